import Layouts
import Print
import TagarelaKit
import Testing

@Suite("Schedules on paper")
struct ScheduleTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test("the hours of a day are of one size and stand below each other", arguments: ["pt", "es", "ca", "en"])
  func hours(language: String) throws {
    let words = try headings("day", "3x6", language)
    #expect(words.count == 6)
    #expect(Set(words.map(\.font.size)).count == 1)
    #expect(Set(words.map(\.frame.x)).count == 1 && Set(words.map(\.frame.width)).count == 1)
    // An hour of one digit has the room of two, so that ones stand below ones.
    #expect(words[0].string == (language == "pt" ? "\u{2007}8h" : "\u{2007}8:00"))
    #expect(words[1].string == (language == "pt" ? "10h" : "10:00"))
  }

  @Test(
    "the days and times of a week are read as well as the words of its pictures", arguments: ["pt", "es", "ca", "en"],
    [PageSetup.Paper.a4, .a5, .letter])
  func week(language: String, paper: PageSetup.Paper) throws {
    for size in ["8x4", "6x4", "8x6"] {
      var setup = PageSetup()
      setup.paper = paper
      let words = try headings("week", size, language, setup)
      let label = try #require(try labels("week", size, language, setup).first)
      let days = try #require(GridSize(size)).columns - 1
      #expect(words.count == days + (try #require(GridSize(size))).rows - 1)
      #expect(Set(words.prefix(days).map(\.font.size)).count == 1)
      #expect(Set(words.dropFirst(days).map(\.font.size)).count == 1)
      for word in words {
        #expect(word.font.size >= min(label.font.size, 8), "\(word.string) in \(word.font.size)")
        #expect(word.font.size <= label.font.size * 2)
      }
    }
  }

  private func labels(_ id: String, _ size: String, _ language: String, _ setup: PageSetup) throws -> [Scene.Text] {
    try texts(id, size, language, setup).filter { $0.string == "s" }
  }

  private func headings(
    _ id: String, _ size: String, _ language: String, _ setup: PageSetup = PageSetup()
  ) throws -> [Scene.Text] {
    try texts(id, size, language, setup).filter { $0.string != "s" }
  }

  /// All words of a schedule's page, full of pictures called `s`.
  private func texts(_ id: String, _ size: String, _ language: String, _ setup: PageSetup) throws -> [Scene.Text] {
    let layout = try #require(Registry([.layouts]).first(.layouts, id: id))
    let size = try #require(GridSize(size))
    var board = Board(name: "b", size: size, layout: id, cells: layout.beginning(size, language))
    let area = Scene.Frame(x: 0, y: 0, width: 800, height: 600)
    board.cells += layout.slots(LayoutRequest(size: size, area: area)).filter { $0.role == .activity }
      .map { Board.Cell(position: $0.position, symbol: Samples.symbol("s")) }
    board.cells.sort { $0.position < $1.position }
    let page = try #require(try pdf.document(of: Samples.parcel(board), page: setup).pages.first)
    return page.texts.filter { $0.alignment == .center }
  }
}
