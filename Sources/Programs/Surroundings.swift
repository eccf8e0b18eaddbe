import Foundation
public import Spawning

/// What a program that we start finds around it.
public struct Surroundings: Sendable {
  /// Where it runs; nil for where we do.
  let folder: String?
  /// All of its environment; nil for ours.
  let environment: [String: String]?
  /// Whether the end of what it writes to standard error is kept as the hint of a failure; else it is shown as it comes.
  let keepsErrors: Bool
  /// What it may take from the machine; nil for what we may. Where there are limits, a guard looks after them, and the
  /// program and what it has started are gone when it ends or we do.
  let limits: ResourceLimits?

  /// For programs of ours: they see what we see.
  public static let ours = Surroundings(folder: nil, environment: nil, keepsErrors: false, limits: nil)

  /// The same, but what they write to standard error becomes the hint of a failure.
  public static let oursKeptQuiet = Surroundings(folder: nil, environment: nil, keepsErrors: true, limits: nil)

  /// For programs of the system that go on as long as we do: they see what we see, and are gone when we are, however we end.
  public static let accompanying = Surroundings(
    folder: nil, environment: nil, keepsErrors: true, limits: ResourceLimits())

  /// For programs of others: a folder, the way to other programs, the user's home and language, and nothing else of ours.
  public static func guests(folder: String, limits: ResourceLimits = .guests) -> Surroundings {
    let all = ProcessInfo.processInfo.environment
    return Surroundings(
      folder: folder, environment: all.filter { known.contains($0.key) }, keepsErrors: true, limits: limits)
  }

  private static let known: Set = ["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "TZ", "TMPDIR"]
}

extension ResourceLimits {
  /// For programs of others: enough to read the largest file that is sent to one, in a language that wastes memory.
  public static let guests = ResourceLimits(
    memory: 1 << 30, processor: 600, fileSize: 256 << 20, openFiles: 256, processes: 32, memoryTogether: 2 << 30)
}
