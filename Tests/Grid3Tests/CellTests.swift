import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Where cells lie and what stands on them.
struct CellTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `a place that is not said is the first, a span that is not said is one`() throws {
    let cells = try bench.cells(
      cell(#"X="3" Y="2""#, "last") + cell("", "first") + cell(#"Y="1""#, "below") + cell(#"X="2""#, "right"))
    #expect(cells.map(\.text) == ["first", "right", "below", "last"])
    #expect(cells.map(\.position) == [1, 3, 5, 12])
    #expect(cells.allSatisfy { $0.span == .single })
  }

  @Test func `spans are kept`() throws {
    let cells = try bench.cells(cell(#"X="1" Y="1" ColumnSpan="3" RowSpan="2""#, "wide"))
    #expect(cells.first?.position == 6)
    #expect(cells.first?.span == Span(columns: 3, rows: 2))
  }

  @Test func `a cell that has no room is smaller or goes where there is some, and that is told`() throws {
    let reading = try bench.home(
      grid(
        cell(#"X="3" ColumnSpan="2""#, "sticks out") + cell(#"Y="1" ColumnSpan="2""#, "under")
          + cell(#"X="1" Y="1""#, "over") + cell(#"X="9""#, "away") + cell(#"X="two""#, "nowhere")
          + cell(#"X="-1""#, "before")))
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map(\.text) == ["over", "away", "nowhere", "sticks out", "under", "before"])
    #expect(cells.map(\.position) == [1, 2, 3, 4, 5, 7])
    #expect(cells.map(\.span.columns) == [1, 1, 1, 1, 2, 1])
    #expect(reading.keys == ["grid3.span", "grid3.moved"])
    #expect(reading.said("grid3.moved", "count") == .integer(4))
  }

  @Test func `cells that all say the same place are all on the board`() throws {
    let words = (1...10).map { "word \($0)" }
    let reading = try bench.home("<Grid><Cells>\(words.map { cell("", $0) }.joined())</Cells></Grid>")
    let board = try #require(reading.parcel.boards.first)
    #expect(Set(board.cells.map(\.text)) == Set(words))
    #expect(board.size.count >= 10)
    #expect(reading.said("grid3.moved", "count") == .integer(9))
  }

  @Test func `what a full grid has no place for goes on to further pages`() throws {
    let cells = (1...5).map { cell("", "word \($0)") }.joined()
    let board = try bench.home(grid(cells, columns: 2, rows: 1)).parcel.boards.first
    #expect(board?.pages == 3)
    #expect(board?.cells.map(\.position) == [1, 2, 3, 4, 5])
  }

  @Test func `a caption may be plain or made of runs, with named and numbered characters`() throws {
    let rich = "<p>\n <s><r>good</r></s>\n <s><r><![CDATA[ ]]></r></s><s><r>night</r></s>\n</p>"
    let cells = try bench.cells(
      cell("", "bread &amp; butter &#233;&#xE7;") + cell(#"X="1""#, rich) + cell(#"X="2""#, "two\n lines"))
    #expect(cells.map(\.text) == ["bread & butter éç", "good night", "two lines"])
  }

  @Test func `a word without picture has no symbol`() throws {
    let cells = try bench.cells(cell("", "word"))
    #expect(cells.first?.symbol == nil)
    #expect(cells.first?.label == "word")
  }

  @Test func `cells with nothing on them are not there`() throws {
    let cells = try bench.cells(
      """
      <Cell><Content><Style><BasedOnStyle>Default</BasedOnStyle></Style></Content></Cell>
      <Cell X="1"><Content><CaptionAndImage /></Content></Cell><Cell X="2" />
      \(cell(#"X="3""#, "away", "<Visibility>Empty</Visibility>"))
      """)
    #expect(cells.isEmpty)
  }

  @Test func `a hidden cell stays hidden`() throws {
    let cells = try bench.cells(
      cell("", "seen") + cell(#"X="1""#, "not yet", "<Visibility>Hidden</Visibility>")
        + cell(#"X="2""#, "touch", "<Visibility>PointerAndTouchOnly</Visibility>"))
    #expect(cells.map(\.isHidden) == [false, true, false])
  }

  private func special(_ place: String, _ kind: String, _ subtype: String, _ more: String = "") -> String {
    """
    <Cell \(place)><Content><ContentType>\(kind)</ContentType><ContentSubType>\(subtype)</ContentSubType>
    \(more)</Content></Cell>
    """
  }

  @Test func `cells for proposed words offer words`() throws {
    let activate = commands(#"<Command ID="AutoContent.Activate" />"#)
    let style = "<Style><BackColour>#FF0000FF</BackColour></Style>"
    let reading = try bench.home(
      grid(
        special(#"ColumnSpan="2""#, "AutoContent", "Prediction", activate + style)
          + special(#"X="2""#, "AutoContent", "Prediction", "<Visibility>Hidden</Visibility>")
          + special(#"X="3""#, "AutoContent", "Prediction", "<Visibility>Empty</Visibility>")))
    #expect(reading.complaints.isEmpty)
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map(\.position) == [1, 3])
    #expect(cells.allSatisfy { $0.actions == [.suggestion] && $0.text.isEmpty })
    #expect(cells.map(\.span.columns) == [2, 1])
    #expect(cells.map(\.isHidden) == [false, true])
    #expect(cells[0].fill == Tint("#ff0000"))
  }

  @Test func `message areas, lists that change and clocks are told once a kind`() throws {
    let reading = try bench.home(
      grid(
        special(#"ColumnSpan="3""#, "Workspace", "Chat") + special(#"X="3""#, "LiveCell", "Clock.Time")
          + special(#"Y="1""#, "AutoContent", "Contacts") + special(#"X="1" Y="1""#, "AutoContent", "Contacts")))
    #expect(reading.parcel.boards.first?.cells.isEmpty == true)
    #expect(reading.keys == ["grid3.content", "grid3.content", "grid3.content"])
    let kinds = reading.complaints.compactMap { $0.arguments.first { $0.name == "detail" }?.value }
    #expect(kinds == ["Chat", "Clock.Time", "Contacts"])
  }
}
