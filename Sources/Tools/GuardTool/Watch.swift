import CSpawn
import Glibc
import Spawning

/// Watches over one program from its start until nothing of it is left.
struct Watch {
  private let limits: ResourceLimits
  private let line: Int32

  /// Milliseconds between two looks: at first and after something has changed, and when nothing does.
  private static let often: Int32 = 25
  private static let seldom: Int32 = 400

  init(_ limits: ResourceLimits, line: Int32) {
    self.limits = limits
    self.line = line
  }

  /// - Returns: the program's status, as shells tell it.
  func over(_ start: ProcessStart) -> Int32 {
    // Those who lose their parent become our children instead of leaving the tree.
    _ = cspawn_adopt()
    limits.apply()
    let program: pid_t
    switch start.start() {
    case .failure(let error):
      say(.failed(error.number))
      return 127
    case .success(let process): program = process
    }
    leaveFiles()
    say(.started(program))
    let end = wait(for: program)
    kill(-program, SIGKILL)
    Descendants.end()
    if let end { say(end) }
    return status(end)
  }

  /// The program's own end must be seen at the other end of its pipes.
  private func leaveFiles() {
    let nothing = open("/dev/null", O_RDWR)
    for file in 0...2 as ClosedRange<Int32> { dup2(nothing, file) }
    if nothing > 2 { close(nothing) }
  }

  /// - Returns: how it has ended or why it must; nil when nobody cares any more.
  private func wait(for program: pid_t) -> GuardReport? {
    let watched = cspawn_watch(program)
    var interval = Self.often
    var before: Descendants?
    while true {
      if let end = reaped(program) { return end }
      let now = Descendants()
      if let most = limits.processes, now.count > most { return .tooManyProcesses }
      if let most = limits.memoryTogether, now.memory > most { return .tooMuchMemory }
      interval = now == before ? min(2 * interval, Self.seldom) : Self.often
      before = now
      var files = [
        pollfd(fd: line, events: Int16(POLLIN), revents: 0), pollfd(fd: watched, events: Int16(POLLIN), revents: 0),
      ]
      poll(&files, nfds_t(files.count), interval)
      if files[0].revents != 0 { return nil }
    }
  }

  /// Takes leave of all that have ended.
  private func reaped(_ program: pid_t) -> GuardReport? {
    var end: GuardReport?
    var code: Int32 = 0
    while case let process = waitpid(-1, &code, WNOHANG), process > 0 {
      guard process == program else { continue }
      end = code & 0x7F == 0 ? .exited((code >> 8) & 0xFF) : .signalled(code & 0x7F)
    }
    return end
  }

  private func say(_ report: GuardReport) {
    let text = Array("\(report)\n".utf8)
    _ = text.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
  }

  private func status(_ end: GuardReport?) -> Int32 {
    switch end {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    default: 128 + SIGKILL
    }
  }
}
