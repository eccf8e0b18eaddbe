import TagarelaKit
public import Workspace

/// Where a touch of a cell leads, or what it does in place of that.
public enum BoardWay: Sendable {
  case home
  case back
  /// Nowhere: the cell offers a word that may come next.
  case word
  case board(BoardRecord)

  public init(_ typed: TypedWay) {
    switch typed {
    case .home: self = .home
    case .back: self = .back
    case .word: self = .word
    }
  }

  fileprivate var action: CellAction? {
    switch self {
    case .home: .home
    case .back: .back
    case .word: .suggestion
    case .board: nil
    }
  }
}

/// What is typed for ways that aren't boards by name.
public enum TypedWay: String, ColonWord {
  case home = ":home"
  case back = ":back"
  case word = ":word"

  public static let texts = "board.typed"
}

extension Clinic {
  /// Makes a cell lead somewhere; an empty one is called after where it leads.
  ///
  /// - Parameter way: nil for nowhere.
  /// - Returns: the cell as it is then, and whether it offered words before.
  /// - Throws: ``Failure`` `cell.unknown`; `cell.empty` where nothing is that could lead nowhere; `board.link_of_patient`
  ///   for a board that not all see who see this one.
  public func link(_ position: Int, to way: BoardWay?, on board: BoardRecord) throws -> (
    cell: CellRecord, offered: Bool
  ) {
    try board.check(position)
    if case .board(let target) = way { try checkIsSeen(target, from: board) }
    var cell = try cell(covering: position, of: board) ?? CellRecord(position: position)
    // A cell that is called after where it led is called anew.
    let led = try self.way(from: cell)
    if cell.symbol == nil, cell.label == led { cell.label = nil }
    let offered = cell.offersWord
    cell.actions.removeAll { [.home, .back, .suggestion].contains($0) }
    cell.link = nil
    if let action = way?.action { cell.actions.append(action) }
    if case .board(let target) = way { cell.link = target.id }
    if cell.symbol == nil, cell.text.isEmpty {
      if let way, !cell.offersWord {
        cell.label = name(of: way)
      } else if way == nil, !offered {
        cell.label = led
      }
    }
    guard cell.symbol != nil || cell.label != nil || cell.area != nil || cell.offersWord || offered else {
      throw Failure(
        "cell.empty", ["cell": .text(board.size.name(ofPosition: cell.position)), "board": .text(board.name)])
    }
    if offered, cell.hasNothing {
      try workspace.clear(cell.position, on: board)
    } else {
      try workspace.save(cell, on: board)
    }
    return (cell, offered)
  }

  /// - Throws: ``Failure`` `board.link_of_patient`.
  public func checkIsSeen(_ target: BoardRecord, from board: BoardRecord) throws {
    if let owner = target.patient, owner != board.patient {
      throw Failure("board.link_of_patient", ["name": .text(target.name), "board": .text(board.name)])
    }
  }

  /// Where a touch leads: a board's name, or words for home, back and a word that is offered; nil for nowhere.
  public func way(from cell: CellRecord) throws -> String? {
    if let link = cell.link { return try workspace.board(id: link)?.name }
    if cell.actions.contains(.home) { return name(of: .home) }
    if cell.actions.contains(.back) { return name(of: .back) }
    return cell.offersWord ? name(of: .word) : nil
  }

  private func name(of way: BoardWay) -> String {
    switch way {
    case .home: wording.text(Phrase("board.way_home"))
    case .back: wording.text(Phrase("board.way_back"))
    case .word: wording.text(Phrase("board.way_word"))
    case .board(let target): target.name
    }
  }
}

extension CellRecord {
  /// Whether nothing would be missed without it.
  fileprivate var hasNothing: Bool {
    symbol == nil && picture == nil && text.isEmpty && self.area == nil && link == nil && self.actions.isEmpty
  }
}
