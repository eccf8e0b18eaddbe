import Foundation
import Testing

/// Of everything that a line names, what is called exactly so comes before what only contains it.
struct ExactNameTests {
  private func run(_ desk: Desk, _ commands: String..., language: String = "en") async throws -> Desk.Answer {
    try await desk.run(["--plain", "--lang", language] + commands.flatMap { ["-c", $0] })
  }

  @Test(arguments: [
    ("pt", "não quero", "não"), ("pt", "eu quero mais", "eu"), ("en", "I have something to say", "i"),
    ("en", "big water", "water"),
    ("en", "water bottle", "water"),
  ])
  func `a library's symbol of that name comes before one of the clinic's that contains it`(
    _ language: String, _ own: String, _ word: String
  ) async throws {
    for command in ["board fill B \(word)", "board put B 1 \(word)", "favourite add \(word)"] {
      let desk = try Desk()
      let made = try await run(
        desk, "category new c --color red", "symbol new \"\(own)\" --category c --picture pictures/suco.svg",
        "patient new Rui", "use rui", "board new B", command, language: language)
      #expect(made.status == 0, "\(made.messages)")
      let listed = try await run(
        desk, command.hasPrefix("board") ? "board show B" : "favourite list --patient rui", language: language)
      #expect(listed.output.contains(word))
      #expect(!listed.output.contains(own), "\(command): \(listed.output)")
    }
  }

  @Test func `the clinic's symbol of that name comes before a library's`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "category new c --color red", "symbol new water --category c --picture pictures/suco.svg", "board new B",
      "board put B 1 Water", "symbol list")
    #expect(made.status == 0, "\(made.messages)")
    #expect(
      made.output.components(separatedBy: "water").count == 3,
      "said when made, listed, and no second one: \(made.output)")
  }

  @Test func `what no library knows is found in the clinic by a word of it`() async throws {
    let desk = try Desk()
    let made = try await run(
      desk, "category new c --color red", "symbol new \"caderno azulão\" --category c --picture pictures/suco.svg",
      "board new B", "board put B 1 azulão", "board show B")
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output.contains("A1 caderno azulão"))
  }

  @Test(arguments: [
    ("Hora", "board"), ("hora do lanche", "plan"), ("board:Hora", "board"), ("plan:Hora", "plan"),
    ("prancha:hora", "board"),
    ("plano:hora", "plan"), ("board:#1", "board"),
  ])
  func `an export takes the board or plan that is called so, or that is said to be meant`(
    _ name: String, _ kind: String
  )
    async throws
  {
    let desk = try Desk()
    let made = try await run(
      desk, "patient new Rui", "use rui", "tutor new Ana", "category new c --color red",
      "symbol new suco --category c --picture pictures/suco.svg",
      "symbol new pao --category c --picture pictures/pao.svg",
      "board new Hora", "board put Hora 1 suco", "board new Outra", "board put Outra 1 pao",
      "plan new \"Hora do lanche\" --tutor ana --type board --board Outra --description x",
      "export '\(name)' out.obf", language: "pt")
    #expect(made.status == 0, "\(made.messages)")
    let file = try String(contentsOf: desk.folder.appending(path: "out.obf"), encoding: .utf8)
    #expect(file.contains(kind == "board" ? "suco" : "pao"))
    #expect(!file.contains(kind == "board" ? "pao" : "suco"))
  }

  @Test func `a board and a plan of one name are told apart by who exports them`() async throws {
    let desk = try Desk()
    let both = try await run(
      desk, "patient new Rui", "use rui", "tutor new Ana", "category new c --color red",
      "symbol new suco --category c --picture pictures/suco.svg", "board new Hora", "board put Hora 1 suco",
      "plan new Hora --tutor ana --type board --board Hora --description x", "export Hora out.pdf")
    #expect(both.status == 1)
    #expect(both.messages.contains("plan:Hora") && both.messages.contains("board:Hora"), "\(both.messages)")
    let told = try await run(desk, "export board:Hora b.pdf", "export plan:Hora p.pdf")
    #expect(told.status == 0, "\(told.messages)")
  }
}
