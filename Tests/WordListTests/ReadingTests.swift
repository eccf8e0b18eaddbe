import Foundation
import TagarelaKit
import Testing

@testable import WordList

struct ReadingTests {
  @Test(arguments: [
    "palavra,significado,categoria,fala,prancha\ngato,animal que mia,bichos,o gato,casa\n",
    "Palabra;Significado;Categoría;Voz;Tablero\r\ngato;animal que mia;bichos;o gato;casa\r\n",
    "paraula\tsignificat\tcategoria\tdiu\tplafó\ngato\tanimal que mia\tbichos\to gato\tcasa",
    "BOARD,spoken,word,category,Meaning\ncasa,o gato,gato,bichos,\"animal que mia\"\n",
    "sep=;\nword;meaning;category;spoken;page\ngato;animal que mia;bichos;o gato;casa\n",
  ]) func `columns are known by their titles in four languages`(_ text: String) throws {
    let reading = try read(text)
    #expect(reading.isWordList)
    #expect(reading.complaints.isEmpty)
    let board = try #require(reading.parcel.boards.first)
    #expect(board.name == "casa")
    let cell = try #require(board.cells.first)
    #expect(cell.spoken == "o gato")
    let symbol = try #require(cell.symbol)
    #expect(symbol.name == "gato")
    #expect(symbol.meaning == "animal que mia")
    #expect(symbol.category.name == "bichos")
    #expect(symbol.picture == nil)
  }

  @Test func `without titles the first column is the words`() throws {
    let reading = try read("gato\ncão\n\nurso\n")
    #expect(reading.words == ["gato", "cão", "urso"])
    #expect(reading.parcel.boards.map(\.name) == ["animais"])
    #expect(reading.complaints.isEmpty)
    let wide = try read("gato,miau\ncão,au\n")
    #expect(wide.words == ["gato", "cão"])
    #expect(wide.troubles == ["word_list.no_titles"])
  }

  @Test func `a plain text has a phrase a line`() throws {
    #expect(try read("Oi, tudo bem?\nTchau, até logo\n", file: "a.txt").words == ["Oi, tudo bem?", "Tchau, até logo"])
    #expect(try read("word,category\ncat,pets\n", file: "a.txt").words == ["cat"])
  }

  @Test func `lists are read as spreadsheets save them`() throws {
    let text = "palavra\nmaçã\n"
    let little = Data([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try read(little).words == ["maçã"])
    #expect(try read("\u{FEFF}" + text).words == ["maçã"])
    let latin = try read(Data("palavra\nma".utf8) + [0xE7, 0xE3, 0x0A])
    #expect(latin.words == ["maçã"])
    #expect(latin.troubles == ["word_list.latin"])
  }

  @Test func `each board of the column is one, in the file's order`() throws {
    let reading = try read("word,board\na,Zoo\nb,\nc,zoo\nd,Home\n")
    #expect(reading.parcel.boards.map(\.name) == ["Zoo", "animais", "Home"])
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["a", "c"])
  }

  @Test func `categories have colours in turn, words without one grey`() throws {
    let reading = try read("word,category\na,one\nb,two\nc,One\nd,\n")
    let categories = reading.parcel.boards.flatMap(\.cells).compactMap(\.symbol?.category)
    #expect(categories[0].color == categories[2].color)
    #expect(categories[0].color != categories[1].color)
    #expect(categories[3] == Category(name: "", color: .gray))
  }

  @Test func `rows that can't be read say where, the others are read`() throws {
    let text = "word,meaning\ncat,pet,x,y\n,nothing\n\"dog,open\nbear\n"
    let reading = try read(text)
    #expect(reading.words == ["cat", "bear"])
    #expect(reading.troubles == ["word_list.open_quote 4", "word_list.extra_cells 2", "word_list.no_word 3"])
  }

  @Test func `columns that mean nothing here are said`() throws {
    let reading = try read("word,colour,,frequency\ncat,red,,9\n")
    #expect(reading.words == ["cat"])
    #expect(
      reading.complaints == [
        Phrase("word_list.columns_left", ["columns": .list([.text("colour"), .text("frequency")])])
      ])
  }

  @Test func `long texts are cut and line breaks become blanks, both told`() throws {
    let long = String(repeating: "é", count: 301)
    let reading = try read("word\n\"two\nlines\"\n\(long)\n")
    #expect(reading.words == ["two lines", String(long.dropLast())])
    #expect(reading.troubles == ["word_list.line_breaks 2", "word_list.long 4"])
  }

  @Test func `a hundred complaints are enough`() throws {
    let reading = try read("word,meaning\n" + String(repeating: ",x\n", count: 150) + "cat,\n")
    #expect(reading.complaints.count == 101)
    #expect(reading.complaints.last == Phrase("word_list.more", ["count": .integer(50)]))
  }

  @Test(arguments: [
    ("", "word_list.empty"), ("\n\n", "word_list.empty"), ("word,meaning\n", "word_list.empty"),
    ("word,meaning\n,x\n", "word_list.empty"), ("PK\u{3}\u{4}", "word_list.not_text"),
    ("a\u{0}b", "word_list.not_text"),
    ("a\n" + String(repeating: "a\"b,\"c\n", count: 60_000), "word_list.quotes"),
  ]) func `what is no list is refused`(_ text: String, _ key: String) {
    #expect { try read(text) } throws: { ($0 as? Failure)?.what.key == key }
  }
}
