import Foundation
import TagarelaTestSupport
import Testing

/// SQLite's locks go with the first descriptor of the file that the process closes. Another program then takes itself for
/// the only one, and throws the log away in which this one goes on writing.
@Suite(.waiting) struct `A workspace that is open` {
  /// Everything that reads a file which the user names, and everything else that might open it once more.
  static let ways = [
    "workspace open CLINIC", "workspace open LINK", "workspace open HARD", "receive CLINIC", "receive LINK --preview",
    "receive LOG", "receive INDEX", "receive HARD --as psyb", "symbol new x --category comida --picture CLINIC",
    "symbol new x --category comida --picture LINK", "symbol new x --category comida --picture PICTURE --voice CLINIC",
    "symbol new x --category comida --picture INDEX", "patient edit giovanna --photo CLINIC",
    "board edit Lanche --picture HARD", "restore CLINIC", "restore LINK", "module check CLINIC",
    "module add CLINIC --yes",
    "module check FOLDER", "module add FOLDER --yes", "workspace show", "check", "backup COPY",
  ]

  @Test func `keeps its locks`() throws {
    let tagarela = try Tagarela.withClinic()
    try FileManager.default.createSymbolicLink(
      atPath: tagarela.path("link.psyb"), withDestinationPath: tagarela.workspace)
    // A pack in which the workspace lies as a picture, a table and a manifest.
    try FileManager.default.createDirectory(atPath: tagarela.path("pack"), withIntermediateDirectories: true)
    // Names of the same file; while there are any, nothing is changed.
    let hard = ["hard.png", "pack/module.json", "pack/words.csv", "pack/a.png"].map { tagarela.path($0) }
    let places = [
      "CLINIC": tagarela.workspace, "LINK": tagarela.path("link.psyb"), "HARD": tagarela.path("hard.png"),
      "LOG": tagarela.workspace + "-wal", "INDEX": tagarela.workspace + "-shm",
      "PICTURE": Tagarela.pictures + "/suco.svg",
      "FOLDER": tagarela.path("pack"), "COPY": tagarela.path("copy.bak"),
    ]
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    let before = try self.names(in: tagarela)
    for (round, way) in Self.ways.enumerated() {
      let line = places.reduce(way) { $0.replacing($1.key, with: $1.value) }
      try terminal.enter("patient new Antes\(round) --born 2010-01-02 --email a@x.org", expecting: "✓")
      try terminal.expect("tagarela>")
      let named = way.contains("HARD") || way.contains("FOLDER") ? hard : []
      for name in named { try FileManager.default.linkItem(atPath: tagarela.workspace, toPath: name) }
      try terminal.enter(line, expecting: "tagarela>")
      for name in named { try FileManager.default.removeItem(atPath: name) }
      let log = number(of: tagarela.workspace + "-wal")
      // A second program comes and goes. Only the last one takes the log away.
      expectSuccess(try tagarela.run(commands: ["patient new Outro\(round)"]))
      try #require(log != nil && number(of: tagarela.workspace + "-wal") == log, "\(way)")
      try terminal.enter("patient new Depois\(round) --born 2010-01-02 --email d@x.org", expecting: "✓")
      try terminal.expect("tagarela>")
      let seen = try names(in: tagarela)
      try #require(seen.suffix(3) == ["Antes\(round)", "Outro\(round)", "Depois\(round)"], "\(way): \(seen)")
    }
    try terminal.leave()
    try tagarela.expectClean()
    #expect(try names(in: tagarela).count == before.count + 3 * Self.ways.count)
  }

  /// Of the file's inode; nil where there is none.
  private func number(of path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  @Test func `is opened again in the middle of a script, and both scripts lose nothing`() throws {
    let tagarela = try Tagarela()
    expectSuccess(try tagarela.run(commands: ["settings"]))
    try FileManager.default.createSymbolicLink(
      atPath: tagarela.path("link.tagarela"), withDestinationPath: tagarela.workspace)
    let runs = try ["A", "B"].map { name in
      let lines = (1...120).flatMap { number in
        [
          "patient new \(name)\(number)",
          "workspace open \(number.isMultiple(of: 2) ? tagarela.workspace : tagarela.path("link.tagarela"))",
        ]
      }
      return try tagarela.start(["run", try tagarela.script(lines, named: "\(name).tgl")])
    }
    for run in runs { expectSuccess(try run.result()) }
    #expect(try Set(names(in: tagarela)) == Set(["A", "B"].flatMap { name in (1...120).map { "\(name)\($0)" } }))
    try tagarela.expectClean()
  }

  @Test func `stays the one in use, with its patient, when it is opened once more`() throws {
    let tagarela = try Tagarela.withClinic()
    let result = try tagarela.run(commands: ["use giovanna", "workspace open \(tagarela.workspace)", "tutor list"])
    expectSuccess(result)
    #expect(result.output.contains("Ana Lúcia"))
  }

  private func names(in tagarela: Tagarela) throws -> [String] {
    let result = try tagarela.run(["--json", "-c", "patient list"])
    let rows = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]] ?? []
    return rows.sorted { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) }.compactMap { $0["name"] as? String }
  }
}
