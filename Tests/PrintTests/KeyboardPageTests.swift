import Layouts
import Print
import TagarelaKit
import Testing

@Suite("Keyboards on paper")
struct KeyboardPageTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test("what clears, parts, takes back and speaks has an icon above its word", arguments: ["pt", "es", "ca", "en"])
  func icons(language: String) throws {
    let keyboard = try #require(Registry([.layouts]).first(.layouts, id: "keyboard"))
    let size = try #require(GridSize("11x7"))
    let cells = keyboard.beginning(size, language)
    let board = Board(name: "K", size: size, layout: "keyboard", cells: cells)
    let document = try pdf.document(of: Samples.parcel(board))
    let page = try #require(document.pages.first)
    #expect(page.pictures.count == 4 && document.pictures.count == 4)
    let words = page.texts.suffix(4)
    #expect(words.map(\.string) == cells.suffix(4).map(\.text))
    for (word, icon) in zip(words, page.pictures) {
      #expect(word.frame.y >= icon.frame.y + icon.frame.height)
      #expect(word.font.size <= icon.frame.height * 0.6)
    }
    // All four words are of one size.
    #expect(Set(words.map(\.font.size)).count == 1)
  }

  @Test("a way home or back that is a word has its icon too, a picture of one's own comes before it")
  func ways() throws {
    var board = Samples.board(.nine, filled: 1)
    board.cells[0].actions = [.home]
    board.cells += [
      Board.Cell(position: 2, label: "casa", actions: [.home]),
      Board.Cell(position: 3, label: "voltar", actions: [.back]),
      Board.Cell(position: 4, label: "a", actions: [.type("a")]),
    ]
    let document = try pdf.document(of: Samples.parcel(board))
    #expect(document.pages.first?.pictures.map(\.picture) == [0, 1, 2])
    #expect(document.pictures.first == Samples.square.bytes)
  }
}
