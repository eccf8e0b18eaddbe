public import Foundation
import TagarelaKit

/// Another program that is run once: all that it reads is given at its start, all that it writes is taken at its end.
public struct Filter: Sendable {
  let path: String
  let arguments: [String]
  let name: String
  let limits: LineProgram.Limits
  let surroundings: Surroundings

  /// - Parameters:
  ///   - arguments: as they are; no shell reads them.
  ///   - name: what messages call it.
  ///   - limits: how long it may run, and how much it may write.
  public init(path: String, arguments: [String], name: String, limits: LineProgram.Limits, surroundings: Surroundings) {
    self.path = path
    self.arguments = arguments
    self.name = name
    self.limits = limits
    self.surroundings = surroundings
  }

  /// Runs it to its end.
  ///
  /// - Returns: what it has written to standard output.
  /// - Throws: ``Failure`` `program.missing`, `program.not_executable`, `program.no_interpreter`, `program.crashed`
  ///   when it ends with another status than 0, `program.late`, `program.flood`.
  public func output(for input: Data) throws -> Data {
    let run = try FilterRun(self, input)
    defer { run.end() }
    return try run.output()
  }
}

/// A filter at work.
private final class FilterRun {
  private let filter: Filter
  private let process: StartedProcess
  private let deadline: ContinuousClock.Instant
  /// What it has still to read; nil when that is closed.
  private var rest: Data?
  private var written = Data()
  /// The end of what it has written to standard error.
  private var said: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var status: Int32?

  init(_ filter: Filter, _ input: Data) throws {
    self.filter = filter
    process = try StartedProcess(
      path: filter.path, arguments: filter.arguments, name: filter.name, surroundings: filter.surroundings)
    deadline = .now.advanced(by: .seconds(filter.limits.deadline))
    rest = input
  }

  func output() throws -> Data {
    var isOpen = true
    while isOpen {
      feed()
      isOpen = try take()
    }
    while status == nil {
      try checkDeadline()
      look()
      if status == nil { usleep(1_000) }
    }
    guard status == 0 else { throw crashed }
    return written
  }

  /// Ends it and what it has started.
  func end() {
    for file in [rest == nil ? -1 : process.input, process.output, process.errors] where file >= 0 { close(file) }
    process.end()
  }

  /// Gives it as much as it takes now. One that doesn't care for all of it may still answer.
  private func feed() {
    guard let text = rest else { return }
    let count = text.isEmpty ? 0 : text.withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
    if count > 0 { rest = text.dropFirst(count) }
    let isBroken = count < 0 && errno != EAGAIN && errno != EINTR
    guard isBroken || rest?.isEmpty == true else { return }
    close(process.input)
    rest = nil
  }

  /// - Returns: false at the end of what it writes.
  private func take() throws -> Bool {
    try checkDeadline()
    var pollers = [
      pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0),
      // One with a negative number is passed over.
      pollfd(fd: rest == nil ? -1 : process.input, events: Int16(POLLOUT), revents: 0),
    ]
    // In slices, for one whose children hold its pipes open.
    let ready = poll(&pollers, nfds_t(pollers.count), 50)
    if pollers[1].revents & Int16(POLLIN) != 0, let bytes = next(process.errors) { said = (said + bytes).suffix(4096) }
    if pollers[0].revents != 0 {
      guard let bytes = next(process.output) else { return false }
      written.append(contentsOf: bytes)
      guard written.count <= filter.limits.answer else {
        throw Failure("program.flood", ["name": .text(filter.name)])
      }
    } else if ready == 0 {
      look()
      return status == nil
    }
    return true
  }

  private func next(_ file: Int32) -> ArraySlice<UInt8>? {
    let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    return count > 0 ? chunk[..<count] : nil
  }

  private func look() { status = process.status }

  private func checkDeadline() throws {
    guard ContinuousClock.now < deadline else {
      throw Failure("program.late", ["name": .text(filter.name)], hint: hint)
    }
  }

  private var crashed: Failure {
    process.beyondLimits(filter.surroundings.limits, filter.name)
      ?? Failure("program.crashed", ["name": .text(filter.name)], hint: hint)
  }

  private var hint: Phrase? {
    if let bytes = process.errors >= 0 ? next(process.errors) : nil { said = (said + bytes).suffix(4096) }
    return ProgramText.end(of: said).map { Phrase("program.wrote", ["name": .text(filter.name), "text": .text($0)]) }
  }
}
