public import Foundation
import Glibc

/// A program on a terminal of its own, with a test at the keyboard. The program leads a session, so that Ctrl-C, a
/// resize and the end of the terminal reach it as they would a user's.
public final class PseudoTerminal {
  /// What a test waited for in vain.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// How a program ended.
  public enum Exit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// Of the program.
  public let process: pid_t
  private var master: Int32
  private var output: [UInt8] = []
  private var searched = 0
  private var exit: Exit?
  /// What the terminal itself says when the program writes something, as a real one tells what it is when asked.
  public var answers: [String: String] = [:]

  private init(master: Int32, process: pid_t) {
    self.master = master
    self.process = process
  }

  deinit {
    if exit == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if master >= 0 { close(master) }
  }

  /// Where the test bundle and with it the built executables are.
  public static var builtProducts: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Of the executable; a name without a slash is looked for among the built products.
  ///   - environment: All of it, but for `PATH` and `TERM=xterm-256color`, which are there unless given.
  public static func spawn(
    _ path: String, arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let executable = path.contains("/") ? path : builtProducts.appendingPathComponent(path).path
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &name, nil, nil) == 0 else {
      throw Failure(description: "no pseudo-terminal: errno \(errno)")
    }
    defer { close(slave) }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    setSize(of: master, columns: columns, rows: rows)
    let inherited = ["TERM": "xterm-256color", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    let variables = inherited.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var process: pid_t = 0
    let error = launch(executable, [executable] + arguments, variables, terminal: name, process: &process)
    guard error == 0 else {
      close(master)
      throw Failure(description: "\(executable): \(String(cString: strerror(error)))")
    }
    return PseudoTerminal(master: master, process: process)
  }

  /// Types; what the program writes meanwhile is taken, so that neither waits for the other.
  public func send(_ text: String) throws {
    try send(bytes: Array(text.utf8))
  }

