import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import WordList

struct WritingTests {
  private static let plain = ReadingAids.forConformance.layouts.plain(for: nil)?.id ?? ""

  private func board(_ words: [String]) -> Board {
    let cells = words.enumerated().map { index, word in
      Board.Cell(
        position: index + 1,
        symbol: Symbol(name: word, meaning: "", category: Category(name: "", color: .gray), picture: nil))
    }
    return Board(
      name: "casa", size: GridSize(columns: max(words.count, 1), rows: 1) ?? .nine, layout: Self.plain, cells: cells)
  }

  private func written(_ board: Board, decimal: String = ".") -> String {
    String(decoding: ListWriter.write([board], wording(decimal: decimal)), as: UTF8.self)
  }

  @Test func `the format keeps its promises`() {
    expectNone(checkConformance(of: .wordList, carried: Self.carried))
  }

  /// What a list holds of a parcel: words in their cells, what they mean, and the names of categories.
  private static func carried(_ parcel: Parcel) -> Parcel {
    var colors: [String: CategoryColor] = ["": .gray]
    let turn: [CategoryColor] = [
      .yellow, .green, .blue, .fuchsia, .maroon, .purple, .teal, .olive, .red, .aqua, .lime, .navy,
    ]
    let boards = parcel.boards.enumerated().map { index, board -> Board in
      let cells = board.cells.sorted { $0.position < $1.position }.map { cell -> Board.Cell in
        let name = line(cell.text)
        let meaning = line(cell.symbol?.meaning ?? "")
        let category = line(cell.symbol?.category.name ?? "")
        let color = colors[category.folded] ?? turn[(colors.count - 1) % turn.count]
        colors[category.folded] = color
        return Board.Cell(
          position: cell.position,
          symbol: Symbol(
            name: name.isEmpty ? "palavra" : name, meaning: meaning == name ? "" : meaning,
            category: Category(name: category, color: color), picture: nil),
          spoken: cell.spoken.map(line).flatMap { $0.isEmpty ? nil : $0 })
      }
      return Board(
        name: "\(line(board.name)) \(index)".trimmingCharacters(in: .whitespaces), size: board.size,
        pages: board.pages, layout: Self.plain, cells: cells)
    }
    return Parcel(kind: .board, boards: boards)
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  @Test func `a spreadsheet opens it with a double click`() {
    let text = written(board(["água"]))
    #expect(text == "\u{FEFF}word,meaning,category,spoken,board,cell\r\nágua,,,,casa,A1\r\n")
    #expect(written(board(["a;b", "a,b"]), decimal: ",").hasSuffix("\"a;b\";;;;casa;A1\r\n\"a,b\";;;;casa;B1\r\n"))
  }

  @Test(arguments: ["tsv", "txt"], [".", ","])
  func `between cells is a tab where the file's ending says so, in every language`(_ ending: String, _ decimal: String)
    throws
  {
    let words = ["a,b;c", "água", "\"q\"", "=1"]
    let bytes = ListWriter.write([board(words)], ending: ending, wording(decimal: decimal))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    #expect(lines.first == "\u{FEFF}word\tmeaning\tcategory\tspoken\tboard\tcell")
    #expect(lines.dropFirst().first == "a,b;c\t\t\t\tcasa\tA1")
    #expect(try read(bytes, file: "animais." + ending).words == words)
  }

  @Test(arguments: ["csv", "", "list"])
  func `any other ending has the comma or the semicolon`(_ ending: String) {
    let text = String(decoding: ListWriter.write([board(["a"])], ending: ending, wording(decimal: ",")), as: UTF8.self)
    #expect(text.hasSuffix("a;;;;casa;A1\r\n"))
  }

  @Test func `a board comes back as large as it was, though its last places are empty`() throws {
    var sent = board(["a", "b"])
    sent.size = try #require(GridSize(columns: 4, rows: 4))
    sent.pages = 2
    let bytes = ListWriter.write([sent], wording(decimal: "."))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("b,,,,casa,B1\r\n,,,,casa,2:D4\r\n"))
    let reading = try read(bytes)
    #expect(reading.complaints.isEmpty)
    let came = try #require(reading.parcel.boards.first)
    #expect(came.size == sent.size)
    #expect(came.pages == 2)
    #expect(came.layoutOfWords == ["A1": "a", "B1": "b"])
  }

  @Test func `a meaning that only says the word again is not written`() {
    var sent = board(["gato", "cão"])
    sent.cells[0].symbol?.meaning = "gato"
    sent.cells[1].symbol?.meaning = "animal que late"
    #expect(written(sent).hasSuffix("gato,,,,casa,A1\r\ncão,animal que late,,,casa,B1\r\n"))
  }

  @Test(arguments: ["=1+1", "+55", "-a", "@x", "'=x", "''@", "'", "it's", "'word", "\"q\"", "a\"b", "=\"a\",b"])
  func `a word is never a formula, and comes back as it was`(_ word: String) throws {
    let text = written(board([word]))
    let line = try #require(text.split(separator: "\r\n").last)
    let bare = line.drop { $0 == "\"" }
    #expect(!"=+-@".contains(bare.first ?? " "))
    #expect(try read(text).words == [word])
  }

  @Test func `cells with a word alone, labels, pages and several boards are written`() throws {
    var first = board(["a", "b"])
    first.cells[1].label = "c"
    first.cells[1].spoken = "see"
    first.pages = 2
    first.cells.append(Board.Cell(position: 4, label: "key"))
    var second = board(["z"])
    second.name = "rua"
    let bytes = ListWriter.write([first, second], wording(decimal: ","))
    let boards = try read(bytes).parcel.boards
    #expect(boards.map(\.name) == ["casa", "rua"])
    #expect(boards.first?.layoutOfWords == ["A1": "a", "B1": "c", "2:B1": "key"])
    #expect(boards.first?.cells[1].spoken == "see")
  }

  @Test(arguments: [
    ("word,meaning\na,b", true), ("palavra;prancha\n", true), ("word\na\n", false), ("gato,cão\n", false),
    ("{}", false),
    ("", false),
  ]) func `a list is known by its titles`(_ beginning: String, _ isList: Bool) {
    #expect(FileFormat.wordList.recognises(Data(beginning.utf8)) == isList)
  }

  @Test func `a list is known though its beginning ends inside a letter`() {
    let text = Data(("word,meaning\n" + String(repeating: "ção,x\n", count: 2000)).utf8)
    for length in 4090...FileFormat.beginning { #expect(FileFormat.wordList.recognises(text.prefix(length))) }
  }
}
