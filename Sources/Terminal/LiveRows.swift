/// Rows of the terminal right above a prompt that change while a line is edited.
public final class LiveRows {
  /// When they are asked for.
  public enum Moment: Sendable {
    /// While nobody types.
    case meanwhile
    /// They can't be reached after this.
    case last
    /// They are drawn at another place or width.
    case anew
  }

  /// How many there are.
  public let rows: Int
  private let lines: (Moment) -> [String]?

  /// - Parameter lines: As many as there are rows, none wider than the terminal; nil to leave them as they are. None means
  ///   meanwhile that they won't change any more, for the last time that they are to be taken away.
  public init(rows: Int, lines: @escaping (Moment) -> [String]?) {
    self.rows = rows
    self.lines = lines
  }

  /// As they go to the terminal; nil to leave them, empty for none.
  func text(_ moment: Moment) -> String? {
    lines(moment).map { $0.map { $0.asRow + "\u{1B}[0m\u{1B}[K" }.joined(separator: "\r\n") }
  }
}
