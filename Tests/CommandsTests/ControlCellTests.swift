import Foundation
import Testing

/// Pictures of words that tell what a cell does, or where it leads.
struct ControlCellTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func receive(_ boards: String..., language: String) async throws {
    let set = "{\"grids\": [\(boards.joined(separator: ", "))]}"
    try Data(set.utf8).write(to: desk.folder.appending(path: "set.grd"))
    let answer = try await desk.run(["--lang", language, "-c", "receive set.grd --yes"])
    #expect(answer.status == 0, "\(answer.messages)")
  }

  /// A grid of words without pictures, each with what it does.
  private func grid(_ id: String, _ name: String, _ language: String, _ words: [(word: String, action: String)])
    -> String
  {
    let elements = words.enumerated().map { place, word in
      """
      {"modelName": "GridElement", "id": "\(id)-\(place)", "x": \(place), "y": 0, "width": 1, "height": 1,
       "label": {"\(language)": "\(word.word)"}, "image": {"url": "https://example.org/\(place).png"},
       "actions": [\(word.action)]}
      """
    }
    return """
      {"modelName": "GridData", "id": "\(id)", "label": {"\(language)": "\(name)"}, "rowCount": 1,
       "minColumnCount": \(words.count), "gridElements": [\(elements.joined(separator: ", "))]}
      """
  }

  private let back = #"{"modelName": "GridActionNavigate", "navType": "navigateToLastOpenedGrid"}"#
  private let home = #"{"modelName": "GridActionNavigate", "navType": "navigateToHomeGrid"}"#
  private func way(_ id: String) -> String {
    #"{"modelName": "GridActionNavigate", "navType": "navigateToGrid", "toGridId": "\#(id)"}"#
  }

  /// The picture of each word of a board, as the file has it that is written of the board; words without one are left out.
  private func pictures(on board: String) async throws -> [String: String] {
    let answer = try await desk.run(["--lang", "en", "-c", "export \"\(board)\" shown.obf --replace"])
    #expect(answer.status == 0, "\(answer.messages)")
    let bytes = try Data(contentsOf: desk.folder.appending(path: "shown.obf"))
    let file = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let images = (file["images"] as? [[String: Any]] ?? []).compactMap { image in
      (image["id"] as? String).flatMap { id in (image["data"] as? String).map { (id, $0) } }
    }
    let byID = Dictionary(images) { first, _ in first }
    let buttons = file["buttons"] as? [[String: Any]] ?? []
    return Dictionary(
      buttons.compactMap { button in
        guard let label = button["label"] as? String, let id = button["image_id"] as? String else { return nil }
        return byID[id].map { (label, $0) }
      }
    ) { first, _ in first }
  }

  /// The pictures of these symbols of a library, under their names there.
  private func drawn(_ symbols: String...) async throws -> [String] {
    let put = symbols.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " ")
    let answer = try await desk.run(["--lang", "en", "-c", "board new Drawn", "-c", "board put Drawn \(put)"])
    #expect(answer.status == 0, "\(answer.messages)")
    return Array(try await pictures(on: "Drawn").values)
  }

  @Test func `a word that tells what its cell does is no part of the body`() async throws {
    try await receive(grid("a", "Start", "en", [("back", back), ("home", home), ("eye", home)]), language: "en")
    let shown = try await pictures(on: "Start")
    #expect(shown["back"] != nil && shown["home"] != nil)
    #expect(shown["eye"] == nil)
    #expect(try await drawn("pcs:backward").contains(shown["back"] ?? ""))
  }

  @Test func `the same word is what it means where the cell says it, in the same file and in the next`() async throws {
    try await receive(
      grid("a", "Start", "en", [("back", back), ("more", "")]), grid("b", "Body", "en", [("back", ""), ("eye", "")]),
      language: "en")
    let body = try await pictures(on: "Body")["back"] ?? ""
    #expect(try await pictures(on: "Start")["back"] != body)
    #expect(try await drawn("pcs:back-body").contains(body))
    try await receive(grid("c", "Again", "en", [("back", back)]), language: "en")
    #expect(try await pictures(on: "Again")["back"] == pictures(on: "Start")["back"])
  }

  @Test func `a way back to where one begins says where it leads, a way to what it is called shows that`() async throws
  {
    try await receive(
      grid("a", "Start", "en", [("body", way("b")), ("food", "")]),
      grid("b", "body", "en", [("back", way("a")), ("bread", way("a")), ("eye", way("c"))]),
      grid("c", "eye", "en", [("body", way("b")), ("back", "")]), language: "en")
    let shown = try await pictures(on: "body")
    let (backward, bread) = (try await drawn("pcs:backward"), try await pictures(on: "body")["bread"])
    #expect(backward.contains(shown["back"] ?? ""))
    #expect(shown["eye"] != nil && bread != nil)
    #expect(try await pictures(on: "eye")["body"] != nil)
  }

  @Test(arguments: [
    ("pt", "voltar", "costas"), ("es", "atrás", "espalda"), ("ca", "enrere", "esquena"), ("en", "back", "back"),
  ])
  func `in each language a way back has another picture than the back`(
    _ language: String, _ way: String, _ body: String
  ) async throws {
    try await receive(
      grid("a", "A", language, [(way, back), ("x1", "")]), grid("b", "B", language, [(body, ""), ("x2", "")]),
      language: language)
    let shown = try await pictures(on: "A")[way]
    #expect(shown != nil)
    #expect(try await pictures(on: "B")[body] != shown)
  }

  @Test func `the clinic's own symbol of that name is taken, whatever it shows`() async throws {
    let made = try await desk.run([
      "--lang", "en", "-c", "category new ways --color blue", "-c",
      "symbol new back --category ways --picture pictures/suco.svg",
    ])
    #expect(made.status == 0, "\(made.messages)")
    try await receive(grid("a", "Start", "en", [("back", back), ("bread", "")]), language: "en")
    let cells = try await desk.run(["--json", "--lang", "en", "-c", "board show Start"])
    #expect(cells.output.contains(#""symbol":"back""#))
  }
}
