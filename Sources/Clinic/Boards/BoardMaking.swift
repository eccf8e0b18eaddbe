import TagarelaKit
public import Workspace

extension Clinic {
  /// Makes a board with the cells that its layout begins with, in the language of ``wording``.
  ///
  /// - Parameter patient: whose it is; nil for everybody's.
  /// - Throws: ``Failure`` `board.exists`.
  public func makeBoard(_ name: String, _ shape: BoardShape, for patient: PatientRecord?) throws -> BoardRecord {
    let board = Board(name: name, size: shape.size, layout: shape.layout)
    let record = try workspace.add(board, patient: patient?.id)
    let layout = registry.first(.layouts, id: shape.layout)
    for beginning in layout?.beginning(shape.size, wording.language.id) ?? [] {
      var cell = CellRecord(position: beginning.position)
      cell.traits = beginning.traits
      try workspace.save(cell, on: record)
    }
    return shape.pages == 1 ? record : try reshape(record, to: shape.size, pages: shape.pages)
  }

  /// Makes an empty board that is otherwise like another one, and of the same patient.
  ///
  /// - Throws: ``Failure`` `board.exists`.
  public func makeBoard(_ name: String, like board: BoardRecord) throws -> BoardRecord {
    var like = Board(name: name, size: board.size, layout: board.layout)
    like.traits = board.traits
    like.pages = 1
    like.background = nil
    return try workspace.add(like, patient: board.patient)
  }

  /// Removes a board; what led to it leads nowhere then.
  ///
  /// - Returns: the other boards that led to it.
  /// - Throws: ``Failure`` `board.in_use` with the plans that show it.
  public func remove(_ board: BoardRecord) throws -> [BoardRecord] {
    let leading = try workspace.boards(leadingTo: board).filter { $0.id != board.id }
    try workspace.remove(board)
    return leading
  }
}
