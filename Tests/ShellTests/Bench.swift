import Catalan
import English
import Portuguese
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
            [
              .operand("name", .text), .option("born", .day), .option("email", .email), .option("photo", .inputFile),
              .option("type", .choice(["board", "large"])), .option("limit", .integer(1...10)), .option("grid", .grid),
              .option("at", .moment), .option("only", .choices(["new", "changed", "removed"])), .flag("yes"),
              .option("place", .clearable(.text)),
            ]), command("patient", "list", []), command("patient", "show", [.operand("name", .name(people))]),
        ]), to: .nouns)
    try registrar.add(
      Noun("plan", [command("plan", "touch", [.operand("plan", .text), .operands("cells", .text)])]), to: .nouns)
    try registrar.add(
      Noun("note", [command("note", nil, [.operand("text", .sentence), .option("at", .moment)])]), to: .nouns)
    try registrar.add(Noun("undo", [command("undo", nil, [])]), to: .nouns)
  }

  private static let people: Parameter.Names = { text, _ in
    ["Ana Lúcia", "Giovanna", "Água \"forte\""].filter { $0.folded.hasPrefix(text.folded) }
  }

  private static func command(_ noun: String, _ verb: String?, _ parameters: [Parameter]) -> Command {
    Command(Signature(noun, verb, parameters, examples: [Example(noun, prints: "")]), .reads) { _, arguments in
      Outcome(.text(arguments.line, json: .text(arguments.line)))
    }
  }

  static func session(_ language: String = "en", console: any Console = Silence()) -> Session {
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
  func open(_ board: OpenBoard, wording: OpenBoardWording, act: (BoardGesture) throws -> OpenBoard) throws {}
}

struct NoLedger: Ledger {
  func consult(_ body: () throws -> Outcome) throws -> Outcome { try body() }
  func change(_ label: String, _ body: () throws -> Outcome) throws -> Outcome { try body() }
  func begin() throws {}
  func keep() throws {}
  func drop() throws {}
  func leave() throws {}
  var isUnsaved: Bool { false }
}
