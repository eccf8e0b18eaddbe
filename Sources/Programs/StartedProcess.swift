import CSpawn
import Files
import Foundation
import Spawning
import TagarelaKit

/// A process with pipes to its standard input and output, and to its standard error where that is kept.
struct StartedProcess {
  /// Of a guarded program, that of its guard.
  let id: pid_t
  let input: Int32
  let output: Int32
  /// -1 where standard error is ours.
  let errors: Int32
  let guardian: Guardian?

  /// - Throws: ``Failure`` `program.missing`, `program.not_executable`, `program.no_first_line`, `program.no_interpreter`,
  ///   `program.not_started`.
  init(path: String, arguments: [String], name: String, surroundings: Surroundings) throws {
    guard access(path, F_OK) == 0 else {
      throw Failure("program.missing", ["name": .text(name), "path": .text(path)])
    }
    guard access(path, X_OK) == 0 else {
      throw Failure(
        "program.not_executable", ["name": .text(name), "path": .text(path)],
        hint: Phrase("program.not_executable.hint", ["path": .text(path)]))
    }
    var pipes: [Int32] = []
    var isStarted = false
    defer { if !isStarted { pipes.forEach { close($0) } } }
    for index in 0..<(surroundings.limits == nil ? surroundings.keepsErrors ? 3 : 2 : 4) {
      var ends: [Int32] = [-1, -1]
      guard (index == 3 ? cspawn_line(&ends) : cspawn_pipe(&ends)) == 0 else {
        throw Self.failure(errno, path: path, name: name)
      }
      pipes += ends
    }
    var start = ProcessStart(path)
    start.arguments = arguments
    start.environment = surroundings.environment
    start.folder = surroundings.folder
    start.files = [pipes[0], pipes[3]]
    if surroundings.keepsErrors { start.files.append(pipes[5]) }
    if let limits = surroundings.limits {
      start.path = InstalledFiles.program("tagarela-guard")
      start.arguments = [limits.description, path] + arguments
      start.files.append(pipes[7])
    }
    do {
      id = try start.start().get()
    } catch {
      guard surroundings.limits == nil || error.number != ENOENT else {
        throw Failure("program.missing", ["name": "tagarela-guard", "path": .text(start.path)])
      }
      throw Self.failure(error.number, path: path, name: name)
    }
    signal(SIGPIPE, SIG_IGN)
    if surroundings.limits != nil {
      close(pipes[7])
      pipes[7] = -1
      do {
        guardian = try Guardian(id, line: pipes[6])
      } catch {
        waitpid(id, nil, 0)
        throw Self.failure(error.number, path: path, name: name)
      }
    } else {
      guardian = nil
    }
    isStarted = true
    input = pipes[1]
    output = pipes[2]
    errors = surroundings.keepsErrors ? pipes[4] : -1
    close(pipes[0])
    close(pipes[3])
    if surroundings.keepsErrors { close(pipes[5]) }
    for file in [input, errors] where file >= 0 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) }
  }

  /// Whether the process is over; what it has started may still run, where nobody guards it.
  var hasEnded: Bool { status != nil }

  /// How it has ended, as the shell tells it, where it has; it is still there to be waited for.
  var status: Int32? {
    var facts = siginfo_t()
    guard waitid(P_PID, id_t(id), &facts, WEXITED | WNOHANG | WNOWAIT) == 0, facts.si_signo == SIGCHLD else {
      return nil
    }
    let status = facts._sifields._sigchld.si_status
    return facts.si_code == CLD_EXITED ? status : 128 + status
  }

  /// Ends it and what it has started, and waits for it.
  func end() {
    guardian?.end { hasEnded }
    // While it isn't waited for, its number is nobody else's.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Of a file that is there and may be executed, and still doesn't start.
  private static func failure(_ status: Int32, path: String, name: String) -> Failure {
    guard status == ENOENT || status == ENOEXEC || status == EACCES else {
      return Failure("program.not_started", ["name": .text(name), "reason": .text(String(cString: strerror(status)))])
    }
    let beginning = (try? FileContents.part(of: path, count: 256)) ?? Data()
    let line = String(decoding: beginning.prefix { $0 != 0x0A }, as: UTF8.self)
    guard line.hasPrefix("#!") else {
      return Failure(
        "program.no_first_line", ["name": .text(name), "path": .text(path)],
        hint: Phrase("program.no_first_line.hint"))
    }
    let interpreter = line.dropFirst(2).filter { $0 != "\r" }.trimmingCharacters(in: .whitespaces)
    return Failure(
      "program.no_interpreter",
      ["name": .text(name), "path": .text(path), "interpreter": .text(ProgramText.shown(interpreter))])
  }
}
