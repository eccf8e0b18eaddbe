/// Where a patient has put the cells of a board: how things stand, not what happened.
public struct BoardArrangement: Sendable, Equatable {
  /// The board's identity.
  public let board: String
  /// When the last cell was moved.
  public let at: Moment
  /// From 1, by the identities of those cells that aren't where the therapist placed them.
  public let positions: [String: Int]

  public init(board: String, at: Moment, positions: [String: Int]) {
    self.board = board
    self.at = at
    self.positions = positions
  }
}
