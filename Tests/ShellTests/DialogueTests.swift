import Catalan
import English
import Portuguese
import Spanish
import TagarelaKit
import Testing

@testable import Shell

/// What a person at the prompt is asked about a line that can't be done as it is.
struct DialogueTests {
  private static let name = Argument.operand("name", .text)
  private static let tutor = Argument.requiredOption("tutor", .name(people))
  private static let type = Argument.requiredOption("type", .choice(Bench.Form.self))
  private static let people: Parameter.Names = { text, _ in
    ["Ana Lúcia", "Giovanna"].filter { $0.folded.hasPrefix(text.folded) }
  }

  private static let registry = Registry([
    Module(id: "desk", version: "1") { registrar in
      try registrar.add(Noun("plan", [plan, list]), to: .nouns)
    }, .portuguese, .spanish, .catalan, .english,
  ])

  private static let list = Command(Signature("plan", "list", [Common.tutor]), .reads) { _, arguments in
    let person = try arguments.at(Common.tutor) { try arguments[Common.tutor].map(found) }
    return Outcome(.text(person ?? "all", json: .none))
  }

  private static let plan = Command(
    Signature("plan", "new", [name, tutor, type]), .changes,
    check: { _, arguments in
      if try arguments.has(name) && arguments[name] == "later" { throw Failure("patient.none_in_use") }
      if arguments.has(tutor) { _ = try arguments.at(tutor) { try found(arguments[tutor]) } }
    }
  ) { _, arguments in
    try arguments.at(name) {
      if try arguments[name] == "taken" { throw Failure("tutor.exists", ["name": "taken"]) }
    }
    let text = try "\(arguments[name]), \(found(arguments[tutor])), \(arguments[type])"
    return Outcome(.text(text, json: .none))
  }

  private enum Common {
    static let tutor = Argument.option("tutor", .name(people))
  }

  private static func found(_ word: String) throws -> String {
    try only(meantBy: word, among: ["Ana Lúcia", "Giovanna"], unknown: "tutor.unknown") { [$0] }
  }

  private func run(_ line: String, _ answers: String?...) throws -> (text: String, Asked) {
    let console = Asked(answers)
    let outcome = try Bench.session(in: Self.registry, console: console).run(line)
    guard case .text(let text, _) = outcome?.output else { return ("", console) }
    return (text, console)
  }

