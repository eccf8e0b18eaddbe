import Bliss
import Foundation
import Testing

@Suite("The table of concepts")
struct ConceptTableTests {
  private struct Row {
    var key: String
    var number: String
    var composition: String
  }

  private static let plugins = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Plugins")

  private func rows() throws -> [Row] {
    let text = try String(contentsOf: Self.plugins.appending(path: "Bliss/Tables/concepts.tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.first == "key\tnumber\tcomposition")
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 3, "\(line)")
      return Row(key: cells[0], number: cells[1], composition: cells[2])
    }
  }

  private func vocabulary() throws -> Set<String> {
    let folder = Self.plugins.appending(path: "CoreVocabulary/Tables")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let keys = try files.filter { $0.pathExtension == "tsv" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
    return Set(keys)
  }

  @Test("every key is in the vocabulary and comes once, and most of the vocabulary is there")
  func keys() throws {
    let keys = try rows().map(\.key)
    let known = try vocabulary()
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys).subtracting(known).isEmpty)
    #expect(keys.count >= 1_500 && Double(keys.count) > 0.9 * Double(known.count))
  }

  @Test("every composition can be read and drawn")
  func compositions() throws {
    for row in try rows() {
      let drawing = try draw(row.composition)
      #expect(drawing.strokes.isEmpty == false && drawing.width < 200, "\(row.key)")
    }
  }

  @Test("a number is a number and always means the same composition")
  func numbers() throws {
    var seen: [String: String] = [:]
    for row in try rows() where !row.number.isEmpty {
      #expect(Int(row.number).map { $0 > 8_000 && $0 < 100_000 } == true, "\(row.key)")
      #expect(seen.updateValue(row.composition, forKey: row.number) ?? row.composition == row.composition, "\(row.key)")
    }
  }

  @Test("numbers are drawn as the standard says", .enabled(if: Corpus.isThere, "no corpora beside the project"))
  func standard() throws {
    let standard = try Corpus.numbers()
    let compared = try rows().filter { Int($0.number).flatMap { standard[$0] } != nil }
    #expect(compared.count > 1_500)
    for row in compared { #expect(Int(row.number).flatMap { standard[$0] } == row.composition, "\(row.key)") }
  }

  @Test(
    "words stand for the sense that the concept has",
    arguments: [
      ("orange-fruit", "B489"), ("orange-color", "B1161/B457/B636"), ("can", "B994;B81"),
      ("like", "B313;B81/B120/B401"),
      ("like-similar", "B1060/B578"), ("bat-animal", "B152"), ("may-month", "B452/B14"), ("fly-insect", "B327"),
      ("right-side", "B1078;B86"), ("light-noun", "B424"), ("eat", "B329;B81"), ("food", "B329"),
      ("happy", "B313;B86/B678"),
    ])
  func senses(key: String, composition: String) throws {
    #expect(try rows().first { $0.key == key }?.composition == composition)
  }
}
