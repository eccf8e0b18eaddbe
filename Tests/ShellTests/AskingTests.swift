import TagarelaKit
import Testing

@testable import Shell

/// What is taken for an answer.
struct AskingTests {
  private func context(_ language: String, _ answers: [String]) -> (Context, Answering) {
    let console = Answering(answers)
    return (Context(session: Bench.session(language, console: console)), console)
  }

  @Test(arguments: [
    ("pt", ["sim", "s", "Sim", " SIM "]), ("es", ["sí", "si", "s", "SÍ"]), ("ca", ["sí", "si", "s"]),
    ("en", ["yes", "y", "Y"]),
  ])
  func `only the whole words of the language are a yes`(_ language: String, _ words: [String]) throws {
    for word in words {
      let (context, console) = context(language, [word])
      try context.confirm(Phrase("receive.question"), option: Bench.yes)
      #expect(console.answers.isEmpty)
    }
  }

  @Test(arguments: [
    "stop", "skip", "sair", "sem dúvida não", "symbol list", "yn", "ye", "sure", "yes please", "sim sim", "1", "y.",
    "não sim",
  ])
  func `anything else is asked again, and is no yes`(_ word: String) {
    for language in Bench.languages {
      let (context, console) = context(language, [word, word, ""])
      #expect(throws: Failure("confirm.declined")) {
        try context.confirm(Phrase("receive.question"), option: Bench.yes)
      }
      #expect(console.asked.count == 3, "\(language)")
      #expect(console.told.count == 2 && console.told.allSatisfy { $0.contains(word) })
    }
  }

  @Test func `the word of another language is no yes`() {
    for (language, word) in [("en", "sim"), ("en", "s"), ("pt", "yes"), ("pt", "y"), ("es", "sim")] {
      let (context, console) = context(language, [word, ""])
      #expect(throws: Failure("confirm.declined")) {
        try context.confirm(Phrase("receive.question"), option: Bench.yes)
      }
      #expect(console.asked.count == 2)
    }
  }

  @Test(arguments: [("pt", "não"), ("pt", "n"), ("pt", "NAO"), ("es", "no"), ("ca", "n"), ("en", "no"), ("en", "")])
  func `a no, and nothing, leave it`(_ language: String, _ word: String) {
    let (context, console) = context(language, [word])
    #expect(throws: Failure("confirm.declined")) { try context.confirm(Phrase("receive.question"), option: Bench.yes) }
    #expect(console.asked.count == 1)
  }

  @Test(arguments: [
    (Value.text("Ana Lúcia"), "ana lucia", true), (.text("Ana Lúcia"), "yes", false),
    (.text("Ana Lúcia"), "ana", false),
    (.integer(1234), "1234", true), (.integer(1234), "1,234", true), (.integer(1234), "1.234", false),
    (.integer(12_345), "12,345", true),
    (.integer(12), "1", false), (.integer(12), "y", false), (.text("pcs"), "pcs symbol list", false),
  ])
  func `what can't be taken back is confirmed by typing what it is about`(
    _ word: Value, _ typed: String, _ isTaken: Bool
  ) {
    let (context, console) = context("en", [typed, ""])
    let done: Void? = try? context.confirm(Phrase("receive.question"), typing: word, option: Bench.yes)
    #expect((done != nil) == isTaken)
    #expect(console.asked.count == (isTaken ? 1 : 2))
    #expect(console.asked.allSatisfy { $0.contains(context.wording.text(word)) })
  }

  @Test func `one of several words is asked for until it is there`() throws {
    let (context, console) = context("es", ["", "es", "escoger todo", "Escoger"])
    #expect(try context.ask(Phrase("receive.question"), among: ["yes", "no", "choose"], usual: nil) == "choose")
    #expect(console.asked.count == 4)
    #expect(console.told.count == 2, "an empty answer needs no explanation")
  }

  @Test func `where nobody can be asked, the option is named`() {
    let context = Context(session: Bench.session())
    for ask in [
      { try context.confirm(Phrase("receive.question"), option: Bench.yes) },
      { try context.confirm(Phrase("receive.question"), typing: .integer(3), option: Bench.yes) },
    ] {
      let failure = #expect(throws: Failure.self) { try ask() }
      #expect(failure?.what.key == "confirm.needed")
      #expect(failure?.hint == Phrase("confirm.needed.hint", ["option": "--yes"]))
    }
  }
}

/// Somebody who gives the answers that a test has written down.
private final class Answering: Console {
  let isInteractive = true
  let hasScreen = false
  let width: Int? = 80
  private(set) var answers: [String]
  private(set) var asked: [String] = []
  private(set) var told: [String] = []

  init(_ answers: [String]) { self.answers = answers }

  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String {
    asked.append(question)
    guard !answers.isEmpty else { throw Failure("interrupted") }
    return answers.removeFirst()
  }

  func result(_ text: String) {}
  func message(_ text: String) { told.append(text) }
  func progress(_ label: String, _ fraction: Double?) {}
  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {}
}
