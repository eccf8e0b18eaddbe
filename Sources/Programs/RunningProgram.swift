import Foundation
import Spawning
import TagarelaKit

/// A child process that is spoken to in lines.
final class RunningProgram {
  private let name: String
  private let process: StartedProcess
  private let limits: ResourceLimits?
  /// What has come and not been asked for.
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// The end of what it has written to standard error.
  private var said: [UInt8] = []
  private var mayStillSay: Bool

  /// Bytes of ``said``.
  private static let most = 4096

  init(path: String, arguments: [String], name: String, surroundings: Surroundings) throws {
    process = try StartedProcess(path: path, arguments: arguments, name: name, surroundings: surroundings)
    self.name = name
    limits = surroundings.limits
    mayStillSay = process.errors >= 0
  }

  /// Whether the process is over; what it has started may still run.
  var hasEnded: Bool { process.hasEnded }

  /// Whether it has computed for so long that it might go beyond its limit in the middle of an answer.
  var isSpent: Bool {
    guard let most = limits?.processor, let guardian = process.guardian else { return false }
    return guardian.processorSeconds >= most / 2
  }

  /// Sends a line and waits for one.
  /// - Parameter whileWaiting: told every tenth of a second how long it has been waited for.
  func answer(
    to line: Data, within seconds: Double, atMost limit: Int, isInterrupted: () -> Bool,
    whileWaiting: @escaping (Duration) -> Void
  ) throws -> Data {
    try withoutActuallyEscaping(isInterrupted) { isInterrupted in
      let patience = Patience(
        seconds: .seconds(seconds), isInterrupted: isInterrupted, whileWaiting: whileWaiting)
      try send(line, patience)
      return try self.line(patience, atMost: limit)
    }
  }

  /// How long a program is waited for.
  private struct Patience {
    let beginning = ContinuousClock.now
    let seconds: Duration
    let isInterrupted: () -> Bool
    let whileWaiting: (Duration) -> Void

    var waited: Duration { beginning.duration(to: .now) }
  }

  private func send(_ line: Data, _ patience: Patience) throws {
    var bytes = line
    bytes.append(UInt8(ascii: "\n"))
    var sent = 0
    while sent < bytes.count {
      try wait(for: Int16(POLLOUT), on: process.input, patience)
      let count = bytes.withUnsafeBytes {
        write(process.input, UnsafeRawBufferPointer(rebasing: $0[sent...]).baseAddress, $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno != EAGAIN && errno != EINTR {
        throw crashed()
      }
    }
  }

  private func line(_ patience: Patience, atMost limit: Int) throws -> Data {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard end <= limit else { throw Failure("program.flood", ["name": .text(name)]) }
        let line = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return line
      }
      searched = buffer.count
      guard searched <= limit else { throw Failure("program.flood", ["name": .text(name)]) }
      try wait(for: Int16(POLLIN), on: process.output, patience)
      let count = chunk.withUnsafeMutableBytes { read(process.output, $0.baseAddress, $0.count) }
      if count == 0 || (count < 0 && errno != EINTR) { throw crashed() }
      if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
    }
  }

  /// Closes the pipes, and ends the process and what it has started if they don't end by themselves.
  func end() {
    for file in [process.input, process.output, process.errors] where file >= 0 { close(file) }
    for _ in 0..<20 where !hasEnded { usleep(1000) }
    process.end()
  }

  private func wait(for events: Int16, on file: Int32, _ patience: Patience) throws {
    while true {
      if patience.isInterrupted() { throw Failure("interrupted") }
      let left = patience.seconds - patience.waited
      guard left > .zero else { throw Failure("program.late", ["name": .text(name)], hint: hint) }
      // In slices, for one whose children hold its pipes open ends without a sign.
      let slice = min(left, .milliseconds(100))
      var pollers = [
        pollfd(fd: file, events: events, revents: 0),
        // One with a negative number is passed over.
        pollfd(fd: mayStillSay ? process.errors : -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&pollers, nfds_t(pollers.count), Int32(slice / .milliseconds(1)) + 1)
      if pollers[1].revents != 0 { mayStillSay = takeErrors() }
      if pollers[0].revents != 0 { return }
      if ready < 0 && errno != EINTR { throw crashed() }
      if ready == 0, hasEnded { throw crashed() }
      if ready == 0 { patience.whileWaiting(patience.waited) }
    }
  }

  /// - Returns: false when nothing was there.
  private func takeErrors() -> Bool {
    let count = chunk.withUnsafeMutableBytes { read(process.errors, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    said = (said + chunk[..<count]).suffix(Self.most)
    return true
  }

  private func crashed() -> Failure {
    // A flood has no end; what counts is what came before this moment.
    var rounds = 0
    while mayStillSay, rounds < 16 {
      mayStillSay = takeErrors()
      rounds += 1
    }
    return process.beyondLimits(limits, name) ?? Failure("program.crashed", ["name": .text(name)], hint: hint)
  }

  private var hint: Phrase? {
    ProgramText.end(of: said).map { Phrase("program.wrote", ["name": .text(name), "text": .text($0)]) }
  }
}
