import CSpawn
import Glibc

/// How a process is started: in a group of its own, so that ^C at the prompt reaches only the shell, unless it shares the terminal.
public struct ProcessStart {
  /// Of the executable.
  public var path: String
  /// Without its name.
  public var arguments: [String] = []
  /// All of it; nil for ours.
  public var environment: [String: String]?
  /// Where it runs; nil for where we do.
  public var folder: String?
  /// What of our open files becomes its first ones, in their order; it has none of ours beside them and standard input, output and
  /// error, whoever has opened them: a program that outlives us would hold a port of ours.
  public var files: [Int32] = []
  /// Whether it is in our group, so that it can read from the terminal, and ^C there reaches it too.
  public var sharesTerminal = false

  public init(_ path: String) { self.path = path }

  /// Starts it.
  ///
  /// - Returns: the process, or an error number.
  public func start() -> Result<Int32, StartError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, file) in files.enumerated() { posix_spawn_file_actions_adddup2(&actions, file, Int32(place)) }
    var status = cspawn_move(&actions, folder)
    if status == 0 { status = cspawn_close_from(&actions, Int32(max(files.count, 3))) }
    guard status == 0 else { return .failure(StartError(number: status)) }
    var child: pid_t = 0
    status = spawn(&child, &actions)
    // Somebody may have it open for writing for a moment, as whoever has just installed it; or the machine has as many
    // processes as it can have.
    for _ in 0..<400 where status == ETXTBSY || status == EAGAIN {
      usleep(5_000)
      status = spawn(&child, &actions)
    }
    return status == 0 ? .success(child) : .failure(StartError(number: status))
  }

  private func spawn(_ child: inout pid_t, _ actions: inout posix_spawn_file_actions_t) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let group = sharesTerminal ? 0 : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(group | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    // A thread of a queue has them all held back, and a child would never get them.
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXCPU, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    guard let environment else { return posix_spawn(&child, path, &actions, &attributes, &words, environ) }
    var pairs: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { pairs.forEach { free($0) } }
    return posix_spawn(&child, path, &actions, &attributes, &words, &pairs)
  }
}

/// Why a process was not started, as the operating system numbers it.
public struct StartError: Error {
  public let number: Int32

  public init(number: Int32) { self.number = number }
}
