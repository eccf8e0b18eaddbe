import Foundation
import Synchronization

/// How long we wait for another program that writes to the same workspace, and when we say that we wait.
final class Patience: Sendable {
  let hooks: Workspace.Hooks
  private let isBrief = Atomic(false)

  init(hooks: Workspace.Hooks) {
    self.hooks = hooks
  }

  private static let step: UInt32 = 5_000
  private static let announcement = 100
  /// About half a minute.
  private static let end = 6_000

  /// - Returns: false to give up.
  func wait(_ tries: Int) -> Bool {
    if isBrief.load(ordering: .relaxed) { return false }
    if tries == Self.announcement { hooks.waiting() }
    if tries >= Self.end || hooks.interrupted() { return false }
    usleep(Self.step)
    return true
  }

  /// Runs `body` without waiting for anybody.
  func briefly(_ body: () throws -> Void) rethrows {
    isBrief.store(true, ordering: .relaxed)
    defer { isBrief.store(false, ordering: .relaxed) }
    try body()
  }
}
