import CEditline
import Glibc

/// Rows of the terminal right above a prompt that change while a line is edited.
public final class LiveRows {
  /// How many there are.
  public let rows: Int
  private let lines: (_ isLast: Bool) -> [String]?
  /// What C reads.
  private var shown: UnsafeMutablePointer<CChar>?

  /// - Parameter lines: As many as there are rows, none wider than the terminal; nil when they haven't changed, empty
  ///   when they won't any more. `isLast` when they can't be reached again.
  public init(rows: Int, lines: @escaping (_ isLast: Bool) -> [String]?) {
    self.rows = rows
    self.lines = lines
  }

  deinit { free(shown) }

  fileprivate func next(isLast: Bool) -> UnsafePointer<CChar>? {
    guard let lines = lines(isLast) else { return nil }
    free(shown)
    shown = strdup(lines.map { $0.asRow + "\u{1B}[0m\u{1B}[K" }.joined(separator: "\r\n"))
    return UnsafePointer(shown)
  }
}

/// What C calls: outside of any actor, with a `LiveRows` as its context.
func drawAbove(context: UnsafeMutableRawPointer?, isLast: Int32) -> UnsafePointer<CChar>? {
  guard let context else { return nil }
  return Unmanaged<LiveRows>.fromOpaque(context).takeUnretainedValue().next(isLast: isLast != 0)
}
