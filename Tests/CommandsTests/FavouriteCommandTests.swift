import Foundation
import TagarelaTestSupport
import Testing

/// A patient's favourites at the prompt.
struct FavouriteCommandTests {
  private let desk: Desk

  init() async throws {
    desk = try Desk()
    let made = try await Self.run(
      desk, "patient new Bia", "patient new Rui", "category new ours --color red",
      "symbol new suco --category ours --picture pictures/suco.svg",
      "symbol new cama --category ours --picture pictures/suco.svg --patient Rui", "board new Lanche",
      "board put Lanche 1 pcs:bread 2 suco 4 pcs:bread", #"board word Lanche 3 não"#)
    try #require(made.status == 0, "\(made.messages)")
  }

  private static func run(_ desk: Desk, _ commands: String..., language: String = "en") async throws -> Desk.Answer {
    try await desk.run(["--lang", language] + commands.flatMap { ["-c", $0] })
  }

  private func names(of patient: String) async throws -> [String] {
    let answer = try await desk.run(["--json", "-c", "favourite list --patient \(patient)"])
    let rows = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
    return try #require(rows, "\(answer.messages)").compactMap { $0["name"] as? String }
  }

  @Test func `favourites are one patient's, from a board, a category, the workspace and the systems`() async throws {
    let made = try await Self.run(
      desk, "favourite add --board Lanche --patient Bia", "favourite add --category ours --patient Rui",
      "favourite add pcs:water suco --patient Rui", "patient show Rui")
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output.contains("Bia: 2 favourites more, 2 in all: bread, suco\n"))
    #expect(made.messages.contains("it is a favourite already: suco"))
    #expect(made.output.contains("favourites         3\n"))
    #expect(try await names(of: "Bia") == ["bread", "suco"])
    #expect(try await names(of: "Rui") == ["water", "cama", "suco"])
  }

  @Test func `what is there already, or isn't there, is said and is no error`() async throws {
    let answer = try await Self.run(
      desk, "favourite add suco suco --patient Bia", "favourite add suco --patient Bia",
      "favourite remove pcs:bread bread --patient Bia", "favourite remove --board Lanche --patient Rui")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(
      answer.output == """
        ✓ Bia: 1 favourite more, 1 in all: suco
        ✓ it is a favourite already: suco
        ✓ they are not favourites: pcs:bread, bread
        ✓ Rui has no favourites in Lanche

        """)
  }

  @Test func `a library symbol leaves as it came, and undo brings all of a line back`() async throws {
    let answer = try await Self.run(
      desk, "favourite add pcs:mother@dark water suco --patient Bia", "favourite remove pcs:mother water --patient Bia")
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(try await names(of: "Bia") == ["suco"])
    _ = try await Self.run(desk, "undo")
    #expect(Set(try await names(of: "Bia")) == ["suco", "mother", "water"])
    _ = try await Self.run(desk, "undo", "redo", "redo")
    #expect(try await names(of: "Bia") == ["suco"])
  }

  @Test(arguments: [
    ("favourite add suco", "for which patient?"), ("favourite list", "for which patient?"),
    ("favourite add --patient Bia", "which symbols?"), ("favourite add cama --patient Bia", "one patient's own symbol"),
    ("favourite add suco xyzzyq --patient Bia", "no symbol “xyzzyq”"),
    ("favourite add --category verbz --patient Bia", "no category “verbz”"),
    ("favourite remove xyzzyq --patient Bia", "no symbol “xyzzyq”"),
  ])
  func `what can't be a favourite is refused, and nothing is changed`(_ line: String, _ reason: String) async throws {
    let answer = try await Self.run(desk, line)
    #expect(answer.status == 1)
    #expect(answer.messages.contains(reason), "\(answer.messages)")
    #expect(try await names(of: "Bia").isEmpty)
  }

