import Foundation
import TagarelaKit
import Testing

@testable import AsTeRICSGrid

struct SetTests {
  @Test func `a set, a list of grids and a grid alone are read alike`() throws {
    let one = grid([element("bread", x: 0, y: 0)])
    let alone = try read(one).parcel
    #expect(alone.boards.map(\.name) == ["food"])
    #expect(try read("[\(one)]").parcel == alone)
    #expect(try read(#"{"grids":[\#(one)],"metadata":{"modelName":"MetaData"}}"#).parcel == alone)
    #expect(try read("\u{FEFF}\(one)").parcel == alone)
  }

  @Test func `the home grid comes first`() throws {
    let grids = [grid([], id: "a", label: #""A""#), grid([], id: "b", label: #""B""#)].joined(separator: ",")
    let reading = try read(#"{"grids":[\#(grids)],"metadata":{"homeGridId":"b"}}"#)
    #expect(reading.parcel.boards.map(\.uid) == ["b", "a"])
    #expect(reading.complaints.isEmpty)
    let lost = try read(#"{"grids":[\#(grids)],"metadata":{"homeGridId":"c"}}"#)
    #expect(lost.parcel.boards.map(\.uid) == ["a", "b"])
    #expect(lost.troubles == ["asterics.home_lost"])
  }

  @Test(arguments: [
    ("pt", "comida"), ("es", "food"), ("en", "food"), ("de", "essen"),
  ]) func `names are taken in the user's language, else in English`(_ language: String, _ name: String) throws {
    let label = #"{"de-at":"essen","en":"food","pt-BR":"comida","es":"  "}"#
    #expect(try read(grid([], label: label), language: language).parcel.boards.first?.name == name)
  }

  @Test func `a word in another language is said`() throws {
    let reading = try read(grid([element("bread", x: 0, y: 0)]), language: "pt")
    #expect(reading.parcel.boards.first?.cells.first?.text == "bread")
    #expect(reading.troubles == ["asterics.other_language: bread"])
  }

  @Test func `grids without a name are called after the file`() throws {
    let grids = [grid([], label: "{}"), grid([], id: "b", label: #""""#)].joined(separator: ",")
    #expect(try read("[\(grids)]", file: "/x/box.grd.json").parcel.boards.map(\.name) == ["box 1", "box 2"])
    #expect(try read(grid([], label: "{}"), file: "/x/box.grd").parcel.boards.map(\.name) == ["box"])
  }

  @Test func `of two grids with one id the first is meant by links`() throws {
    let way = acting("go", #"{"modelName":"GridActionNavigate","navType":"navigateToGrid","toGridId":"a"}"#)
    let grids = [
      grid([], id: "a", label: #""first""#), grid([way], id: "a", label: #""second""#), grid([way], id: ""),
    ].joined(separator: ",")
    let reading = try read("[\(grids)]")
    #expect(reading.parcel.boards.map(\.uid) == ["a", "", ""])
    #expect(reading.parcel.boards.compactMap { $0.cells.first?.link?.name } == ["first", "first"])
    #expect(reading.troubles == ["asterics.grid_twice"])
  }

  @Test func `what a set says of all grids is on each board, or said`() throws {
    let metadata = #"""
      {"textConfig":{"convertMode":"CONVERT_MODE_UPPERCASE","textPosition":"ABOVE"},
      "colorConfig":{"gridBackgroundColor":"#102030"},"globalGridId":"grid-data-1","globalGridActive":true}
      """#
    let reading = try read(#"{"grids":[\#(grid([])), 7],"dictionaries":[{}],"metadata":\#(metadata)}"#)
    let board = try #require(reading.parcel.boards.first)
    #expect(board.letters == .upper)
    #expect(board.labels == .above)
    #expect(board.background == Tint(red: 0x10, green: 0x20, blue: 0x30))
    #expect(reading.troubles == ["asterics.not_a_grid", "asterics.dictionaries", "asterics.global_grid"])
  }

  @Test(arguments: ["{}", "[]", "7", #"{"grids":[]}"#, #"{"grids":[{}]}"#, #"{"grids":{"a":1}}"#, "[[[]]]"])
  func `a file without grids is refused`(_ text: String) {
    #expect { try read(text) } throws: { ($0 as? Failure)?.what.key == "asterics.no_grids" }
  }

  @Test func `a set that was cut is refused in a few words`() throws {
    let whole = grid((0..<50).map { element("word \($0)", x: $0 % 10, y: $0 / 10) }).replacing("\n", with: "")
    let failure = #expect(throws: Failure.self) { try read(String(whole.prefix(whole.count / 2))) }
    #expect(failure?.what.key == "asterics.damaged")
    #expect((failure?.place?.text.utf8.count ?? 0) <= 1000)
  }

  @Test func `a set that is too large, or has too much in it, says how to get a smaller one`() throws {
    #expect(
      throws: Failure(
        "asterics.too_large", ["file": "box.grd", "limit": 48], hint: Phrase("asterics.too_large.hint"))
    ) { try read(Data(count: 48 << 20 + 1)) }
    let picture = String(repeating: "A", count: 16 << 20 + 1)
    let full = #expect(throws: Failure.self) {
      try read(grid([element("a", x: 0, y: 0, #""image":{"data":"\#(picture)"}"#)]))
    }
    #expect(full?.what.key == "asterics.damaged")
    #expect(full?.hint == Phrase("json.string_long.hint", ["limit": 12]))
  }

  @Test(arguments: [
    (#"{"grids":[{"modelName":"GridData""#, true), ("\u{FEFF} [ { \"gridElements\" : [", true),
    (#"{"metadata":{"modelName":"MetaData""#, true), (#"{"format":"open-board-0.1","gridElements":["#, false),
    (#"{"note":"a \"gridElements\":[ in a text"}"#, false), ("gridElements", false), ("", false),
    (#"{"grids":[{"id":1"#, false),
  ]) func `a file is known by its keys`(_ beginning: String, _ isGrid: Bool) {
    #expect(FileFormat.asTeRICSGrid.recognises(Data(beginning.utf8)) == isGrid)
  }
}
