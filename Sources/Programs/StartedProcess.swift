import CSpawn
import Files
import Foundation
import TagarelaKit

/// A process with pipes to its standard input and output, and to its standard error where that is kept.
struct StartedProcess {
  let id: pid_t
  let input: Int32
  let output: Int32
  /// -1 where standard error is ours.
  let errors: Int32

  /// - Throws: ``Failure`` `program.missing`, `program.not_executable`, `program.no_interpreter`.
  init(path: String, arguments: [String], name: String, surroundings: Surroundings) throws {
    let missing = Failure("program.missing", ["name": .text(name), "path": .text(path)])
    guard access(path, F_OK) == 0 else { throw missing }
    guard access(path, X_OK) == 0 else {
      throw Failure(
        "program.not_executable", ["name": .text(name), "path": .text(path)],
        hint: Phrase("program.not_executable.hint", ["path": .text(path)]))
    }
    var pipes: [Int32] = []
    var isStarted = false
    defer { if !isStarted { pipes.forEach { close($0) } } }
    for _ in 0..<(surroundings.keepsErrors ? 3 : 2) {
      var ends: [Int32] = [-1, -1]
      guard cspawn_pipe(&ends) == 0 else { throw missing }
      pipes += ends
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0], 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[3], 1)
    if surroundings.keepsErrors { posix_spawn_file_actions_adddup2(&actions, pipes[5], 2) }
    if let folder = surroundings.folder, cspawn_seclude(&actions, folder) != 0 { throw missing }
    var child: pid_t = 0
    var status = Self.spawn(&child, path, arguments, &actions, surroundings.environment)
    // Somebody may have it open for writing for a moment, as whoever has just installed it.
    for _ in 0..<20 where status == ETXTBSY {
      usleep(5000)
      status = Self.spawn(&child, path, arguments, &actions, surroundings.environment)
    }
    guard status == 0 else { throw Self.failure(status, path: path, name: name) ?? missing }
    isStarted = true
    signal(SIGPIPE, SIG_IGN)
    id = child
    input = pipes[1]
    output = pipes[2]
    errors = surroundings.keepsErrors ? pipes[4] : -1
    close(pipes[0])
    close(pipes[3])
    if surroundings.keepsErrors { close(pipes[5]) }
    for file in [input, errors] where file >= 0 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) }
  }

  private static func spawn(
    _ child: inout pid_t, _ path: String, _ arguments: [String], _ actions: inout posix_spawn_file_actions_t,
    _ environment: [String: String]?
  ) -> Int32 {
    // A group of its own, so that ^C at the prompt reaches only the shell.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var ordinary = sigset_t()
    sigemptyset(&ordinary)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ordinary, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    guard let environment else { return posix_spawn(&child, path, &actions, &attributes, &words, environ) }
    var pairs: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { pairs.forEach { free($0) } }
    return posix_spawn(&child, path, &actions, &attributes, &words, &pairs)
  }

  /// Of a file that is there and may be executed, and still doesn't start.
  private static func failure(_ status: Int32, path: String, name: String) -> Failure? {
    guard status == ENOENT || status == ENOEXEC || status == EACCES else { return nil }
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
