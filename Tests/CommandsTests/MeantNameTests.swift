import Foundation
import TagarelaTestSupport
import Testing

/// What people mean by a part of a name, by a shown name, or by no name at all.
struct MeantNameTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func run(_ commands: String..., language: String = "en") async throws -> Desk.Answer {
    try await desk.run(["--plain", "--lang", language] + commands.flatMap { ["-c", $0] })
  }

  @Test(arguments: [
    ("pt", "prancha nova F --modelo frase"), ("en", "board new F --layout frase"),
    ("en", "board new F --layout sentence"),
    ("pt", "prancha nova F --modelo fras"),
  ])
  func `a layout is found by its name in any language`(_ language: String, _ line: String) async throws {
    let answer = try await run(line, language: language)
    #expect(answer.output.contains("10 × 6"), "\(answer.messages)")
  }

  @Test func `layouts that may be meant are called as the user's language calls them`() async throws {
    let answer = try await run("prancha nova F --modelo tecl", language: "pt")
    #expect(answer.status == 1 && answer.messages.contains("perto: teclado"), "\(answer.messages)")
    #expect(!answer.messages.contains("keyboard"), "\(answer.messages)")
  }

  @Test func `Tab offers layouts as the user's language calls them, or by what was begun`() throws {
    let terminal = try desk.open(["--lang", "pt"])
    try terminal.expect(">")
    for (begun, shown) in [("tecl", "teclado"), ("keyb", "keyboard")] {
      try terminal.send("prancha nova F --modelo \(begun)\t")
      try terminal.expect(shown)
      try terminal.send("\u{3}")
      _ = terminal.settle()
    }
  }

  @Test(arguments: ["settings idioma", "settings langu", "settings LANGUAGE"])
  func `a setting is found by its name in any language, and by a part of it`(_ line: String) async throws {
    let answer = try await run(line)
    #expect(answer.output.hasPrefix("language"), "\(answer.messages)")
  }

  @Test func `one patient is meant where none is in use, and of two none`() async throws {
    let one = try await run("patient new Giovanna", "tutor new Ana", "note Oi --at 2020-01-02", "tutor list")
    #expect(one.status == 0 && one.output.contains("Giovanna"), "\(one.messages)")
    let two = try await run("patient new Rui", "tutor new Bia")
    #expect(two.status == 1 && two.messages.contains("for which patient?"), "\(two.messages)")
  }

  @Test func `boards and symbols stay everybody's where no patient is in use`() async throws {
    let made = try await run("patient new Giovanna", "board new B", "use giovanna", "board new B")
    #expect(made.status == 0, "two boards of one name are not of one owner: \(made.messages)")
  }

  @Test(arguments: ["symbol", "category", "board", "tutor", "patient"])
  func `what is removed is named by whole words`(_ noun: String) async throws {
    let made = try await run(
      "patient new \"Suco Lima\"", "tutor new \"Suco Lima\"", "category new \"Suco Lima\" --color red",
      "board new \"Suco Lima\"",
      "symbol new \"Suco Lima\" --category suco --picture pictures/suco.svg")
    #expect(made.status == 0, "\(made.messages)")
    for part in ["suc", "uco", "lim"] {
      let refused = try await run("\(noun) remove \(part)")
      #expect(refused.status == 1 && refused.messages.contains("near: Suco Lima"), "\(refused.messages)")
    }
    if noun == "category" { _ = try await run("symbol remove lima") }
    let removed = try await run("\(noun) remove lima")
    #expect(removed.status == 0, "\(removed.messages)")
  }

  @Test func `of the colours three are named`() async throws {
    let answer = try await run("category new x --color qqqqqq")
    let named = answer.messages.split(separator: "\n").first?.split(separator: ":").last?.split(separator: ",")
    #expect(answer.status == 1 && named?.count == 3, "\(answer.messages)")
  }

  @Test func `of a noun's many verbs the three nearest are told, not all`() async throws {
    let answer = try await Desk().run(["--lang", "pt", "-c", "prancha xyzzy"])
    let told = answer.messages.split(separator: "\n").first.map(String.init) ?? ""
    #expect(told.contains("perto: ") && told.split(separator: ",").count == 3, "\(told)")
  }
}
