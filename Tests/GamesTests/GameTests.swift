import Foundation
import TagarelaTestSupport
import Testing

/// Games with a patient's words, at a real terminal.
@Suite(.waiting)
struct GameTests {
  private let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    let made = try program.run([
      "--lang", "en", "-c", "patient new Gi", "-c", "use Gi", "-c", "board new Things --grid 4x2", "-c",
      "board fill Things water juice milk bread apple banana book shirt", "-c", "board new Empty", "-c",
      "board new Food --grid 2x1", "-c", "board fill Food apple banana",
    ])
    #expect(made.status == 0, "\(made.errors)")
  }

  private func open(_ command: String) throws -> PseudoTerminal {
    let terminal = try program.prompt(["--lang", "en"], columns: 100, rows: 40)
    try terminal.expect("tagarela>")
    try terminal.send("use Gi\r")
    try terminal.expect("Gi>")
    try terminal.send(command + "\r")
    return terminal
  }

  @Test(arguments: [
    ("play find-picture --board Empty", "Empty has 0 words"),
    ("play odd-one-out --board Food", "Food has 2 words"),
    ("play complete-sentence --board Food --choices 9", "8"),
    ("play find-word --board Nowhere", "Nowhere"),
  ])
  func `a game that can't be played says what is missing`(_ command: String, _ told: String) throws {
    let result = try program.run(["--lang", "en", "-c", "use Gi", "-c", command])
    #expect(result.status == 1)
    #expect(result.errors.contains(told), "\(result.errors)")
  }

  @Test func `where there is no screen a game is a list of what it asks`() throws {
    let asked = { (command: String) in
      try program.run(["--lang", "en", "--json", "-c", "use Gi", "-c", command]).output
    }
    #expect(
      try asked("play find-picture --board Food").contains(
        #""asked":"Where is the apple?","word":"apple","alike":"banana""#))
    #expect(try asked("play complete-sentence --board Things").contains(#""asked":"I drink ____.","word":"juice""#))
  }

  @Test func `words that one filled a board with are told apart by what they are`() throws {
    let asked = try program.run(["--lang", "en", "--json", "-c", "use Gi", "-c", "play odd-one-out --board Things"])
    // All of them are nouns, and stand in that category; but water is drunk as juice is, and a shirt isn't.
    let juice = try #require(asked.output.firstRange(of: #""word":"juice","alike":""#), "\(asked.errors)")
    let others = asked.output[juice.upperBound...].prefix { $0 != "\"" }.split(separator: ", ")
    #expect(others.count == 3 && !others.contains("water") && !others.contains("milk"), "\(others)")
  }

  @Test func `what is answered is kept for the therapist, and undone`() throws {
    let terminal = try open("play find-word --board Things")
    try terminal.expect("Which word is this?")
    // One of the two is right: the other is a remark, and then this one is right.
    try terminal.send("1")
    _ = terminal.settle(milliseconds: 400)
    try terminal.send("2")
    _ = terminal.settle(milliseconds: 400)
    try terminal.send("\u{1B}")
    try terminal.expect("Find the word")
    try terminal.expect("Gi>")
    try terminal.send("progress\r")
    try terminal.expect("no answer")
    try terminal.expect("find-word")
    try terminal.send("undo\r")
    try terminal.expect("find-word")
    terminal.signal(SIGKILL)
  }

  @Test func `a sentence has a gap that one of the words fills`() throws {
    let terminal = try open("play complete-sentence --board Things")
    try terminal.expect("____")
    try terminal.expect("What is missing in the sentence?")
    try terminal.send("?")
    try terminal.expect("A word is missing in the sentence.")
    try terminal.send("\u{1B}")
    try terminal.expect("Gi>")
    terminal.signal(SIGKILL)
  }

  @Test func `cards lie face down until they are turned`() throws {
    let terminal = try open("play memory --board Things")
    let shown = try terminal.expect("Find the pairs.")
    #expect(shown.contains("?"))
    #expect(!shown.contains("juice"))
    terminal.signal(SIGKILL)
  }

  @Test func `what somebody else plays isn't the patient's progress`() throws {
    let terminal = try open("play find-word --board Things --name Bia")
    try terminal.expect("Which word is this?")
    for key in "12" {
      try terminal.send(String(key))
      _ = terminal.settle(milliseconds: 400)
    }
    try terminal.send("\u{1B}")
    try terminal.expect("Bia, find-word")
    try terminal.expect("Gi>")
    try terminal.send("progress\r")
    try terminal.expect("Gi has answered nothing yet")
    terminal.signal(SIGKILL)
  }

  @Test func `one switch plays as well`() throws {
    let terminal = try open("play find-word --board Things --scan 0.5")
    try terminal.expect("Which word is this?")
    for _ in 0..<6 {
      try terminal.send(" ")
      _ = terminal.settle(milliseconds: 200)
    }
    try terminal.send("\u{1B}")
    try terminal.expect("Gi>")
    try terminal.send("progress\r")
    try terminal.expect("find-word")
    terminal.signal(SIGKILL)
  }
}
