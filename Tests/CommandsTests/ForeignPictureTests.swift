import Foundation
import Testing

/// Words of other programs' files whose pictures are elsewhere.
struct ForeignPictureTests {
  private static let set = """
    {"modelName":"GridData","id":"g1","label":{"en":"Snack"},"rowCount":1,"minColumnCount":3,"gridElements":[
    {"id":"e1","x":0,"y":0,"label":{"en":"water"},"image":{"url":"https://example.org/1.png"}},
    {"id":"e2","x":1,"y":0,"label":{"en":"zorbax"},"image":{"url":"https://example.org/2.png"}},
    {"id":"e3","x":2,"y":0,"label":{"en":"juice"},"image":{"url":"https://api.arasaac.org/v1/pictograms/2349"}}]}
    """

  private func symbols(_ desk: Desk, _ commands: String...) async throws -> [String: String] {
    try Data(Self.set.utf8).write(to: desk.folder.appending(path: "snack.grd"))
    let answer = try await desk.run(
      ["--lang", "en", "--keep-going"] + (commands + ["receive snack.grd --yes"]).flatMap { ["-c", $0] })
    #expect(answer.messages.contains("3 pictures are on the internet"), "\(answer.messages)")
    let list = try await desk.run(["--json", "--lang", "en", "-c", "symbol list"])
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    var sources: [String: String] = [:]
    for row in rows {
      let name = try #require(row["name"] as? String)
      let shown = try await desk.run(["--json", "--lang", "en", "-c", "symbol show \(name)"])
      let symbol = try #require(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
      sources[name] = symbol["source"] as? String ?? ""
    }
    return sources
  }

  @Test func `a word gets the picture that the symbol systems have, else it stands on its cell alone`() async throws {
    let desk = try Desk()
    #expect(try await symbols(desk) == ["water": "pcs:water", "juice": "pcs:juice"])
    let board = try await desk.run(["--plain", "--lang", "en", "-c", "board show Snack"])
    #expect(board.output.contains("A1 water | B1 zorbax | C1 juice"))
  }

  @Test func `the very picture comes first, of a library that the clinic has added`() async throws {
    let desk = try Desk()
    let library = desk.folder.appending(path: "arasaac")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: desk.folder.appending(path: "pictures/suco.svg").resolvingSymlinksInPath(),
      to: library.appending(path: "2349.svg"))
    let sources = try await symbols(
      desk, "module new pack arasaac --adds symbols --folder arasaac", "module add arasaac --yes")
    #expect(sources == ["water": "pcs:water", "juice": "arasaac:2349"])
  }
}
