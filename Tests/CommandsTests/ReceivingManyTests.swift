import Foundation
import Testing

/// Several files received in one go.
struct ReceivingManyTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    let folder = desk.folder.appending(path: "sets/inner")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("sets/food.obf", board("food", "bread"))
    try write("sets/inner/play.obf", board("play", "ball"))
    try write("sets/broken.obf", "{\"format\": \"open-board-0.1\", ")
    try write("sets/letter.odt", "no board")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: desk.folder.appending(path: name))
  }

  private func board(_ name: String, _ word: String) -> String {
    """
    {"format": "open-board-0.1", "id": "\(name)", "locale": "en", "name": "\(name)",
     "buttons": [{"id": "b", "label": "\(word)"}], "grid": {"rows": 1, "columns": 1, "order": [["b"]]}}
    """
  }

  private func run(_ commands: String...) async throws -> Desk.Answer {
    try await desk.run(["--json", "--lang", "en", "--keep-going"] + commands.flatMap { ["-c", $0] })
  }

  private func rows(_ answer: Desk.Answer) throws -> [[String: Any]] {
    let first = answer.output.split(separator: "\n").first.map(String.init) ?? ""
    return try #require(try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [[String: Any]])
  }

  private func boards() async throws -> [String] {
    try rows(try await run("board list")).compactMap { $0["name"] as? String }.sorted()
  }

  @Test func `of a folder all that can be read is received, the rest told, and one undo takes it back`() async throws {
    // As completion leaves the folder's name.
    let answer = try await run("receive sets/")
    let rows = try rows(answer)
    #expect(rows.compactMap { $0["file"] as? String } == ["sets/broken.obf", "sets/food.obf", "sets/inner/play.obf"])
    #expect(rows.map { $0["received"] as? String ?? "" } == ["", "1 board", "1 board"])
    #expect((rows[0]["remarks"] as? String ?? "").contains("broken.obf can't be read"))
    #expect(answer.status != 0)
    #expect(answer.messages.contains("sets/letter.odt"))
    #expect(try await boards() == ["food", "play"])
    _ = try await run("undo")
    #expect(try await boards() == [])
  }

  @Test func `a pattern and names may stand together, and the same file twice is one`() async throws {
    let answer = try await run("receive sets/f*.obf sets/inner/play.obf sets/food.obf")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(try rows(answer).count == 2)
    #expect(try await boards() == ["food", "play"])
  }

  @Test func `what would be changed stays until the line says yes`() async throws {
    _ = try await run("receive sets/food.obf")
    try write("sets/food.obf", board("food", "soup"))
    let asked = try await run("receive sets/food.obf sets/inner/play.obf", "board show food")
    #expect((try rows(asked).first?["remarks"] as? String ?? "").contains("stayed as they are"))
    #expect(!asked.output.contains("soup"))
    let agreed = try await run("receive sets/food.obf sets/inner/play.obf --yes", "board show food")
    #expect(agreed.output.contains("soup"))
  }

  @Test func `what is said of several files is said once, and last of all how many came`() async throws {
    for name in ["one", "two", "three"] {
      let lost = board(name, "bread").replacing("\"bread\"", with: #""bread", "load_board": {"id": "gone"}"#)
      try write("sets/\(name).obf", lost)
    }
    let answer = try await run("receive sets/one.obf sets/two.obf sets/three.obf")
    let said = answer.messages.split(separator: "\n").map(String.init)
    #expect(said.filter { $0.contains("leads is not in the file") }.count == 1, "\(said)")
    #expect(said.contains { $0.contains("leads is not in the file") && $0.contains("(and 2 more like it)") }, "\(said)")
    #expect(said.last?.contains("3 of 3 files received: 3 boards; in them 0 cells with a picture") == true, "\(said)")
    #expect(try rows(answer).map { $0["name"] as? String } == ["one.obf", "two.obf", "three.obf"])
    #expect(try rows(answer).allSatisfy { ($0["remarks"] as? String ?? "").contains("leads is not in the file") })
  }

  @Test func `last of all the files are added up, those that failed and what stands alone as well`() async throws {
    let image = #""label": "bread", "image_id": "i"}], "images": [{"id": "i", "url": "https://example.org/1.png"}"#
    try write("sets/odd.obf", board("odd", "bread").replacing(#""label": "bread"}"#, with: image))
    let answer = try await run("receive sets")
    let line = answer.messages.split(separator: "\n").last { $0.contains("files received") }
    #expect(line?.contains("3 of 4 files received, 1 not: ") == true, "\(answer.messages)")
    #expect(
      line?.contains("3 boards, 1 category, 1 symbol; in them 1 cell with a picture and 2 words that stand alone")
        == true,
      "\(answer.messages)")
    let rows = try rows(answer)
    func sum(_ key: String) -> Int { rows.reduce(0) { $0 + ($1[key] as? Int ?? 0) } }
    #expect(["boards", "symbols", "cells_with_picture", "words_alone"].map(sum) == [3, 1, 1, 2])
    let again = try await run("receive sets/food.obf sets/odd.obf")
    #expect(again.messages.contains("2 of 2 files received: nothing new"), "\(again.messages)")
  }

  @Test func `a preview changes nothing`() async throws {
    let answer = try await run("receive sets --preview")
    #expect(try rows(answer).map { $0["received"] as? String ?? "" } == ["", "1 board", "1 board"])
    #expect(try await boards() == [])
  }

  @Test func `a folder or pattern without such files is told`() async throws {
    try FileManager.default.createDirectory(
      at: desk.folder.appending(path: "empty"), withIntermediateDirectories: true)
    for name in ["empty", "*.nothing"] {
      let answer = try await run("receive \(name)")
      #expect(answer.status != 0)
      #expect((answer.output + answer.messages).contains("files.none"))
    }
  }
}
