import Foundation
import TagarelaKit
import Testing

/// What is listed, and what is found by other names.
struct ListTests {
  private static let clap = ["mãos aplaudindo|aplauso", "aplauso", "aplaudir", "clapping hands|clap"]

  @Test func `the name comes first, then keywords, each once`() throws {
    let folder = try EmojiFolder(["👏": Self.clap])
    let symbol = try #require(try folder.open().symbols().symbols.first)
    #expect(symbol.code == "1F44F")
    #expect(
      symbol.words == [
        "pt": ["mãos aplaudindo", "aplauso"], "es": ["aplauso"], "ca": ["aplaudir"], "en": ["clapping hands", "clap"],
      ])
  }

  @Test func `what the font has no picture for is left out`() throws {
    let folder = try EmojiFolder([
      "⚽": ["bola", "pelota", "pilota", "ball"], "🦪": ["ostra", "ostra", "ostra", "oyster"],
    ])
    try folder.write(TestFont(pictures: [("⚽", "ball")]).bytes(), to: folder.font)
    #expect(try folder.open().symbols().symbols.map(\.code) == ["26BD"])
  }

  @Test func `a sequence that the font would show as several pictures is left out`() throws {
    let names = ["a", "b", "c", "d"]
    let folder = try EmojiFolder(["🧑": names, "🎓": names, "🧑\u{200D}🎓": names])
    try folder.write(TestFont(pictures: [("🧑", "1"), ("🎓", "2"), ("\u{200D}", "3")]).bytes(), to: folder.font)
    #expect(try folder.open().symbols().symbols.map(\.code) == ["1F9D1", "1F393"])
  }

  @Test func `flags and joined sequences are listed, skin tones and plain characters are not`() throws {
    let names = ["a", "b", "c", "d"]
    let folder = try EmojiFolder(
      ["👏": names, "*": names, "🏽": names],
      derived: ["🇧🇷": names, "🧑\u{200D}🎓": names, "👏🏽": names, "1\u{20E3}": names])
    let codes = try folder.open().symbols().symbols.map(\.code)
    #expect(codes == ["1F44F", "1F1E7-1F1F7", "1F9D1-200D-1F393", "31-20E3"])
  }

  @Test func `entities, blanks and what is inherited are read as XML and CLDR mean them`() throws {
    let folder = try EmojiFolder(["🎲": ["dado &amp; jogo|  um &#x61;  dois ", "&#100;ado", "↑↑↑", "die"]])
    let symbol = try #require(try folder.open().symbols().symbols.first)
    #expect(symbol.words == ["pt": ["dado & jogo", "um a dois"], "es": ["dado"], "en": ["die"]])
  }

  @Test(arguments: ["1F44F", "1f44f", "👏", "maos APLAUDINDO", "Clapping Hands", "aplaudir"])
  func `an emoji is found by its code, itself and its name in any language`(_ text: String) throws {
    let folder = try EmojiFolder(["⚽": ["bola", "pelota", "pilota", "ball"], "👏": Self.clap])
    let source = try folder.open()
    let listed = try #require(try source.symbols().symbols.first { $0.code == "1F44F" })
    #expect(try source.symbol(text) == listed)
  }

  @Test(arguments: ["", "nothing", "1F44", "1F44F-", "FFFFFFFFFFFFFFFFF", "👏👏", "clap"])
  func `what is no emoji's is none`(_ text: String) throws {
    let folder = try EmojiFolder(["👏": Self.clap])
    #expect(try folder.open().symbol(text) == nil)
  }

  @Test func `the variation selector makes no difference`() throws {
    let folder = try EmojiFolder(["❤": ["coração", "corazón", "cor", "heart"]])
    let source = try folder.open()
    #expect(try source.symbol("❤\u{FE0F}")?.code == "2764")
    #expect(try source.symbol("2764-FE0F")?.code == "2764")
  }
}
