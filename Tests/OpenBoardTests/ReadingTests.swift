import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

struct ReadingTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func board(_ buttons: String, order: String = "[[\"a\"]]", rest: String = "") throws -> Reading {
    try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "X", "buttons": [\(buttons)],
        "grid": {"order": \(order)} \(rest)}
        """)
  }

  private func keys(_ reading: Reading) -> [String] { reading.complaints.map(\.key) }

  @Test(arguments: [
    ("rgb(255, 170, 0)", "#ffaa00"), ("rgba(255, 170, 0, 0.5)", "#ffaa00 0.5"), ("#fa0", "#ffaa00"),
    ("#FFAA00", "#ffaa00"), ("orange", "#ffa500"), ("RGB(100%, 0%, 0%)", "#ff0000"), ("transparent", "#000000 0.0"),
  ])
  func `colours are understood as they are met`(_ text: String, _ tint: String) throws {
    let reading = try board(#"{"id": "a", "label": "a", "background_color": "\#(text)"}"#)
    #expect(reading.parcel.boards[0].cells[0].fill == Tint(tint))
    #expect(reading.complaints.isEmpty)
  }

  @Test func `a colour that is none is told with board and button, and kept aside`() throws {
    let reading = try board(#"{"id": "a", "label": "dog", "border_color": "blurple"}"#)
    #expect(
      reading.complaints == [Phrase("obf.color_unknown", ["board": "X", "button": "dog", "text": "blurple"])])
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(written["buttons"]?.list?[0][Own.setAside]?["border_color"] == "blurple")
  }

  @Test func `actions, links, hiding and measures become the cell's`() throws {
    let reading = try board(
      """
      {"id": "a", "label": "a", "action": ":clear", "actions": [":clear", "+b"], "hidden": true, "vocalization": "ah",
       "left": 0.25, "top": 0, "width": 0.5, "height": 1}
      """)
    let cell = reading.parcel.boards[0].cells[0]
    #expect(cell.actions == [.clear, .type("b")])
    #expect(cell.isHidden)
    #expect(cell.spoken == "ah")
    #expect(cell.area == CellArea(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(cell.symbol == nil)
    #expect(cell.label == "a")
  }

  @Test func `a link goes by its path, then by its identifier, then to another place`() throws {
    let reading = try bench.read(package: [
      (
        "manifest.json",
        #"{"format": "open-board-0.1", "root": "a.obf", "paths": {"boards": {"A": "a.obf", "alias": "b/b.obf"}}}"#
      ),
      (
        "a.obf",
        """
        {"format": "open-board-0.1", "id": "A", "name": "first", "grid": {"rows": 1, "columns": 4, "order": [[1,2,3,4]]},
         "buttons": [{"id": 1, "label": "1", "load_board": {"path": "b/b.obf", "id": "A"}},
         {"id": 2, "label": "2", "load_board": {"id": "alias"}},
         {"id": 3, "label": "3", "load_board": {"url": "https://example.org/x", "id": "zzz"}},
         {"id": 4, "label": "4", "load_board": {"id": "zzz", "name": "lost"}}]}
        """
      ),
      ("b/b.obf", #"{"format": "open-board-0.1", "id": "B", "name": "second", "grid": {}, "buttons": []}"#),
    ])
    let links = reading.parcel.boards[0].cells.map(\.link)
    #expect(links == [BoardLink(uid: "B", name: "second"), BoardLink(uid: "B", name: "second"), nil, nil])
    #expect(keys(reading) == ["obf.link_elsewhere", "obf.link_missing"])
  }

  @Test(arguments: [("de", "Zeit"), ("pt", "hora"), ("pt-PT", "hora"), ("ca", "time!")])
  func `words come in the user's language, else in the board's`(_ language: String, _ word: String) throws {
    let reading = try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en_US", "name": "X", "buttons": [{"id": "a", "label": ":time"}],
         "grid": {"order": [["a"]]},
         "strings": {"de": {":time": "Zeit"}, "pt-BR": {":time": "hora"}, "en": {":time": "time!"}}}
        """, language: language)
    #expect(reading.parcel.boards[0].cells[0].text == word)
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(written["buttons"]?.list?[0]["label"] == ":time")
  }

  @Test func `an identifier in a rectangle is one large cell, elsewhere it is several`() throws {
    let reading = try board(
      #"{"id": "a", "label": "a"}, {"id": "b", "label": "b"}"#,
      order: #"[["a","a","b"],["a","a",null],[null,null,"b"]]"#)
    let cells = reading.parcel.boards[0].cells
    #expect(cells.map(\.position) == [1, 3, 9])
    #expect(cells[0].span == Span(columns: 2, rows: 2))
    #expect(cells.map(\.text) == ["a", "b", "b"])
    #expect(keys(reading) == ["obf.button_twice"])
    let written = try value(bench.write(reading.parcel, .openBoard))
    let order = try #require(written["grid"]?["order"])
    #expect(order == [["a", "a", "b"], ["a", "a", nil], [nil, nil, "b-2"]].json)
    #expect(try bench.read(bench.write(reading.parcel, .openBoard), .openBoard).parcel.boards[0].cells.count == 3)
  }

  @Test func `a grid that is too tall becomes pages and goes back to what it was`() throws {
    let rows = (1...121).map { $0 == 120 ? #"["a",null]"# : "[null,null]" }.joined(separator: ",")
    let reading = try board(#"{"id": "a", "label": "a"}"#, order: "[\(rows)]")
    let board = reading.parcel.boards[0]
    #expect(board.pages == 3)
    #expect(board.size == GridSize(columns: 2, rows: 41))
    #expect(board.cells[0].position == 239)
    #expect(reading.complaints.isEmpty)
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(written["grid"]?["rows"] == 121)
  }

  @Test func `what doesn't fit into a grid is told and kept`() throws {
    let ids = (1...30).map { "\"\($0)\"" }
    let buttons = ids.map { "{\"id\": \($0), \"label\": \($0)}" }.joined(separator: ",")
    let reading = try board(buttons, order: "[[\(ids.joined(separator: ","))]]")
    #expect(reading.parcel.boards[0].cells.count == 26)
    #expect(keys(reading) == ["obf.grid_large", "obf.unplaced"])
    #expect(try value(bench.write(reading.parcel, .openBoard))["buttons"]?.list?.count == 30)
  }

  @Test func `dangling pictures, sounds and buttons are told; the rest is imported`() throws {
    let reading = try board(
      #"{"id": "a", "label": "dog", "image_id": "no", "sound_id": 9}, {"label": "cat"}, 7"#,
      order: #"[["a", "zz"], ["button"]]"#, rest: #", "images": [{"id": "empty"}, 5]"#)
    #expect(
      keys(reading).sorted() == [
        "obf.button_malformed", "obf.button_missing", "obf.image_missing", "obf.media_malformed", "obf.sound_missing",
      ])
    #expect(reading.parcel.boards[0].cells.map(\.text) == ["dog", "cat"])
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(ReferenceRules.breaches(board: written, files: nil) == [])
  }

  @Test func `bytes count, not what is written of them; what can't be shown is kept`() throws {
    let reading = try board(
      #"{"id": "a", "label": "dog", "image_id": "p"}, {"id": "b", "label": "cat", "image_id": "g"}"#,
      order: #"[["a", "b"]]"#,
      rest: """
        , "images": [{"id": "p", "content_type": "image/jpeg", "data": "\(Specimen.address("image/jpeg", Specimen.png.bytes))"},
        {"id": "g", "content_type": "image/gif", "data": "\(Specimen.address("image/gif", Specimen.gif))"}]
        """)
    #expect(keys(reading) == ["obf.content_type", "obf.image_format"])
    let cells = reading.parcel.boards[0].cells
    #expect(cells[0].shown == Specimen.png)
    #expect(cells[1].symbol?.name == "cat")
    #expect(cells[1].shown == nil)
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(written["images"]?.list?[0]["content_type"] == "image/png")
    #expect(DataAddress(written["images"]?.list?[1]["data"]?.string ?? "")?.bytes == Specimen.gif)
    #expect(ReferenceRules.breaches(board: written, files: nil) == [])
  }

  @Test func `a package without a good manifest is read all the same`() throws {
    let one = #"{"format": "open-board-0.1", "id": 1, "name": "one", "grid": {}, "buttons": []}"#
    let none = try bench.read(package: [("x/one.obf", one), ("two.obf", one), ("bad.obf", "{")])
    #expect(keys(none) == ["obf.no_manifest", "obf.board_unreadable", "obf.board_twice"])
    #expect(none.isPartial)
    #expect(none.parcel.boards.map(\.uid) == ["1", "1-2"])
    let rootless = try bench.read(package: [("manifest.json", #"{"root": "no.obf"}"#), ("one.obf", one)])
    #expect(keys(rootless) == ["obf.root_missing"])
    let deep = try bench.read(package: [
      ("set/manifest.json", #"{"root": "b/one.obf", "paths": {"boards": {"1": "b/one.obf"}}}"#), ("set/b/one.obf", one),
    ])
    #expect(keys(deep).isEmpty)
  }

  @Test(arguments: ["[]", "{}", "nonsense", #"{"format": "open-board-log-0.1", "sessions": []}"#, #"{"grids": []}"#])
  func `what is no board is refused`(_ text: String) {
    #expect(throws: Failure.self) { try bench.read(board: text) }
  }

  @Test func `a board of a hundred thousand broken buttons is one trouble`() throws {
    let buttons = [String](repeating: #"{"id": "a", "label": "a", "image_id": 1}"#, count: 20_000).joined(
      separator: ",")
    let reading = try board(buttons)
    #expect(reading.complaints.count <= 102)
    #expect(reading.complaints.contains { $0.key == "obf.more_complaints" })
  }
}

extension [[String?]] {
  /// A grid's order.
  fileprivate var json: JSONValue { .list(map { .list($0.map { $0.map { .text($0) } ?? .null }) }) }
}
