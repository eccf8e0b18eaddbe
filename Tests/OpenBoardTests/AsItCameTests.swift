import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

/// What another program wrote goes out as it came, whatever is shown of it here.
struct AsItCameTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func reading(_ button: String, rest: String = "") throws -> Reading {
    try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "X", "grid": {"order": [["a"]]},
         "buttons": [{"id": "a", \(button)}]\(rest)}
        """)
  }

  private func written(_ reading: Reading) throws -> (button: JSONValue, images: [JSONValue], sounds: [JSONValue]) {
    let board = try value(bench.write(reading.parcel, .openBoard))
    let button = try #require(board["buttons"]?.list?.first)
    return (button, board["images"]?.list ?? [], board["sounds"]?.list ?? [])
  }

  private static let elsewhere = """
    , "images": [{"id": "i", "url": "https://example.org/dog.png", "width": 9, "height": 9, "content_type": "image/png",
    "license": {"type": "CC BY"}}]
    """

  @Test func `a picture that is elsewhere stays the button's, though a symbol of ours stands in for it`() throws {
    var reading = try reading(#""label": "dog", "image_id": "i""#, rest: Self.elsewhere)
    reading.parcel.boards[0].cells[0].symbol?.picture = Specimen.png
    let (button, images, _) = try written(reading)
    #expect(button["image_id"] == "i")
    #expect(images.count == 1)
    #expect(images[0]["url"] == "https://example.org/dog.png")
    #expect(images[0]["license"]?["type"] == "CC BY")
    #expect(images[0]["data"] == nil)
  }

  @Test(arguments: [true, false])
  func `a picture of the cell's own, and that of another word, go out in its place`(_ isOwn: Bool) throws {
    var reading = try reading(#""label": "dog", "image_id": "i""#, rest: Self.elsewhere)
    if isOwn {
      reading.parcel.boards[0].cells[0].picture = Specimen.png
    } else {
      reading.parcel.boards[0].cells[0].symbol?.name = "cat"
      reading.parcel.boards[0].cells[0].symbol?.picture = Specimen.png
    }
    let (button, images, _) = try written(reading)
    let shown = images.first { $0["id"] == button["image_id"] }
    #expect(DataAddress(shown?["data"]?.string ?? "")?.bytes == Specimen.png.bytes)
  }

  @Test func `our picture goes out where the file had none`() throws {
    var reading = try reading(#""label": "dog""#)
    reading.parcel.boards[0].cells[0].symbol = Symbol(
      name: "dog", meaning: "", category: Category(name: "animals", color: .red), picture: Specimen.png)
    let (button, images, _) = try written(reading)
    #expect(images.map { $0["id"] } == [button["image_id"]])
  }

  @Test func `a button without border gets none from its category; one of ours does`() throws {
    let symbol = Symbol(
      name: "dog", meaning: "", category: Category(name: "animals", color: .red), picture: Specimen.png)
    var reading = try reading(#""label": "dog""#)
    reading.parcel.boards[0].cells[0].symbol = symbol
    reading.parcel.boards[0].cells.append(Board.Cell(position: 2, symbol: symbol))
    reading.parcel.boards[0].size = try #require(GridSize(columns: 2, rows: 1))
    let board = try value(bench.write(reading.parcel, .openBoard))
    let buttons = try #require(board["buttons"]?.list)
    #expect(buttons.map { $0["border_color"] != nil } == [false, true])
    #expect(buttons.map { $0["background_color"] != nil } == [false, false])
  }

  @Test(arguments: ["2.25", "3", "2.0"])
  func `how long a sound lasts stays as it was written`(_ duration: String) throws {
    let (_, _, sounds) = try written(
      reading(
        #""label": "dog", "sound_id": "s""#,
        rest: """
          , "sounds": [{"id": "s", "duration": \(duration), "content_type": "audio/wav",
          "data": "\(Specimen.address("audio/wav", Specimen.wave()))"}]
          """))
    #expect(sounds.map { $0["duration"].map(JSONWriter.text) } == [duration])
  }

  @Test func `a link to a file that the package doesn't have keeps its path`() throws {
    let board = """
      {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "X", "grid": {"order": [["a"]]},
       "buttons": [{"id": "a", "label": "zoo", "load_board": {"path": "boards/zoo.obf", "name": "Zoo"}}]}
      """
    let reading = try bench.read(package: [("x.obf", board)])
    #expect(reading.complaints.map(\.key) == ["obf.no_manifest", "obf.link_missing"])
    let json = try bench.contents(bench.write(reading.parcel, .openBoards)).json
    let load = try #require(json["x.obf"]?["buttons"]?.list?.first?["load_board"])
    #expect(load["path"] == "boards/zoo.obf")
    #expect(load["name"] == "Zoo")
  }

  @Test func `an image of two boards is renamed where its contents differ, not where something else is said of it`()
    throws
  {
    func board(_ id: String, _ license: String, _ picture: Picture) -> String {
      """
      {"format": "open-board-0.1", "id": "\(id)", "locale": "en", "name": "\(id)", "grid": {"order": [["a"]]},
       "buttons": [{"id": "a", "label": "a", "image_id": "i"}], "images": [{"id": "i", "license": {"type": "\(license)"},
       "data": "\(Specimen.address("image/svg+xml", picture.bytes))"}]}
      """
    }
    let reading = try bench.read(package: [
      ("x.obf", board("x", "CC0", Specimen.svg(1))), ("y.obf", board("y", "CC BY", Specimen.svg(1))),
      ("z.obf", board("z", "CC BY", Specimen.svg(2))),
    ])
    let json = try bench.contents(bench.write(reading.parcel, .openBoards)).json
    let images = ["x.obf", "y.obf", "z.obf"].map { json[$0]?["images"]?.list?.first }
    #expect(images.map { $0?["id"] == "i" } == [true, true, false])
    #expect(images.map { $0?["license"]?["type"] } == ["CC0", "CC BY", "CC BY"])
  }
}
