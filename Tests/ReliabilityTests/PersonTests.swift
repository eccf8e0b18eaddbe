import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

@Suite(.waiting) struct `All that is held on a person` {
  @Test func `is gone from what the prompt remembers, and the line is told that removes copies which are left`() throws
  {
    let tagarela = try Tagarela(sharesCache: true)
    expectSuccess(
      try tagarela.run(commands: [
        "patient new Zuleica", "backup '\(tagarela.path("b.bak"))'", "restore '\(tagarela.path("b.bak"))'",
      ]))
    let terminal = try tagarela.prompt(["--lang", "en"], columns: 200)
    try terminal.expect("tagarela>")
    try terminal.enter("use zuleica", expecting: "Zuleica>")
    try terminal.leave()
    let inUse = "state/tagarela/patients-in-use"
    #expect(try String(decoding: tagarela.bytes(inUse), as: UTF8.self).contains(tagarela.workspace))
    let erased = try tagarela.run(["--lang", "en", "-c", "patient erase zuleica --yes"])
    expectSuccess(erased)
    #expect(try tagarela.bytes(inUse).isEmpty)
    #expect((erased.output + erased.errors).contains("forget --also copies"), "\(erased.output)\(erased.errors)")
    expectSuccess(try tagarela.run(commands: ["forget --yes --also copies"]))
    #expect(try !tagarela.files().contains { $0.contains("before-restore") })
    try tagarela.expectClean()
  }

