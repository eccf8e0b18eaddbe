import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

@Suite(.waiting) struct `The audit list` {
  private let tagarela: Tagarela

  init() throws {
    tagarela = try Tagarela(sharesCache: true)
    expectSuccess(
      try tagarela.run(commands: [
        "settings name Ana", "patient new Zuleica", "patient new Ficou", "use zuleica", "tutor new Marta",
        "category new coisas --color red",
        "symbol new casa --category coisas --picture '\(Tagarela.pictures)/ana.jpg'", "board new Lanche",
        "board put Lanche 1 casa",
        "plan new Manhã --tutor Marta --type board --board Lanche --description 'depois da aula'",
        "note 'gostou muito do suco'",
      ]))
  }

  /// Number, who, what was done, with what, about whom.
  private func entries(_ more: String = "") throws -> [String] {
    let result = try tagarela.run(["--lang", "en", "--json", "-c", "audit list \(more)"])
    expectSuccess(result)
    let rows = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    return try #require(rows).map { row in
      ["n", "hand", "action", "thing", "whom"].map { key in (row[key]).map { "\($0)" } ?? "" }.joined(separator: " ")
    }
  }

  @Test func `tells who sent, exported, showed, saved, restored and erased what, and nothing of what it held`() throws {
    expectSuccess(
      try tagarela.run(commands: [
        "observation list --patient zuleica", "observation list --patient zuleica",
        "export Lanche '\(tagarela.path("lanche.pdf"))' --patient zuleica", "plan send Manhã --patient zuleica",
        "patient export zuleica '\(tagarela.path("all"))'", "backup '\(tagarela.path("b.bak"))'",
        "patient erase Ficou --yes",
      ]))
    let told = try entries()
    #expect(
      told.prefix(5) == [
        "1 Ana showing observation Zuleica", "2 Ana exporting board Zuleica", "3 Ana sending plan Zuleica",
        "4 Ana exporting patient Zuleica", "5 Ana saving workspace <null>",
      ], "\(told)")
    let last = try #require(told.last)
    #expect(told.count == 6 && last.hasPrefix("6 Ana erasing patient ") && !last.contains("Ficou"), "\(told)")
    let screen = try tagarela.run(["--lang", "en", "-c", "audit list"]).output
    #expect(!screen.contains("suco") && !screen.contains("Manhã"), "\(screen)")
    #expect(try entries("--from tomorrow") == [])
    #expect(try entries("--patient zuleica").count == 4)
    expectSuccess(try tagarela.run(commands: ["restore '\(tagarela.path("b.bak"))'"]))
    // What was done after the copy was made isn't in it.
    let afterwards = try entries()
    #expect(afterwards.last == "5 Ana restoring workspace <null>", "\(afterwards)")
    try tagarela.expectClean()
  }

  @Test func `is not taken back by undo, and forget leaves it`() throws {
    expectSuccess(
      try tagarela.run(commands: ["plan send Manhã --patient zuleica", "undo", "undo", "forget --yes"]))
    #expect(try entries() == ["1 Ana sending plan Zuleica"])
    try tagarela.expectClean()
  }

  @Test func `goes on about somebody who was erased, with one name drawn by chance for all entries`() throws {
    expectSuccess(
      try tagarela.run(commands: [
        "plan send Manhã --patient zuleica", "export Lanche '\(tagarela.path("zuleica.pdf"))' --patient zuleica",
      ]))
    let before = try sums()
    expectSuccess(try tagarela.run(commands: ["patient erase zuleica --yes"]))
    let told = try entries().map { $0.split(separator: " ") }
    #expect(told.map { $0.dropFirst(2).first } == ["sending", "exporting", "erasing"])
    #expect(Set(told.map(\.last)).count == 1 && told.last?.last != "Zuleica", "\(told)")
    #expect(try Array(sums().prefix(2)) == before)
    try tagarela.expectClean()
  }

  @Test(arguments: [
    ("UPDATE audit SET hand = 'Rui' WHERE id = 2", 2), ("UPDATE audit SET at = at - 60 WHERE id = 3", 3),
    ("UPDATE audit SET way = NULL WHERE id = 1", 1), ("DELETE FROM audit WHERE id = 2", 2),
    ("DELETE FROM audit WHERE id = 1", 1), ("DELETE FROM audit WHERE id = 3", 3), ("DELETE FROM audit", 1),
    ("UPDATE audit SET sum = x'00' WHERE id = 3", 3),
  ])
  func `that was changed by hand shows where`(change: (sql: String, entry: Int)) throws {
    for name in ["a", "b", "c"] {
      expectSuccess(try tagarela.run(commands: ["export Lanche '\(tagarela.path(name)).pdf' --patient zuleica"]))
    }
    try tagarela.expectClean()
    try DatabaseQueue(path: tagarela.workspace).write { try $0.execute(sql: change.sql) }
    let check = try tagarela.run(["--lang", "en", "-c", "check"])
    #expect(check.status == 1)
    #expect(check.output.contains("entry \(change.entry) "), "\(check.output)")
    // It is told, and nobody is kept from working.
    expectSuccess(try tagarela.run(commands: ["note 'de novo' --patient zuleica", "audit list"]))
  }

  private func sums() throws -> [Data] {
    try DatabaseQueue(path: tagarela.workspace).read { db in
      try Data.fetchAll(db, sql: "SELECT sum FROM audit ORDER BY id")
    }
  }
}
