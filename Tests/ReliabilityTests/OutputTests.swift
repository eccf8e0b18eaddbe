import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `Where results and messages go` {
  /// Runs the program in a shell, so that its standard files can be full, closed or read by somebody who leaves.
  private func shell(_ line: String, _ tagarela: Tagarela) throws -> ChildProgram.Result {
    try ChildProgram(
      "/bin/bash", ["-c", line.replacing("TAGARELA", with: "\"\(Tagarela.executable)\" --lang en")],
      environment: tagarela.environment, folder: tagarela.folder
    ).result()
  }

  @Test(
    arguments: [("> /dev/full", "the disk is full"), (">&-", "it is closed")],
    [
      "-c 'category list'", "--json -c 'category list'", "--plain -c 'help patient new'", "--help", "--version",
      "-c 'category new drinks --color red'",
    ])
  func `results that can't be written are an error with a word`(_ output: (String, String), _ command: String) throws {
    let tagarela = try Tagarela()
    let result = try shell("TAGARELA \(command) \(output.0)", tagarela)
    #expect(result.status == 1)
    #expect(result.errors.contains("the results can't be written: \(output.1)"), "\(result.errors)")
  }

  @Test(arguments: [">/dev/full", ">&-"]) func `what was done though it can't be told stays done`(_ output: String)
    throws
  {
    let tagarela = try Tagarela()
    let many = try tagarela.script((1...3).map { "category new c\($0) --color red" })
    let result = try shell("TAGARELA run '\(many)' \(output)", tagarela)
    #expect(result.status == 1)
    #expect(result.errors.contains("what was done until then is kept"))
    #expect(try names("category", in: tagarela.workspace) == ["c1", "c2", "c3"])
    try tagarela.expectClean()
  }

  @Test(
    arguments: ["2> /dev/full", "2>&-"],
    [
      ("-c 'nonsense'", 1), ("--lang xx", 2), ("--nonsense", 2), ("run missing.tgl", 2), ("--atomic -c 'nonsense'", 1),
      ("-c 'category new a --color red'", 0),
    ])
  func `messages that can't be written are lost, and nothing else is`(_ errors: String, _ task: (String, Int32)) throws
  {
    let result = try shell("TAGARELA \(task.0) \(errors)", Tagarela())
    #expect(result.status == task.1)
  }

  @Test func `with both closed the status still tells`() throws {
    let tagarela = try Tagarela()
    #expect(try shell("TAGARELA -c 'category list' >&- 2>&-", tagarela).status == 1)
    #expect(try shell("TAGARELA -c 'category new a --color red' <&- >&- 2>&-", tagarela).status == 1)
    #expect(try names("category", in: tagarela.workspace) == ["a"])
    try tagarela.expectClean()
  }

  @Test func `who reads only the beginning ends it without a word`() throws {
    let tagarela = try Tagarela()
    let script = try tagarela.script(
      ["category new a --color red"] + Array(repeating: "category list", count: 20_000) + ["category new b --color red"]
    )
    let result = try shell("TAGARELA run '\(script)' | head -1; exit ${PIPESTATUS[0]}", tagarela)
    #expect(result.status == 128 + SIGPIPE, "as other programs end")
    #expect(result.errors.isEmpty)
    #expect(result.lines.count == 1)
    #expect(try names("category", in: tagarela.workspace) == ["a"])
    try tagarela.expectClean()
  }

  @Test func `a restore on a full disk with full messages fails in good order`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    expectSuccess(try tagarela.run(commands: ["backup \(tagarela.path("b.bak"))"]))
    let size = try tagarela.bytes("b.bak").count
    let result = try shell(
      "prlimit --fsize=\(size / 2) TAGARELA -c 'restore \(tagarela.path("b.bak"))' > /dev/full 2> /dev/full",
      tagarela)
    #expect(result.status == 1)
    #expect(try contents(of: tagarela.workspace) == before)
  }

  @Test func `arguments that can't be read are told in the language that they name`() throws {
    let told = try Tagarela(sharesCache: true).run(["--lang", "es", "convertir", "a.obf", "b.obz"])
    #expect(told.status == 2 && told.errors.contains("no sé qué hacer con «convertir»"), "\(told.errors)")
  }
}
