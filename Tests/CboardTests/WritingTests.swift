import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Cboard

struct WritingTests {
  private static let plain = ReadingAids.forConformance.layouts.plain(for: nil)?.id ?? ""

  @Test func `the format keeps its promises`() {
    expectNone(checkConformance(of: .cboard, carried: Self.carried))
  }

  /// What Cboard's boards hold of a parcel: one page of words, pictures, recordings, colours and ways.
  private static func carried(_ parcel: Parcel) -> Parcel {
    let names = parcel.boards.enumerated().map { "\(TileWord.clean($1.name)) \($0)" }
    let links = Dictionary(zip(parcel.boards.indices.map { "board-\($0)" }, names)) { first, _ in first }
    let known = Dictionary(parcel.boards.enumerated().map { ($1.uid, "board-\($0)") }) { first, _ in first }
    let boards = parcel.boards.enumerated().map { index, board in
      let cells = board.cells.filter { $0.position <= board.size.count }.sorted { $0.position < $1.position }
      return Board(
        uid: "board-\(index)", name: names[index], size: board.size, layout: plain,
        cells: cells.compactMap { cell in
          carried(cell, link: cell.link.flatMap { known[$0.uid] }.map { BoardLink(uid: $0, name: links[$0] ?? "") })
        })
    }
    return Parcel(kind: .board, boards: boards)
  }

  private static func carried(_ cell: Board.Cell, link: BoardLink?) -> Board.Cell? {
    let text = TileWord.clean(cell.text)
    let spoken = TileWord.clean(cell.spoken ?? "")
    let shown = text.isEmpty ? spoken : text
    let voice = cell.voice ?? cell.symbol?.voice
    var made = Board.Cell(position: cell.position)
    if let picture = cell.shown, !shown.isEmpty {
      made.symbol = Symbol(
        name: shown, meaning: "", category: Category(name: "", color: .gray), picture: picture, voice: voice)
    } else {
      made.label = shown.isEmpty ? nil : shown
      made.picture = cell.shown
      made.voice = voice
    }
    made.spoken = spoken.isEmpty || spoken == shown ? nil : spoken
    made.fill = cell.fill
    made.border = cell.border
    made.link = link
    made.actions = cell.actions.filter { $0.typed != nil || CellAction.all.contains($0) }
    let isNothing =
      shown.isEmpty && made.picture == nil && made.voice == nil && made.link == nil && made.actions.isEmpty
    return isNothing ? nil : made
  }

  @Test func `Cboard finds in a file what it looks for`() throws {
    let juice = Symbol(
      name: "juice", meaning: "", category: Category(name: "drinks", color: .blue),
      picture: Picture(format: .svg, bytes: Data(Specimen.svg.utf8)))
    let home = Board(
      uid: "home", name: "Home", size: GridSize(columns: 2, rows: 1) ?? .one, pages: 2, layout: "",
      cells: [
        Board.Cell(position: 2, symbol: juice, spoken: "I want juice", fill: Tint(red: 1, green: 2, blue: 3)),
        Board.Cell(position: 3, label: "food", link: BoardLink(uid: "food", name: "Food")),
      ])
    let file = try #require(
      try FileFormat.cboard.file(of: Parcel(kind: .board, boards: [home]), with: .forConformance))
    let boards = try #require(try JSONSerialization.jsonObject(with: file) as? [[String: Any]])
    let board = try #require(boards.first)
    #expect(board["id"] as? String == "home")
    #expect(board["name"] as? String == "Home")
    #expect(board["isFixed"] as? Bool == true)
    let grid = try #require(board["grid"] as? [String: Any])
    #expect(grid["rows"] as? Int == 2)
    #expect(grid["columns"] as? Int == 2)
    let tiles = try #require(board["tiles"] as? [[String: Any]])
    let order = try #require(grid["order"] as? [[Any]])
    #expect(
      order.map { $0.map { $0 as? String } } == [[nil, tiles[0]["id"] as? String], [tiles[1]["id"] as? String, nil]])
    #expect(tiles[0]["label"] as? String == "juice")
    #expect(tiles[0]["vocalization"] as? String == "I want juice")
    #expect(tiles[0]["image"] as? String == Specimen.image)
    #expect(tiles[0]["backgroundColor"] as? String == "rgb(1, 2, 3)")
    #expect(tiles[1]["loadBoard"] as? String == "food")
    #expect(tiles[1]["type"] as? String == "folder")
  }

  @Test func `a picture at an address stays there while a symbol of ours stands in for it`() throws {
    var boards = try read(board(#"{"id": "t", "label": "yes", "image": "/symbols/mulberry/yes.svg"}"#)).parcel.boards
    func image() throws -> String? {
      let file = try #require(
        try FileFormat.cboard.file(of: Parcel(kind: .board, boards: boards), with: .forConformance))
      let written = try #require(try JSONSerialization.jsonObject(with: file) as? [[String: Any]])
      return (written.first?["tiles"] as? [[String: Any]])?.first?["image"] as? String
    }
    let found = Picture(format: .svg, bytes: Data(Specimen.svg.utf8))
    boards[0].cells[0].symbol?.picture = found
    #expect(try image() == "/symbols/mulberry/yes.svg")
    boards[0].cells[0].picture = found
    #expect(try image() == Specimen.image)
    boards[0].cells[0].picture = nil
    boards[0].cells[0].label = "yes, please"
    #expect(try image() == Specimen.image)
  }

  @Test func `nothing is no file`() {
    let failure = #expect(throws: Failure.self) {
      try FileFormat.cboard.file(of: Parcel(kind: .board), with: .forConformance)
    }
    #expect(failure?.what.key == "cboard.nothing")
  }
}
