import Foundation
import Spawning
import TagarelaKit

/// The line to a guarded program's guard.
final class Guardian {
  private let line: Int32
  /// The group of the program itself.
  private let group: pid_t
  private var said: [UInt8] = []

  /// Milliseconds until a guard has started its program: it is loaded first, on whatever disk.
  private static let start = 60_000
  /// Milliseconds until the guard of a program that is gone has ended all that is left of it and said why.
  private static let farewell = 500

  /// Waits for the program's start.
  ///
  /// - Throws: the reason for which it didn't.
  init(_ guardian: pid_t, line: Int32) throws(StartError) {
    self.line = line
    var said: [UInt8] = []
    switch Self.report(from: line, &said, within: Self.start) {
    case .started(let process): group = process
    case .failed(let number): throw StartError(number: number)
    default:
      kill(guardian, SIGKILL)
      throw StartError(number: ETIMEDOUT)
    }
    self.said = said
  }

  /// How the program has ended, when it has.
  var lastReport: GuardReport? { Self.report(from: line, &said, within: Self.farewell) }

  /// Has it end all, and waits for that.
  func end(hasEnded: () -> Bool) {
    shutdown(line, Int32(SHUT_RDWR))
    close(line)
    for _ in 0..<3_000 where !hasEnded() { usleep(1_000) }
    // The guard itself may have been killed.
    kill(-group, SIGKILL)
  }

  /// Seconds of a processor that the program itself has used.
  var processorSeconds: Int {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(group, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return time.tv_sec
  }

  private static func report(from line: Int32, _ said: inout [UInt8], within milliseconds: Int) -> GuardReport? {
    let deadline = ContinuousClock.now.advanced(by: .milliseconds(milliseconds))
    while true {
      if let end = said.firstIndex(of: UInt8(ascii: "\n")) {
        defer { said.removeFirst(end + 1) }
        return GuardReport(String(decoding: said[..<end], as: UTF8.self))
      }
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var poller = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&poller, 1, Int32(left) + 1) >= 0 || errno == EINTR else { return nil }
      guard poller.revents != 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 256)
      let count = chunk.withUnsafeMutableBytes { read(line, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      said += chunk.prefix(count)
    }
  }
}

extension StartedProcess {
  /// What is said of a program that is over because it wanted more than it may have; nil of any other.
  func beyondLimits(_ limits: ResourceLimits?, _ name: String) -> Failure? {
    guard let limits, let report = guardian?.lastReport else { return nil }
    func failure(_ key: String, _ limit: Int?) -> Failure? {
      limit.map { Failure(key, ["name": .text(name), "limit": .integer($0)]) }
    }
    return switch report {
    case .tooManyProcesses: failure("program.processes", limits.processes)
    case .tooMuchMemory: failure("program.memory", limits.memoryTogether.map { $0 >> 20 })
    case .signalled(SIGXCPU): failure("program.processor", limits.processor)
    case .signalled(SIGXFSZ): failure("program.file_size", limits.fileSize.map { $0 >> 20 })
    default: nil
    }
  }
}
