import Foundation

/// How long we wait for another program that writes to the same workspace, and when we say that we wait.
struct Patience: Sendable {
  let hooks: Workspace.Hooks

  private static let step: UInt32 = 5_000
  private static let announcement = 100
  /// About half a minute.
  private static let end = 6_000

  /// - Returns: false to give up.
  func wait(_ tries: Int) -> Bool {
    if tries == Self.announcement { hooks.waiting() }
    if tries >= Self.end || hooks.interrupted() { return false }
    usleep(Self.step)
    return true
  }
}
