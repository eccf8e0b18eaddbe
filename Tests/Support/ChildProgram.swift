public import Foundation
import Glibc

/// A program that a test has started without a terminal. What it writes goes to files, so that neither waits for the
/// other, and what was written before a kill is there after it.
public final class ChildProgram {
  /// What a test waited for in vain.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String

    public init(description: String) { self.description = description }
  }

  /// How a program ended and what it said.
  public struct Result: Sendable {
    /// The exit status, or the negative number of the signal that ended it.
    public let status: Int32
    public let output: String
    public let errors: String
    /// Seconds of the processor that it used, and the programs that it waited for.
    public let work: Double
    /// Bytes of memory that it itself had at most, where that was watched.
    public let memory: Int?

    /// Whole lines of the output.
    public var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
  }

  public let process: pid_t
  private let base: String
  private var status: Int32?
  private var usage = rusage()

  /// - Parameters:
  ///   - path: Of the executable.
  ///   - input: What it reads; nothing unless given.
  ///   - environment: All of it.
  ///   - folder: Where its output is kept, which must outlive it.
  ///   - output: Where its output goes instead.
  public init(
    _ path: String, _ arguments: [String], input: String? = nil, environment: [String: String], folder: URL,
    output: String? = nil
  ) throws {
    base = folder.appendingPathComponent("child-\(UUID().uuidString)").path
    var source = "/dev/null"
    if let input {
      source = base + ".in"
      try input.write(toFile: source, atomically: false, encoding: .utf8)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, source, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? base + ".out", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, base + ".err", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let pairs = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + pairs).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, &attributes, words, pairs)
    guard error == 0 else { throw Failure(description: "\(path): \(String(cString: strerror(error)))") }
    self.process = process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for ending in [".in", ".out", ".err"] { unlink(base + ending) }
  }

  /// What it has written to standard output so far.
  public var output: String { contents(".out") }

  /// What it has written to standard error so far.
  public var errors: String { contents(".err") }

  public var isRunning: Bool {
    reap()
    return status == nil
  }

  public func signal(_ signal: Int32) {
    if status == nil { kill(process, signal) }
  }

  /// Waits until something holds, which is looked at every few milliseconds.
  public func wait(_ what: String, within seconds: Double = 120, until isSo: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try !isSo() {
      guard Date() < deadline else {
        throw Failure(description: "waited in vain: \(what)\n\(output.suffix(2000))\n\(errors.suffix(2000))")
      }
      usleep(2_000)
    }
  }

  /// Waits until it has ended.
  ///
  /// - Parameter watchesMemory: whether its memory is looked at meanwhile, which is work: not for every program.
  public func result(within seconds: Double = 120, watchesMemory: Bool = false) throws -> Result {
    var memory: Int?
    try wait("the end of the program", within: seconds) {
      if watchesMemory, let peak { memory = max(memory ?? 0, peak) }
      return !isRunning
    }
    return Result(status: status ?? 0, output: output, errors: errors, work: usage.work, memory: memory)
  }

  private func reap() {
    var code: Int32 = 0
    guard status == nil, wait4(process, &code, WNOHANG, &usage) == process else { return }
    let signal = code & 0x7F
    status = signal == 0 ? (code >> 8) & 0xFF : -signal
  }

  /// Bytes of memory that it has had at most so far. What wait4 tells of that begins with the memory of the process which
  /// started it.
  private var peak: Int? {
    guard status == nil, let text = FileManager.default.contents(atPath: "/proc/\(process)/status"),
      let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 << 10 }
  }

  private func contents(_ ending: String) -> String {
    String(decoding: FileManager.default.contents(atPath: base + ending) ?? Data(), as: UTF8.self)
  }
}

extension rusage {
  fileprivate var work: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e6
  }
}
