import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import WordList

struct WritingTests {
  private func board(_ words: [String]) -> Board {
    let cells = words.enumerated().map { index, word in
      Board.Cell(
        position: index + 1,
        symbol: Symbol(name: word, meaning: "", category: Category(name: "", color: .gray), picture: nil))
    }
    return Board(
      name: "casa", size: GridSize(columns: max(words.count, 1), rows: 1) ?? .nine, layout: "grid", cells: cells)
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
        let category = line(cell.symbol?.category.name ?? "")
        let color = colors[category.folded] ?? turn[(colors.count - 1) % turn.count]
        colors[category.folded] = color
        return Board.Cell(
          position: cell.position,
          symbol: Symbol(
            name: name.isEmpty ? "palavra" : name, meaning: line(cell.symbol?.meaning ?? ""),
            category: Category(name: category, color: color), picture: nil),
          spoken: cell.spoken.map(line).flatMap { $0.isEmpty ? nil : $0 })
      }
      let places = cells.map { board.size.place(ofPosition: $0.position) }
      let columns = (places.map(\.column).max() ?? 0) + 1
      let rows = (places.map(\.row).max() ?? 0) + 1
      let size = GridSize(columns: columns, rows: rows) ?? .nine
      let moved = zip(cells, places).map { cell, place -> Board.Cell in
        var cell = cell
        cell.position = (place.page - 1) * size.count + place.row * size.columns + place.column + 1
        return cell
      }
      return Board(
        name: "\(line(board.name)) \(index)".trimmingCharacters(in: .whitespaces), size: size,
        pages: places.map(\.page).max() ?? 1, layout: "grid",
        cells: moved.sorted { $0.position < $1.position })
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
