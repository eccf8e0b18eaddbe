import Foundation

/// What the keys of a screen do, in few lines at its bottom.
enum KeyLines {
  private static let most = 2
  private static let separator = " · "

  static func lines(_ keys: String, columns: Int) -> [String] {
    let lines = wrapped(keys, to: max(1, columns))
    guard lines.count > most else { return lines }
    // The way out stands last, and must be seen.
    let parts = keys.components(separatedBy: separator)
    let reordered = (parts.suffix(1) + parts.dropLast()).joined(separator: separator)
    return Array(wrapped(reordered, to: max(1, columns)).prefix(most))
  }
}
