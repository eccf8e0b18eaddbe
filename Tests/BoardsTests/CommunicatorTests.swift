import Foundation
import TagarelaTestSupport
import Testing

/// Boards of the vocabulary's places, made in one step (row D1 of the mission).
@Suite(.waiting)
struct CommunicatorTests {
  private let program: Tagarela

  init() throws { program = try Tagarela(sharesCache: true) }

  private func run(_ commands: String..., lang: String = "en") throws -> ChildProgram.Result {
    try program.run(["--lang", lang] + commands.flatMap { ["-c", $0] })
  }

  private func json(_ command: String) throws -> [String: Any] {
    let result = try program.run(["--lang", "en", "--json", "-c", command])
    try #require(result.status == 0, "\(result.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func cells(of board: String) throws -> [[String: Any]] {
    try #require(try json("board show '\(board)'")["cells"] as? [[String: Any]])
  }

  private func boardCount() throws -> Int {
    let result = try program.run(["--json", "-c", "board list"])
    return (try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [Any])?.count ?? 0
  }

  @Test(arguments: [
    ("pt", "prancha nova --de lugares", "Comunicador", "casa", "cozinha"),
    ("es", "tablero nuevo --desde lugares", "Comunicador", "casa", "cocina"),
    ("ca", "tauler nou --des-de llocs", "Comunicador", "casa", "cuina"),
    ("en", "board new --from places", "Communicator", "home", "kitchen"),
  ])
  func `places lead to their parts, with words and pictures of the language`(
    _ lang: String, _ command: String, _ name: String, _ home: String, _ kitchen: String
  ) throws {
    let made = try run(command, lang: lang)
    try #require(made.status == 0, "\(made.errors)")
    let places = try cells(of: name)
    #expect(places.count >= 12)
    #expect(places.allSatisfy { $0["link"] is String })
    let first = try #require(places.first { ($0["label"] as? String ?? $0["symbol"] as? String)?.lowercased() == home })
    #expect(first["link"] as? String == "\(name) · \(home)")
    let inside = try cells(of: "\(name) · \(home)")
    #expect(inside.contains { $0["link"] as? String == "\(name) · \(home) · \(kitchen)" })
    let words = try cells(of: "\(name) · \(home) · \(kitchen)")
    #expect(words.count >= 20)
    #expect(words.allSatisfy { $0["link"] is NSNull && $0["symbol"] is String })
    // One step made it, one takes it all back.
    #expect(try boardCount() > 60)
    _ = try run("undo")
    #expect(try boardCount() == 0)
  }

  @Test func `only favourites come, and only places that have some`() throws {
    let made = try run(
      "patient new Bia", "use bia", "board new B", "board put B 1 eat", "favourite add eat",
      "board new Mine --from places --favourites --grid 3x3")
    try #require(made.status == 0, "\(made.errors)")
    let boards = try program.run(["--json", "-c", "board list"])
    let names = try #require(try JSONSerialization.jsonObject(with: Data(boards.output.utf8)) as? [[String: Any]])
      .compactMap { $0["name"] as? String }
    #expect(names.contains("Mine · home · kitchen"))
    for name in names where name.split(separator: "·").count == 3 {
      #expect(try cells(of: name).compactMap { $0["symbol"] as? String } == ["eat"], "\(name)")
    }
  }

  @Test func `where nothing is a favourite, or the name is taken, nothing is made`() throws {
    let none = try run("patient new Bia", "use bia", "board new --from places --favourites")
    #expect(none.errors.contains("no place with such words"), "\(none.errors)")
    let taken = try run("board new Mine", "board new Mine --from places")
    #expect(taken.status != 0)
    #expect(try boardCount() == 1)
    let nameless = try run("board new")
    #expect(nameless.errors.contains("name"), "\(nameless.errors)")
    #expect(try boardCount() == 1)
  }
}
