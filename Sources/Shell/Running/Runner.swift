import Foundation
import Services
import TagarelaKit
import Terminal

/// Runs lines one after another, from a script or from `-c`, and reports each.
///
/// Changes of several commands reach the disk together; only then are their results printed, so that what has been
/// reported as done is done.
public final class Runner {
  /// How a script runs.
  public struct Options: Sendable {
    /// All commands or none.
    public var atomic = false
    /// Reports a failure and goes on.
    public var keepGoing = false
    /// Prints each command before its result.
    public var echo = false

    public init() {}
  }

  private let session: Session
  private let console: PipeConsole
  private let printer: Printer
  private let options: Options
  private var lastKept = ContinuousClock.now
  private var failures = 0

  /// Results wait at most this long, and at most this many bytes of them.
  private static let longestWait = Duration.milliseconds(50)
  private static let mostWaiting = 1 << 16

  public init(session: Session, console: PipeConsole, printer: Printer, options: Options = Options()) {
    self.session = session
    self.console = console
    self.printer = printer
    self.options = options
  }

  /// Runs lines as they come in: what they give is shown before the next is waited for.
  public func run(_ input: InputLines) -> Int32 {
    run(file: input.name, variables: [:]) { try input.next(beforeWaiting: keepUnlessAtomic) }
  }

  /// Runs the lines of a script, or those of `-c`.
  ///
  /// - Parameters:
  ///   - file: the script's name for messages; nil for `-c`.
  ///   - variables: a script's.
  public func run(_ lines: [String], file: String? = nil, variables: [String: String]? = nil) -> Int32 {
    var rest = lines.makeIterator()
    return run(file: file, variables: variables) { rest.next() }
  }

  /// - Parameter next: gives the next line; nil at the end.
  /// - Returns: the process's exit status: 0 done, 1 a command failed or its result can't be written, 130 interrupted,
  ///   ``unreadStatus``.
  private func run(file: String?, variables: [String: String]?, _ next: () throws -> String?) -> Int32 {
    session.perform = { [unowned self] in try runStatements(of: $0, $1) }
    do {
      if options.atomic { try session.ledger.begin() }
      var number = 0
      while !session.isOver, let line = try next() {
        number += 1
        do {
          if session.isInterrupted() { throw Failure("interrupted") }
          try run(line, variables)
        } catch var failure as Failure {
          failure.happened(in: file, atLine: number)
          guard options.keepGoing, !options.atomic, failure.what.key != "interrupted" else { throw failure }
          do {
            try keep()
          } catch let other as Failure {
            report(other)
          }
          report(failure)
        }
      }
      try keep()
      defer { tellNotices() }
      // Our end would cut short what is just being heard.
      for work in session.services.ongoing { try work.finish(isInterrupted: session.isInterrupted) }
      tell(session.services.farewells)
      return failures == 0 ? 0 : 1
    } catch let refusal as Outlet.Refusal {
      return end(refusal)
    } catch {
      return end(error as? Failure ?? Failure("failed", ["reason": .text(String(describing: error))]))
    }
  }

  /// The exit status where nobody reads the results any more: that of a process that SIGPIPE has ended.
  public static let unreadStatus: Int32 = 128 + SIGPIPE

  private func run(_ line: String, _ variables: [String: String]?) throws {
    if options.echo, !line.allSatisfy(\.isWhitespace) { console.result(echo(line)) }
    try runStatements(of: line, variables)
  }

  private func runStatements(of line: String, _ variables: [String: String]?) throws {
    for statement in try session.statements(of: line, variables: variables) where !session.isOver {
      try statement.at(line) { try run(statement, variables) }
    }
  }

  private func run(_ statement: Statement, _ variables: [String: String]?) throws {
    guard let (command, arguments) = try session.understand(statement.text, variables: variables) else { return }
    // A program can't be told afterwards that what it was given has not been done.
    if statement.program != nil, options.atomic { throw Failure("script.is_atomic") }
    if !options.atomic { try prepare(for: command.effect(of: arguments)) }
    let outcome = try session.run(command, arguments)
    if let program = statement.program {
      try keep()
      try session.hand(outcome, to: ProgramPipe(program: program, variables: variables ?? [:]), by: printer)
    } else {
      try show(outcome)
    }
    printer.remarks(outcome, wording: session.wording, width: console.width).forEach(console.remark)
    if let failure = outcome.failure { throw failure }
    if !options.atomic, console.output.count > Self.mostWaiting || lastKept.duration(to: .now) > Self.longestWait {
      try keep()
    }
  }

  private func show(_ outcome: Outcome) throws {
    // What is shown while it is read can't be taken back, as it must be where all is to be one.
    let isShown =
      try !options.atomic && session.show(outcome, by: printer, width: console.width, before: keep)
    guard !isShown, let text = try printer.text(outcome, wording: session.wording, width: console.width) else { return }
    console.result(text)
  }

  /// What a command does outside the workspace must not come before what it rests on is on the disk.
  private func prepare(for effect: Command.Effect) throws {
    switch effect {
    case .changes: try session.ledger.begin()
    case .acts: try keep()
    case .reads: break
    }
  }

  /// Before a line is waited for.
  private func keepUnlessAtomic() throws {
    if !options.atomic { try keep() }
  }

  private func keep() throws {
    do {
      try session.ledger.keep()
    } catch {
      console.output.drop()
      throw error
    }
    console.output.flush()
    lastKept = .now
    try console.output.check()
  }

  /// What is kept stays, for it is on the disk; nothing more is done, since nobody would see what.
  private func end(_ refusal: Outlet.Refusal) -> Int32 {
    guard let failure = refusal.failure else { return Self.unreadStatus }
    report(failure)
    return 1
  }

  /// What ran before the failure stays, unless all was to be one.
  private func end(_ failure: Failure) -> Int32 {
    var failure = failure
    if options.atomic {
      try? session.ledger.drop()
      // What would have been is shown to whoever wants to see each command.
      if options.echo { console.output.flush() } else { console.output.drop() }
      if failure.hint == nil { failure.hint = Phrase("script.atomic_dropped") }
    } else {
      do {
        try keep()
      } catch let other as Failure {
        report(other)
      } catch {}
    }
    tellNotices()
    report(failure)
    return failure.what.key == "interrupted" ? 130 : 1
  }

  private func tellNotices() { tell(session.services.takeNotices()) }

  private func tell(_ remarks: [Phrase]) {
    printer.remarks(Outcome(remarks: remarks), wording: session.wording, width: console.width).forEach(console.message)
  }

  private func report(_ failure: Failure) {
    failures += 1
    console.message(printer.text(failure, wording: session.wording, width: console.width))
  }

  private func echo(_ line: String) -> String {
    printer.style.dim("\(session.subject?.name.harmless ?? "tagarela")> ") + line.harmless
  }
}
