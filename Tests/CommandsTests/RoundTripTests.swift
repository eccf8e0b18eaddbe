import Foundation
import TagarelaTestSupport
import Testing

/// A board that goes to another program's file and comes back: what it says, where it lies and what a touch does stays; what doesn't is
/// named.
struct RoundTripTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try Data(Self.board.utf8).write(to: file("home.obf"))
    try Data(Self.rich.utf8).write(to: file("rich.obf"))
  }

  private static let picture =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private static let board = """
    {"format": "open-board-0.1", "id": "home", "locale": "en", "name": "Home",
     "images": [{"id": "p", "content_type": "image/png", "data": "\(picture)", "width": 1, "height": 1}], "sounds": [],
     "buttons": [
      {"id": "1", "label": "bread", "image_id": "p", "vocalization": "I want bread",
       "background_color": "rgb(255, 0, 0)", "border_color": "rgb(0, 0, 255)"},
      {"id": "2", "label": "once more", "load_board": {"id": "home"}},
      {"id": "3", "label": "c", "action": "+c"}, {"id": "4", "label": "clear", "action": ":clear"},
      {"id": "5", "label": "wide", "ext_tagarela_columns": 2, "ext_tagarela_rows": 1},
      {"id": "6", "label": "gone", "hidden": true}],
     "grid": {"rows": 3, "columns": 3, "order": [["1", "2", null], ["3", null, "4"], ["5", null, "6"]]}}
    """

  /// One of two pages, with what lies behind its cells and letters of its own.
  private static let rich = """
    {"format": "open-board-0.1", "id": "rich", "locale": "en", "name": "Rich", "sounds": [],
     "images": [{"id": "s", "content_type": "image/png", "data": "\(picture)", "width": 1, "height": 1}],
     "ext_tagarela_letters": "upper", "ext_tagarela_background": "rgb(1, 2, 3)", "ext_tagarela_scene_id": "s",
     "buttons": [{"id": "1", "label": "one"}, {"id": "2", "label": "two"}],
     "grid": {"rows": 2, "columns": 1, "ext_tagarela_pages": 2, "order": [["1"], ["2"]]}}
    """

  private func file(_ name: String) -> URL { desk.folder.appending(path: name) }

  /// - Returns: what was lost.
  private func convert(_ original: String, _ made: String) async throws -> [String] {
    let answer = try await desk.run(["--json", "--lang", "en", "convert", original, made], workspace: nil)
    #expect(answer.status == 0, "\(answer.messages)")
    let report = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    return try #require(report?["lost"] as? [String])
  }

  /// What anybody sees, hears and does with a board, field by field, by row and column.
  private func seen(_ name: String) throws -> [String: String] {
    let board = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file(name))) as? [String: Any])
    func all(_ key: String) -> [String: [String: Any]] {
      let listed = board[key] as? [[String: Any]] ?? []
      return Dictionary(listed.compactMap { each in (each["id"] as? String).map { ($0, each) } }) { $1 }
    }
    let (buttons, images) = (all("buttons"), all("images"))
    let grid = try #require(board["grid"] as? [String: Any])
    let order = try #require(grid["order"] as? [[Any]])
    var seen = ["size": "\(grid["columns"] ?? 0)x\(grid["rows"] ?? 0)", "name": board["name"] as? String ?? ""]
    for (row, line) in order.enumerated() {
      for (column, id) in line.enumerated() {
        guard let button = (id as? String).flatMap({ buttons[$0] }) else { continue }
        for (key, value) in button where key != "id" {
          let field: Any? =
            switch key {
            case "image_id": images[value as? String ?? ""]?["data"]
            case "load_board":
              (value as? [String: Any])?["id"] as? String == board["id"] as? String ? "here" : "elsewhere"
            case "ext_tagarela_columns" where value as? Int == 1, "ext_tagarela_rows" where value as? Int == 1: nil
            case _ where key.hasPrefix("ext_tagarela_") && key != "ext_tagarela_columns": nil
            default: value
            }
          if let field { seen["\(row) \(column) \(key)"] = "\(field)" }
        }
      }
    }
    return seen
  }

  @Test(arguments: ["grd", "gridset", "obz", "json"])
  func `a board comes back as it was, but for what was named`(_ ending: String) async throws {
    let lost = try await convert("home.obf", "there.\(ending)")
    #expect(lost == (ending == "json" ? ["spans", "hidden"] : []))
    #expect(try await convert("there.\(ending)", "back.obf") == [])
    var (first, second) = (try seen("home.obf"), try seen("back.obf"))
    if ending == "json" {
      for key in ["2 0 ext_tagarela_columns", "2 2 hidden"] {
        #expect(first.removeValue(forKey: key) != nil)
        #expect(second[key] == nil)
      }
    }
    for key in Set(first.keys).union(second.keys).sorted() { #expect(first[key] == second[key], "\(key)") }
  }

  @Test(arguments: [
    ("grd", ["pages", "scenes"]), ("gridset", ["pages", "lettering"]),
    ("json", ["pages", "backgrounds", "scenes", "lettering"]), ("csv", ["backgrounds", "scenes", "lettering"]),
    ("obz", []),
  ])
  func `what a board is beside its cells is named where it is lost`(_ ending: String, _ lost: [String]) async throws {
    #expect(try await convert("rich.obf", "there.\(ending)") == lost)
  }
}
