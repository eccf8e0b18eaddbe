import Foundation

/// What a program that we start finds around it.
public struct Surroundings: Sendable {
  /// Where it runs; nil for where we do.
  let folder: String?
  /// All of its environment; nil for ours.
  let environment: [String: String]?
  /// Whether the end of what it writes to standard error is kept as the hint of a failure; else it is shown as it comes.
  let keepsErrors: Bool
  /// Whether it and what it has started are gone when we are.
  let endsWithUs: Bool

  /// For programs of ours: they see what we see.
  public static let ours = Surroundings(folder: nil, environment: nil, keepsErrors: false, endsWithUs: false)

  /// The same, but what they write to standard error becomes the hint of a failure.
  public static let oursKeptQuiet = Surroundings(folder: nil, environment: nil, keepsErrors: true, endsWithUs: false)

  /// For programs of others: a folder, the way to other programs, the user's home and language, and nothing else of ours.
  public static func guests(folder: String) -> Surroundings {
    let all = ProcessInfo.processInfo.environment
    return Surroundings(
      folder: folder, environment: all.filter { known.contains($0.key) }, keepsErrors: true, endsWithUs: true)
  }

  private static let known: Set = ["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "TZ", "TMPDIR"]
}