  @Test(arguments: [
    ("pt", "favorito acrescentar suco --paciente Bia", "Bia: mais 1 favorito, 1 ao todo: suco"),
    ("es", "favorito añadir suco --paciente Bia", "Bia: 1 favorito más, 1 en total: suco"),
    ("ca", "preferit afegir suco --pacient Bia", "Bia: 1 preferit més, 1 en total: suco"),
  ])
  func `each language has its own words`(_ language: String, _ line: String, _ said: String) async throws {
    let answer = try await Self.run(desk, line, language: language)
    #expect(answer.output == "✓ \(said)\n", "\(answer.messages)")
  }

  @Test func `on the screen symbols go in and out, and all is one step once it is confirmed`() async throws {
    _ = try await Self.run(desk, "favourite add suco --patient Bia")
    let terminal = try desk.open(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("favourite choose --patient Bia\r")
    // What Bia sees, by name: bread and suco, without Rui's own.
    try terminal.expect("Favourites: Bia › all categories")
    try terminal.expect("1 favourite · 0 in · 0 out")
    try terminal.expect("★ suco")
    try terminal.expect("leave as it was")
    try terminal.send("1")
    try terminal.expect("★ bread: among the favourites")
    try terminal.send("2")
    try terminal.expect("suco: out of the favourites")
    #expect(try await names(of: "Bia") == ["suco"])
    try terminal.send("c")
    try terminal.expect("Bia: 1 in, 1 out, 1 favourite in all")
    #expect(try await names(of: "Bia") == ["bread"])
    try terminal.send("undo\r")
    try terminal.expect("undone: favourite choose --patient Bia")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try await names(of: "Bia") == ["suco"])
  }

  @Test func `leaving the screen leaves all as it was, and says what was dropped`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "favourite choose --patient Bia"])
    try terminal.expect("leave as it was")
    // Taking out again what was just put in is no change.
    for key in ["1", "1", "2"] {
      try terminal.send(key)
      _ = terminal.settle()
    }
    try terminal.send("\u{1B}")
    try terminal.expect("Bia: 1 change dropped, the favourites are as they were")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try await names(of: "Bia").isEmpty)
    let undone = try await Self.run(desk, "undo")
    #expect(undone.output.contains("board word Lanche"))
  }

  @Test func `on the screen one goes through categories and searches in them`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "favourite choose --patient Bia --category ours"])
    try terminal.expect("Favourites: Bia › ours")
    try terminal.expect("leave as it was")
    // After the last category come all of them, then the first.
    try terminal.send("+")
    try terminal.expect("› all categories")
    try terminal.send("+")
    try terminal.expect("› nouns")
    try terminal.send("-")
    try terminal.expect("› all categories")
    try terminal.expect("leave as it was")
    try terminal.send("/su")
    try terminal.expect("/su")
    _ = terminal.settle()
    // Enter touches what was found first.
    try terminal.send("\r")
    try terminal.expect("★ suco: among the favourites")
    // Escape ends the search, and what was chosen stays chosen.
    try terminal.send("\u{1B}")
    try terminal.expect("bread")
    try terminal.send("c")
    try terminal.expect("Bia: 1 in, 0 out, 1 favourite in all")
    #expect(try await names(of: "Bia") == ["suco"])
  }

  @Test func `without a screen one is told how to choose by name`() async throws {
    let answer = try await Self.run(desk, "favourite choose --patient Bia")
    #expect(answer.status == 1)
    #expect(answer.messages.contains("needs a terminal"))
    #expect(answer.messages.contains("favourite add SYMBOL"))
  }

  @Test func `a category without symbols that the patient sees can't be chosen from`() async throws {
    _ = try await Self.run(desk, "category new empty --color red")
    let terminal = try desk.open(["--lang", "en", "-c", "favourite choose --patient Bia --category empty"])
    try terminal.expect("empty has no symbols")
    #expect(try terminal.waitForExit() == .status(1))
  }
}
