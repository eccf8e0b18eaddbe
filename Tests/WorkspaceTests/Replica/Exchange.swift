import TagarelaKit
import Workspace

/// What workspaces exchange through, as simply as it can be said: of each field the later writing stands.
final class Exchange {
  private struct Key: Hashable {
    let table: String
    let uid: String
    let field: String
  }

  private var fields: [Key: (number: Int64, change: ReplicaChange)] = [:]
  private var media: [String: ReplicaMedium] = [:]
  private var last: Int64 = 0

  func take(_ changes: [ReplicaChange]) {
    for change in changes {
      let key = Key(table: change.table, uid: change.uid, field: change.field)
      if let known = fields[key]?.change, (known.time, known.origin) >= (change.time, change.origin) { continue }
      last += 1
      fields[key] = (last, change)
    }
  }

  func changes(after number: Int64) -> (changes: [ReplicaChange], upTo: Int64) {
    let found = fields.values.filter { $0.number > number }.sorted { $0.number < $1.number }
    return (found.map(\.change), last)
  }

  /// What may go wrong on the way.
  struct Mishaps {
    /// What was sent isn't known to have arrived.
    var forgetsSent = false
    /// What was received comes once more.
    var forgetsPosition = false
    /// In what order changes come, and in how many parts; nil for all in the order in which they were written.
    var shuffle: (([ReplicaChange]) -> [[ReplicaChange]])?
  }

  /// - Returns: whether anything was otherwise.
  @discardableResult
  func sync(_ workspace: Workspace, _ mishaps: Mishaps = Mishaps()) throws -> Bool {
    try workspace.capture()
    var isOtherwise = false
    let (changes, upTo) = self.changes(after: try workspace.receivedPosition())
    for hash in try workspace.missingMedia(of: changes) {
      if let medium = media[hash] { _ = try workspace.keep(medium) }
    }
    for part in mishaps.shuffle?(changes) ?? [changes] {
      isOtherwise = try workspace.merge(part).fields > 0 || isOtherwise
    }
    if !mishaps.forgetsPosition { _ = try workspace.merge([], upTo: upTo) }
    while true {
      let changes = try workspace.unsent(limit: 500)
      for hash in Set(changes.compactMap(\.medium)) { media[hash] = try workspace.replicaMedium(hash) ?? media[hash] }
      take(changes)
      isOtherwise = isOtherwise || !changes.isEmpty
      guard !changes.isEmpty, !mishaps.forgetsSent else { break }
      try workspace.noteSent(changes)
    }
    return isOtherwise
  }

  /// Until none has anything new for another.
  func settle(_ workspaces: [Workspace]) throws {
    for _ in 0..<20 {
      var isOtherwise = false
      for workspace in workspaces { isOtherwise = try sync(workspace) || isOtherwise }
      if !isOtherwise { return }
    }
    throw Failure("they never end")
  }
}
