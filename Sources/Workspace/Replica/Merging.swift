import GRDB
import TagarelaKit

/// Takes registers that come from elsewhere among those that are here.
struct Merging {
  let store: ReplicaStore

  private struct Key: Hashable {
    let table: String
    let uid: String
  }

  /// - Returns: the rows of which something has become otherwise, in the order in which they came.
  func take(_ changes: [ReplicaChange], _ merged: inout Workspace.Merged) throws -> [ReplicaStore.Row] {
    var order: [Key] = []
    var byRow: [Key: [ReplicaChange]] = [:]
    for change in changes {
      let key = Key(table: change.table, uid: change.uid)
      if byRow[key] == nil { order.append(key) }
      byRow[key, default: []].append(change)
    }
    var touched: [ReplicaStore.Row] = []
    for key in order {
      var row = try store.rowOrNew(key.table, key.uid)
      if row.owner == nil, let owner = byRow[key]?.compactMap(\.owner).first { try store.set(owner: owner, &row) }
      if try take(byRow[key] ?? [], into: row, &merged) { touched.append(row) }
    }
    return touched
  }

  private func take(
    _ changes: [ReplicaChange], into row: ReplicaStore.Row, _ merged: inout Workspace.Merged
  ) throws -> Bool {
    let before = try store.registers(of: row)
    var after = before
    for change in changes {
      let stamp = Stamp(time: change.time, origin: change.origin)
      if before[change.field]?.stamp != stamp {
        try Disagreements(store: store).compare(before[change.field], change, of: row)
      }
      if after.write(change.field, Register(stamp: stamp, value: change.value, isSent: true)) { merged.fields += 1 }
    }
    guard after.fields != before.fields else { return false }
    try store.save(after, of: row, before: before)
    if before.isHere, !after.isHere { try Disagreements(store: store).forget(row) }
    return true
  }
}
