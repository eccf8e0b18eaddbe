import TagarelaKit

/// Texts of a configuration.
enum PartText {
  private static let longest = 1000

  /// On one line; empty for one that isn't there, which the program writes as `null`.
  static func text(_ written: String?) -> String {
    guard let written, written != "null" else { return "" }
    return written.oneLine.beginning(longest)
  }
}
