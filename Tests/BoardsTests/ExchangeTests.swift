import Foundation
import TagarelaTestSupport
import Testing

/// What receiving and exporting say, and what they take along.
struct ExchangeTests {
  private func receive(_ words: [String], _ options: String, at clinic: Clinic) throws -> (said: String, told: String) {
    let file = clinic.tagarela.folder.appending(path: "home.obf")
    let buttons = words.enumerated().map { ["id": "\($0)", "label": $1, "image_id": "far"] }
    try JSONSerialization.data(withJSONObject: [
      "format": "open-board-0.1", "id": "a long and telling identity", "name": "Home", "locale": "en",
      "buttons": buttons, "images": [["id": "far", "url": "https://example.org/a.png"]],
      "grid": ["rows": 1, "columns": words.count, "order": [buttons.map { $0["id"] }]],
    ]).write(to: file)
    let result = try clinic.tagarela.run(["--plain", "--lang", "en", "-c", "receive '\(file.path)' \(options)"])
    try #require(result.status == 0, "\(result.errors)")
    return (result.output, result.errors)
  }

  @Test func `a file without news says how many remarks there are, and a preview which`() throws {
    let clinic = try Clinic()
    let first = try receive(["suco", "pao"], "", at: clinic)
    #expect(first.told.contains("2 pictures are not in the file"))
    let second = try receive(["suco", "pao"], "", at: clinic)
    #expect(second.said.contains("nothing new"))
    #expect(second.told.contains("1 remark on this file; --preview shows"))
    #expect(!second.told.contains("pictures"))
    #expect(try receive(["suco", "pao"], "--preview", at: clinic).told.contains("2 pictures are not in the file"))
  }

  @Test func `what is not taken is counted`() throws {
    let clinic = try Clinic()
    _ = try receive(["suco", "pao"], "", at: clinic)
    // A symbol is new, and the cell that shows it is changed.
    let part = try receive(["suco", "banana"], "--only new", at: clinic)
    #expect(part.said.contains("1 symbol"))
    #expect(part.told.contains("1 thing was not taken"))
    #expect(!(try receive(["suco", "banana"], "--yes", at: clinic).told.contains("not taken")))
  }

  @Test func `however long a text in a file is, what is said of it is a line that can be read`() throws {
    let clinic = try Clinic()
    let told = try receive([String(repeating: "long ", count: 20_000)], "", at: clinic).told
    #expect(told.contains("1 name has more than 200 characters"))
    #expect(told.split(separator: "\n").allSatisfy { $0.count < 400 })
  }

  @Test func `all boards of one owner go out together, those first to which the first one leads`() throws {
    let clinic = try Clinic(
      "board new Island", "board new Home", "board new Food", "board link Home 1 Food", "patient new Ana",
      "use ana", "board new Secret")
    let file = clinic.tagarela.folder.appending(path: "all.obz").path
    try clinic.run("export Home '\(file)' --all-boards")
    let other = try Clinic()
    try other.run("receive '\(file)'")
    let boards = try #require(try other.json("board list") as? [[String: Any]])
    #expect(Set(boards.compactMap { $0["name"] as? String }) == ["Home", "Food", "Island"])
    try clinic.run("export Home '\(file)' --replace")
    let linked = try Clinic()
    try linked.run("receive '\(file)'")
    #expect((try linked.json("board list") as? [[String: Any]])?.count == 2)
  }

  @Test func `only endings that can hold a board are proposed for one`() throws {
    let clinic = try Clinic("board new Home")
    let folder = clinic.tagarela.folder.path
    let said = try clinic.failure("export Home '\(folder)/home.spb'")
    #expect(said.contains(".obz"))
    for ending in [".phist", ".pobs", ".obl"] { #expect(!said.contains(ending)) }
    #expect(try clinic.failure("export Home '\(folder)/home.psyb'").contains("plan new"))
  }
}
