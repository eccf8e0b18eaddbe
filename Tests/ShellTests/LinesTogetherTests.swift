import English
import Services
import Shell
import Synchronization
import TagarelaKit
import Testing

/// Which lines of a script reach the disk together.
struct LinesTogetherTests {
  /// Notes in which order it is used.
  private final class NotingLedger: Ledger {
    let uses = Mutex<[String]>([])

    private func note(_ use: String) { uses.withLock { $0.append(use) } }
    func consult(_ body: () throws -> Outcome) throws -> Outcome { try body() }
    func change(_ label: String, _ body: () throws -> Outcome) throws -> Outcome {
      note("change")
      return try body()
    }
    func note(leaving noun: String, about people: Set<String>, way: String, to place: String) throws {}
    func begin() throws { note("begin") }
    func keep() throws { note("keep") }
    func drop() throws {}
    func leave() throws {}
    var isUnsaved: Bool { false }
  }

  /// What a script's ledger is asked for, and what its command does.
  private func uses(_ lines: [String], remarks: [Phrase] = []) throws -> [String] {
    let ledger = NotingLedger()
    let yes = Argument.flag("yes")
    let command = Command(
      Signature("undo", nil, [yes], examples: [Example("undo", prints: "")]), .acts, onlyWith: yes
    ) { _, _ in
      ledger.uses.withLock { $0.append("run") }
      return Outcome(remarks: remarks)
    }
    let nouns = Module(id: "nouns", version: "1") { try $0.add(Noun("undo", [command]), to: .nouns) }
    let registry = Registry([nouns, .english])
    let console = PipeConsole()
    let session = Session(
      registry: registry, services: Services(), ledger: ledger, console: console,
      wording: Wording("en", in: registry), isInterrupted: { false })
    #expect(Runner(session: session, console: console, printer: Printer(.plain)).run(lines) == 0)
    return ledger.uses.withLock { $0 }
  }

  @Test func `a line that only changes data is a step that waits for others, though its command can act`() throws {
    let uses = try uses(["undo"])
    #expect(uses == ["begin", "change", "run", "keep"])
  }

  @Test func `a remark waits with its result, and makes no line wait for the disk`() throws {
    let uses = try uses(Array(repeating: "undo", count: 50), remarks: [Phrase("ask.back")])
    #expect(uses.count { $0 == "run" } == 50)
    #expect(uses.count { $0 == "keep" } < 25)
  }

  @Test func `what acts comes when what was before it is on the disk, and is no step of the shell's`() throws {
    let uses = try uses(["undo --yes"])
    #expect(uses == ["keep", "run", "keep"])
  }
}
