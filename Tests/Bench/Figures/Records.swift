import Foundation
import Workspace

extension Part {
  /// Insert and fetch of each entity through the workspace, against prepared statements in C on the same tables, which
  /// log nothing.
  static let records = Part(name: "records") { bench in
    let whole = try Clinic.small(bench)
    var costs: [Double] = []
    let count = 2000
    for entity in Entity.inserted {
      let contenders = [
        { try bench.inserting(entity, count, into: whole) },
        { try bench.inserting(entity, count, into: whole, isLogged: false) },
        { try bench.statements(entity, count, on: whole) },
      ]
      let times = try bench.contest.medians(contenders).map { $0 * 1e6 }
      try bench.report.add(
        Figure(what: "insert \(entity.name)", unit: .microseconds, ours: times[0], peer: Peer.name, theirs: times[2]))
      costs.append(times[0] - times[1])
    }
    try bench.report.add(
      Figure(
        what: "  what undo costs of it, on average", unit: .microseconds,
        ours: costs.reduce(0, +) / Double(max(1, costs.count))))
    for entity in Entity.fetched {
      try bench.measure(
        "fetch \(entity.name)", .microseconds, ours: { try bench.fetching(entity, 2000, from: whole) },
        peers: [(Peer.name, { try bench.statements(entity, 2000, on: whole) })], value: { $0 * 1e6 })
    }
  }
}

extension Bench {
  /// Seconds an insert, as one step for `undo`, before it goes to the disk.
  fileprivate func inserting(
    _ entity: Entity, _ count: Int, into source: String, isLogged: Bool = true
  ) throws -> Double {
    let workspace = try Workspace.open(copy(source, as: "ours.tagarela"))
    let people = try People(workspace)
    try workspace.begin()
    let insert = { for number in 1...count { try entity.ours(workspace, people, number) } }
    let time = try seconds { try isLogged ? workspace.change(entity.name, insert) : insert() }
    try workspace.drop()
    return time / Double(count)
  }

  fileprivate func fetching(_ entity: Entity, _ count: Int, from source: String) throws -> Double {
    let workspace = try Workspace.open(copy(source, as: "ours.tagarela"))
    let people = try People(workspace)
    try entity.prepare(workspace, people)
    return try workspace.consult {
      try seconds { for number in 1...count { try entity.ours(workspace, people, number) } } / Double(count)
    }
  }

  private func prepare(_ entity: Entity, _ path: String) throws {
    let workspace = try Workspace.open(path)
    try entity.prepare(workspace, People(workspace))
  }

  fileprivate func statements(_ entity: Entity, _ count: Int, on source: String) throws -> Double {
    let path = try copy(source, as: "peer.tagarela")
    try prepare(entity, path)
    let peer = try Peer(path)
    try peer.execute("BEGIN")
    return try entity.statements.reduce(0) { sum, statement in
      try sum + peer.run(statement.sql, statement.values, after: 1000, times: count * statement.times)
        * Double(statement.times)
    }
  }
}
