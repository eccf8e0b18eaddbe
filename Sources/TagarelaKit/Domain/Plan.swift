/// A board given to a tutor with a purpose.
public struct Plan: Sendable, Equatable {
  public var uid: String
  public var name: String
  public var description: String
  public var kind: PlanKind
  public var start: Day?
  public var board: Board

  public init(
    uid: String = "", name: String, description: String, kind: PlanKind, start: Day?, board: Board
  ) {
    self.uid = uid
    self.name = name
    self.description = description
    self.kind = kind
    self.start = start
    self.board = board
  }
}

public enum PlanKind: String, Sendable, CaseIterable {
  /// A board of symbols.
  case board
  /// One symbol, as large as the page.
  case large
}
