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
  private(set) var findings: [String] = []

  /// - Parameter isCalm: leaves out the lines that open the workspace again or name it as a file.
  init(seed: UInt64, isCalm: Bool) throws {
    self.seed = seed
    tagarela = try Tagarela(sharesCache: true)
    var random = Seeded(state: seed)
    place = Writer.Place(
      folder: tagarela.folder.path, workspace: tagarela.workspace, other: tagarela.path("other.tagarela"),
      links: [tagarela.path("link"), tagarela.folder.path + "/./clinic.tagarela"],
      withUndo: Bool.random(using: &random), isCalm: isCalm)
    self.random = random
    try FileManager.default.createSymbolicLink(
      atPath: tagarela.path("link"), withDestinationPath: tagarela.workspace)
  }

  /// - Returns: how many deeds were reported as done.
  mutating func run() throws -> Int {
    _ = try tagarela.run(["-c", "settings"])
    var scripts: [[Deed]] = []
    for process in 1...Int.random(in: 2...4, using: &random) {
      var writer = Writer(process: process, place: place, seed: random.next())
      scripts.append(try writer.script(of: Int.random(in: 2...10, using: &random)))
    }
    let runs = try scripts.enumerated().map { index, script in
      try tagarela.start(
        ["--echo", "--keep-going", "run", try tagarela.script(script.map(\.line), named: "script\(index).tgl")],
        fileSizeLimit: !place.withUndo && Int.random(in: 0..<6, using: &random) == 0
          ? Int.random(in: 20_000...400_000, using: &random) : nil)
    }
    var isKilled = runs.map { _ in false }
    // Who can't know what a killed process has undone can't know what must be there.
    if !place.withUndo, Bool.random(using: &random) {
      for index in runs.indices where Bool.random(using: &random) {
        usleep(UInt32.random(in: 0...120_000, using: &random))
        isKilled[index] = runs[index].isRunning
        runs[index].signal(SIGKILL)
      }
    }
    var all: [Done] = []
    for (index, run) in runs.enumerated() {
      let result = try run.result(within: 60)
      if result.status < 0, !(isKilled[index] && result.status == -SIGKILL) {
        findings.append("process \(index + 1) ended with signal \(-result.status): \(result.errors.suffix(300))")
      }
      all.append(Done(scripts[index], result.output, wasKilled: result.status == -SIGKILL))
    }
    try compare(all)
    return all.reduce(0) { $0 + $1.acknowledged.count }
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
      guard let course = done.courses(without: undone).first(where: { $0.contents == own }) else {
        let expected = done.courses(without: undone).first?.contents ?? [:]
        let lost = expected.filter { own[$0.key] != $0.value }
        let strange = own.filter { expected[$0.key] != $0.value }
        findings.append("process \(index + 1)\(done.wasKilled ? ", killed" : ""): lost \(lost), strange \(strange)")
        continue
      }
      steps.merge(course.steps, uniquingKeysWith: +)
    }
    guard findings.isEmpty else { return }
    try undoAll(steps[Course.main] ?? 0)
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
