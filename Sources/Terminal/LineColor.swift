/// How a part of a line is shown while it is typed: a colour of the terminal's own eight, and more.
public struct LineColor: Sendable, Equatable {
  /// As parameters of SGR (ECMA-48).
  let parameters: String

  private static let colors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
  private static let manners = ["bold": "1", "dim": "2", "italic": "3", "underline": "4", "reverse": "7"]

  /// What ``init(_:)`` knows.
  public static let names = colors + manners.keys.sorted() + ["plain"]

  /// - Parameter words: one or more of ``names`` with blanks between, like `green bold`; `plain` alone for none of them.
  /// - Returns: nil for any other word.
  public init?(_ words: String) {
    let words = words.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    var parameters: [String] = []
    for word in words where word != "plain" {
      if let number = Self.colors.firstIndex(of: word) {
        parameters.append("3\(number)")
      } else if let manner = Self.manners[word] {
        parameters.append(manner)
      } else {
        return nil
      }
    }
    self.parameters = parameters.joined(separator: ";")
  }
}
