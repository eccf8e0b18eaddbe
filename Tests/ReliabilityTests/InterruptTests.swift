import Foundation
import Glibc
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `An interrupt` {
  @Test func `ends a script with 130, and what ran before stays`() throws {
    let tagarela = try Tagarela()
    let run = try tagarela.start(["run", try tagarela.script((1...300_000).map { "patient new P\($0)" })])
    try run.wait("some results") { run.output.contains("P50\n") }
    run.signal(SIGINT)
    let result = try run.result()
    #expect(result.status == 130)
    #expect(result.errors.contains("interrupted"))
    #expect(result.lines.count < 300_000)
    #expect(try names("patient", in: tagarela.workspace) == result.lines.map { String($0.dropFirst(2)) })
    try tagarela.expectClean()
  }

  /// One that SQLite itself would stop in the middle, taking back what waited to be kept with it.
  @Test(arguments: 1...8) func `in a long change loses nothing that is reported`(part: Int) throws {
    let tagarela = try Tagarela()
    let notes = (1...4000).map { "note n\($0) --at 2012-11-05 --patient Grande" }
    expectSuccess(
      try tagarela.run(["--atomic", "run", try tagarela.script(["patient new Grande"] + notes)]))
    let names = (1...30).map { "S\($0)" }
    let script = try tagarela.script(names.map { "patient new \($0)" } + ["patient remove grande", "patient new Fim"])
    let run = try tagarela.start(["run", script])
    usleep(UInt32(part * 10_000))
    run.signal(SIGINT)
    let result = try run.result()
    let kept = try Set(ReliabilityTests.names("patient", in: tagarela.workspace))
    for line in result.lines where !line.contains("removed") { #expect(kept.contains(String(line.dropFirst(2)))) }
    #expect(kept.contains("Grande") == !result.output.contains("removed"))
    try tagarela.expectClean()
  }

  @Test func `leaves nothing of an atomic script`() throws {
    let tagarela = try Tagarela()
    expectSuccess(try tagarela.run(commands: ["patient new Antes"]))
    let run = try tagarela.start(["--atomic", "run", try tagarela.script((1...300_000).map { "patient new P\($0)" })])
    try run.wait("its first change") { run.isChanging }
    usleep(300_000)
    run.signal(SIGINT)
    let result = try run.result()
    #expect(result.status == 130)
    #expect(result.output.isEmpty)
    #expect(try names("patient", in: tagarela.workspace) == ["Antes"])
  }

  @Test func `stops a long command at the prompt, which goes on`() throws {
    let tagarela = try Tagarela()
    let notes = (1...30_000).map { "note n\($0) --at 2012-11-05 --patient Grande" }
    expectSuccess(try tagarela.run(["--atomic", "run", try tagarela.script(["patient new Grande"] + notes)]))
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.send("patient remove grande\r")
    usleep(30_000)
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.enter("settings name Depois", expecting: "✓")
    try terminal.leave()
    let left = try count("observation", in: tagarela.workspace)
    #expect(left == (terminal.seen.contains("removed") ? 0 : 30_000))
    try tagarela.expectClean()
  }
}

extension ChildProgram {
  /// Whether it is about to change a workspace: it has SQLite's lock for that, the byte 120 of the log's index.
  fileprivate var isChanging: Bool {
    let locks = (try? String(contentsOfFile: "/proc/locks", encoding: .utf8)) ?? ""
    return locks.split(separator: "\n").contains { lock in
      let fields = lock.split(separator: " ")
      return fields.contains("WRITE") && fields.contains("\(process)") && fields.last == "120"
    }
  }
}
