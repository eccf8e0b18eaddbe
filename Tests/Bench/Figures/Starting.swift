import Foundation
import TagarelaTestSupport

extension Part {
  /// From the start of the process to the prompt on a terminal, and one command from start to end.
  static let start = Part(name: "start") { bench in
    try bench.measureOneCommand()
    let peers = try Prompted.peers(bench).map { peer in
      (name: peer.name, run: { try peer.secondsToPrompt() })
    }
    for (size, workspace) in try Prompted.workspaces(bench) {
      let ours = Prompted.tagarela(bench, workspace)
      try bench.measure(
        "start to prompt, \(size)", .milliseconds, budget: 15, ours: { try ours.secondsToPrompt() }, peers: peers,
        value: { $0 * 1e3 })
    }
  }

  /// What a process at its prompt takes of the memory.
  static let memory = Part(name: "memory") { bench in
    let peers = try Prompted.peers(bench)
    for (size, workspace) in try Prompted.workspaces(bench) {
      let ours = Prompted.tagarela(bench, workspace)
      for kind in ["Pss", "Rss"] {
        try bench.measure(
          "memory at the prompt, \(kind.uppercased()), \(size)", .megabytes, budget: 40,
          ours: { try ours.memory(kind) }, peers: peers.map { peer in (peer.name, { try peer.memory(kind) }) },
          value: { $0 })
      }
    }
  }
}

extension Bench {
  /// `patient list`, warm: the instructions it takes, which are the same on every machine, and its time beside SQLite's
  /// shell, which asks the same file for the same.
  fileprivate func measureOneCommand() throws {
    let workspace = try Clinic.small(self)
    let arguments = ["-w", workspace, "-c", "patient list"]
    let ours = { try MeasuredRun(Programs.tagarela, arguments, self).seconds }
    _ = try ours()
    try measure(
      "patient list, start to end", .milliseconds, ratioBudget: 4, ours: ours,
      peers: [
        (
          "sqlite3",
          { try MeasuredRun(Programs.sqlite, [workspace, "SELECT id, name, born FROM patient"], self).seconds }
        )
      ], value: { $0 * 1e3 })
    guard FileManager.default.isExecutableFile(atPath: Programs.valgrind) else {
      return report.note("patient list, instructions: no valgrind here")
    }
    let stripped = path("tagarela")
    try Programs.run("/usr/bin/strip", ["-o", stripped, Programs.tagarela])
    let instructions = try Callgrind.instructions(of: stripped, arguments, self)
    try report.add(
      Figure(what: "patient list, instructions", unit: .millionInstructions, ours: instructions / 1e6, budget: 35))
  }
}

/// A program that shows a prompt on a terminal.
private struct Prompted {
  let name: String
  let program: String
  let arguments: [String]
  let prompt: String
  let home: String

  static func tagarela(_ bench: Bench, _ workspace: String) -> Prompted {
    Prompted(
      name: "tagarela", program: Programs.tagarela, arguments: ["-w", workspace], prompt: "tagarela>",
      home: bench.folder.path)
  }

  static func peers(_ bench: Bench) throws -> [Prompted] {
    [
      Prompted(
        name: "sqlite3", program: Programs.sqlite, arguments: [bench.path("peer.db")], prompt: "sqlite> ",
        home: bench.folder.path),
      Prompted(
        name: "python3", program: try Programs.python(), arguments: ["-q"], prompt: ">>> ", home: bench.folder.path),
    ]
  }

  static func workspaces(_ bench: Bench) throws -> [(size: String, path: String)] {
    [
      ("empty workspace", try Clinic.empty(bench)), ("100,000 symbols", try Clinic.large(bench)),
    ]
  }

  /// Starts the program and waits for its prompt.
  func open() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.spawn(
      program, arguments: arguments, environment: ["HOME": home, "LANG": "C.UTF-8"])
    try terminal.expect(prompt)
    return terminal
  }

  func secondsToPrompt() throws -> Double {
    var terminal: PseudoTerminal?
    let seconds = try seconds { terminal = try open() }
    // Its end is no part of its start.
    terminal?.hangUp()
    return seconds
  }

  /// Megabytes of the process at its prompt.
  func memory(_ kind: String) throws -> Double {
    let terminal = try open()
    _ = terminal.settle()
    let facts = try String(contentsOfFile: "/proc/\(terminal.process)/smaps_rollup", encoding: .utf8)
    let line = facts.split(separator: "\n").first { $0.hasPrefix("\(kind):") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
      throw Trouble("no \(kind) of \(name)")
    }
    return kilobytes / 1024
  }
}
