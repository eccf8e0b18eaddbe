import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// What belongs to the set as a whole.
struct SetTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func settings(_ start: String) -> Data {
    text("<GridSetSettings><StartGrid>\(start)</StartGrid><KeyboardGrid>Keys</KeyboardGrid></GridSetSettings>")
  }

  @Test func `the start grid comes first and the others in their order`() throws {
    let reading = try bench.read([
      "FileMap.xml": text("<FileMap><Entries /></FileMap>"),
      "Grids/Animals/grid.xml": text(grid(cell("", "cat"))), "Grids/Home/grid.xml": text(grid(cell("", "I"))),
      "Grids/Food/grid.xml": text(grid(cell("", "bread"))), "Settings0/settings.xml": settings("Home"),
    ])
    #expect(reading.parcel.kind == .board)
    #expect(reading.parcel.boards.map(\.name) == ["Home", "Animals", "Food"])
    #expect(reading.complaints.isEmpty)
    #expect(!reading.isPartial)
  }

  @Test func `a start grid that is not in the file is told`() throws {
    let reading = try bench.read([
      "Grids/A/grid.xml": text(grid("")), "Settings0/settings.xml": settings("Gone"),
    ])
    #expect(reading.keys == ["grid3.start_missing"])
    #expect(reading.said("grid3.start_missing", "board") == .text("Gone"))
  }

  @Test func `a board is known by the identity of its grid, and a second one of the same identity by its name`() throws
  {
    let guid = "E631D2C5-cc2c-49b3-b6bb-eb1c81af84af"
    let reading = try bench.read([
      "Grids/A/grid.xml": text(grid("", guid: guid)), "Grids/B/grid.xml": text(grid("", guid: guid)),
      "Grids/C/grid.xml": text(grid("")),
    ])
    #expect(
      reading.parcel.boards.map(\.uid) == [
        "e631d2c5-cc2c-49b3-b6bb-eb1c81af84af", "grid3:Mine/B", "grid3:Mine/C",
      ])
  }

  @Test func `grids are linked by name, whatever the capitals`() throws {
    let jump = commands(#"<Command ID="Jump.To"><Parameter Key="grid">food</Parameter></Command>"#)
    let lost = commands(#"<Command ID="Jump.To"><Parameter Key="grid">Toys</Parameter></Command>"#)
    let reading = try bench.read([
      "Grids/Home/grid.xml": text(
        grid(cell("", "eat", jump) + cell(#"X="1""#, "play", lost) + cell(#"X="2""#, "toys", lost))),
      "Grids/Food/grid.xml": text(grid("", guid: "11111111-2222-3333-4444-555555555555")),
    ])
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map(\.link) == [BoardLink(uid: "11111111-2222-3333-4444-555555555555", name: "Food"), nil, nil])
    #expect(reading.keys == ["grid3.link_broken"])
    #expect(reading.said("grid3.link_broken", "count") == .integer(2))
    #expect(reading.said("grid3.link_broken", "cells") == .list(["play → Toys", "Toys"]))
  }

  @Test func `the keyboard is the grid that the settings name`() throws {
    let keys = commands(#"<Command ID="Jump.ToKeyboard" />"#)
    let reading = try bench.read([
      "Grids/Home/grid.xml": text(grid(cell("", "abc", keys))), "Grids/Keys/grid.xml": text(grid("")),
      "Settings0/settings.xml": settings("Home"),
    ])
    #expect(reading.parcel.boards.first?.cells.first?.link?.name == "Keys")
    #expect(reading.complaints.isEmpty)
  }

  @Test func `a grid that is listed but not there makes the file a part`() throws {
    let map = #"<FileMap><Entries><Entry StaticFile="Grids\Treats\grid.xml" /></Entries></FileMap>"#
    let reading = try bench.read(["FileMap.xml": text(map), "Grids/Home/grid.xml": text(grid(""))])
    #expect(reading.keys == ["grid3.grid_missing"])
    #expect(reading.said("grid3.grid_missing", "board") == .text("Treats"))
    #expect(reading.isPartial)
  }

  @Test func `a grid has its size and colour`() throws {
    let board = try #require(try bench.home(grid("", columns: 7, rows: 5)).parcel.boards.first)
    #expect(board.size == GridSize(columns: 7, rows: 5))
    #expect(board.background == Tint(red: 0xE2, green: 0xED, blue: 0xF8))
  }

  @Test func `a grid without definitions is as large as its cells need`() throws {
    let cells = cell(#"X="2" Y="1" ColumnSpan="3""#, "far")
    let board = try bench.home("<Grid><Cells>\(cells)</Cells></Grid>").parcel.boards.first
    #expect(board?.size == GridSize(columns: 5, rows: 2))
  }

  @Test func `what lies beyond the largest grid goes where there is room`() throws {
    let reading = try bench.home(grid(cell(#"X="27""#, "beyond") + cell(#"X="25""#, "last"), columns: 30))
    #expect(reading.parcel.boards.first?.size == GridSize(columns: 26, rows: 3))
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["beyond", "last"])
    #expect(reading.keys == ["grid3.size", "grid3.moved"])
    #expect(reading.said("grid3.size", "detail") == .text("30x3"))
  }
}
