import Foundation
import TagarelaKit
import Testing

/// Where buttons lie, how they look and what they do.
struct ButtonTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func board(_ sql: String) throws -> Board {
    try #require(try bench.read(schema + page(1, "Home", home) + sql).parcel.boards.first)
  }

  @Test func `a place is column and row from nothing, a span columns and rows`() throws {
    let board = try board(button(1, "far", at: "3,2") + button(2, "wide", at: "1,0", span: "2,2"))
    #expect(board.size == GridSize(columns: 4, rows: 3))
    #expect(board.pages == 1)
    #expect(board.cells.map(\.text) == ["wide", "far"])
    #expect(board.cells.map(\.position) == [2, 12])
    #expect(board.cells.map(\.span) == [Span(columns: 2, rows: 2), .single])
  }

  @Test func `rows below the page are the next page`() throws {
    let board = try board(button(1, "top", at: "0,0") + button(2, "next", at: "1,3") + button(3, "third", at: "3,8"))
    #expect(board.pages == 3)
    #expect(board.cells.map(\.position) == [1, 14, 36])
    #expect(board.size.name(ofPosition: 14) == "2:B1")
  }

  @Test func `of several layouts the one with the most buttons is taken, and the others are told once`() throws {
    let place =
      "INSERT INTO ElementPlacement (GridPosition, GridSpan, Visible, ElementReferenceId, PageLayoutId) VALUES "
    let reading = try bench.read(
      schema + page(1, "Home", home, layout: "2,1,2") + button(1, "a", at: "1,0")
        + "INSERT INTO PageLayout VALUES (50, '5,5,1', 1), (51, '9,9,1', 1);" + button(2, "b", at: "4,4", in: 50)
        + place + "('0,0', '1,1', 1, 1001, 50), ('0,0', '1,1', 1, 1001, 51), ('1,0', '1,1', 0, 1002, 51);")
    let board = try #require(reading.parcel.boards.first)
    #expect(board.size == GridSize(columns: 5, rows: 5))
    #expect(board.cells.map(\.position) == [1, 25])
    #expect(reading.keys == ["snap.layouts"])
    #expect(reading.said("snap.layouts", "count") == .integer(2))
  }

  @Test func `of layouts with as many buttons the page's own size is taken`() throws {
    let place = "INSERT INTO ElementPlacement (GridPosition, Visible, ElementReferenceId, PageLayoutId) VALUES "
    let reading = try bench.read(
      schema + page(1, "Home", home, layout: "9,9,1") + button(1, "a", at: "1,0")
        + "INSERT INTO PageLayout VALUES (50, '3,3,1', 1);" + place + "('2,2', 1, 1001, 50);"
        + "UPDATE Page SET GridDimension = '3,3';")
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 3, rows: 3))
    #expect(reading.parcel.boards.first?.cells.map(\.position) == [9])
  }

  @Test func `a button that is not shown is hidden, unless another lies over it`() throws {
    let board = try board(
      button(1, "hidden", at: "0,0", isVisible: false) + button(2, "under", at: "1,0", isVisible: false)
        + button(3, "over", at: "1,0"))
    #expect(board.cells.map(\.text) == ["hidden", "over"])
    #expect(board.cells.map(\.isHidden) == [true, false])
  }

  @Test func `a button without room is smaller or goes where there is some, and that is told`() throws {
    let reading = try bench.read(
      schema + page(1, "Home", home) + button(1, "sticks out", at: "3,0", span: "2,1") + button(2, "first", at: "0,1")
        + button(3, "second", at: "0,1") + button(4, "away", at: "4,0") + button(5, "nowhere", at: "here"))
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map(\.text) == ["second", "away", "nowhere", "sticks out", "first"])
    #expect(cells.map(\.position) == [1, 2, 3, 4, 5])
    #expect(reading.keys == ["snap.span", "snap.moved"])
    #expect(reading.said("snap.moved", "cells") == .list(["second", "away", "nowhere"]))
  }

  @Test func `buttons of a set without its layouts and placements all have a place`() throws {
    let reading = try bench.read(
      schema + page(1, "Home", home) + (1...7).map { button($0, "word \($0)", at: "0,0") }.joined()
        + "DROP TABLE ElementPlacement; DROP TABLE PageLayout; UPDATE Page SET GridDimension = NULL;")
    let board = try #require(reading.parcel.boards.first)
    #expect(board.cells.map(\.text) == (1...7).map { "word \($0)" })
    #expect(Set(board.cells.map(\.position)).count == 7)
    #expect(board.size.count >= 7)
    #expect(board.pages == 1)
    #expect(reading.said("snap.moved", "count") == .integer(7))
  }

  @Test func `what is said may be more than what is shown`() throws {
    let board = try board(
      button(1, "water", at: "0,0", message: "I want water") + button(2, "bread", at: "1,0", message: "bread")
        + button(3, "", at: "2,0", message: "only said"))
    #expect(board.cells.map(\.label) == ["water", "bread", "only said"])
    #expect(board.cells.map(\.spoken) == ["I want water", nil, nil])
    #expect(board.cells.allSatisfy { $0.symbol == nil && $0.actions.isEmpty })
  }

  @Test func `colours are alpha, red, green and blue in one number`() throws {
    let board = try board(
      button(1, "a", at: "0,0", background: -132_102, ["BorderColor": "\(Int(0x80FF_0000))", "BorderThickness": "1.5"])
        + button(2, "b", at: "1,0", background: 0, ["BorderColor": "-132102", "BorderThickness": "0.0"])
        + "UPDATE Page SET BackgroundColor = -16777216;")
    #expect(board.cells.map(\.fill) == [Tint(red: 0xFD, green: 0xFB, blue: 0xFA), nil])
    #expect(board.cells.map(\.border) == [Tint(red: 255, green: 0, blue: 0, alpha: 128.0 / 255), nil])
    #expect(board.background == Tint(red: 0, green: 0, blue: 0))
  }

  @Test func `pictures in the file are taken, those of the library told once a page`() throws {
    let reading = try bench.read(
      schema + page(1, "Home", home) + button(1, "own", at: "0,0", ["PageSetImageId": "7"])
        + button(2, "lib", at: "1,0", ["LibrarySymbolId": "33053", "PageSetImageId": "0"])
        + button(3, "lib too", at: "2,0", ["LibrarySymbolId": "4"])
        + button(4, "gone", at: "3,0", ["PageSetImageId": "9"])
        + button(5, "strange", at: "0,1", ["PageSetImageId": "8"]) + stored(7, Specimen.png) + stored(8, Data("?".utf8))
    )
    let symbols = try #require(reading.parcel.boards.first).cells.compactMap(\.symbol)
    #expect(symbols.map(\.name) == ["own", "lib", "lib too", "gone", "strange"])
    #expect(symbols.map(\.picture?.bytes) == [Specimen.png, nil, nil, nil, nil])
    #expect(symbols.allSatisfy { $0.category.name.isEmpty })
    #expect(reading.keys == ["snap.library", "snap.picture_missing", "snap.picture_format"])
    #expect(reading.said("snap.library", "count") == .integer(2))
    // As a clinic calls them that has added the library.
    let all = reading.parcel.boards.flatMap(\.cells).compactMap(\.symbol)
    #expect(all.first { $0.name == "lib" }?.source == "snap:33053")
  }

  @Test func `a picture without a word is called after page and cell; without a picture it is no symbol`() throws {
    let reading = try bench.read(
      schema + page(1, "Home", home) + button(1, "", at: "0,0", ["PageSetImageId": "7"])
        + button(2, "", at: "1,0", ["LibrarySymbolId": "4"]) + stored(7, Specimen.png))
    let cells = try #require(reading.parcel.boards.first).cells
    #expect(cells.map(\.symbol?.name) == ["Home A1", nil])
    #expect(cells.map(\.text) == ["", ""])
  }

  @Test func `a short recording becomes the voice, others are told`() throws {
    let wave = Specimen.wave(seconds: 1)
    let reading = try bench.read(
      schema + page(1, "Home", home)
        + button(1, "hello", at: "0,0", ["MessageRecordingId": "1", "UseMessageRecording": "1"])
        + button(2, "unused", at: "1,0", ["MessageRecordingId": "1", "UseMessageRecording": "0"])
        + button(3, "long", at: "2,0", ["MessageRecordingId": "2", "UseMessageRecording": "1"])
        + button(4, "lost", at: "3,0", ["MessageRecordingId": "3", "UseMessageRecording": "1"])
        + stored(1, wave) + stored(2, Specimen.wave(seconds: 6)))
    #expect(reading.parcel.boards.first?.cells.map(\.voice?.bytes) == [wave, nil, nil, nil])
    #expect(reading.keys == ["snap.sound_format", "snap.sound_missing"])
  }

  @Test func `speaking needs no command, others are told by their number`() throws {
    let speak = #"{"$type":"1","$values":[{"$type":"3","MessageAction":0}]}"#
    let both = #"{"$type":"1","$values":[{"$type":"3"},{"$type":"1","$values":[{"$type":"21"}]}]}"#
    let reading = try bench.read(
      schema + page(1, "Home", home) + button(1, "speaks", at: "0,0") + button(2, "more", at: "1,0")
        + button(3, "broken", at: "2,0") + commands(speak, of: 1) + commands(both, of: 2) + commands("{", of: 3))
    #expect(reading.keys == ["snap.command", "snap.commands_broken"])
    #expect(reading.said("snap.command", "detail") == .text("21"))
    #expect(reading.said("snap.command", "cells") == .list(["more"]))
    #expect(reading.said("snap.commands_broken", "cells") == .list(["broken"]))
  }
}
