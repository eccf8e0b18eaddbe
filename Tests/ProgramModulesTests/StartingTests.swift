import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import ProgramModules

/// How a program is started, what it finds around it, and that nothing of it is left.
@Suite(.waiting)
struct StartingTests {
  private let desk: ProgramDesk

  init() throws { desk = try ProgramDesk("a folder's “name” with blanks") }

  @Test func `it runs in its folder, with its arguments and a small environment`() throws {
    setenv("TAGARELA_TEST_SECRET", "secret", 1)
    defer { unsetenv("TAGARELA_TEST_SECRET") }
    let path = try desk.write(
      "odd.sh",
      """
      #!/bin/sh
      pwd > facts; echo "$#,$1,$2" >> facts; env | sed 's/=.*//' >> facts; ls -l /proc/self/fd | grep -c socket >> facts
      read hello; echo '\(ProgramDesk.hello)'; read q; echo '{"id":1,"text":"x"}'
      """)
    _ = try desk.program(path, arguments: ["--one", "two words; $(rm x)"]).file()
    let facts = try String(contentsOfFile: desk.path("facts"), encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(facts.prefix(2) == [desk.folder.path, "2,--one,two words; $(rm x)"])
    let known: Set = ["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "TZ", "TMPDIR", "PWD", "_", "SHLVL"]
    #expect(Set(facts.dropFirst(2).dropLast()).subtracting(known.union(["OLDPWD"])).isEmpty)
    #expect(facts.last == "0")
  }

  @Test func `it gets no file of ours but the three that it needs`() throws {
    let ours = open(desk.folder.path, O_RDONLY)
    defer { close(ours) }
    let program = try desk.shell("ls /proc/$$/fd > files; read q; echo '{\"id\":1,\"text\":\"x\"}'")
    _ = try program.file()
    let listed = try String(contentsOfFile: desk.path("files"), encoding: .utf8)
    let files = listed.split(separator: "\n").compactMap { Int($0) }
    // The shell itself keeps its script open, from 10 on.
    #expect(files.filter { $0 < 10 } == [0, 1, 2])
  }

  @Test func `a program of ours gets no file of ours but the three that it needs`() throws {
    // Libraries open sockets that children inherit unless they are closed to them.
    let ours = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(ours) }
    let path = try desk.write("ours.sh", "#!/bin/sh\nread q; ls /proc/$$/fd > \"$1\"; echo done\n")
    let program = LineProgram(path: path, arguments: [desk.path("files")], name: "ours")
    #expect(try program.ask(Data("{}".utf8)) == Data("done".utf8))
    let listed = try String(contentsOfFile: desk.path("files"), encoding: .utf8)
    #expect(listed.split(separator: "\n").compactMap { Int($0) }.filter { $0 < 10 } == [0, 1, 2])
  }

  @Test func `what can't be started says why`() throws {
    func key(_ path: String) -> String? { desk.program(path).failure()?.what.key }
    #expect(key(desk.path("nothing")) == "program.missing")
    #expect(key(try desk.write("a", "#!/bin/sh\n", rights: 0o644)) == "program.not_executable")
    #expect(key(try desk.write("b", "#!/no/such/interpreter\n")) == "program.no_interpreter")
    #expect(key(try desk.write("c", "#!/usr/bin/python3\r\n")) == "program.no_interpreter")
    #expect(key(try desk.write("d", "print('hello')\n")) == "program.no_first_line")
    #expect(key(try desk.write("e", "")) == "program.no_first_line")
    #expect(key(try desk.write("f", "#!/usr/bin/env no-such-interpreter\n")) == "program.crashed")
    #expect(key(desk.folder.path) != nil)
  }

  @Test func `env says which interpreter it misses`() throws {
    let path = try desk.write("f", "#!/usr/bin/env no-such-interpreter\n")
    guard case .text(let text) = desk.program(path).failure()?.hint?.arguments.last?.value else {
      throw Failure("no hint")
    }
    #expect(text.contains("no-such-interpreter"))
  }

  @Test(arguments: [
    "sleep 600 & echo $! > child; echo $$ > own; read q; exit 1",
    "sleep 600 & echo $! > child; echo $$ > own; trap '' TERM HUP INT PIPE; read q; sleep 600; sleep 600",
  ])
  func `what it has started goes with it`(_ lines: String) throws {
    let program = try desk.shell(lines, limits: .init(hello: 120, file: 10, answer: 1000))
    let key = program.failure()?.what.key
    #expect(key == "program.crashed" || key == "program.late")
    try desk.expectGone("child")
    try desk.expectGone("own")
  }

  @Test func `a child that holds the pipes doesn't hide that the program is gone`() throws {
    let program = try desk.shell("sleep 600 & read q; exit 1")
    #expect(program.failure()?.what.key == "program.crashed")
  }

  @Test func `nothing of it is left when Tagarela ends`() throws {
    let tagarela = try Tagarela()
    try desk.write(
      "given/module.json",
      ProgramDesk.manifest(
        #"{"id":"odd","endings":["odd"],"writes":["board"]}"#), rights: 0o644)
    try desk.write(
      "given/odd.sh",
      """
      #!/bin/sh
      trap '' TERM HUP INT PIPE; echo $$ > ../own
      read hello; echo '\(ProgramDesk.hello)'; read q; echo '{"id":1,"text":"x"}'; sleep 600; sleep 600
      """)
    let result = try tagarela.run([
      "--lang", "en", "--modules", desk.path("given"), "-c", "board new Lanche", "-c",
      "export Lanche \(tagarela.path("a.odd"))",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try tagarela.bytes("a.odd") == Data("x".utf8))
    try desk.expectGone("own")
  }
}
