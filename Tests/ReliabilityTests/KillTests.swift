import Foundation
import Glibc
import TagarelaTestSupport
import Testing
import Workspace

/// Every kind of row but what is new in each run.
private func state(of path: String) throws -> [String: [String]] { try contents(of: path, leavingOut: ["uid"]) }

@Suite(.waiting) struct `A killed process` {
  private static let killsPerStory = 40

  /// 200 kills: half of them after a random time, half after a random number of reported commands.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `leaves a sound workspace with whole commands, and all that it had reported`(seed: UInt64) throws {
    let story = StoryOfChanges(seed: seed, count: 50)
    let states = try statesAfterEach(story.commands)
    let whole = try Tagarela()
    let start = Date()
    expectSuccess(try whole.run(["run", try whole.script(story.commands)]))
    let duration = Date().timeIntervalSince(start)
    #expect(try state(of: whole.workspace) == states.last)
    var random = Seeded(state: seed &* 7_919)
    for kill in 1...Self.killsPerStory {
      let moment = Double.random(in: 0...duration, using: &random)
      let lines = kill % 2 == 0 ? Int.random(in: 1...story.commands.count, using: &random) : nil
      let about = "seed \(seed), kill \(kill), after \(lines.map { "\($0) lines" } ?? "\(moment) s")"
      try afterKill(of: story.commands, after: moment, orLines: lines, states, Comment(rawValue: about))
    }
  }

  private func afterKill(
    of commands: [String], after seconds: Double, orLines lines: Int?, _ states: [[String: [String]]], _ about: Comment
  ) throws {
    let tagarela = try Tagarela()
    let run = try tagarela.start(["run", try tagarela.script(commands)])
    if let lines {
      try run.wait("line \(lines)") { !run.isRunning || run.output.count { $0 == "\n" } >= lines }
    } else {
      usleep(UInt32(seconds * 1e6))
    }
    run.signal(SIGKILL)
    let acknowledged = try run.result().lines.count
    // Nothing cleans up behind the program before it is started again.
    let check = try tagarela.run(commands: ["check"])
    #expect(check.output == "✓ no problems\n" && check.status == 0, "\(about): \(check.errors)")
    let found = try state(of: tagarela.workspace)
    let reached = states[acknowledged...].firstIndex(of: found)
    #expect(reached != nil, "\(about): \(acknowledged) commands were reported; \(found)")
    // What can be undone is whole too.
    let workspace = try Workspace.open(tagarela.workspace)
    if try workspace.undo() != nil { _ = try workspace.redo() }
    #expect(try state(of: tagarela.workspace) == found, about)
  }

  /// The workspace as each command in a process of its own leaves it; first the empty one.
  private func statesAfterEach(_ commands: [String]) throws -> [[String: [String]]] {
    let tagarela = try Tagarela()
    var states = [try state(of: tagarela.workspace)]
    for command in commands {
      let result = try tagarela.run(commands: [command])
      expectSuccess(result)
      #expect(result.lines.count == 1, "\(command): \(result.output)")
      states.append(try state(of: tagarela.workspace))
    }
    return states
  }
}