  @Test func `is known of every table, a module's as well`() throws {
    let tagarela = try Tagarela()
    let workspace = try Workspace.open(tagarela.workspace, tables: PersonFiller.tables)
    let unknown = try workspace.tablesOfUnknownConcern(tables: PersonFiller.tables)
    #expect(
      unknown.isEmpty, "lead to no patient with ON DELETE CASCADE, nor are among personal or impersonal: \(unknown)")
  }

  @Test func `is in the folder that is given to them, from every table`() throws {
    let (tagarela, filler, own) = try Self.stage()
    let folder = tagarela.path("given")
    expectSuccess(try tagarela.run(commands: ["patient export Zuleica '\(folder)'"]))
    let bytes = try tagarela.bytes("given/rows.json")
    let parts = try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]])
    let written = Set(parts.filter { $0["own"] as? Bool == true }.compactMap { $0["table"] as? String })
    #expect(written == Set(own), "missing: \(Set(own).subtracting(written)), strange: \(written.subtracting(own))")
    let text = String(decoding: bytes, as: UTF8.self)
    for (table, texts) in filler.texts {
      for one in texts { #expect(text.contains(one), "\(table)") }
      #expect(FileManager.default.fileExists(atPath: "\(folder)/tables/\(table).csv"), "\(table)")
    }
    #expect(!text.contains("Ficou"), "somebody else's")
    // The letter that waits is there as a file.
    let media = try FileManager.default.contentsOfDirectory(atPath: folder + "/media")
    let letter = try #require(media.first { $0.hasPrefix("post_piece") })
    let bytesOfLetter = Data("Zuleica-post_piece-bytes, which are enough for a file".utf8)
    #expect(try tagarela.bytes("given/media/\(letter)") == bytesOfLetter)
    #expect(try permissions(of: folder) == 0o700)
    #expect(try permissions(of: folder + "/rows.json") == 0o600)
  }

  @Test func `can be read by people: boards, plans and notes as pages, sounds and pictures as files`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: [#"patient export "giovanna reis" '\#(tagarela.path("given"))'"#]))
    let found = try FileManager.default.subpathsOfDirectory(atPath: tagarela.path("given"))
    for ending in ["pdf", "psyb", "csv", "json", "txt"] {
      #expect(found.contains { $0.hasSuffix(".\(ending)") }, "\(ending): \(found)")
    }
    for part in ["boards/", "plans/", "observations/", "media/", "tables/observation.csv", "tables/touch.csv"] {
      #expect(found.contains { $0.hasPrefix(part) }, "\(part): \(found)")
    }
    let again = try tagarela.run(commands: [#"patient export "giovanna reis" '\#(tagarela.path("given"))'"#])
    #expect(again.status == 1 && again.errors.contains("isn't empty"), "\(again.errors)")
  }

  @Test func `is gone from every file once they are erased, and others keep theirs`() throws {
    let (tagarela, _, _) = try Self.stage()
    expectSuccess(
      try tagarela.run(commands: [
        "plan send Zeitplan", "backup '\(tagarela.path("b.bak"))'",
        "patient edit Zuleica --pathology Zuleica-Paralisia",
      ]))
    #expect(try !Self.traces(in: tagarela).isEmpty)
    let result = try tagarela.run(commands: ["patient erase Zuleica --yes"])
    expectSuccess(result)
    #expect(result.errors.contains("b.bak"), "names the backup: \(result.errors)")
    #expect(result.errors.contains("must be told"), "says that a letter left: \(result.errors)")
    try FileManager.default.removeItem(atPath: tagarela.path("b.bak"))
    let traces = try Self.traces(in: tagarela)
    #expect(traces == [], "\(traces)")
    #expect(try tagarela.run(commands: ["patient list"]).output.contains("Ficou"))
    #expect(try tagarela.run(commands: ["undo"]).status == 1)
    try tagarela.expectClean()
  }

  @Test func `is there whole or gone without a trace, whenever the program is killed`() throws {
    var random = Seeded(state: 17)
    var gone = 0
    for round in 1...8 {
      let (tagarela, _, _) = try Self.stage()
      let note = "note '\(String(repeating: "Zuleica-nota ", count: 3_000))' --patient Zuleica"
      expectSuccess(try tagarela.run(["run", tagarela.script([note, note, note])]))
      try FileManager.default.removeItem(atPath: tagarela.path("script.tgl"))
      let run = try tagarela.start(["-c", "patient erase Zuleica --yes"])
      usleep(UInt32.random(in: 20_000...UInt32(60_000 * round), using: &random))
      run.signal(SIGKILL)
      _ = try run.result()
      try tagarela.expectClean()
      if try tagarela.run(commands: ["patient list"]).output.contains("Zuleica") {
        let text = try tagarela.run(commands: ["observation list --patient Zuleica"])
        #expect(text.output.contains("Zuleica-nota"), "a half of them is there")
        expectSuccess(try tagarela.run(commands: ["patient erase Zuleica --yes"]))
      } else {
        gone += 1
      }
      let traces = try Self.traces(in: tagarela)
      #expect(traces == [], "\(traces)")
    }
    #expect(gone < 8, "was never killed before the end")
  }

  @Test func `is erased at the prompt only by typing the name`() throws {
    let tagarela = try Tagarela.withClinic()
    try FileManager.default.removeItem(atPath: tagarela.path("script.tgl"))
    let refused = try tagarela.run(commands: [#"patient erase "giovanna reis""#])
    #expect(refused.status == 1 && refused.errors.contains("--yes"))
    let terminal = try tagarela.prompt(["--lang", "en"], columns: 300)
    try terminal.expect("tagarela>")
    try terminal.enter(#"patient erase "giovanna reis""#, expecting: "Type Giovanna Reis")
    try terminal.enter("yes", expecting: "Type Giovanna Reis")
    try terminal.enter("Giovanna Reis", expecting: "erased")
    try terminal.leave()
    let still = try Self.files(in: tagarela).filter { try Data(contentsOf: $0).range(of: Data("iovanna".utf8)) != nil }
    #expect(still.isEmpty, "\(still.map(\.path))")
  }

  // MARK: -

  /// A workspace with a person in every table, and another one.
  private static func stage() throws -> (Tagarela, PersonFiller, own: [String]) {
    let tagarela = try Tagarela(sharesCache: true)
    expectSuccess(
      try tagarela.run(commands: [
        "patient new Ficou", "patient new Zuleica --email zuleica@exemplo.org", "category new coisas --color red",
        "symbol new casa --category coisas --meaning casa --picture '\(Tagarela.pictures)/ana.jpg'",
        "course new Curso", "course lesson new --title Olá --text olá",
        "use zuleica", "tutor new Zuleica-tutor", "board new Zuleica-prancha", "board put Zuleica-prancha 1 casa",
        "plan new Zeitplan --tutor Zuleica-tutor --type board --board Zuleica-prancha --description Zuleica-plano",
        "patient export zuleica '\(tagarela.path("first"))'",
      ]))
    try FileManager.default.removeItem(atPath: tagarela.path("first"))
    let workspace = try Workspace.open(tagarela.workspace, tables: PersonFiller.tables)
    let own = try workspace.tablesOfPersons(tables: PersonFiller.tables)
    let filler = try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO course_statement(uid, course, number, text, is_true, explanation)
            SELECT 'statement', id, 1, 'sim', 1, 'porque' FROM course;
          INSERT INTO course_task(uid, course, lesson, text) SELECT 'task', id, 1, 'olhar' FROM course;
          """)
      let patient = try Int64.fetchOne(db, sql: "SELECT id FROM patient WHERE name = 'Zuleica'") ?? 0
      return try PersonFiller(db, patient: patient, own: own)
    }
    try workspace.leave()
    return (tagarela, filler, own)
  }

  /// Where a text of the person's is, or their name in any letters: the file, and what stands around it.
  private static func traces(in tagarela: Tagarela) throws -> [String] {
    try files(in: tagarela).flatMap { file in
      let bytes = try Data(contentsOf: file)
      return ["Zuleica", "zuleica", "ZULEICA", "Zeitplan", "zeitplan"].compactMap { text in
        bytes.range(of: Data(text.utf8)).map { found in
          let around = bytes[max(0, found.lowerBound - 40)..<min(bytes.count, found.upperBound + 40)]
          return "\(file.lastPathComponent): \(String(decoding: around, as: UTF8.self))"
        }
      }
    }
  }

  private static func files(in tagarela: Tagarela) throws -> [URL] {
    let all = FileManager.default.enumerator(at: tagarela.folder, includingPropertiesForKeys: [.isRegularFileKey])
    return try (all?.compactMap { $0 as? URL } ?? []).filter {
      try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        && !$0.lastPathComponent.hasPrefix("child-")
    }
  }
}
