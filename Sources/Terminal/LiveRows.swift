import CEditline
import Glibc

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
  /// What C reads.
  private var shown: UnsafeMutablePointer<CChar>?

  /// - Parameter lines: As many as there are rows, none wider than the terminal; nil to leave them as they are. None means
  ///   meanwhile that they won't change any more, for the last time that they are to be taken away.
  public init(rows: Int, lines: @escaping (Moment) -> [String]?) {
    self.rows = rows
    self.lines = lines
  }

  deinit { free(shown) }

  fileprivate func next(_ moment: Moment) -> UnsafePointer<CChar>? {
    guard let lines = lines(moment) else { return nil }
    free(shown)
    shown = strdup(lines.map { $0.asRow + "\u{1B}[0m\u{1B}[K" }.joined(separator: "\r\n"))
    return UnsafePointer(shown)
  }
}

/// What C calls: outside of any actor, with a `LiveRows` as its context.
func drawAbove(context: UnsafeMutableRawPointer?, moment: cedit_moment) -> UnsafePointer<CChar>? {
  guard let context else { return nil }
  let rows = Unmanaged<LiveRows>.fromOpaque(context).takeUnretainedValue()
  return rows.next(moment == CEDIT_LAST ? .last : moment == CEDIT_ANEW ? .anew : .meanwhile)
}
