/// A board given to a tutor with a purpose.
public struct Plan: Sendable, Equatable {
  /// The same on every device; empty when the file that it came from gave none.
  public var uid: String
  /// A tutor's plans have different ones; the subject of the letter that brings it.
  public var name: String
  /// What the tutor is to do, and what for: the text of the letter that brings it.
  public var description: String
  /// Whether the board is what is given, or the one symbol on it.
  public var kind: PlanKind
  /// The first day; nil when the file that it came from gave none.
  public var start: Day?
  /// A large symbol is a board of one cell.
  public var board: Board
  /// What it brings along of activities onto the pages that patients use.
  public var activities: [PlanActivity]

  public init(
    uid: String = "", name: String, description: String, kind: PlanKind, start: Day?, board: Board,
    activities: [PlanActivity] = []
  ) {
    self.uid = uid
    self.name = name
    self.description = description
    self.kind = kind
    self.start = start
    self.board = board
    self.activities = activities
  }
}

/// Whether a plan is a board or one symbol.
public enum PlanKind: String, Sendable, CaseIterable {
  /// A board of symbols.
  case board
  /// One symbol, as large as the page.
  case large
}
