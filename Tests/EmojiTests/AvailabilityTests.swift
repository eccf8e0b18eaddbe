import Emoji
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

import Conformance

/// Emoji where packages are missing or damaged.
struct AvailabilityTests {
  private let ball = ["bola", "pelota", "pilota", "ball"]

  private func failure(_ folder: EmojiFolder) -> Failure? {
    #expect(throws: Failure.self) { try folder.open() }
  }

  @Test func `without the font its package is the hint`() throws {
    let failure = failure(try EmojiFolder(["⚽": ball], font: false))
    #expect(failure?.what.key == "emoji.unavailable")
    #expect(failure?.hint == Phrase("emoji.install", ["packages": "fonts-noto-color-emoji"]))
  }

  @Test func `without the names their package is the hint`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    try FileManager.default.removeItem(atPath: folder.path + "/unicode")
    #expect(failure(folder)?.hint == Phrase("emoji.install", ["packages": "unicode-cldr-core"]))
  }

  @Test func `without anything both packages are the hint`() throws {
    let folder = try EmojiFolder([:])
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(
      failure(folder)?.hint == Phrase("emoji.install", ["packages": "unicode-cldr-core fonts-noto-color-emoji"]))
  }

  @Test func `a language that is missing is told, and the others are taken`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    try FileManager.default.removeItem(atPath: folder.names("annotations/es.xml"))
    let (symbols, complaints) = try folder.open().symbols()
    #expect(
      complaints == [FileComplaint(file: "annotations/es.xml", what: Phrase("emoji.file_unreadable"))])
    #expect(symbols.map(\.words) == [["pt": ["bola"], "ca": ["pilota"], "en": ["ball"]]])
  }

  @Test func `a file that is cut short is told wherever it is cut, and never believed beyond`() throws {
    let folder = try EmojiFolder(["⚽": ball, "🚲": ["bicicleta", "bicicleta", "bicicleta", "bicycle"]])
    let file = folder.names("annotations/en.xml")
    let whole = try Data(contentsOf: URL(fileURLWithPath: file))
    let end = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
    for length in stride(from: 0, through: end, by: 3) {
      try folder.write(whole.prefix(length), to: file)
      let (symbols, complaints) = try folder.open().symbols()
      #expect(complaints == [FileComplaint(file: "annotations/en.xml", what: Phrase("emoji.file_cut"))])
      for symbol in symbols {
        #expect([nil, ["ball"], ["bicycle"]].contains(symbol.words["en"]), "cut at \(length)")
      }
    }
  }

  @Test func `a font that is cut short or no font is a failure that names it`() throws {
    let folder = try EmojiFolder(["⚽": ball])
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.font))
    let lengths = Array(stride(from: 0, to: whole.count, by: 7))
    for damaged in lengths.map({ whole.prefix($0) }) + [Data("no font at all, whatever its name says".utf8)] {
      try folder.write(damaged, to: folder.font)
      let failure = #expect(throws: Failure.self) { _ = try folder.open().symbols() }
      #expect(failure?.what == Phrase("emoji.font_unusable", ["path": .text(folder.font)]))
    }
  }

  @Test func `a font with any byte wrong ends in emoji or in a failure`() throws {
    let folder = try EmojiFolder(["⚽": ball, "🇧🇷": ["bandeira: Brasil", "Brasil", "Brasil", "flag: Brazil"]])
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.font))
    for place in whole.indices {
      var damaged = whole
      damaged[place] = 0xFF
      try folder.write(damaged, to: folder.font)
      do {
        let source = try folder.open()
        for symbol in try source.symbols().symbols { _ = try source.picture(of: symbol.code, choices: []) }
      } catch let failure as Failure {
        #expect(failure.what.key == "emoji.font_unusable")
      }
    }
  }

  @Test(arguments: ["pt", "es", "ca"])
  func `everything is said in every language`(_ language: String) throws {
    let registry = Registry([.emoji])
    let english = try #require(registry.first(.translations, id: "emoji.en"))
    let translation = try #require(registry.first(.translations, id: "emoji.\(language)"))
    expectNone(checkConformance(of: translation, against: english))
  }
}
