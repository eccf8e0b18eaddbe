import Foundation
import GRDB
import TagarelaTestSupport

/// Some processes at work on one workspace at the same time, some of them killed or with a full disk, and what must be in
/// the data afterwards.
struct Round {
  private let tagarela: Tagarela
  private let seed: UInt64
  private var random: Seeded
  private let place: Writer.Place
  /// The workspace in which the first process restores a backup, if it does.
  private var restored = Course.main
  private(set) var findings: [String] = []

  /// - Parameter isCalm: leaves out the lines that open the workspace again or name it as a file.
  init(seed: UInt64, isCalm: Bool) throws {
    self.seed = seed
    tagarela = try Tagarela(sharesCache: true)
    var random = Seeded(state: seed)
    let kind = Int.random(in: 0..<6, using: &random)
    place = Writer.Place(
      folder: tagarela.folder.path, workspace: tagarela.workspace, other: tagarela.path("other.tagarela"),
      links: [tagarela.path("link"), tagarela.folder.path + "/./clinic.tagarela"],
      withUndo: kind < 3, beginning: kind == 3 ? tagarela.path("beginning.backup") : nil, isCalm: isCalm)
    self.random = random
    try FileManager.default.createSymbolicLink(
      atPath: tagarela.path("link"), withDestinationPath: tagarela.workspace)
  }

  /// - Returns: how many deeds were reported as done.
  mutating func run() throws -> Int {
    let before = try tagarela.run(["-c", place.beginning.map { "backup '\($0)'" } ?? "settings"])
    if before.status != 0 { findings.append(before.errors) }
    let scripts = try scripts()
    let limits = scripts.map { _ in
      place.isFaulty && Int.random(in: 0..<4, using: &random) == 0
        ? Int.random(in: 20_000...400_000, using: &random) : nil
    }
    let runs = try scripts.enumerated().map { index, script in
      try tagarela.start(
        ["--echo", "--keep-going", "run", try tagarela.script(script.map(\.line), named: "script\(index).tgl")],
        fileSizeLimit: limits[index])
    }
    var isKilled = runs.map { _ in false }
    if place.isFaulty, Bool.random(using: &random) {
      for index in runs.indices where Bool.random(using: &random) {
        usleep(UInt32.random(in: 0...120_000, using: &random))
        isKilled[index] = runs[index].isRunning
        runs[index].signal(SIGKILL)
      }
    }
    var all: [Done] = []
    if Int.random(in: 0..<3, using: &random) == 0 { all.append(try talk(as: runs.count + 1)) }
    for (index, run) in runs.enumerated() {
      let result = try run.result(within: 60)
      if result.status < 0, !(isKilled[index] && result.status == -SIGKILL) {
        findings.append("process \(index + 1) ended with signal \(-result.status): \(result.errors.suffix(300))")
      }
      let done = Done(scripts[index], result.output, wasKilled: result.status == -SIGKILL)
      // What others undo may be what a line is about; what is restored takes all away.
      if !place.withUndo, place.beginning == nil, limits[index] == nil {
        for deed in done.failed where deed.effect != .fails {
          findings.append("failed: \(deed.line): \(result.errors.suffix(600))")
        }
      }
      all.insert(done, at: index)
    }
    try compare(all)
    return all.reduce(0) { $0 + $1.acknowledged.count }
  }

  private mutating func scripts() throws -> [[Deed]] {
    let count = Int.random(in: 2...4, using: &random)
    return try (1...count).map { process in
      var writer = Writer(process: process, place: place, seed: random.next())
      var script = try writer.script(of: Int.random(in: 2...10, using: &random))
      if process == 1, let beginning = place.beginning {
        script.insert(
          Deed(line: "restore '\(beginning)'", effect: .restores),
          at: Int.random(in: 0...script.count, using: &random))
        for deed in script {
          if case .opens(let workspace) = deed.effect { restored = workspace }
          if deed.effect == .restores { break }
        }
      }
      return script
    }
  }

