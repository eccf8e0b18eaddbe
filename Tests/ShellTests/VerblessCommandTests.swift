import TagarelaKit
import Testing

@testable import Shell

/// A noun that does something by itself and has verbs beside: `symbol DAY`, `symbol new`, `symbol show`.
struct VerblessCommandTests {
  private static let registry = Bench.registry.adding([
    Module(id: "verbless", version: "1") { registrar in
      let day = Argument.optionalOperand("at", .day)
      func command(_ verb: String?, _ parameters: [any DeclaredParameter]) -> Command {
        let text = verb ?? "alone"
        return Command(Signature("symbol", verb, parameters), .reads) { _, _ in
          Outcome(.text(text, json: .text(text)))
        }
      }
      try registrar.add(
        Noun("symbol", [command(nil, [day]), command("new", [Bench.name]), command("show", [Bench.name])]), to: .nouns)
    }
  ])

  private let session = Bench.session(in: registry)

  private func done(_ line: String) throws -> String? {
    guard case .text(let text, _) = try session.run(line)?.output else { return nil }
    return text
  }

  @Test func `the second word is a verb where it is one, else what the noun takes`() throws {
    #expect(try done("symbol") == "alone")
    #expect(try done("symbol 2012-11-05") == "alone")
    #expect(try done("symbol show x") == "show")
    #expect(try done("símbolo ver x") == "show")
  }

  @Test func `verbs are offered beside what the noun takes`() {
    func offered(_ line: String) -> [String] {
      Completer(session: session).suggestions(for: line, cursor: line.utf8.count).items.map(\.text)
    }
    #expect(offered("symbol ") == ["new", "show"])
    #expect(offered("symbol s") == ["show"])
  }

  @Test func `help of the noun tells of all that it does`() throws {
    let page = try HelpPage(session: session).text(about: ["symbol"])
    #expect(page.contains("symbol [") && page.contains("symbol new") && page.contains("symbol show"))
    #expect(try HelpPage(session: session).text(about: ["symbol", "show"]).hasPrefix("symbol show"))
  }

  @Test func `a mistyped verb is told with the verbs that are near`() throws {
    let failure = try #require(throws: Failure.self) { try session.run("symbol sohw") }
    #expect(failure.what.key == "value.not_day")
    #expect(failure.candidates == ["show"])
    let other = try #require(throws: Failure.self) { try session.run("symbol 2012-99-99") }
    #expect(other.candidates.isEmpty)
  }
}
