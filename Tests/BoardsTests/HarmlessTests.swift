import Foundation
import TagarelaTestSupport
import Testing

/// A board from elsewhere whose names would steer the terminal.
struct HarmlessTests {
  private static let evil = "\u{1B}]52;c;x\u{7}"
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private static func board() throws -> Data {
    try JSONSerialization.data(withJSONObject: [
      "format": "open-board-0.1", "id": "1", "name": "Mesa\(evil)", "locale": "en",
      "images": [["id": "i", "content_type": "image/png", "data": "data:image/png;base64,\(picture)"]],
      "buttons": [
        ["id": "b", "label": "sopa\(evil)", "vocalization": "sopa\(evil)\u{202E}", "image_id": "i"],
        ["id": "c", "label": "aqui\(evil)", "load_board": ["id": "1"]],
      ], "grid": ["rows": 1, "columns": 2, "order": [["b", "c"]]],
    ])
  }

  @Test func `names from files are shown without what steers a terminal`() throws {
    let clinic = try Clinic()
    let file = clinic.tagarela.folder.appending(path: "mesa.obf")
    try Self.board().write(to: file)
    var shown = try clinic.run("receive '\(file.path)' --preview", "receive '\(file.path)'")
    let named = try #require(try clinic.json("board list") as? [[String: Any]])
    let name = try #require(named.first?["name"] as? String)
    shown += try clinic.run("board list", "board tree", "symbol list", "board show #1")
    #expect(shown.contains("52;c;x"))
    for sign in ["\u{1B}", "\u{7}", "\u{202E}"] as [Unicode.Scalar] {
      #expect(!shown.unicodeScalars.contains(sign), "U+\(String(sign.value, radix: 16))")
    }
    #expect(try clinic.failure("board new \"\(name)\"").unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\u{7}" })
  }
}

struct BoardShapeTests {
  @Test func `more cells than pages can hold are refused with the limit`() throws {
    let clinic = try Clinic()
    let said = try clinic.failure("board new B --grid 3x3 --count 1801")
    #expect(said.contains("1,801") && said.contains("1,800") && said.contains("200"), "\(said)")
    try clinic.run("board new B --grid 3x3 --count 1800")
  }

  @Test func `the sizes of a layout with several are told`() throws {
    let clinic = try Clinic()
    let said = try clinic.failure("board new B --layout sentence --grid 2x2")
    #expect(said.contains("10 × 6 (6 × 3 – 12 × 20)"), "\(said)")
  }
}