  /// Types at a prompt while the others run; some leave by being killed.
  private mutating func talk(as process: Int) throws -> Done {
    var writer = Writer(process: process, place: place, seed: random.next())
    let dialogue = writer.dialogue(of: Int.random(in: 1...6, using: &random))
    let last = Int.random(in: 0...dialogue.count, using: &random)
    let isKilled = place.isFaulty && last < dialogue.count
    let terminal = try tagarela.prompt(["--plain"])
    for (index, deed) in dialogue.enumerated() {
      try terminal.send(deed.line + "\r")
      if isKilled, index == last {
        usleep(UInt32.random(in: 0...60_000, using: &random))
        terminal.signal(SIGKILL)
        return Done(dialogue: dialogue, acknowledged: index, wasKilled: true)
      }
      guard case .sets(let name, _) = deed.effect else { continue }
      _ = try terminal.expect("✓ " + name.dropFirst("category ".count))
    }
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    return Done(dialogue: dialogue, acknowledged: dialogue.count, wasKilled: false)
  }

  private mutating func compare(_ all: [Done]) throws {
    for (index, done) in all.enumerated() {
      for deed in done.acknowledged where deed.effect == .fails { findings.append("taken: \(deed.line)") }
      if let stray = done.stray { findings.append("process \(index + 1) said \(stray)") }
    }
    let check = try tagarela.run(["-c", "check"])
    if check.status != 0 { findings.append("check: \(check.errors)\(check.output)") }
    let undone = all.flatMap(\.undone).reduce(into: [String: Int]()) { $0[$1.line, default: 0] += $1.isBack ? -1 : 1 }
    let found = try contents()
    var steps: [String: Int] = [:]
    for (index, done) in all.enumerated() {
      let prefixes = [Course.main, "other"].flatMap { workspace in
        ["patient", "category", "board"].map { "\(workspace) \($0) p\(index + 1)n" }
      }
      let own = found.filter { item in prefixes.contains { item.key.hasPrefix($0) } }
      let courses = place.beginning == nil ? done.courses(without: undone) : done.courses(sinceRestoring: restored)
      guard let course = courses.first(where: { $0.contents == own }) else {
        let expected = courses.first?.contents ?? [:]
        let lost = expected.filter { own[$0.key] != $0.value }
        let strange = own.filter { expected[$0.key] != $0.value }
        findings.append("process \(index + 1)\(done.wasKilled ? ", killed" : ""): lost \(lost), strange \(strange)")
        continue
      }
      steps.merge(course.steps, uniquingKeysWith: +)
    }
    guard findings.isEmpty else { return }
    if place.beginning == nil { try undoAll(steps[Course.main] ?? 0) }
    for done in all { try lookAtBackups(done) }
  }

  /// As many steps as were done go back, no more, and then nothing is there.
  private mutating func undoAll(_ steps: Int) throws {
    let script = try tagarela.script(Array(repeating: "undo", count: steps + 1), named: "back.tgl")
    let result = try tagarela.run(["run", script])
    let count = result.lines.count
    if count != steps { findings.append("\(steps) steps were done and \(count) undone: \(result.errors)") }
    let left = try contents().filter { $0.key.hasPrefix(Course.main) }
    if !left.isEmpty { findings.append("left after all was undone: \(left)") }
  }

  private mutating func lookAtBackups(_ done: Done) throws {
    for deed in done.acknowledged {
      guard case .copies(let file) = deed.effect else { continue }
      let check = try tagarela.run(["-w", file, "-c", "check"])
      if check.status != 0 { findings.append("\(deed.line): \(check.errors)\(check.output)") }
    }
  }

  private func contents() throws -> Contents {
    var all: Contents = [:]
    for (workspace, path) in [(Course.main, place.workspace), ("other", place.other)]
    where FileManager.default.fileExists(atPath: path) {
      try DatabaseQueue(path: path).read { db in
        // Whoever was making it was killed before its tables were there, and had reported nothing.
        guard try db.tableExists("patient") else { return }
        for row in try Row.fetchAll(db, sql: "SELECT name, pathology FROM patient") {
          all["\(workspace) patient \(row[0] as String? ?? "")"] = (row[1] as String?) ?? ""
        }
        for table in ["category", "board"] {
          for name in try String.fetchAll(db, sql: "SELECT name FROM \(table)") {
            all["\(workspace) \(table) \(name)"] = ""
          }
        }
      }
    }
    return all
  }
}
