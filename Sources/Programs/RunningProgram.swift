import Foundation
import TagarelaKit

/// A child process with pipes to its standard input and output; its standard error is ours.
final class RunningProgram {
  private let name: String
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  /// What has come and not been asked for.
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(path: String, arguments: [String], name: String) throws {
    let missing = Failure("program.missing", ["name": .text(name), "path": .text(path)])
    guard access(path, X_OK) == 0, let (childInput, input) = Self.pipe() else { throw missing }
    guard let (output, childOutput) = Self.pipe() else {
      close(childInput)
      close(input)
      throw missing
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, childInput, 0)
    posix_spawn_file_actions_adddup2(&actions, childOutput, 1)
    // A group of its own, so that ^C at the prompt reaches only the shell.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var ordinary = sigset_t()
    sigemptyset(&ordinary)
    sigaddset(&ordinary, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, &attributes, &words, environ)
    close(childInput)
    close(childOutput)
    guard status == 0 else {
      close(input)
      close(output)
      throw missing
    }
    self.name = name
    process = child
    self.input = input
    self.output = output
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  /// A pipe whose ends no child inherits.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func send(_ line: Data, before deadline: ContinuousClock.Instant) throws {
    var bytes = line
    bytes.append(UInt8(ascii: "\n"))
    var sent = 0
    while sent < bytes.count {
      try wait(for: Int16(POLLOUT), on: input, before: deadline)
      let count = bytes.withUnsafeBytes {
        write(input, UnsafeRawBufferPointer(rebasing: $0[sent...]).baseAddress, $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno != EAGAIN && errno != EINTR {
        throw crashed()
      }
    }
  }

  func line(before deadline: ContinuousClock.Instant, atMost limit: Int) throws -> Data {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        return line
      }
      searched = buffer.count
      guard searched <= limit else { throw Failure("program.flood", ["name": .text(name)]) }
      try wait(for: Int16(POLLIN), on: output, before: deadline)
      let count = chunk.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count == 0 || (count < 0 && errno != EINTR) { throw crashed() }
      if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
    }
  }

  /// Closes the pipes and ends the process if it doesn't end by itself.
  func end() {
    close(input)
    close(output)
    var status: Int32 = 0
    for _ in 0..<20 {
      if waitpid(process, &status, WNOHANG) != 0 { return }
      usleep(1000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
  }

  private func wait(for events: Int16, on file: Int32, before deadline: ContinuousClock.Instant) throws {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw Failure("program.late", ["name": .text(name)]) }
      var poller = pollfd(fd: file, events: events, revents: 0)
      let milliseconds = Int32(
        clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
      let ready = poll(&poller, 1, milliseconds)
      if ready > 0 { return }
      if ready < 0 && errno != EINTR { throw crashed() }
    }
  }

  private func crashed() -> Failure { Failure("program.crashed", ["name": .text(name)]) }
}
