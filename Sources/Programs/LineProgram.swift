public import Foundation
import TagarelaKit

/// Another program that answers one JSON line with one JSON line on its standard input and output.
///
/// It is started when first asked and kept running. A crash, a missed deadline or an answer that is too long is an
/// ordinary ``Failure``; the next question starts it anew. One question at a time: callers wait for each other.
public final class LineProgram: @unchecked Sendable {
  // Sendable: every use of the mutable state holds `lock`.
  private let lock = NSLock()
  private let path: String
  private let arguments: [String]
  private let name: String
  private let limits: Limits
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

  /// - Parameter name: what messages call it.
  public init(path: String, arguments: [String] = [], name: String, limits: Limits = Limits()) {
    self.path = path
    self.arguments = arguments
    self.name = name
    self.limits = limits
  }

  deinit { running?.end() }

  /// Sends one line and returns the line that answers it, both without their line ends.
  ///
  /// - Throws: ``Failure`` `program.missing`, `program.crashed`, `program.late`, `program.flood`.
  public func ask(_ line: Data) throws -> Data {
    lock.lock()
    defer { lock.unlock() }
    let program = try running ?? RunningProgram(path: path, arguments: arguments, name: name)
    running = program
    do {
      let deadline = ContinuousClock.now.advanced(by: .seconds(limits.deadline))
      try program.send(line, before: deadline)
      return try program.line(before: deadline, atMost: limits.answer)
    } catch {
      program.end()
      running = nil
      throw error
    }
  }
}
