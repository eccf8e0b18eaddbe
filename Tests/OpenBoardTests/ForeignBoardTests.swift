import Archive
import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

struct ForeignBoardTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test(arguments: 0..<60)
  func `a board of another program keeps every field`(_ seed: Int) throws {
    var maker = RawBoardMaker(seed: seed, id: "board-\(seed)")
    let original = maker.board()
    let first = try bench.read(Data(JSONWriter.bytes(of: original)), .openBoard, language: seed % 2 == 0 ? "de" : "es")
    let written = try bench.write(first.parcel, .openBoard)
    #expect(losses(original, try value(written)) == [])
    #expect(ReferenceRules.breaches(board: try value(written), files: nil) == [])
    let second = try bench.read(written, .openBoard, language: seed % 2 == 0 ? "de" : "es")
    #expect(second.parcel.boards.map(\.cells) == first.parcel.boards.map(\.cells))
    #expect(try value(bench.write(second.parcel, .openBoard)) == value(written))
  }

  @Test(arguments: 0..<30)
  func `a package of another program keeps every field and every file`(_ seed: Int) throws {
    let paths = ["images/a.svg", "images/b ü.svg"]
    let boards = ["boards/one.obf", "boards/two.obf", "three.obf"]
    var before: [String: JSONValue] = [:]
    for (index, path) in boards.enumerated() {
      var maker = RawBoardMaker(seed: seed * 3 + index, id: "id \(index)")
      before[path] = maker.board(images: paths, boards: boards)
    }
    let manifest = """
      {"format": "open-board-0.1", "root": "boards/two.obf", "ext_other": {"a": [1]}, "paths": {"ext_b": {"x": "y"},
      "boards": {"id 0": "boards/one.obf", "id 1": "boards/two.obf", "id 2": "three.obf"}}}
      """
    before["manifest.json"] = try value(Data(manifest.utf8))
    var files = before.map { ArchivedFile(path: $0.key, bytes: Data(JSONWriter.bytes(of: $0.value))) }
    files.append(ArchivedFile(path: paths[0], bytes: Specimen.svg(1).bytes))
    files.append(ArchivedFile(path: paths[1], bytes: Specimen.svg(2).bytes))
    files.append(ArchivedFile(path: "notes/read me.txt", bytes: Data("kept".utf8)))
    let reading = try bench.read(bench.archive.pack(files), .openBoards)
    #expect(reading.parcel.boards.map(\.uid) == ["id 1", "id 0", "id 2"])
    let package = try bench.write(reading.parcel, .openBoards)
    let after = try bench.contents(package)
    for (path, json) in before {
      // Images of one name in several boards are told apart.
      let lost = losses(json, after.json[path], at: path).filter { !$0.contains("image_id") && !$0.contains("images[") }
        .filter { !$0.contains("sound_id") && !$0.contains("sounds[") }
      #expect(lost == [])
    }
    #expect(after.files["notes/read me.txt"] == Data("kept".utf8))
    for path in paths { #expect(after.files[path] != nil, "\(path)") }
    #expect(ReferenceRules.breaches(package: after.json, files: Set(after.files.keys)) == [])
    let again = try bench.read(package, .openBoards)
    for (one, other) in zip(reading.parcel.boards, again.parcel.boards) {
      #expect(one.cells.map(\.shown) == other.cells.map(\.shown))
      #expect(one.cells.map(\.link) == other.cells.map(\.link))
      #expect(one.cells.map(\.text) == other.cells.map(\.text))
    }
  }

  @Test func `what is changed is written, the rest stays`() throws {
    var reading = try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "X", "images": [{"id": "i", "width": 1,
        "height": 1, "content_type": "image/png", "data": "\(Specimen.address("image/png", Specimen.png.bytes))",
        "license": {"type": "CC BY"}}], "sounds": [],
        "grid": {"rows": 1, "columns": 2, "order": [["a", "b"]]},
        "buttons": [{"id": "a", "label": "one", "image_id": "i", "ext_x": 1, "background_color": "rgb(1, 2, 3)"},
        {"id": "b", "label": "two", "image_id": "i", "ext_x": 2, "background_color": "rgb(1, 2, 3)"}]}
        """)
    reading.parcel.boards[0].cells[0].symbol?.name = "uno"
    reading.parcel.boards[0].cells[0].fill = Tint("#ff0000")
    reading.parcel.boards[0].cells[1].symbol?.picture = Specimen.svg(3)
    reading.parcel.boards[0].cells[1].spoken = "deux"
    let written = try value(bench.write(reading.parcel, .openBoard))
    let buttons = try #require(written["buttons"]?.list)
    #expect(buttons[0]["label"] == "uno")
    #expect(buttons[0]["background_color"] == "rgb(255, 0, 0)")
    #expect(buttons[0]["image_id"] == "i")
    #expect(buttons[0]["ext_x"] == 1)
    #expect(buttons[1]["label"] == "two")
    #expect(buttons[1]["background_color"] == "rgb(1, 2, 3)")
    #expect(buttons[1]["vocalization"] == "deux")
    #expect(buttons[1]["image_id"] != "i")
    let images = try #require(written["images"]?.list)
    #expect(images.count == 2)
    #expect(images[0]["license"]?["type"] == "CC BY")
    #expect(DataAddress(images[1]["data"]?.string ?? "")?.bytes == Specimen.svg(3).bytes)
  }
}
