import Foundation
import Testing

/// Which symbol a word gets, and what is written below it.
struct RightSymbolTests {
  private func run(_ desk: Desk, _ commands: String..., language: String = "pt") async throws -> Desk.Answer {
    try await desk.run(["--plain", "--lang", language] + commands.flatMap { ["-c", $0] })
  }

  /// The concepts of a board's symbols.
  private func symbols(_ desk: Desk, _ board: String, language: String = "pt") async throws -> String {
    try await run(desk, "board show \(board) --json", language: language).output
  }

  @Test(arguments: [
    ("pt", "quero comendo maçãs bebemos", "querer comer maçã beber"),
    ("es", "quiero comiendo manzanas bebemos", "querer comer manzana beber"),
    ("ca", "vull menjant pomes bevem", "voler menjar poma beure"),
    ("en", "wanted eating apples drinks", "want eat apple drink"),
  ])
  func `an inflected word finds what it is a form of`(_ language: String, _ typed: String, _ listed: String)
    async throws
  {
    let desk = try Desk()
    let made = try await run(
      desk, "patient new Rui", "board new A --patient Rui", "board new B --patient Rui", "board fill A \(typed)",
      "board fill B \(listed)", "favourite add \(typed) --patient Rui", "symbol list --json", language: language)
    #expect(made.status == 0, "\(made.messages)")
    for word in typed.split(separator: " ") {
      let shown = try await run(desk, "symbol show \(word) --json", language: language)
      #expect(shown.output.contains("pcs:"), "\(word): \(shown.output) \(shown.messages)")
    }
  }

  @Test func `an inflected word finds the clinic's own symbol too`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "board new A", "board put A 1 querer", "board put A 2 quero", "symbol list")
    #expect(made.status == 0, "\(made.messages)")
    #expect(!made.output.contains("quero"), "\(made.output)")
  }

  @Test func `the clinic's own symbols go into the column of what they mean, whatever the colour`() async throws {
    let desk = try Desk()
    let own = ["suco", "comer", "bonito"].map { "symbol new \($0) --category coisas --picture pictures/suco.svg" }
    let made = try await run(
      desk, "category new coisas --color yellow", own[0], own[1], own[2], "board new S --layout sentence",
      "board fill S suco comer bonito", "board show S")
    #expect(made.status == 0, "\(made.messages)")
    let columns = made.output.components(separatedBy: "\n").first { $0.contains("A2") }?.components(separatedBy: " | ")
    #expect(columns?.first { $0.contains("comer") }?.hasPrefix("B") == true, "\(made.output)")
    #expect(columns?.first { $0.contains("bonito") }?.hasPrefix("E") == true)
    #expect(columns?.first { $0.contains("suco") }?.hasPrefix("F") == true)
  }

  @Test func `what is pointed at comes before a word that only joins`() async throws {
    let desk = try Desk()
    let made = try await run(desk, "board new L", "board put L 1 like", "symbol show like --json", language: "en")
    #expect(made.output.contains("pcs:like\""), "\(made.output)")
  }

  @Test func `nothing but the word is written below a symbol that another is called like`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "category new c --color red", "symbol new suco --category c --picture pictures/suco.svg", "board new B",
      "board put B 1 suco 2 pcs:suco 3 bliss:B291/B431", "board show B")
    #expect(made.status == 0, "\(made.messages)")
    #expect(!made.output.contains("(pcs)") && !made.output.contains("B431"), "\(made.output)")
    #expect(made.output.contains("suco | B1 suco | C1 amor"), "\(made.output)")
  }

  @Test func `the system that a patient's pictures come from holds for words that are symbols already`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "patient new Rui", "board new Todos", "board put Todos 1 água", "system prefer pic --patient Rui",
      "board new R --patient Rui", "board put R 1 água 2 suco")
    #expect(made.status == 0, "\(made.messages)")
    for symbol in ["\"água (pic)\"", "suco"] {
      let taken = try await run(desk, "symbol show \(symbol) --patient Rui --json").output
      #expect(taken.contains("\"source\":\"pic:"), "\(taken)")
    }
    let shown = try await run(desk, "board show R").output
    #expect(shown.contains("água | B1 suco"), "\(shown)")
  }

  @Test func `a word that is kept in another language is written in the board's, unless it was renamed`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "board new A", "board fill A água lápis escola", "symbol edit escola --rename \"a minha escola\"",
      "board show A")
    #expect(made.output.contains("água") && made.output.contains("lápis"), "\(made.output) \(made.messages)")
    let spanish = try await run(
      desk, "board new B", "board put B 1 agua", "board fill B lápiz \"a minha escola\"", "board show B",
      "board show A",
      language: "es")
    #expect(spanish.status == 0, "\(spanish.messages)")
    let rows = spanish.output.components(separatedBy: "\n").filter { $0.hasPrefix("A1") }
    #expect(rows.first?.contains("agua") == true && rows.first?.contains("lápiz") == true, "\(rows)")
    #expect(rows.first?.contains("a minha escola") == true)
    #expect(rows.last?.contains("água") == true, "the first board stays as it was: \(rows)")
  }
}
