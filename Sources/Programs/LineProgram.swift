public import Foundation
import TagarelaKit

/// Another program that answers one JSON line with one JSON line on its standard input and output.
///
/// It is started when first asked and kept running. A crash, a missed deadline or an answer that is too long is an
/// ordinary ``Failure``; the next question starts it anew, and so it does when it has ended in between. One question at
/// a time: callers wait for each other.
public final class LineProgram: @unchecked Sendable {
  // Sendable: every use of the mutable state holds `lock`.
  private let lock = NSLock()
  private let path: String
  private let arguments: [String]
  private let name: String
  private let limits: Limits
  private let surroundings: Surroundings
  private let greeting: Greeting?
  private let whileWaiting: @Sendable (Duration?) -> Void
  private var running: RunningProgram?

  public struct Limits: Sendable {
    /// Seconds that one answer may take.
    public var deadline: Double
    /// Bytes that one answer may have.
    public var answer: Int

    public init(deadline: Double = 30, answer: Int = 512 << 20) {
      self.deadline = deadline
      self.answer = answer
    }
  }

  /// What is said first to a program that was just started.
  public struct Greeting: Sendable {
    let line: Data
    /// Seconds that its answer may take.
    let deadline: Double
    let accept: @Sendable (_ answer: Data) throws -> Void

    /// - Parameter accept: throws when the program can't be talked to; then it is ended.
    public init(line: Data, deadline: Double, accept: @escaping @Sendable (_ answer: Data) throws -> Void) {
      self.line = line
      self.deadline = deadline
      self.accept = accept
    }
  }

  /// - Parameters:
  ///   - name: what messages call it.
  ///   - whileWaiting: told how long an answer has been waited for, as soon as that is long enough to be wondered about, and nil
  ///     when it has come or won't.
  public init(
    path: String, arguments: [String] = [], name: String, limits: Limits = Limits(),
    surroundings: Surroundings = .ours, greeting: Greeting? = nil,
    whileWaiting: @escaping @Sendable (Duration?) -> Void = { _ in }
  ) {
    self.path = path
    self.arguments = arguments
    self.name = name
    self.limits = limits
    self.surroundings = surroundings
    self.greeting = greeting
    self.whileWaiting = whileWaiting
  }

  /// Nobody asks what is going on before.
  private static let patience = Duration.seconds(1)

  deinit { running?.end() }

  /// Ends it, where its answers make no sense any more; the next question starts it anew.
  public func end() {
    lock.lock()
    defer { lock.unlock() }
    running?.end()
    running = nil
  }

  /// Starts it, so that it is ready when it is asked: what hinders it, the question tells. One that is greeted first waits for that.
  public func prepare() {
    lock.lock()
    defer { lock.unlock() }
    guard running == nil, greeting == nil else { return }
    running = try? RunningProgram(path: path, arguments: arguments, name: name, surroundings: surroundings)
  }

  /// Sends one line and returns the line that answers it, both without their line ends.
  ///
  /// - Parameters:
  ///   - isInterrupted: asked while waiting; true ends the program.
  ///   - isLast: whether the program ends after such an answer, so that nobody asks it again.
  /// - Throws: ``Failure`` `program.missing`, `program.not_executable`, `program.no_interpreter`, `program.crashed`,
  ///   `program.late`, `program.flood`, `interrupted`, and what the greeting throws.
  public func ask(
    _ line: Data, isInterrupted: () -> Bool = { false }, isLast: (Data) -> Bool = { _ in false }
  ) throws -> Data {
    lock.lock()
    defer { lock.unlock() }
    if let ended = running, ended.hasEnded || ended.isSpent {
      ended.end()
      running = nil
    }
    var isTold = false
    defer { if isTold { whileWaiting(nil) } }
    do {
      let program = try running ?? started(isInterrupted)
      let answer = try program.answer(
        to: line, within: limits.deadline, atMost: limits.answer, isInterrupted: isInterrupted
      ) { waited in
        guard waited >= Self.patience else { return }
        isTold = true
        self.whileWaiting(waited)
      }
      if isLast(answer) {
        program.end()
        running = nil
      }
      return answer
    } catch {
      running?.end()
      running = nil
      throw error
    }
  }

  private func started(_ isInterrupted: () -> Bool) throws -> RunningProgram {
    let program = try RunningProgram(path: path, arguments: arguments, name: name, surroundings: surroundings)
    running = program
    if let greeting {
      try greeting.accept(
        program.answer(
          to: greeting.line, within: greeting.deadline, atMost: limits.answer, isInterrupted: isInterrupted,
          whileWaiting: { _ in }))
    }
    return program
  }
}
