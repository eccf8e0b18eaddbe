import Foundation
import Glibc
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

@Suite(.waiting) struct `Two shells on one workspace` {
  @Test func `both write all of what they were given`() throws {
    let tagarela = try Tagarela()
    let runs = try ["A", "B"].map { name in
      let lines = (1...300).map { "patient new \(name)\($0) --since 2012-11-05" }
      return try tagarela.start(["run", try tagarela.script(lines, named: "\(name).tgl")])
    }
    for run in runs {
      let result = try run.result()
      expectSuccess(result)
      #expect(result.lines.count == 300)
    }
    let all = try names("patient", in: tagarela.workspace)
    #expect(all.count == 600)
    #expect(Set(all) == Set(["A", "B"].flatMap { name in (1...300).map { "\(name)\($0)" } }))
    try tagarela.expectClean()
  }

  @Test func `may make it at the same time`() throws {
    let tagarela = try Tagarela()
    let runs = try (1...8).map { try tagarela.start(["-c", "patient new N\($0)"]) }
    for run in runs { expectSuccess(try run.result()) }
    #expect(Set(try names("patient", in: tagarela.workspace)) == Set((1...8).map { "N\($0)" }))
  }

  @Test func `both receive what names the same new things`() throws {
    let tagarela = try Tagarela(sharesCache: true)
    expectSuccess(try tagarela.run(commands: ["settings"]))
    let runs = try ["A", "B"].map { name in
      let lines = try (1...40).map { number in
        let file = tagarela.path("\(name)\(number).csv")
        try "word,category\n\(name)\(number),K\(number)\n".write(toFile: file, atomically: true, encoding: .utf8)
        return "receive '\(file)'"
      }
      return try tagarela.start(["run", try tagarela.script(lines, named: "\(name).tgl")])
    }
    for run in runs {
      let result = try run.result()
      expectSuccess(result)
      #expect(result.lines.count == 40)
    }
    #expect(Set(try names("category", in: tagarela.workspace)) == Set((1...40).map { "K\($0)" }))
    #expect(try names("board", in: tagarela.workspace).count == 80)
  }

  @Test func `wait for one another and say so`() throws {
    let tagarela = try Tagarela()
    let holder = try Holder(tagarela)
    let other = try tagarela.start(["-c", "patient new Depois"])
    try other.wait("the message") { other.errors.contains("waiting") }
    #expect(other.errors == "waiting for another Tagarela that is writing …\n")
    #expect(other.output.isEmpty)
    holder.goOn()
    let result = try other.result()
    expectSuccess(result)
    #expect(result.output == "✓ Depois\n")
    expectSuccess(try holder.program.result())
    #expect(try count("patient", in: tagarela.workspace) == Holder.patients + 1)
    #expect(try names("patient", in: tagarela.workspace).last == "Depois")
  }

  /// What was meant for a patient whom the other has removed must not become everybody's.
  @Test func `do nothing for a patient who is gone`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["patient new Zé"]))
    let terminal = try tagarela.prompt(columns: 400)
    try terminal.expect("tagarela>")
    try terminal.enter("use zé", expecting: "Zé>")
    let boards = try count("board", in: tagarela.workspace)
    expectSuccess(try tagarela.run(commands: ["patient remove zé"]))
    try terminal.enter("board new Particular", expecting: "Zé is no longer here")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try count("board", in: tagarela.workspace) == boards)
  }

  @Test func `read while another writes`() throws {
    let tagarela = try Tagarela()
    expectSuccess(try tagarela.run(commands: ["patient new Antes"]))
    let holder = try Holder(tagarela)
    let result = try tagarela.run(["--json", "-c", "patient list"])
    expectSuccess(result)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("Antes") && !result.output.contains("H1"))
    holder.goOn()
  }

  @Test(arguments: [true, false]) func `stop waiting at SIGINT with status 130`(isAtomic: Bool) throws {
    let tagarela = try Tagarela()
    let holder = try Holder(tagarela)
    let other = try tagarela.start((isAtomic ? ["--atomic"] : []) + ["-c", "patient new Depois"])
    try other.wait("the message") { other.errors.contains("waiting") }
    other.signal(SIGINT)
    let result = try other.result()
    #expect(result.status == 130)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("interrupted"))
    holder.goOn()
    expectSuccess(try holder.program.result())
    #expect(try count("patient", in: tagarela.workspace) == Holder.patients)
  }
}

/// An `--atomic` script that is stopped in the middle, while it holds the workspace.
private struct Holder {
  static let patients = 3000
  let program: ChildProgram

  init(_ tagarela: Tagarela) throws {
    // The workspace is there before anybody holds it.
    expectSuccess(try tagarela.run(commands: ["settings"]))
    let lines = (1...Self.patients).map { "patient new H\($0)" }
    let program = try tagarela.start(["--atomic", "run", try tagarela.script(lines, named: "holder.tgl")])
    self.program = program
    try program.wait("the holder's hold") {
      program.signal(SIGSTOP)
      if try Self.isHeld(tagarela.workspace) { return true }
      program.signal(SIGCONT)
      return false
    }
  }

  func goOn() { program.signal(SIGCONT) }

  private static func isHeld(_ path: String) throws -> Bool {
    do {
      // Does not wait: it is "interrupted" as soon as it has to.
      let workspace = try Workspace.open(path, hooks: .init(interrupted: { true }))
      try workspace.begin()
      try workspace.drop()
      return false
    } catch let failure as TagarelaKit.Failure {
      // Another one is of a moment in which the holder opens the file.
      return failure.what.key == "interrupted"
    }
  }
}
