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
  /// Who goes along; nil for nobody.
  private let guide: (any PromptGuide)?
  /// What the guide has said last.
  private var advice: PromptAdvice?
  /// What is usually typed after the line that was run last.
  private var next: NextLine?

  public init(
    session: Session, console: TerminalConsole, editor: LineEditor, history: History, printer: Printer,
    pages: @escaping () -> Bool = { true }, guide: (any PromptGuide)? = nil
  ) {
    self.session = session
    self.console = console
    self.editor = editor
    self.history = history
    self.printer = printer
    self.pages = pages
    self.guide = guide
  }

  /// Runs until the user leaves.
  ///
  /// - Parameter script: a file whose lines are run first, if there is one.
  public func run(beginningWith script: String? = nil) throws {
    session.perform = { [unowned self] in try run($0, $1) }
    // One who is guided already is led nowhere else.
    if guide == nil { session.converse = { [unowned self] in try converse($0, $1, $2) } }
    if let script { tell { try session.run(Script(file: script), variables: [:]) } }
    var initial = ""
    // A conversation within the prompt is no end of the session.
    defer { if guide == nil { tell(session.services.farewells) } }
    while !session.isOver {
      tellFailures()
      if let guide {
        console.leaveFollowed()
        guard let advice = try guide.advice(Context(session: session)) else { return }
        tell(advice)
      }
      if history.forgetWhatIsGone() { editor.remember(only: history.entries) }
      let above = console.showAbove(rows)
      var lineGuide = LineGuide(session, isColored: printer.style.hasColor)
      lineGuide.proposal = initial.isEmpty ? advice?.proposal : nil
      lineGuide.next = next?.text(session)
      let answer = try editor.readLine(
        prompt: prompt, remembering: true, initial: initial, guide: lineGuide, above: above)
      initial = ""
      switch answer {
      case .end:
        console.message("")
        return
      case .abandoned: session.services.ongoing.forEach { $0.stop() }
      case .line(let line):
        history.append(line)
        Interruption.clear()
        let failure = run(line)
        guide?.note(failed: failure != nil)
        console.progress("", nil)
      case .lines(let lines, let rest): initial = run(Batch(lines, rest: rest))
      }
    }
  }

  private var prompt: String {
    let place = advice.map { printer.style.dim($0.place + " ") } ?? ""
    return place + printer.style.strong(printer.style.done("\(session.subject?.name.harmless ?? "tagarela")> "))
  }

  private func converse(_ other: Session, _ guide: any PromptGuide, _ history: String) throws {
    let prompt = Prompt(
      session: other, console: console, editor: editor, history: History(path: history), printer: printer,
      pages: pages, guide: guide)
    try editor.withoutEarlierLines { try prompt.run() }
  }

  /// What a guide says. Where nothing can be suggested in grey, the line that it proposes is said too.
  private func tell(_ advice: PromptAdvice) {
    self.advice = advice
    var lines = advice.lines.map { broken($0, to: console.width, indent: 0) }
    if let title = advice.title { lines = ["", printer.style.strong(title)] + lines }
    if let proposal = advice.proposal, !printer.style.hasColor { lines.append("  " + proposal) }
    if !lines.isEmpty { console.message(lines.joined(separator: "\n")) }
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
    tell(session.services.takeNotices())
  }

  private func tell(_ remarks: [Phrase]) {
    printer.remarks(Outcome(remarks: remarks), wording: session.wording, width: console.width).forEach(console.message)
  }

  /// - Returns: what stands at the next prompt.
  private func run(_ batch: Batch) -> String {
    Interruption.clear()
    let end = batch.run(isOver: { session.isOver || session.isInterrupted() }) { line in
      console.result(prompt + line.harmless)
      editor.remember(line)
      history.append(line)
      defer { console.progress("", nil) }
      let failure = run(line)
      guide?.note(failed: failure != nil)
      return failure
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
    next = nil
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
    next = outcome.next
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