  /// Types bytes that need not be text.
  public func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = Date(timeIntervalSinceNow: 120)
    while !rest.isEmpty {
      guard Date() < deadline else { throw Failure(description: "the program does not read\n\(transcript)") }
      wait(for: Int16(POLLIN | POLLOUT), milliseconds: 100)
      let written = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) }
      if written < 0, errno != EAGAIN, errno != EINTR { throw Failure(description: "terminal gone\n\(transcript)") }
    }
  }

  /// Waits until the program has written a text, after the last one expected.
  ///
  /// - Returns: All it wrote since then, up to and with the text, escape sequences included.
  @discardableResult
  public func expect(_ text: String, within seconds: Double = 120) throws -> String {
    try expect(anyOf: [text], within: seconds)
  }

  /// Waits until the program has written one of several texts, after the last one expected.
  ///
  /// - Returns: All it wrote since then, up to and with the first of the texts, escape sequences included.
  @discardableResult
  public func expect(anyOf texts: [String], within seconds: Double = 120) throws -> String {
    let sought = texts.map { Data($0.utf8) }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      let fresh = Data(output[searched...])
      if let end = sought.compactMap({ fresh.range(of: $0)?.upperBound }).min() {
        searched += end
        return String(decoding: fresh[..<end], as: UTF8.self)
      }
      guard Date() < deadline, exit == nil || hasInput else {
        let names = texts.map(\.debugDescription).joined(separator: " or ")
        throw Failure(description: "expected \(names) after:\n\(transcript)")
      }
      wait(for: Int16(POLLIN), milliseconds: 50)
    }
  }

  /// Waits until something holds of what the program has written, and goes on to hold while it is silent for a while.
  ///
  /// - Returns: Whether it does.
  public func shows(within seconds: Double = 120, _ isSo: () throws -> Bool) rethrows -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if try isSo(), settle().isEmpty { return true }
      guard Date() < deadline, exit == nil || hasInput else { return try isSo() }
      wait(for: Int16(POLLIN), milliseconds: 50)
    }
  }

  /// Waits until the program has written anything after what was expected or has come until now.
  public func expectAnything(within seconds: Double = 120) throws {
    let count = output.count
    let deadline = Date(timeIntervalSinceNow: seconds)
    while output.count == count {
      guard Date() < deadline, exit == nil else {
        throw Failure(description: "expected anything after:\n\(transcript)")
      }
      wait(for: Int16(POLLIN), milliseconds: 50)
    }
    searched = output.count
  }

  /// All the program wrote, escape sequences included.
  public var seen: String { String(decoding: output, as: UTF8.self) }

  /// All it writes until it is silent for a while, with nothing to do.
  public func settle(milliseconds: Int32 = 200) -> String {
    let start = output.count
    let deadline = Date(timeIntervalSinceNow: 120)
    // Something may have been written right before it had nothing more to do.
    while wait(for: Int16(POLLIN), milliseconds: milliseconds) || (Date() < deadline && isBusy)
      || wait(for: Int16(POLLIN), milliseconds: 10)
    {}
    return String(decoding: output[start...], as: UTF8.self)
  }

  /// Changes the window; the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    Self.setSize(of: master, columns: columns, rows: rows)
  }

  /// Sends the program a signal.
  public func signal(_ signal: Int32) { kill(process, signal) }

  /// Closes the terminal's window; the program gets SIGHUP.
  public func hangUp() {
    close(master)
    master = -1
  }

  /// Whether the terminal hands over whole lines and shows what is typed, as it does outside of an editor.
  public var isCooked: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & flags == flags
  }

  /// Waits until the program has ended.
  public func waitForExit(within seconds: Double = 120) throws -> Exit {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while exit == nil {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7F
        exit = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
      } else {
        guard Date() < deadline else { throw Failure(description: "still running\n\(transcript)") }
        wait(for: Int16(POLLIN), milliseconds: 20)
      }
    }
    while wait(for: Int16(POLLIN), milliseconds: 0) {}
    return exit ?? .status(0)
  }

  private var transcript: String { String(decoding: output[searched...].suffix(4000), as: UTF8.self).debugDescription }

  /// Whether the program, or another of its session, is running, would run if there were a processor for it, or waits for
  /// a disk (proc(5): the states R and D).
  private var isBusy: Bool {
    let files = FileManager.default
    let all = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { getsid($0) == process }.contains { id in
      let threads = (try? files.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
      return threads.contains { thread in
        guard let facts = files.contents(atPath: "/proc/\(id)/task/\(thread)/stat"),
          let end = facts.lastIndex(of: UInt8(ascii: ")")), let state = facts[end...].dropFirst(2).first
        else { return false }
        return state == UInt8(ascii: "R") || state == UInt8(ascii: "D")
      }
    }
  }

  private var hasInput: Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0 && source.revents & Int16(POLLIN) != 0
  }

  /// Whether something was read. The other side being closed is waited out, lest this spins.
  @discardableResult
  private func wait(for events: Int16, milliseconds: Int32) -> Bool {
    var source = pollfd(fd: master, events: events, revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = source.revents & Int16(POLLIN) != 0 ? read(master, &chunk, chunk.count) : 0
    if count > 0 {
      let fresh = chunk.prefix(count)
      output += fresh
      answer(to: Data(fresh))
      return true
    }
    if source.revents & Int16(POLLHUP) != 0 { usleep(useconds_t(min(milliseconds, 20)) * 1000) }
    return false
  }

  private func answer(to written: Data) {
    for (question, answer) in answers where written.range(of: Data(question.utf8)) != nil {
      _ = Data(answer.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }
  }

  private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  private static func launch(
    _ path: String, _ arguments: [String], _ variables: [String], terminal: [CChar], process: inout pid_t
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which spawn.h hides without _GNU_SOURCE.
    let leadsSession: Int32 = 0x80
    let flags = leadsSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let words = arguments.map { strdup($0) } + [nil]
    let pairs = variables.map { strdup($0) } + [nil]
    defer { (words + pairs).forEach { free($0) } }
    return posix_spawn(&process, path, &actions, &attributes, words, pairs)
  }
}
