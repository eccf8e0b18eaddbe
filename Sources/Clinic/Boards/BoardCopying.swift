public import TagarelaKit
public import Workspace

/// What came of copying a board.
public struct BoardCopy: Sendable {
  public let board: BoardRecord
  /// Copies of boards to which it leads, directly or over others.
  public let linked: [BoardRecord]
  /// What else was copied along or left out.
  public let remarks: [Phrase]
}

extension Clinic {
  /// Copies a board with all that it shows.
  ///
  /// - Parameters:
  ///   - owner: whose the copy is; nil for everybody's.
  ///   - isWithLinked: also the boards to which it leads, under the names that they have, or with a number behind them where
  ///     the owner has boards of these names.
  /// - Throws: ``Failure`` for a name that is taken.
  public func copy(
    _ board: BoardRecord, called name: String, for owner: PatientRecord?, isWithLinked: Bool = false
  ) throws -> BoardCopy {
    let reached = isWithLinked ? try tree(from: board).reached.filter { $0.id != board.id } : []
    var copies = [(original: board, copy: try emptyCopy(of: board, called: name, for: owner))]
    for other in reached {
      copies.append(
        (other, try emptyCopy(of: other, called: workspace.freeBoardName(other.name, for: owner?.id), for: owner)))
    }
    var copying = CellCopying(workspace: workspace, owner: owner?.id, copies: copies)
    for (original, copy) in copies {
      for cell in try workspace.cells(of: original) { try workspace.save(copying.copied(cell, to: copy), on: copy) }
    }
    return BoardCopy(board: copies[0].copy, linked: copies.dropFirst().map(\.copy), remarks: copying.remarks)
  }

  private func emptyCopy(of board: BoardRecord, called name: String, for owner: PatientRecord?) throws -> BoardRecord {
    var copy = Board(name: name, size: board.size, layout: board.layout, foreign: board.foreign)
    copy.traits = board.traits
    var record = try workspace.add(copy, patient: owner?.id, scene: board.scene)
    record.system = board.system
    try workspace.save(record)
    return record
  }
}

/// Makes cells such that the copy's owner sees all that they show.
private struct CellCopying {
  let workspace: Workspace
  let owner: Int64?
  /// The boards that are copied, to their copies.
  private let copies: [Int64: Int64]
  private var symbols: [Int64: SymbolRecord] = [:]
  private var lost: [(cell: String, board: String)] = []

  init(workspace: Workspace, owner: Int64?, copies: [(original: BoardRecord, copy: BoardRecord)]) {
    self.workspace = workspace
    self.owner = owner
    self.copies = Dictionary(uniqueKeysWithValues: copies.map { ($0.original.id, $0.copy.id) })
  }

  mutating func copied(_ cell: CellRecord, to copy: BoardRecord) throws -> CellRecord {
    var cell = cell
    if let symbol = cell.symbol, let patient = symbol.patient, patient != owner {
      let own = try own(symbol)
      // The name stays as it is read, whatever it had to be called beside others.
      if own.name != symbol.name, cell.label == nil { cell.label = symbol.name }
      cell.symbol = own
    }
    if let link = cell.link {
      let target = try workspace.board(id: link)
      if let copied = copies[link] {
        cell.link = copied
      } else if let target, let patient = target.patient, patient != owner {
        cell.link = nil
        lost.append((copy.size.name(ofPosition: cell.position), target.name))
      }
    }
    return cell
  }

  /// The owner's symbol that is like this one, made where there is none.
  private mutating func own(_ symbol: SymbolRecord) throws -> SymbolRecord {
    if let made = symbols[symbol.id] { return made }
    let alike = try workspace.symbols(for: owner, category: symbol.category).first {
      $0.name == symbol.name && $0.picture == symbol.picture && $0.voice == symbol.voice
    }
    guard alike == nil, let category = try workspace.category(id: symbol.category) else {
      return alike ?? symbol
    }
    var like = Symbol(
      name: try workspace.freeSymbolName(symbol.name, for: owner), meaning: symbol.meaning, category: category.value,
      picture: nil)
    like.traits = symbol.traits
    let made = try workspace.add(
      like, category: category.id, patient: owner, picture: symbol.picture, voice: symbol.voice)
    symbols[symbol.id] = made
    return made
  }

  var remarks: [Phrase] {
    var remarks: [Phrase] = []
    if !symbols.isEmpty {
      let names = symbols.values.map(\.name).sorted().map(Value.text)
      remarks.append(Phrase("board.symbols_copied", ["symbols": .list(names), "count": .integer(names.count)]))
    }
    if !lost.isEmpty {
      let ways = lost.map { Value.text("\($0.cell) → \($0.board)") }
      remarks.append(Phrase("board.ways_left", ["ways": .list(ways)]))
    }
    return remarks
  }
}