  @Test func `the beginning of an option means it at the prompt, and nothing in a script`() throws {
    #expect(try run("plan list --tut Giovanna").text == "Giovanna")
    for (console, variables) in [(Silence() as any Console, nil), (Asked([]), [:])]
      as [(any Console, [String: String]?)]
    {
      let session = Bench.session(in: Self.registry, console: console)
      let failure = try #require(throws: Failure.self) {
        try session.run("plan list --tut Giovanna", variables: variables)
      }
      #expect(failure.what.key == "option.unknown")
      #expect(failure.candidates == ["--tutor"])
      #expect(failure.place?.range == 10..<15)
      #expect(try session.run("plan list --tutor Giovanna", variables: variables) != nil)
    }
  }

  @Test(arguments: ["", "y", "Yes"])
  func `the only word that a misspelt one can be is proposed, and an empty answer takes it`(_ answer: String) throws {
    for (line, proposed) in [
      ("plan lsit", "list"), ("paln list", "plan"), ("plan list --tutro giovanna", "--tutor"),
      ("plan list --tutor Giovana", "Giovanna"), ("plan list --tutor 'ana luca'", "Ana Lúcia"),
    ] {
      let (text, console) = try run(line, answer)
      #expect(console.asked.count == 1 && console.asked.first?.hasPrefix("\(proposed)?") == true, "\(console.asked)")
      #expect(console.told.count == 1, "what was wrong is told: \(console.told)")
      #expect(["all", "Giovanna", "Ana Lúcia"].contains(text))
    }
  }

  @Test func `a no leaves it`() {
    #expect(throws: Failure("confirm.declined")) { try run("plan list --tutor Giovana", "n") }
  }

  @Test(arguments: ["plan list --tutor xyzxyz", "plan list --tutor n", "plan list --tutor Jiavana"])
  func `what is no single mistake is only told`(_ line: String) {
    let failure = #expect(throws: Failure.self) { try run(line) }
    #expect(failure?.what.key == "tutor.unknown")
  }

  @Test func `where nobody can be asked, a slip is refused with what may have been meant`() {
    let failure = #expect(throws: Failure.self) {
      try Bench.session(in: Self.registry).run("plan list --tutor Giovana")
    }
    #expect(failure?.candidates == ["Giovanna"])
  }

  @Test func `two slips of a line are mended one after the other`() throws {
    #expect(try run("plan lsit --tutor Giovana", "", "").text == "Giovanna")
  }

  @Test func `a wrong answer is asked for again, and the others stay`() throws {
    let (text, console) = try run("plan new", "Lunch", "nobody", "giov", "huge", "bo")
    #expect(text == "Lunch, Giovanna, board")
    #expect(console.asked.map { $0.prefix(4) } == ["name", "tuto", "tuto", "type", "type"])
    #expect(console.told.count == 2)
    #expect(console.told.first?.contains("nobody") == true)
  }

  @Test func `an answer that the command itself refuses is asked for again when all is known`() throws {
    let (text, console) = try run("plan new", "taken", "ana", "large", "Lunch")
    #expect(text == "Lunch, Ana Lúcia, large")
    #expect(console.asked.map { $0.prefix(4) } == ["name", "tuto", "type", "name"])
  }

  @Test func `what no answer can mend is told before the next question`() {
    let console = Asked(["later", "ana"])
    let failure = #expect(throws: Failure.self) {
      try Bench.session(in: Self.registry, console: console).run("plan new")
    }
    #expect(failure?.what.key == "patient.none_in_use")
    #expect(console.asked.count == 1)
  }

  @Test func `a word of the line that is wrong is told before anything is asked`() {
    let console = Asked(["Lunch"])
    let failure = #expect(throws: Failure.self) {
      try Bench.session(in: Self.registry, console: console).run("plan new --tutor nobody")
    }
    #expect(failure?.what.key == "tutor.unknown")
    #expect(failure?.place == Place(text: "plan new --tutor nobody", range: 17..<23))
    #expect(console.asked.isEmpty)
  }

  @Test func `the names that there are stand in the question`() throws {
    let (_, console) = try run("plan new", "Lunch", "ana", "board")
    #expect(console.asked == ["name: ", "tutor (Ana Lúcia, Giovanna): ", "type (board, large): "])
    #expect(Questions.label("board", among: (1...9).map { "B\($0)" }) == "board (B1, B2, B3, B4, B5, B6 …)")
  }

  @Test func `Ctrl-C goes back to the question before`() throws {
    let (text, console) = try run("plan new", "Luch", nil, "Lunch", "ana", "board")
    #expect(text == "Lunch, Ana Lúcia, board")
    #expect(console.asked.map { $0.prefix(4) } == ["name", "tuto", "name", "tuto", "type"])
  }

  @Test func `Ctrl-C twice, or at the first question, leaves the command`() {
    for answers in [[nil], ["Lunch", nil, nil], ["Lunch", "ana", nil, nil]] as [[String?]] {
      let console = Asked(answers)
      #expect(throws: Failure("interrupted")) {
        try Bench.session(in: Self.registry, console: console).run("plan new")
      }
      #expect(console.answers.isEmpty)
    }
  }
}

/// Somebody who gives the answers that a test has written down; nil is ^C.
private final class Asked: Console {
  let isInteractive = true
  let hasScreen = false
  let width: Int? = 80
  private(set) var answers: [String?]
  private(set) var asked: [String] = []
  private(set) var told: [String] = []

  init(_ answers: [String?]) { self.answers = answers }

  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String {
    asked.append(question)
    guard !answers.isEmpty, let answer = answers.removeFirst() else { throw Failure("interrupted") }
    return answer
  }

  func result(_ text: String) {}
  func message(_ text: String) { told.append(text) }
  func progress(_ label: String, _ fraction: Double?) {}
  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {}
}
