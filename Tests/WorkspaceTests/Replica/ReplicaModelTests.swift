import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

/// Three workspaces that are worked on by chance, each for itself, and exchange what they have now and then.
struct ReplicaModelTests {
  /// How many things are done in each workspace.
  static let deeds = Int(ProcessInfo.processInfo.environment["TAGARELA_SYNC_DEEDS"] ?? "") ?? 400

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `three workspaces that exchange what they have in any order end alike`(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var workers = try (1...3).map { try Worker(seed: seed &* 1000 &+ $0) }
    let exchange = Exchange()
    for worker in workers { try worker.desk.workspace.takePart(at: "s") }
    for _ in 0..<Self.deeds * workers.count {
      let index = Int.random(in: workers.indices, using: &random)
      try workers[index].work()
      guard Int.random(in: 0..<25, using: &random) == 0 else { continue }
      let (forgetsSent, forgetsPosition, isShuffled) = (
        Bool.random(using: &random), Bool.random(using: &random), Bool.random(using: &random)
      )
      var order = random
      let shuffle: ([ReplicaChange]) -> [[ReplicaChange]] = { changes in
        let mixed = changes.shuffled(using: &order)
        let (first, second) = (mixed.prefix(mixed.count / 2), mixed.suffix(from: mixed.count / 3))
        return [Array(first), Array(second)]
      }
      try exchange.sync(
        workers[index].desk.workspace,
        .init(forgetsSent: forgetsSent, forgetsPosition: forgetsPosition, shuffle: isShuffled ? shuffle : nil))
    }
    let workspaces = workers.map(\.desk.workspace)
    try exchange.settle(workspaces)
    let contents = try workspaces.map { try $0.content() }
    #expect(contents[0].count > 100)
    for other in contents.dropFirst() {
      #expect(contents[0].subtracting(other).sorted() == [])
      #expect(other.subtracting(contents[0]).sorted() == [])
    }
    try expectLastWriters(in: workspaces, contents[0])
    for workspace in workspaces {
      let problems = try workspace.check(tables: [Worker.tables]).map(\.key)
      // Of a plan and of the cells of its board nobody has seen both.
      #expect(problems.filter { $0 != "check.empty_plan" } == [])
    }
  }

  /// Of each field that nothing but its own writings decides, what the logs of all workspaces say was written last is what
  /// stands.
  private func expectLastWriters(in workspaces: [Workspace], _ content: Set<String>) throws {
    let watched = [
      "patient": ["email", "photo"], "tutor": ["place"], "observation": ["text", "at"], "symbol": ["meaning"],
    ]
    var last: [String: (time: LogicalTime, value: Value)] = [:]
    for workspace in workspaces {
      try workspace.forEachLoggedCommand { command in
        guard command.command == "work", !command.isUndone else { return true }
        for row in command.rows where row.deed != .removed {
          for field in row.fields where watched[row.table]?.contains(field.name) == true && field.name != "photo" {
            let key = "\(row.table)/\(row.uid)/\(field.name)"
            if last[key].map({ $0.time < command.time }) ?? true { last[key] = (command.time, field.became) }
          }
        }
        return true
      }
    }
    var compared = 0
    let takenBack = try rowsTakenBack(in: workspaces)
    for (key, written) in last {
      let row = key.split(separator: "/").dropLast().joined(separator: "/")
      // What was taken back or done again was so at a time that the log doesn't tell.
      guard content.contains(row), !takenBack.contains(row) else { continue }
      if case .text(let text) = written.value { #expect(content.contains("\(key): \(text)")) }
      compared += 1
    }
    #expect(compared > 10)
  }

  /// The rows of whatever was taken back or done again.
  private func rowsTakenBack(in workspaces: [Workspace]) throws -> Set<String> {
    var rows: Set<String> = []
    for workspace in workspaces {
      let turned = try workspace.read { db in
        try Set(Int64.fetchAll(db, sql: "SELECT id FROM step WHERE turned IS NOT NULL"))
      }
      try workspace.forEachLoggedCommand { command in
        if turned.contains(command.number) { rows.formUnion(command.rows.map { "\($0.table)/\($0.uid)" }) }
        return true
      }
    }
    return rows
  }
}
