public import TagarelaKit

/// What of a parcel a format has no place for. A page to look at loses nothing that one could miss; a file from which
/// somebody goes on working does.
public struct Losses: Sendable {
  public let missing: [FileFormat.Carried]
  public let format: String
  /// Cells without a word, where words are all that there is.
  public let wordless: Int
  /// Cells that lead to a board that isn't in the file.
  public let astray: Int
  /// Whether plans become no more than their boards.
  public let leavesPlans: Bool

  /// - Parameter added: what came to it on the way, which nobody misses.
  public init(of parcel: Parcel, in format: FileFormat, besides added: Set<FileFormat.Carried> = []) {
    self.format = format.id
    let boards = parcel.boards + parcel.plans.map(\.board)
    let holdsWordsAlone = format.read != nil && !format.carries.contains(.pictures)
    wordless = holdsWordsAlone ? boards.reduce(0) { $0 + $1.cells.count(where: \.isWordless) } : 0
    let here = (uids: Set(boards.map(\.uid)), names: Set(boards.map(\.name)))
    astray =
      format.read == nil || !format.carries.contains(.links)
      ? 0
      : boards.reduce(0) { count, board in
        count
          + board.cells.count { cell in
            cell.link.map { !here.uids.contains($0.uid) && !here.names.contains($0.name) } ?? false
          }
      }
    leavesPlans = parcel.kind == .plan && format.read != nil && !format.reads.contains(.plan)
    missing =
      format.read == nil
      ? []
      : FileFormat.Carried.allCases.filter {
        let isLost = !format.carries.contains($0) || format.shares.contains($0) && $0.differs(among: boards)
        return isLost && !added.contains($0) && $0.isUsed(in: boards, or: parcel.items)
      }
  }
}

extension Board.Cell {
  /// One that offers words as one writes has none to lose.
  fileprivate var isWordless: Bool { text.isEmpty && !self.actions.contains(.suggestion) }
}

extension FileFormat.Carried {
  /// Of what belongs to boards as a whole.
  fileprivate func differs(among boards: [Board]) -> Bool {
    func varies(_ part: (Board) -> some Equatable) -> Bool {
      boards.dropFirst().contains { part($0) != part(boards[0]) }
    }
    return switch self {
    case .backgrounds: varies(\.background)
    case .lettering: varies(\.letters) || varies(\.labels)
    default: false
    }
  }

  fileprivate func isUsed(in boards: [Board], or items: [ParcelItem]) -> Bool {
    func any(_ test: (Board.Cell) -> Bool) -> Bool { boards.contains { $0.cells.contains(where: test) } }
    return switch self {
    case .pictures: any { $0.shown != nil }
    case .voices: any { $0.voice != nil || $0.symbol?.voice != nil }
    case .videos: any { $0.symbol?.video != nil }
    case .sets: boards.count > 1
    case .links: any { $0.link != nil }
    case .actions: any { !$0.actions.isEmpty }
    case .colors: any { $0.fill != nil || $0.border != nil }
    case .spans: any { $0.span != .single }
    case .areas: any { $0.area != nil }
    case .hidden: any(\.isHidden)
    case .pages: boards.contains { $0.pages > 1 }
    case .backgrounds: boards.contains { $0.background != nil }
    case .scenes: boards.contains { $0.scene != nil }
    case .lettering: boards.contains { $0.letters != .asWritten || $0.labels != .below }
    case .levels: boards.contains { $0.level > 0 || $0.isMovable } || any { $0.level > 1 }
    case .spoken: any { $0.spoken != nil }
    case .items: !items.isEmpty
    // Every symbol has a category; that it is gone is seen nowhere outside a workspace.
    case .categories, .foreign: false
    }
  }
}
