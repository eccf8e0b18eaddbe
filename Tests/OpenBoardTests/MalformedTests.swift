import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

/// Boards of which a part is something else than it should be: read as far as they are whole, and never in silence.
struct MalformedTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `a later version of the format is read, and named`() throws {
    let board = #"{"format": "open-board-9.9", "id": "x", "name": "X", "grid": {}, "buttons": []}"#
    let reading = try bench.read(board: board)
    #expect(
      reading.complaints == [
        Phrase("obf.version", ["file": "given.obf", "format": "open-board-9.9", "known": "open-board-0.1"])
      ])
    let package = try bench.read(package: [("manifest.json", #"{"format": 7, "root": "x.obf"}"#), ("x.obf", board)])
    #expect(package.complaints.map(\.key) == ["obf.version", "obf.version"])
    #expect(package.complaints.map { $0.arguments.first?.value } == ["manifest.json", "x.obf"])
  }

  @Test(arguments: ["7", "[1]", #""something""#, #""open-board-log-0.1""#])
  func `what says that it is of another format is refused with what it says`(_ format: String) {
    let failure = #expect(throws: Failure.self) {
      try bench.read(board: #"{"format": \#(format), "id": "x", "name": "X", "grid": {}, "buttons": []}"#)
    }
    #expect(failure?.what.key == "obf.other_format")
    #expect(failure?.what.arguments.first { $0.name == "format" }?.value == .text(format.filter { $0 != "\"" }))
  }

  @Test(
    arguments: [
      (#""buttons": "many", "grid": {}"#, "buttons"), (#""buttons": [], "grid": [["a"]]"#, "grid"),
      (#""buttons": [], "grid": {}, "images": 5"#, "images"), (#""buttons": [], "grid": {}, "sounds": true"#, "sounds"),
      (#""buttons": [], "grid": {}, "strings": ["a"]"#, "strings"),
      (#""buttons": [], "grid": {"rows": "many"}"#, "grid.rows"),
      (#""buttons": [], "grid": {"columns": -1}"#, "grid.columns"),
      (#""buttons": [], "grid": {"order": "abc"}"#, "grid.order"),
    ])
  func `a part of another kind is told with its place and kept aside`(_ parts: String, _ field: String) throws {
    let reading = try bench.read(board: #"{"format": "open-board-0.1", "id": "x", "name": "X", \#(parts)}"#)
    #expect(reading.complaints == [Phrase("obf.field_malformed", ["board": "X", "field": .text(field)])])
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(ReferenceRules.breaches(board: written, files: nil) == [])
    let holder = field.hasPrefix("grid.") ? written["grid"] : written
    #expect(holder?["ext_tagarela_set_aside"]?[String(field.split(separator: ".").last ?? "")] != nil)
  }

  @Test(
    arguments: [
      (#""rows": 1000000000, "columns": 2"#, 2, 2), (#""rows": 2, "columns": 1000000000"#, 2, 2),
      (#""rows": 1000000000, "columns": 1000000000"#, 2, 2), (#""rows": 51, "columns": 26"#, 26, 1),
    ])
  func `a grid that says to be huge is as large as its buttons need`(_ sides: String, _ columns: Int, _ rows: Int)
    throws
  {
    let reading = try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "name": "X", "grid": {\(sides)},
         "buttons": [{"id": "a", "label": "a"}, {"id": "b", "label": "b"}, {"id": "c", "label": "c"}]}
        """)
    let board = try #require(reading.parcel.boards.first)
    #expect(board.size == GridSize(columns: columns, rows: rows))
    #expect(board.pages == 1)
    #expect(board.cells.map(\.text) == ["a", "b", "c"])
    #expect(reading.complaints.map(\.key) == ["obf.grid_large", "obf.no_order"])
  }

  @Test func `a board that is too large says what would not be`() throws {
    let large = String(repeating: " ", count: 48 << 20 + 1)
    #expect(
      throws: Failure("obf.too_large", ["file": "given.obf", "limit": 48], hint: Phrase("obf.too_large.hint"))
    ) { try bench.read(board: large) }
  }

  @Test func `a board that can't be read is named with its place in the package`() throws {
    let broken = "{\"format\": \"open-board-0.1\",\n \"buttons\": [}"
    let alone = #expect(throws: Failure.self) { try bench.read(board: broken) }
    #expect(alone?.what.key == "obf.unreadable")
    #expect(alone?.what.arguments.first?.value == "given.obf")
    #expect(alone?.place?.line == 2)
    let package = #expect(throws: Failure.self) {
      try bench.read(package: [("manifest.json", #"{"root": "boards/a.obf"}"#), ("boards/a.obf", broken)])
    }
    #expect(package?.what.key == "obf.unreadable")
    #expect(package?.what.arguments.first?.value == "boards/a.obf")
    #expect(package?.place?.line == 2)
  }

  @Test func `a button without word and picture is no symbol, a picture alone is one with a name`() throws {
    let reading = try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "Home", "grid": {"order": [["a", "b", "c", "d", "e"]]},
         "buttons": [{"id": "a", "label": "", "image_id": "far"}, {"id": "b", "label": "", "image_id": "near"},
         {"id": "c", "image_id": "near", "vocalization": "a dog"}, {"id": "d", "label": "dog", "image_id": "near"},
         {"id": "e", "image_id": "far", "vocalization": "a cat"}],
         "images": [{"id": "far", "url": "https://example.org/a.png"},
         {"id": "near", "data": "\(Specimen.address("image/png", Specimen.png.bytes))"}]}
        """)
    let cells = reading.parcel.boards[0].cells
    #expect(cells.map(\.symbol?.name) == [nil, "Home B1", "a dog", "dog", "a cat"])
    #expect(cells.map(\.text) == ["", "", "", "dog", ""])
    #expect(cells.map(\.shown) == [nil, Specimen.png, Specimen.png, Specimen.png, nil])
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(written["buttons"]?.list?.map { $0["label"] } == ["", "", "", "dog", ""])
    #expect(written["buttons"]?.list?.map { $0["image_id"] } == ["far", "near", "near", "near", "far"])
    let again = try bench.read(bench.write(reading.parcel, .openBoard), .openBoard).parcel.boards[0].cells
    #expect(again.map(\.symbol?.name) == cells.map(\.symbol?.name))
    #expect(again.map(\.text) == cells.map(\.text))
    #expect(again.map(\.shown) == cells.map(\.shown))
  }
}
