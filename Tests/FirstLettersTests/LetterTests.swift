import ActivityConformance
import BuiltIns
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import FirstLetters

extension Tagarela {
  /// Runs SQL on the workspace, from outside.
  fileprivate func sqlite(_ sql: String) throws -> ChildProgram.Result {
    try ChildProgram("/usr/bin/sqlite3", [workspace, sql], environment: environment, folder: folder).result()
  }
}

/// First letters at the prompt.
@Suite(.waiting)
struct LetterTests {
  private let program: Tagarela

  init() throws { program = try Tagarela(sharesCache: true) }

  private func rows(_ commands: String..., lang: String) throws -> [[String: Any]] {
    let result = try program.run(["--lang", lang, "--json"] + commands.flatMap { ["-c", $0] })
    #expect(result.status == 0, "\(result.errors)")
    let last = result.output.split(separator: "\n").last ?? "[]"
    return try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [[String: Any]])
  }

  @Test func `records keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "letters", in: Registry(builtInModules)))
  }

  /// The alphabets as schools of each country teach them.
  @Test(arguments: [
    ("pt", 30, ["Ç": "cê-cedilha", "NH": "ene-agá", "LH": "ele-agá", "H": "agá"]),
    ("es", 27, ["Ñ": "eñe", "W": "uve doble"]),
    ("ca", 29, ["Ç": "ce trencada", "L·L": "ela geminada", "H": "hac"]),
    ("en", 26, ["W": "double u", "A": "a"]),
  ])
  func `each language has its letters`(_ language: String, _ count: Int, _ names: [String: String]) throws {
    let letters = try rows("lesson alphabet", lang: language)
    #expect(letters.count == count)
    for (letter, name) in names {
      let found = letters.first { $0["sign"] as? String == letter }
      if language != "en" { #expect(found?["spoken"] as? String == name, "\(letter)") } else { #expect(found != nil) }
    }
    #expect(
      try rows("lesson vowels", lang: language).compactMap { $0["sign"] as? String } == ["A", "E", "I", "O", "U"])
    #expect(try rows("lesson numbers", lang: language).count == 10)
  }

  @Test func `letters are small when they are joined`() throws {
    let signs = try rows("lesson vowels --letters cursive", lang: "ca").compactMap { $0["sign"] as? String }
    #expect(signs == ["a", "e", "i", "o", "u"])
  }

  /// Words that a dictionary divides so.
  @Test(arguments: [
    ("pt", ["bola": "bo - la", "sol": "sol", "elefante": "e - le - fan - te"]),
    ("ca", ["sol": "sol"]),
    ("es", ["sol": "sol"]),
  ])
  func `words to count have one to five syllables`(_ language: String, _ known: [String: String]) throws {
    let words = try rows("lesson syllables", lang: language)
    #expect(words.count >= 30)
    for word in words {
      let parts = try #require(word["syllables"] as? String).components(separatedBy: " - ")
      #expect(parts.joined() == word["word"] as? String)
      #expect(parts.count == word["syllable_count"] as? Int)
      #expect((1...5).contains(parts.count))
    }
    for (word, syllables) in known {
      if let found = words.first(where: { $0["word"] as? String == word }) {
        #expect(found["syllables"] as? String == syllables)
      } else {
        #expect(word != "sol" || language != "pt")
      }
    }
    #expect(Set(words.compactMap { $0["syllable_count"] as? Int }).count >= 4)
  }

  @Test func `a record is kept with its name, and undone`() throws {
    let store = try RecordBench(program)
    try store.add(7, "Bia")
    try store.add(9, "Rui")
    try store.add(9, "Ana")
    let best = try rows("record", lang: "en").first { $0["topic"] as? String == "vowels" }
    #expect(best?["record"] as? Int == 9)
    #expect(best?["name"] as? String == "Rui")
    #expect(try rows("record list vowels", lang: "en").compactMap { $0["name"] as? String } == ["Rui", "Ana", "Bia"])
    #expect(try rows("record clear vowels", "record list vowels", lang: "en").isEmpty)
    #expect(try rows("undo", "record list vowels", lang: "en").count == 3)
  }

  @Test(arguments: [
    ("lesson alphabet --lang xx", "xx"), ("challenge numbers --turn soon", "soon"),
    ("challenge numbers --turn 900", "900"),
    ("game numbers", "whole screen"),
  ])
  func `a slip is told with a way out`(_ command: String, _ told: String) throws {
    let result = try program.run(["--lang", "en", "-c", command])
    #expect(result.status == 1)
    #expect(result.errors.contains(told), "\(result.errors)")
  }
}

/// Scores that were reached some time.
private struct RecordBench {
  let program: Tagarela

  init(_ program: Tagarela) throws {
    self.program = program
    let made = try program.run(["-c", "patient new Gi"])
    #expect(made.status == 0)
  }

  func add(_ score: Int, _ name: String) throws {
    let sql = """
      INSERT INTO letters_record(uid, topic, name, score, at)
      VALUES ('\(name)', 'vowels', '\(name)', \(score), '2026-11-\(10 + score)T10:00:00');
      """
    let result = try program.sqlite(sql)
    #expect(result.status == 0, "\(result.errors)")
  }
}
