import Foundation
import TagarelaKit
import Testing

@testable import Cboard

struct ReadingTests {
  @Test func `a tile is a cell with its word, its picture, what it says and its colours`() throws {
    let reading = try read(
      board(
        #"""
        {"id": "1", "label": "juice", "vocalization": "I want juice", "image": "\#(Specimen.image)", "sound": "\#(Specimen.sound)",
         "backgroundColor": "rgb(255, 241, 118)", "borderColor": "#00f", "type": "button"}
        """#))
    let cell = try #require(reading.cells.first)
    #expect(reading.complaints.isEmpty)
    #expect(cell.symbol?.name == "juice")
    #expect(cell.symbol?.picture?.bytes == Data(Specimen.svg.utf8))
    #expect(cell.symbol?.voice?.seconds == 1)
    #expect(cell.spoken == "I want juice")
    #expect(cell.fill == Tint(red: 255, green: 241, blue: 118))
    #expect(cell.border == Tint(red: 0, green: 0, blue: 255))
  }

  @Test func `tiles lie where the grid says, others behind them`() throws {
    let reading = try read(
      board(
        #"{"id": "a", "label": "one"}"#, #"{"id": "b", "label": "two"}"#, #"{"id": "c", "label": "three"}"#,
        more: #""isFixed": true, "grid": {"rows": 2, "columns": 2, "order": [[null, "b"], ["a", null]]}, "#))
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 2, rows: 2))
    #expect(reading.cells.map(\.text) == ["three", "two", "one"])
    #expect(reading.cells.map(\.position) == [1, 2, 3])
  }

  @Test func `without a grid tiles flow in their order on a board that has a place for each`() throws {
    let tiles = (1...7).map { #"{"id": "\#($0)", "label": "w\#($0)"}"# }.joined(separator: ", ")
    let reading = try read(board(tiles))
    #expect(reading.cells.map(\.text) == (1...7).map { "w\($0)" })
    #expect(reading.cells.map(\.position) == [1, 2, 3, 4, 5, 6, 7])
    #expect(reading.parcel.boards.first?.size.count ?? 0 >= 7)
  }

  @Test func `a way to another board is a link, one to a board that isn't there is told`() throws {
    let reading = try read(
      """
      [{"id": "home", "name": "Home", "tiles": [{"id": "1", "label": "food", "loadBoard": "food"},
        {"id": "2", "label": "lost", "loadBoard": "gone"}]},
       {"id": "food", "nameKey": "cboard.symbol.food", "tiles": []}]
      """)
    #expect(reading.cells.map(\.link) == [BoardLink(uid: "food", name: "food"), nil])
    #expect(reading.said("cboard.link_lost", "cells") == .list(["lost"]))
    #expect(reading.parcel.boards.map(\.name) == ["Home", "food"])
  }

  @Test func `a word may be only a key, which is English, and that is said to who reads another language`() throws {
    let file = board(#"{"id": "1", "labelKey": "symbol.descriptiveState.veryGood"}"#)
    #expect(try read(file).cells.map(\.text) == ["very good"])
    #expect(try read(file).complaints.isEmpty)
    #expect(try read(file, language: "pt").keys == ["cboard.english"])
  }

  @Test func `a picture at an address is looked up by its library's name`() throws {
    let reading = try read(
      board(
        #"{"id": "1", "label": "right", "image": "/symbols/mulberry/correct.svg"}"#,
        #"{"id": "2", "label": "photo", "image": "https://example.org/photo.png"}"#))
    #expect(reading.cells.map(\.symbol?.source) == ["mulberry:correct", nil])
    #expect(reading.cells.map(\.symbol?.name) == ["right", "photo"])
    #expect(reading.said("cboard.picture_elsewhere", "count") == .integer(2))
  }

  @Test func `what can't be shown, played or done is told with its tile`() throws {
    let reading = try read(
      board(
        #"{"id": "1", "label": "a", "image": "data:image/webp;base64,UklGRg=="}"#,
        #"{"id": "2", "label": "b", "sound": "data:audio/mpeg;base64,SUQz"}"#,
        #"{"id": "3", "label": "c", "sound": "https://example.org/c.mp3"}"#,
        #"{"id": "4", "label": "d", "action": "dance"}"#, "7"))
    #expect(reading.cells.map(\.text) == ["a", "b", "c", "d"])
    #expect(
      Set(reading.keys) == [
        "cboard.picture_format", "cboard.sound_format", "cboard.sound_elsewhere", "cboard.action_left",
        "cboard.tile_broken",
      ])
  }

  @Test func `two boards with one id are two boards`() throws {
    let reading = try read(
      #"[{"id": "x", "name": "One", "tiles": [{"label": "a"}]}, {"id": "x", "name": "Two", "tiles": [{"label": "b"}]}]"#
    )
    #expect(reading.parcel.boards.map(\.uid) == ["x", ""])
    #expect(reading.keys == ["cboard.board_twice"])
  }

  @Test(arguments: [
    ("[]", "cboard.no_boards"), ("{}", "cboard.no_boards"), (#"{"tiles": 3}"#, "cboard.no_boards"),
    (#"[{"tiles": ["#, "cboard.damaged"), ("", "cboard.damaged"),
  ])
  func `a file of which nothing can be read says why`(_ text: String, _ key: String) {
    let failure = #expect(throws: Failure.self) { try read(text) }
    #expect(failure?.what.key == key)
  }

  @Test func `a file that is too large, or has too much in it, says how to get a smaller one`() throws {
    let large = InputFile(path: "mine.json", bytes: Data(count: 48 << 20 + 1))
    #expect(
      throws: Failure(
        "cboard.too_large", ["file": "mine.json", "limit": 48], hint: Phrase("cboard.too_large.hint"))
    ) { try SetReader.read(large, language: "en") }
    let full = #expect(throws: Failure.self) {
      try read(board(more: #""more": [\#(String(repeating: "0,", count: 500_000))0], "#))
    }
    #expect(full?.what.key == "cboard.damaged")
    #expect(full?.hint == Phrase("json.too_many.hint"))
  }

  @Test func `words are on one line, without what steers a terminal`() throws {
    #expect(try read(board(#"{"label": " two\nlines\u001b[31m "}"#)).cells.map(\.text) == ["two lines [31m"])
  }

  private static let real = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "shared/corpora/foreign/cboard_boards.json")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: real.path), "no corpora beside the project"))
  func `of the program's own boards every tile has its place and every way leads somewhere`() throws {
    let bytes = try Data(contentsOf: Self.real)
    #expect(FileFormat.cboard.recognises(bytes.prefix(FileFormat.beginning)))
    let root = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: [[String: Any]]])
    let tiles = root.values.flatMap { $0 }.flatMap { $0["tiles"] as? [[String: Any]] ?? [] }
    let reading = try SetReader.read(InputFile(path: Self.real.path, bytes: bytes), language: "en")
    #expect(reading.parcel.boards.flatMap(\.cells).count == tiles.count)
    #expect(reading.parcel.boards.flatMap(\.cells).compactMap(\.link).count == tiles.count { $0["loadBoard"] != nil })
    #expect(reading.keys == ["cboard.picture_elsewhere"])
  }
}
