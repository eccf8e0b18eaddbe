import Foundation
import Spawning
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import ProgramModules

/// What a program of others may take from the machine, and that all that it has started ends with it.
@Suite(.waiting)
struct LimitTests {
  private let desk: ProgramDesk

  init() throws { desk = try ProgramDesk() }

  private func program(_ lines: String, _ guest: ResourceLimits) throws -> ModuleProgram {
    try desk.shell(lines, limits: .init(hello: 120, file: 120, answer: 100_000, guest: guest))
  }

  private func python(_ lines: String) -> String {
    "read q; exec python3 -I -S -c '\n\(lines)\n'"
  }

  @Test func `one that wants more memory than it may have doesn't get it`() throws {
    let program = try program(
      python("x = bytearray(400 << 20)\nprint(\"{\\\"id\\\":1,\\\"text\\\":\\\"x\\\"}\")"),
      ResourceLimits(memory: 200 << 20))
    let failure = try #require(program.failure())
    #expect(failure.what.key == "program.crashed")
    #expect(failure.hint == Phrase("program.wrote", ["name": "odd", "text": .text(Self.memoryError)]))
  }

  private static let memoryError =
    "Traceback (most recent call last): · File \"<string>\", line 2, in <module> · MemoryError"

  @Test func `what it has reserved and never used doesn't count`() throws {
    // As Java, Node and Go do at their start: 4 GB without rights to them.
    let program = try program(
      python("import mmap\nx = mmap.mmap(-1, 4 << 30, prot=0)\nprint(\"{\\\"id\\\":1,\\\"text\\\":\\\"x\\\"}\")"),
      ResourceLimits(memory: 200 << 20))
    #expect(try program.file() == Data("x".utf8))
  }

  @Test func `the memory of all that it has started counts together`() throws {
    let program = try program(
      """
      read q
      for one in 1 2 3 4; do
        python3 -I -S -c 'import time; x = b"x" * (100 << 20); time.sleep(60)' &
      done
      sleep 60
      """, ResourceLimits(memory: 200 << 20, memoryTogether: 250 << 20))
    let failure = program.failure()
    #expect(failure?.what == Phrase("program.memory", ["name": "odd", "limit": 250]))
  }

  @Test func `one that computes for too long is ended`() throws {
    let program = try program("read q; while :; do :; done", ResourceLimits(processor: 1))
    #expect(program.failure()?.what == Phrase("program.processor", ["name": "odd", "limit": 1]))
  }

  @Test func `one that has computed for half of its time begins anew with the next question`() throws {
    let path = try desk.write(
      "odd.py",
      """
      #!/usr/bin/env -S python3 -I -S
      import json, sys, time
      open("starts", "a").write("x")
      sys.stdin.readline()
      print('\(ProgramDesk.hello)', flush=True)
      for count, line in enumerate(sys.stdin):
          while time.process_time() < 1.1: pass
          print(json.dumps({"id": json.loads(line)["id"], "text": "xy"[count]}), flush=True)
      """)
    let program = desk.program(
      path, limits: .init(hello: 120, file: 120, answer: 1000, guest: ResourceLimits(processor: 2)))
    #expect(try program.file() == Data("x".utf8))
    #expect(try program.file() == Data("x".utf8))
    let starts = try String(contentsOfFile: desk.path("starts"), encoding: .utf8)
    #expect(starts == "xx")
  }

  @Test func `a file that it writes ends at a size`() throws {
    let program = try program(
      "read q; exec head -c 3000000 /dev/zero > huge", ResourceLimits(fileSize: 1 << 20))
    #expect(program.failure()?.what == Phrase("program.file_size", ["name": "odd", "limit": 1]))
    let size = try FileManager.default.attributesOfItem(atPath: desk.path("huge"))[.size] as? Int
    #expect(size == 1 << 20)
  }

  @Test func `it has few files open at once`() throws {
    let program = try program(
      python("x = [open(\"/dev/null\") for _ in range(100)]"), ResourceLimits(openFiles: 64))
    guard case .text(let text) = program.failure()?.hint?.arguments.last?.value else { throw Failure("no hint") }
    #expect(text.contains("Too many open files"))
  }

  @Test func `a swarm of processes is ended`() throws {
    let program = try program(
      "read q; for one in $(seq 100); do sleep 600 & echo $! >> children; done; sleep 600",
      ResourceLimits(processes: 20))
    #expect(program.failure()?.what == Phrase("program.processes", ["name": "odd", "limit": 20]))
    try desk.expectGone("children")
  }

  @Test func `what doubles itself as fast as it can is ended`() throws {
    let program = try program(
      python("import os, time\nfor _ in range(9): os.fork()\ntime.sleep(600)"), ResourceLimits(processes: 20))
    #expect(program.failure()?.what.key == "program.processes")
  }

  /// A new session is a new group, and who starts it is gone: nothing leads from the program to it but that it is kept
  /// among those who descend from the program.
  @Test func `what has hidden itself from the program ends with it`() throws {
    let program = try program(
      """
      (setsid sh -c 'echo $$ > hidden; exec sleep 600' < /dev/null > /dev/null 2>&1 &)
      while ! test -s hidden; do :; done
      read q; exit 1
      """, ResourceLimits())
    #expect(program.failure()?.what.key == "program.crashed")
    try desk.expectGone("hidden")
  }

  @Test func `nothing of it is left when Tagarela is killed`() throws {
    let tagarela = try Tagarela()
    try desk.write(
      "given/module.json", ProgramDesk.manifest(#"{"id":"odd","endings":["odd"],"writes":["board"]}"#), rights: 0o644)
    try desk.write(
      "given/odd.sh",
      """
      #!/bin/sh
      trap '' TERM HUP INT PIPE
      (setsid sh -c 'echo $$ > ../hidden; exec sleep 600' < /dev/null > /dev/null 2>&1 &)
      while ! test -s ../hidden; do :; done
      read hello; echo '\(ProgramDesk.hello)'; read q; echo $$ > ../own; while :; do :; done
      """)
    #expect(try tagarela.run(["-c", "board new Lanche"]).status == 0)
    let child = try tagarela.start([
      "--modules", desk.path("given"), "-c", "export Lanche \(tagarela.path("a.odd"))",
    ])
    try child.wait("the program's number") {
      FileManager.default.contents(atPath: desk.path("own"))?.isEmpty == false
    }
    child.signal(SIGKILL)
    try desk.expectGone("hidden")
    try desk.expectGone("own")
  }
}
