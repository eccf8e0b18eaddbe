import Emoji
import Foundation
import TagarelaKit
import Testing

/// Pictures and skin tones.
struct PictureTests {
  private static let names = ["a", "b", "c", "d"]

  private let folder: EmojiFolder
  private let source: any SymbolSource

  init() throws {
    let names = Self.names
    folder = try EmojiFolder(
      ["👏": names, "⚽": names, "🧒": names, "🧑\u{200D}🎓": names],
      derived: [
        "👏🏻": names, "👏🏼": names, "👏🏽": names, "👏🏾": names, "👏🏿": names, "🧒🏽": names,
        "🧑🏻\u{200D}🎓": names, "🧑🏼\u{200D}🎓": names, "🧑🏽\u{200D}🎓": names, "🧑🏾\u{200D}🎓": names,
        "🧑🏿\u{200D}🎓": names,
      ])
    source = try folder.open()
  }

  @Test(
    arguments: [
      ([], "👏"), (["yellow"], "👏"), (["light"], "👏🏻"), (["fair"], "👏🏼"), (["medium"], "👏🏽"), (["brown"], "👏🏾"),
      (["dark"], "👏🏿"), (["girl", "dark"], "👏🏿"), (["girl"], "👏"),
    ] as [([String], String)])
  func `the chosen skin tone is Unicode's modifier`(_ choices: [String], _ emoji: String) throws {
    #expect(try source.picture(of: "1F44F", choices: choices).bytes == TestFont.png("picture of \(emoji)"))
  }

  @Test func `a person who does something has the tone behind the person`() throws {
    let picture = try source.picture(of: "1F9D1-200D-1F393", choices: ["medium"])
    #expect(picture.bytes == TestFont.png("picture of 🧑🏽\u{200D}🎓"))
  }

  @Test(arguments: ["⚽", "🧒"])
  func `an emoji that doesn't come in all tones stays as it is`(_ emoji: String) throws {
    let code = try #require(try source.symbol(emoji)).code
    #expect(try source.picture(of: code, choices: ["medium"]).bytes == TestFont.png("picture of \(emoji)"))
  }

  @Test func `a tone that is typed stays, whatever is chosen`() throws {
    let symbol = try #require(try source.symbol("👏🏿"))
    #expect(symbol.code == "1F44F-1F3FF")
    #expect(try source.picture(of: symbol.code, choices: ["light"]).bytes == TestFont.png("picture of 👏🏿"))
  }

  @Test(arguments: ["1F600", "", "bola", "26BD-1F3FB", "1F44F-1F3FB-1F3FC"])
  func `what is no emoji's code has no picture`(_ code: String) throws {
    let failure = #expect(throws: Failure.self) { try source.picture(of: code, choices: []) }
    #expect(failure?.what == Phrase("emoji.no_picture", ["code": .text(code)]))
  }

  @Test func `the choice has one word for each tone, the usual one first`() {
    let choices = SymbolSystem.emoji().choices
    #expect(choices == [.init("skin", ["yellow", "light", "fair", "medium", "brown", "dark"])])
  }
}
