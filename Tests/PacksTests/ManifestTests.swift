import Foundation
import TagarelaKit
import Testing

@testable import Packs

/// What `module.json` must say, and what is said of one that doesn't.
struct ManifestTests {
  private func complaints(_ json: String) throws -> [Failure] {
    let desk = try PackDesk()
    try desk.write(["pack/module.json": json])
    let reading = ManifestReader.read(folder: desk.path("pack"), parts: ["translations", "vocabulary"])
    #expect((reading.manifest == nil) != reading.complaints.isEmpty)
    return reading.complaints
  }

  private let good = """
    {
      "id": "our-words",
      "name": "As palavras da clínica",
      "version": "1.0",
      "interface": 1,
      "adds": {"vocabulary": ["words.tsv"]},
      "author": "Marta Puig",
      "license": "CC BY 4.0"
    }
    """

  @Test func `a whole one has nothing to complain about`() throws {
    #expect(try complaints(good).isEmpty)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    let key: String
    let line: Int
    let column: Int
    var candidates: [String] = []
    var testDescription: String { to }
  }

  static let changes = [
    Change(from: "\"name\"", to: "\"nmae\"", key: "pack.key_unknown", line: 3, column: 3, candidates: ["name"]),
    Change(from: "our-words", to: "Our Words", key: "pack.id", line: 2, column: 9),
    Change(from: "our-words", to: "água", key: "pack.id", line: 2, column: 9),
    Change(from: "our-words", to: "../../etc", key: "pack.id", line: 2, column: 9),
    Change(from: "As palavras da clínica", to: " ", key: "pack.not_text_value", line: 3, column: 11),
    Change(from: "As palavras da clínica", to: "a\\u001b[31m", key: "pack.not_text_value", line: 3, column: 11),
    Change(from: "\"1.0\"", to: "1.0", key: "pack.not_text_value", line: 4, column: 14),
    Change(from: "\"1.0\"", to: "\"v1\"", key: "pack.version", line: 4, column: 14),
    Change(from: "1,\n", to: "\"1\",\n", key: "pack.interface", line: 5, column: 16),
    Change(from: "1,\n", to: "2,\n", key: "module.interface", line: 5, column: 16),
    Change(
      from: "\"vocabulary\"", to: "\"vocabularies\"", key: "pack.part_unknown", line: 6, column: 12,
      candidates: ["vocabulary"]),
    Change(
      from: "\"vocabulary\"", to: "\"sounds\"", key: "pack.part_unknown", line: 6, column: 12,
      candidates: ["translations", "vocabulary"]),
    Change(from: "{\"vocabulary\": [\"words.tsv\"]}", to: "{}", key: "pack.adds_nothing", line: 6, column: 11),
    Change(from: "{\"vocabulary\": [\"words.tsv\"]}", to: "[]", key: "pack.adds_not_object", line: 6, column: 11),
  ]

  @Test(arguments: changes) func `what is wrong is named where it is`(_ change: Change) throws {
    let complaints = try complaints(good.replacing(change.from, with: change.to))
    let found = try #require(complaints.first)
    #expect(found.what.key == change.key)
    #expect(found.place?.line == change.line)
    #expect(found.place?.column == change.column)
    #expect(found.candidates == change.candidates)
  }

  @Test func `all that is wrong is told at once`() throws {
    let found = try complaints(#"{"id": "A", "versoin": "1", "adds": {}}"#)
    #expect(
      found.map(\.what.key).sorted() == [
        "pack.adds_nothing", "pack.id", "pack.key_missing", "pack.key_missing", "pack.key_missing", "pack.key_unknown",
      ])
  }

  @Test(arguments: ["[]", "\"text\"", "12", "null"]) func `another value than an object is refused`(_ json: String)
    throws
  {
    #expect(try complaints(json).map(\.what.key) == ["pack.not_object"])
  }

  @Test func `versions are ordered by their numbers`() throws {
    let ordered = try ["0.9", "1", "1.0.1", "1.2", "1.10", "2.0"].map { try #require(PackVersion($0)) }
    #expect(ordered == ordered.sorted())
    #expect(PackVersion("1") == PackVersion("1.0"))
    for text in ["", ".", "1.", "v1", "1.2.3.4.5", "1,2", "-1", "１"] { #expect(PackVersion(text) == nil) }
  }
}
