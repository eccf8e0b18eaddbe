import Foundation

extension Part {
  /// Commands a second of a script, starting included, against SQLite's shell with the same work in SQL.
  static let scripts = Part(name: "scripts") { bench in
    for work in ScriptWork.reading { try bench.measure(work, count: 20_000, budget: 100_000) }
    for work in ScriptWork.changing { try bench.measure(work, count: 20_000, budget: 20_000) }
  }
}

extension Bench {
  fileprivate func measure(_ work: ScriptWork, count: Int, budget: Double) throws {
    let small = try Clinic.small(self)
    let commands = (1...count).map(work.command).joined(separator: "\n")
    let session = try write("use \"\(Clinic.patient)\"\n\(commands)\n", to: "session.tgl")
    var peers = [try peer("sqlite3", work, count, small: small, begin: work.changes)]
    if work.changes {
      // A statement a transaction waits for the disk each time: a tenth is enough to tell.
      peers.append(try peer("sqlite3, each on the disk", work, count / 10, small: small, begin: false))
    }
    try measure(
      work.name, .perSecond, budget: budget,
      ours: {
        let workspace = try copy(small, as: "ours.tagarela")
        return try seconds { try Programs.run(Programs.tagarela, ["-w", workspace, "run", session]) } / Double(count)
      },
      peers: peers, value: { 1 / $0 })
  }

  private func peer(
    _ name: String, _ work: ScriptWork, _ count: Int, small: String, begin: Bool
  ) throws -> (name: String, run: () throws -> Double) {
    let settings = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;\n"
    let statements = (1...count).map(work.sql).joined(separator: "\n")
    let text = begin ? "BEGIN;\n\(statements)\nCOMMIT;\n" : statements + "\n"
    let input = try write(settings + text, to: begin ? "together.sql" : "each.sql")
    return (
      name,
      {
        let database = try copy(small, as: "peer.tagarela")
        return try seconds { try Programs.run(Programs.sqlite, ["-bail", database], input: input) } / Double(count)
      }
    )
  }
}
