import Catalan
import English
import Portuguese
import Services
import Shell
import Spanish
import TagarelaKit

/// A session with commands that do nothing, in four languages.
enum Bench {
  static let languages = ["pt", "es", "ca", "en"]
  static let registry = Registry([nouns, .portuguese, .spanish, .catalan, .english])
  static let table = CommandTable(registry)

  private static let nouns = Module(id: "bench", version: "1") { registrar in
    try registrar.add(
      Noun(
        "patient",
        [
          command(
            "patient", "new",
            [name, born, email, photo, type, limit, grid, at, only, yes, place]), command("patient", "list", []),
          command("patient", "show", [Argument.operand("name", .name(people))]),
        ]), to: .nouns)
    try registrar.add(
      Noun(
        "plan",
        [
          command("plan", "touch", [Argument.operand("plan", .text), cells, tags, yes]),
          command("plan", "edit", [day, file, next]),
        ]), to: .nouns)
    try registrar.add(
      Noun("note", [command("note", nil, [text, at])]),
      to: .nouns)
    try registrar.add(Noun("undo", [command("undo", nil, [])]), to: .nouns)
  }

  enum Change: String, CaseIterable {
    case new, changed, removed
  }

  enum Form: String, CaseIterable {
    case board, large
  }

  static let name = Argument.operand("name", .text)
  static let born = Argument.option("born", .day)
  static let email = Argument.option("email", .email)
  static let photo = Argument.option("photo", .inputFile)
  static let type = Argument.option("type", .choice(Form.self))
  static let limit = Argument.option("limit", .integer(1...10))
  static let grid = Argument.option("grid", .grid)
  static let at = Argument.option("at", .moment)
  static let only = Argument.option("only", .choices(Change.self))
  static let yes = Argument.flag("yes")
  static let place = Argument.option("place", .clearable(.text))
  static let text = Argument.operand("text", .sentence)
  static let tags = Argument.options("with", .text)
  static let cells = Argument.operands("cells", .text)
  static let day = Argument.optionalOperand("day", .comingDay)
  static let file = Argument.operand(
    "file", .outputFile.offering { _, context in context.operands.map { Parameter.Candidate($0 + ".pdf") } })
  static let next = Argument.option("at", .comingMoment)

  private static let people: Parameter.Names = { text, _ in
    ["Ana Lúcia", "Giovanna", "Água \"forte\"", "l'aigua", "d'ànec"].filter { $0.folded.hasPrefix(text.folded) }
  }

  private static func command(_ noun: String, _ verb: String?, _ parameters: [any DeclaredParameter]) -> Command {
    Command(Signature(noun, verb, parameters, examples: [Example(noun, prints: "")]), .reads) { _, arguments in
      Outcome(.text(arguments.line, json: .text(arguments.line)))
    }
  }

  static func session(
    _ language: String = "en", in registry: Registry = registry, console: any Console = Silence()
  ) -> Session {
    Session(
      registry: registry, services: Services(), ledger: NoLedger(), console: console,
      wording: Wording(language, in: registry), isInterrupted: { false })
  }
}

/// Nobody to ask.
final class Silence: Console {
  let isInteractive = false
  let hasScreen = false
  let width: Int? = nil
  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String { throw Failure("interrupted") }
  func result(_ text: String) {}
  func message(_ text: String) {}
  func progress(_ label: String, _ fraction: Double?) {}
  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {}
}

struct NoLedger: Ledger {
  func consult(_ body: () throws -> Outcome) throws -> Outcome { try body() }
  func change(_ label: String, _ body: () throws -> Outcome) throws -> Outcome { try body() }
  func note(leaving noun: String, about people: Set<String>, way: String, to place: String) throws {}
  func begin() throws {}
  func keep() throws {}
  func drop() throws {}
  func leave() throws {}
  var isUnsaved: Bool { false }
}
