import Files
import TagarelaKit
import Terminal

/// What a command gives, shown at the prompt: at once where the screen has room for it, else page by page, by the program that the
/// user has named in `PAGER`, or by our own.
struct ShownResult {
  let outcome: Outcome
  let session: Session
  let console: TerminalConsole
  let printer: Printer

  /// - Throws: ``Failure`` `interrupted`, and what the rows of a table throw.
  func show(inPages: Bool) throws {
    guard inPages, console.hasScreen, case .terminal(let style) = outcome.manner ?? printer.manner else {
      return try show()
    }
    try session.reading(outcome) {
      // One row is the next prompt's.
      let beginning = try beginning(most: console.size.rows)
      guard beginning.count >= console.size.rows else {
        if !beginning.isEmpty { console.result(beginning.joined(separator: "\n")) }
        return
      }
      if outcome.gallery != nil, PixelGraphics.isDrawn(in: beginning) { return try show() }
      if try !isHanded(to: Environment["PAGER"] ?? "") {
        var pager = Pager(style: style, wording: session.wording, isLong: outcome.isLong)
        console.result(try pager.run(lay).joined(separator: "\n"))
      }
    }
  }

  /// All at once, however long it is.
  private func show() throws {
    if try !session.show(outcome, by: printer, width: console.width),
      let text = try printer.text(outcome, wording: session.wording, width: console.width, height: console.height)
    {
      console.result(text)
    }
  }

  /// As a ``PageLayout``.
  private func lay(_ columns: Int, _ take: (PageLine) throws -> Void) throws {
    try printer.lines(outcome, wording: session.wording, width: columns, height: console.height) { line in
      if session.isInterrupted() { throw Failure("interrupted") }
      try take(line)
    }
  }

  /// The first lines.
  private func beginning(most: Int) throws -> [String] {
    struct Enough: Error {}
    let columns = console.size.columns
    var lines: [String] = []
    do {
      try lay(columns) { line in
        lines += DisplayWidth.parts(of: line.text, width: columns)
        if lines.count >= most { throw Enough() }
      }
    } catch is Enough {}
    return lines
  }

  /// - Returns: false where there is no such program.
  private func isHanded(to program: String) throws -> Bool {
    guard !program.isEmpty else { return false }
    // As Git does: colours pass, and what was read stays on the screen.
    let pipe = ProgramPipe(program: program, variables: ["LESS": Environment["LESS"] ?? "FRX"])
    defer { Interruption.clear() }
    let status = try pipe.status { take in
      try lay(console.size.columns) { try take($0.text + "\n") }
    }
    guard Self.notStarted.contains(status) else { return true }
    console.message(session.wording.text(Phrase("pager.not_started", ["program": .text(program)])))
    return false
  }

  /// What a shell says of a program that isn't there, or can't be run.
  private static let notStarted = [126, 127]
}
