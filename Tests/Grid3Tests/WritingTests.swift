import Conformance
import Foundation
import StructuredText
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Grid3

struct WritingTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private var writing: WritingAids {
    var aids = WritingAids.forConformance
    aids.archiver = bench.aids.archiver
    return aids
  }

  @Test func `what boards of ours hold comes back, but for what the program has no place for`() {
    let layouts = WritingAids.forConformance.layouts
    let reading = ReadingAids(archiver: bench.aids.archiver, layouts: layouts, language: "en")
    expectNone(checkConformance(of: .grid3, with: writing, reading: reading, carried: Self.carried))
  }

  private static func carried(_ parcel: Parcel) -> Parcel {
    let links = Dictionary(
      parcel.boards.enumerated().map { ($1.uid, BoardLink(uid: "board-\($0)", name: "Board \($0)")) }
    ) { first, _ in first }
    let boards = parcel.boards.enumerated().map { index, board in
      var made = Board(
        uid: "board-\(index)", name: "Board \(index)", size: board.size,
        layout: ReadingAids.forConformance.layouts.plain(for: nil)?.id ?? "",
        background: board.background.flatMap(carried), scene: board.scene.map(carried))
      made.cells = board.cells.filter { $0.position <= board.size.count }.compactMap { cell in
        carried(cell, on: made, link: cell.link.flatMap { links[$0.uid] })
      }
      return made
    }
    return Parcel(kind: .board, boards: boards)
  }

  /// How much is covered in 255 steps; what covers nothing is no colour.
  private static func carried(_ tint: Tint) -> Tint? {
    let alpha = (tint.alpha * 255).rounded() / 255
    return alpha == 0 ? nil : Tint(red: tint.red, green: tint.green, blue: tint.blue, alpha: alpha)
  }

  /// A drawing becomes a PNG, of which the test's renderer makes the beginning alone.
  private static func carried(_ picture: Picture) -> Picture {
    picture.format == .svg ? Picture(format: .png, bytes: Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])) : picture
  }

  private static func carried(_ cell: Board.Cell, on board: Board, link: BoardLink?) -> Board.Cell? {
    var made = Board.Cell(
      position: cell.position, span: cell.span, fill: cell.fill.flatMap(carried), border: cell.border.flatMap(carried),
      isHidden: cell.isHidden)
    guard !cell.actions.contains(.suggestion) else {
      made.actions = [.suggestion]
      return made
    }
    made.actions = cell.actions.map { action in action.typed.map { .type($0.oneLine) } ?? action }
    made.link = link
    made.voice = cell.voice ?? cell.symbol?.voice
    let text = cell.text.oneLine
    let isHeard = made.actions.isEmpty && (link == nil || made.voice == nil)
    let spoken = cell.spoken.map(\.oneLine) ?? text
    let said = isHeard ? spoken : ""
    let picture = cell.shown.map(carried)
    let shown = text.isEmpty && picture == nil ? said : text
    if let picture {
      let title = [text, said].first { !$0.isEmpty } ?? board.size.name(ofPosition: cell.position)
      let isWordless = shown.isEmpty && said.isEmpty
      made.symbol = Symbol(
        name: isWordless ? "\(board.name) \(title)" : title, meaning: "", category: Category(name: "", color: .gray),
        picture: picture)
      made.label = shown == title ? nil : shown
    } else {
      made.label = shown
    }
    if !said.isEmpty, said != shown { made.spoken = said }
    let isNothing =
      shown.isEmpty && picture == nil && said.isEmpty && made.voice == nil && link == nil && made.actions.isEmpty
    return isNothing ? nil : made
  }

  /// The files of a set, those that are texts read as XML.
  private func contents(_ boards: [Board]) throws -> (texts: [String: XMLElement], files: [String: Data]) {
    let bytes = try #require(try FileFormat.grid3.file(of: Parcel(kind: .board, boards: boards), with: writing))
    let archive = try bench.aids.archiver.unpack(bench.file(bytes).path)
    var texts: [String: XMLElement] = [:]
    var files: [String: Data] = [:]
    for path in archive.files {
      files[path] = archive.bytes(of: path)
      guard path.hasSuffix(".xml") else { continue }
      texts[path] = try XMLElement(rootOf: SourceText(bytes: Array(archive.bytes(of: path) ?? Data()), named: path))
    }
    return (texts, files)
  }

  private func commands(_ cell: XMLElement) -> [String] {
    cell["Content"]?["Commands"]?.all("Command").compactMap { $0.attributes["ID"] } ?? []
  }

  @Test func `Grid 3 finds in a set what it looks for`() throws {
    let juice = Symbol(
      name: "juice", meaning: "", category: Category(name: "drinks", color: .blue),
      picture: Picture(format: .jpeg, bytes: Specimen.jpeg))
    let home = Board(
      uid: "home", name: "Home", size: GridSize(columns: 3, rows: 2) ?? .one, pages: 2, layout: "",
      cells: [
        Board.Cell(
          position: 2, span: Span(columns: 2, rows: 1) ?? .single, symbol: juice, spoken: "I want juice",
          fill: Tint(red: 1, green: 2, blue: 255, alpha: 0.2)),
        Board.Cell(position: 8, label: "food", isHidden: true, link: BoardLink(uid: "food", name: "Food")),
      ])
    let food = Board(uid: "food", name: "Food/Drink", size: .one, layout: "")
    let (texts, files) = try contents([home, food])
    let grid = try #require(texts["Grids/Home/grid.xml"])
    #expect(grid["ColumnDefinitions"]?.all("ColumnDefinition").count == 3)
    #expect(grid["RowDefinitions"]?.all("RowDefinition").count == 4)
    #expect(GridNames.isGUID(try #require(grid.text(of: "GridGuid"))))
    let cells = try #require(grid["Cells"]?.all("Cell"))
    #expect(cells[0].attributes == ["X": "1", "ColumnSpan": "2"])
    #expect(cells[0]["Content"]?["CaptionAndImage"]?.text(of: "Caption") == "juice")
    #expect(cells[0]["Content"]?["CaptionAndImage"]?.text(of: "Image") == ".jpeg")
    #expect(files["Grids/Home/1-0.jpeg"] == Specimen.jpeg)
    #expect(cells[0]["Content"]?["Style"]?.text(of: "BackColour") == "#0102FF33")
    #expect(commands(cells[0]) == ["Action.InsertText", "Speech.SpeakNow"])
    #expect(cells[1].attributes == ["X": "1", "Y": "2"])
    #expect(cells[1]["Content"]?.text(of: "Visibility") == "Hidden")
    #expect(commands(cells[1]) == ["Speech.SpeakNow", "Jump.To"])
    let jump = try #require(cells[1]["Content"]?["Commands"]?.all("Command").last)
    #expect(GridSteps.parameter("grid", of: jump)?.text == "Food Drink")
    #expect(texts["Grids/Food Drink/grid.xml"] != nil)
    #expect(texts["Settings0/settings.xml"]?.text(of: "StartGrid") == "Home")
    let entries = try #require(texts["FileMap.xml"]?["Entries"]?.all("Entry"))
    #expect(entries.map { $0.attributes["StaticFile"] } == [#"Grids\Home\grid.xml"#, #"Grids\Food Drink\grid.xml"#])
    #expect(entries[0]["DynamicFiles"]?.all("File").map(\.text) == [#"Grids\Home\1-0.jpeg"#])
  }

  @Test func `keys type, steer and take back a letter; without letters a word is taken back`() throws {
    func keys(_ actions: [CellAction]...) -> Board {
      let cells = actions.enumerated().map { Board.Cell(position: $0 + 1, label: "k", actions: $1) }
      return Board(uid: "k", name: "Keys", size: GridSize(columns: 4, rows: 1) ?? .one, layout: "", cells: cells)
    }
    func written(_ board: Board) throws -> [[String]] {
      try #require(try contents([board]).texts["Grids/Keys/grid.xml"]?["Cells"]).all("Cell").map(commands)
    }
    #expect(
      try written(keys([.type("ç")], [.space], [.backspace], [.speak, .clear])) == [
        ["Action.Letter"], ["Action.Space"], ["Action.DeleteLetter"], ["Action.Speak", "Action.Clear"],
      ])
    #expect(
      try written(keys([.backspace], [.home], [.back])) == [["Action.DeleteWord"], ["Jump.Home"], ["Jump.Back"]])
  }

  @Test(arguments: [
    (["a/b", "A:B", "Á b"], ["a b", "A B 2", "Á b 3"]), (["", "...", "x. "], ["Grid", "Grid 2", "x"]),
    (["\u{202E}evil", "two\nlines"], ["evil", "two lines"]),
  ])
  func `boards are folders that Windows takes, each of a name of its own`(_ names: [String], _ folders: [String]) {
    let boards = names.map { Board(name: $0, size: .one, layout: "") }
    #expect(GridNames(boards).all.map(\.name) == folders)
    #expect(Set(GridNames(boards).all.map(\.guid)).count == names.count)
  }

  @Test(arguments: [nil, "[widgit]like.emf"])
  func `a touch does with a cell's words what it did in the program`(_ image: String?) throws {
    func written(_ steps: String, _ change: (inout Board.Cell) -> Void = { _ in }) throws -> [String] {
      let kept = cell("", "like", image: image, "<Commands>\(steps)</Commands>")
      var boards = try bench.home(grid(kept)).parcel.boards
      change(&boards[0].cells[0])
      return commands(try #require(try contents(boards).texts["Grids/Home/grid.xml"]?["Cells"]?.all("Cell").first))
    }
    func command(_ name: String) -> String {
      #"<Command ID="\#(name)"><Parameter Key="text">like</Parameter></Command>"#
    }
    let jump = #"<Command ID="Jump.To"><Parameter Key="grid">Home</Parameter></Command>"#
    let spoken = ["Action.InsertText", "Speech.SpeakNow"]
    #expect(try written(command("Action.InsertText")) == ["Action.InsertText"])
    #expect(try written(command("Action.InsertText") + jump) == ["Action.InsertText", "Jump.To"])
    #expect(try written(command("Action.InsertTextAndSpeak")) == spoken)
    #expect(try written(jump) == ["Jump.To"])
    #expect(try written("") == [])
    #expect(try written("") { $0.spoken = "I like it" } == spoken)
  }

  @Test func `a library's picture goes back by its name, while nothing else is shown`() throws {
    let image = #"[widgit]widgit rebus\l\like.emf"#
    var boards = try bench.home(grid(cell("", "like", image: image))).parcel.boards
    func shown() throws -> String? {
      let cells = try #require(try contents(boards).texts["Grids/Home/grid.xml"]?["Cells"]).all("Cell")
      return cells.first?["Content"]?["CaptionAndImage"]?.text(of: "Image")
    }
    #expect(try shown() == image)
    // What the receiver found for the word stands in for it.
    boards[0].cells[0].symbol?.picture = Picture(format: .png, bytes: Specimen.png)
    #expect(try shown() == image)
    boards[0].cells[0].picture = Picture(format: .png, bytes: Specimen.png)
    #expect(try shown() == ".png")
  }

  @Test func `nothing is no file`() {
    let failure = #expect(throws: Failure.self) { try contents([]) }
    #expect(failure?.what.key == "grid3.nothing")
  }

  private static let corpora = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpora/foreign")

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: corpora.path), "no corpora beside the project"),
    arguments: [
      ("simpletest", ["grid3.content", "grid3.grid_missing", "grid3.link_broken", "grid3.words_left"]),
      ("ipa7_images", ["grid3.command", "grid3.content"]),
    ])
  func `a set of Grid 3's own comes back as it was; lost is what reading it told`(_ name: String, _ lost: [String])
    throws
  {
    let path = Self.corpora.appending(path: "\(name).gridset").path
    let first = try bench.read(InputFile(path: path, bytes: Data(contentsOf: URL(filePath: path))))
    let bytes = try #require(try FileFormat.grid3.file(of: first.parcel, with: writing))
    let second = try bench.read(bench.file(bytes))
    #expect(!first.parcel.boards.isEmpty)
    #expect(second.parcel.boards.map(\.name) == first.parcel.boards.map(\.name))
    for (one, other) in zip(first.parcel.boards, second.parcel.boards) { #expect(one == other) }
    #expect(Set(first.keys).subtracting(second.keys) == Set(lost))
    #expect(Set(second.keys).isSubset(of: first.keys))
  }
}
