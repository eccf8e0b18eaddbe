import CSpawn
import Foundation
import Spawning
import TagarelaKit
import Terminal

/// A program of the user's that is given what a command prints. It has our terminal and our standard output.
struct ProgramPipe {
  /// A line for the operating system's shell.
  let program: String
  /// A script's variables, which the program finds in its environment: nothing of them is put into the line, where a name could be
  /// taken for a command.
  var variables: [String: String] = [:]

  /// Runs it to its end; that it reads no further is no fault.
  ///
  /// - Throws: ``Failure`` `pipe.not_started`, `pipe.failed`, `interrupted`, and what `write` throws.
  func run(_ write: (_ take: (String) throws -> Void) throws -> Void) throws {
    let status = try status(write)
    if Interruption.requested { throw Failure("interrupted") }
    guard status == 0 else {
      throw Failure("pipe.failed", ["program": .text(program), "status": .integer(status)])
    }
  }

  /// Runs it to its end, as a shell does.
  ///
  /// - Returns: its exit status; 128 and the number of the signal that has ended it; 126 or 127 where it can't be started.
  /// - Throws: ``Failure`` `pipe.not_started`, and what `write` throws.
  func status(_ write: (_ take: (String) throws -> Void) throws -> Void) throws -> Int {
    var ends: [Int32] = [-1, -1]
    guard cspawn_pipe(&ends) == 0 else { throw notStarted(errno) }
    var input = ends[1]
    func closeInput() {
      if input >= 0 { close(input) }
      input = -1
    }
    defer { closeInput() }
    var start = ProcessStart("/bin/sh")
    start.arguments = ["-c", program]
    start.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    start.files = [ends[0], STDOUT_FILENO, STDERR_FILENO]
    start.sharesTerminal = true
    let started = start.start()
    close(ends[0])
    let process: pid_t
    switch started {
    case .success(let number): process = number
    case .failure(let error): throw notStarted(error.number)
    }
    do {
      let outlet = Outlet(descriptor: input)
      try write { try outlet.show($0) }
    } catch let refusal as Outlet.Refusal {
      guard refusal.isUnread else { throw refusal }
    } catch {
      closeInput()
      _ = wait(for: process)
      throw error
    }
    closeInput()
    let status = wait(for: process)
    return status & 0x7F == 0 ? Int(status >> 8) : 128 + Int(status & 0x7F)
  }

  /// - Returns: its status, as `waitpid` gives it.
  private func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private func notStarted(_ number: Int32) -> Failure {
    Failure("pipe.not_started", ["program": .text(program), "reason": .systemError(number)])
  }
}
