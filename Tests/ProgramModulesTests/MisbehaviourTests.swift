import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import ProgramModules

/// Whatever a program does, it is an ordinary failure, and the next question finds a program that answers.
struct MisbehaviourTests {
  private let desk: ProgramDesk

  init() throws { desk = try ProgramDesk() }

  @Test(arguments: [
    ("read q; echo 'Traceback: something'", "program.garbage"),
    ("read q; echo", "program.garbage"),
    ("read q; echo '[1]'", "program.garbage"),
    (#"read q; printf '{"id":1,"text":"\377"}\n'"#, "program.garbage"),
    ("read q; echo 'debug: here'; echo '{\"id\":1,\"text\":\"x\"}'", "program.garbage"),
    ("read q; echo '{\"id\":7,\"text\":\"x\"}'", "program.not_asked"),
    ("read q; echo '{\"text\":\"x\"}'", "program.not_asked"),
    ("read q; echo '{\"id\":1}'", "program.value_missing"),
    ("read q; echo '{\"id\":1,\"text\":5}'", "program.value_wrong"),
    ("read q; echo '{\"id\":1,\"file\":\"no base64 !\"}'", "program.value_wrong"),
    ("read q; echo '{\"id\":1,\"error\":{\"message\":\"no\"}}'", "program.refused"),
    ("read q; echo '{\"id\":1,\"error\":\"no\"}'", "program.value_wrong"),
    ("read q; exit 3", "program.crashed"),
    ("read q; kill -SEGV $$", "program.crashed"),
    ("exec 1>&-; sleep 60", "program.crashed"),
    ("sleep 60", "program.late"),
    ("read q; while :; do :; done", "program.late"),
    ("read q; printf '{\"id\":1'; sleep 60", "program.late"),
    ("read q; while :; do echo oops >&2; done", "program.late"),
    (
      "read q; while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done",
      "program.flood"
    ),
    ("read q; cat /dev/zero", "program.flood"),
  ])
  func `what a program does wrong is said`(_ lines: String, _ key: String) throws {
    let limits = ModuleProgram.Limits(hello: 120, file: key == "program.late" ? 0.4 : 120, answer: 100_000)
    let program = try desk.shell(lines, limits: limits)
    #expect(program.failure()?.what.key == key)
  }

  @Test func `a crash ends nothing but the answer`() throws {
    let program = try desk.shell(
      """
      if test -e crashed; then read q; echo '{"id":2,"text":"x"}'; read q; fi
      touch crashed; read q; exit 1
      """)
    #expect(program.failure()?.what.key == "program.crashed")
    #expect(try program.file() == Data("x".utf8))
  }

  @Test func `garbage after an answer doesn't pass for the next`() throws {
    let program = try desk.shell(
      """
      read q; echo '{"id":1,"text":"one"}'; echo '{"id":2,"text":"stale"}'
      read q; echo '{"id":2,"text":"two"}'; cat > /dev/null
      """)
    #expect(try program.file() == Data("one".utf8))
    // It answers the second question before it is asked; what it says to it then comes as the third.
    _ = try? program.file()
    #expect(program.failure()?.what.key == "program.not_asked")
  }

  @Test func `a program that ends after each answer is started again`() throws {
    let program = try desk.shell(
      #"""
      echo $PPID > guard; read q; id=$(echo "$q" | sed 's/.*"id":\([0-9]*\).*/\1/'); echo "{\"id\":$id,\"text\":\"x\"}"
      """#)
    for _ in 0..<3 {
      #expect(try program.file() == Data("x".utf8))
      try desk.expectGone("guard")
    }
  }

  @Test func `one that never reads doesn't hold us up`() throws {
    let program = try desk.shell("sleep 60", limits: .init(hello: 120, file: 0.4, answer: 1000))
    let large = Board(
      name: "x", size: .nine, layout: "nine", scene: Picture(format: .png, bytes: Data(count: 1 << 20)))
    #expect(program.failure(Parcel(kind: .board, boards: [large]))?.what.key == "program.late")
  }

  @Test func `the end of what it wrote to standard error is told, without what steers a terminal`() throws {
    let program = try desk.shell("read q; printf 'one\\ntwo\\n\\033[2Jthree\\nKeyError: cells\\n' >&2; exit 1")
    let failure = try #require(program.failure())
    #expect(failure.hint == Phrase("program.wrote", ["name": "odd", "text": "two · [2Jthree · KeyError: cells"]))
  }

  @Test func `what it says is bounded and without what steers a terminal`() throws {
    let program = try desk.shell(
      """
      read q; printf '{"id":1,"error":{"message":"\\\\u001b[2Jno %s","hint":"a\\\\u0007b"}}\\n' "$(seq -s x 1 500)"
      """)
    let failure = try #require(program.failure())
    #expect(failure.hint == Phrase("program.hint", ["text": "ab"]))
    guard case .text(let message) = failure.what.arguments.last?.value else { throw Failure("no message") }
    #expect(message.hasPrefix("[2Jno 1x2x3"))
    #expect(message.count == 501)
  }

  @Test(arguments: [
    (#"{"id":0,"protocol":2,"formats":["odd"]}"#, "program.protocol"),
    (#"{"id":0,"protocol":"1","formats":["odd"]}"#, "program.value_wrong"),
    (#"{"id":0,"formats":["odd"]}"#, "program.value_missing"),
    (#"{"id":0,"protocol":1}"#, "program.lacks_format"),
    (#"{"id":0,"protocol":1,"formats":["odd","even"]}"#, "program.undeclared_format"),
    (#"{"id":1,"protocol":1,"formats":["odd"]}"#, "program.not_asked"),
    (#"hello"#, "program.garbage"),
    (#"{"id":0,"error":{"message":"not today"}}"#, "program.refused"),
  ])
  func `a hello must be as agreed`(_ hello: String, _ key: String) throws {
    let program = desk.program(try desk.write("odd.sh", "#!/bin/sh\nread hello\necho '\(hello)'\ncat > /dev/null\n"))
    #expect(program.failure()?.what.key == key)
  }

  @Test func `a hello has a deadline of its own`() throws {
    let program = desk.program(
      try desk.write("odd.sh", "#!/bin/sh\nsleep 60\n"), limits: .init(hello: 0.3, file: 60, answer: 1000))
    #expect(program.failure()?.what.key == "program.late")
  }

  @Test func `an interruption ends the waiting`() throws {
    let program = try desk.shell("sleep 60")
    let start = ContinuousClock.now
    #expect(throws: Failure("interrupted")) {
      try program.file(isInterrupted: { ContinuousClock.now - start > .milliseconds(200) })
    }
  }

  @Test func `a file of 18 MB comes back, 24 MB as it travels`() throws {
    let program = try desk.shell(
      #"read q; printf '{"id":1,"file":"'; head -c 18000000 /dev/zero | base64 -w 0; printf '"}\n'; cat > /dev/null"#)
    #expect(try program.file().count == 18_000_000)
  }

  @Test func `a file that is too large isn't sent`() throws {
    let program = try desk.shell("exit 1")
    #expect(
      throws: Failure("program.file_too_large", ["path": "/a/lanche.odd", "limit": 48])
    ) { try program.reading(Data(count: ModuleProgram.largestFile + 1)) }
  }
}
