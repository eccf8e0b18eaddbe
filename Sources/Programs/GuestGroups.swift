import Foundation
import Synchronization

/// The process groups of programs of others that are running, so that none outlives us.
enum GuestGroups {
  private static let groups = Mutex<Set<pid_t>>([])
  private static let whenWeEnd: Void = { _ = atexit { GuestGroups.endAll() } }()

  static func add(_ group: pid_t) {
    whenWeEnd
    _ = groups.withLock { $0.insert(group) }
  }

  static func remove(_ group: pid_t) {
    _ = groups.withLock { $0.remove(group) }
  }

  private static func endAll() {
    groups.withLock { groups in
      for group in groups { kill(-group, SIGKILL) }
      groups = []
    }
  }
}
