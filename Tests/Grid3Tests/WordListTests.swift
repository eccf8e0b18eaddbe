import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Lists of words, which a grid shows in cells that are kept for them.
struct WordListTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private static func slot(_ place: String) -> String {
    """
    <Cell \(place)><Content><ContentType>AutoContent</ContentType><ContentSubType>WordList</ContentSubType>
      <CaptionAndImage xsi:nil="true" /><Style><BackColour>#2C82C9FF</BackColour></Style></Content></Cell>
    """
  }

  private static func list(_ words: [(String, String)]) -> String {
    let items = words.map { word, image in
      """
      <WordListItem><Text><s Image="\(image)"><r>\(word)</r></s></Text><Image>\(image)</Image></WordListItem>
      """
    }
    return "<WordList><Items>\(items.joined())</Items></WordList>"
  }

  @Test func `the words go into the cells kept for them, in reading order`() throws {
    let cells =
      Self.slot(#"X="2" Y="2""#) + Self.slot(#"X="3" Y="1""#) + Self.slot(#"X="1" Y="2""#) + cell("", "back")
    let words = Self.list([("apple", ".png"), ("pear", ""), ("plum", "[widgit]plum.emf")])
    let reading = try bench.home(grid(cells, more: words), [("Grids/Home/wordlist-0.png", Specimen.png)])
    let made = try #require(reading.parcel.boards.first).cells
    #expect(made.map(\.text) == ["back", "apple", "pear", "plum"])
    #expect(made.map(\.position) == [1, 8, 10, 11])
    #expect(made[1].symbol?.picture?.bytes == Specimen.png)
    #expect(made[1].fill == Tint(red: 0x2C, green: 0x82, blue: 0xC9))
    #expect(made[2].symbol == nil)
    #expect(made[3].symbol?.name == "plum")
    #expect(reading.keys == ["grid3.library"])
  }

  @Test func `words for which there is no cell are counted`() throws {
    let reading = try bench.home(
      grid(Self.slot(""), more: Self.list((0..<30).map { ("word \($0)", "") })))
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["word 0"])
    #expect(reading.keys == ["grid3.words_left"])
    #expect(reading.said("grid3.words_left", "count") == .integer(29))
  }
}
