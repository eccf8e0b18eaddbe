import Services
import TagarelaKit
public import Terminal

/// The conversation at the terminal: a line, its result, the next line.
public final class Prompt {
  private let session: Session
  private let console: TerminalConsole
  private let editor: LineEditor
  private let history: History
  private let printer: Printer
  /// Whether what is longer than the screen is shown page by page.
  private let pages: () -> Bool

  public init(
    session: Session, console: TerminalConsole, editor: LineEditor, history: History, printer: Printer,
    pages: @escaping () -> Bool = { true }
  ) {
    self.session = session
    self.console = console
    self.editor = editor
    self.history = history
    self.printer = printer
    self.pages = pages
  }

  /// Runs until the user leaves.
  ///
  /// - Parameter script: a file whose lines are run first, if there is one.
  public func run(beginningWith script: String? = nil) throws {
    session.perform = { [unowned self] in try run($0, $1) }
    if let script { tell { try session.run(Script(file: script), variables: [:]) } }
    var initial = ""
    while !session.isOver {
      tellFailures()
      if history.forgetWhatIsGone() { editor.remember(only: history.entries) }
      let above = console.showAbove(rows)
      let answer = try editor.readLine(
        prompt: prompt, remembering: true, initial: initial,
        guide: LineGuide(session, isColored: printer.style.hasColor), above: above)
      initial = ""
      switch answer {
      case .end:
        console.message("")
        return
      case .abandoned: session.services.ongoing.forEach { $0.stop() }
      case .line(let line):
        history.append(line)
        Interruption.clear()
        run(line)
        console.progress("", nil)
      case .lines(let lines, let rest): initial = run(Batch(lines, rest: rest))
      }
    }
  }

  private var prompt: String {
    printer.style.strong(printer.style.done("\(session.subject?.name.harmless ?? "tagarela")> "))
  }

  /// What modules have to show while the user types.
  private var rows: [PromptRow] {
    session.registry.all(.promptRows).flatMap { (try? $0.rows(Context(session: session))) ?? [] }
  }

  /// What has gone wrong meanwhile.
  private func tellFailures() {
    for failure in session.services.ongoing.compactMap({ $0.takeFailure() }) {
      console.message(printer.text(failure, wording: session.wording, width: console.width))
    }
    printer.remarks(
      Outcome(remarks: session.services.takeNotices()), wording: session.wording, width: console.width
    ).forEach(console.message)
  }

  /// - Returns: what stands at the next prompt.
  private func run(_ batch: Batch) -> String {
    Interruption.clear()
    let end = batch.run(isOver: { session.isOver || session.isInterrupted() }) { line in
      console.result(prompt + line.harmless)
      editor.remember(line)
      history.append(line)
      defer { console.progress("", nil) }
      return run(line)
    }
    Interruption.clear()
    if let phrase = end.phrase { console.message(session.wording.text(phrase)) }
    return end.initial
  }

  /// - Returns: why it failed, which has been told.
  @discardableResult
  private func run(_ line: String) -> Failure? {
    tell { try run(line.onOneLine, nil) }
  }

  /// Runs `body` and tells why it failed.
  @discardableResult
  private func tell(_ body: () throws -> Void) -> Failure? {
    do {
      try body()
      return nil
    } catch {
      let failure = error as? Failure ?? Failure("failed", ["reason": .text(String(describing: error))])
      console.message(printer.text(failure, wording: session.wording, width: console.width))
      return failure
    }
  }

  /// - Parameter variables: a script's; nil for what was typed.
  private func run(_ line: String, _ variables: [String: String]?) throws {
    let aliases = Aliases(lines: variables == nil ? (try session.services[Configuration.self])?.aliases ?? [:] : [:])
    for statement in try session.statements(of: line, variables: variables) where !session.isOver {
      try statement.at(line) {
        for meant in try aliases.expanded(statement, split: { try session.statements(of: $0) }) where !session.isOver {
          try run(meant, variables)
        }
      }
    }
  }

  private func run(_ statement: Statement, _ variables: [String: String]?) throws {
    guard let outcome = try session.run(statement.text, variables: variables) else { return }
    if let program = statement.program {
      try session.hand(outcome, to: ProgramPipe(program: program, variables: variables ?? [:]), by: printer)
    } else {
      try ShownResult(outcome: outcome, session: session, console: console, printer: printer)
        .show(inPages: variables == nil && pages())
    }
    printer.remarks(outcome, wording: session.wording, width: console.width).forEach(console.message)
    if let failure = outcome.failure { throw failure }
  }
}

extension Completer.Suggestions {
  var completion: Completion {
    Completion(
      range: range,
      options: items.map {
        Completion.Option(text: $0.text, label: $0.label, note: $0.note, closes: !$0.isUnfinished)
      })
  }
}
