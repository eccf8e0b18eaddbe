import TagarelaKit
import Testing

@testable import Shell

@Suite struct `Lines that are run together` {
  private func run(
    _ lines: [String], rest: String = "", failing: [String: String] = [:], leavingAfter last: String? = nil
  ) -> (ran: [String], end: Batch.End) {
    var ran: [String] = []
    let end = Batch(lines, rest: rest).run(isOver: { ran.last == last }) { line in
      ran.append(line)
      return failing[line].map { Failure($0) }
    }
    return (ran, end)
  }

  @Test func `are run in order and counted, without those that are blank`() {
    let (ran, end) = run(["a", " ", "b"], rest: "c")
    #expect(ran == ["a", "b"])
    #expect(end.phrase == Phrase("batch.done", ["lines": 2, "done": 2]))
    #expect(end.initial == "c")
  }

  @Test func `say nothing of one alone`() {
    #expect(run(["a"]).end.phrase == nil)
  }

  @Test func `stop at the first that fails, and are kept from it on`() {
    let (ran, end) = run(["a", "b", "c", "d"], rest: "e", failing: ["b": "failed"])
    #expect(ran == ["a", "b"])
    #expect(end.phrase == Phrase("batch.failed", ["lines": 4, "done": 1, "failed": 1, "left": 2]))
    #expect(end.initial == "b\nc\nd\ne")
    #expect(run(["a", "b"], failing: ["b": "failed"]).end.phrase?.key == "batch.failed_last")
  }

  @Test func `are left out from the one that is interrupted, and the first of those is told`() {
    let (ran, end) = run(["a", "b", "c"], rest: "d", failing: ["b": "interrupted"])
    #expect(ran == ["a", "b"])
    #expect(end.phrase == Phrase("batch.interrupted", ["lines": 3, "done": 1, "left": 3, "first": "b"]))
    #expect(end.initial.isEmpty)
  }

  @Test func `end where the user leaves`() {
    let (ran, end) = run(["a", "b", "c"], leavingAfter: "b")
    #expect(ran == ["a", "b"])
    #expect(end.phrase == Phrase("batch.interrupted", ["lines": 3, "done": 2, "left": 1, "first": "c"]))
    #expect(run(["a", "b"], leavingAfter: "b").end.phrase == Phrase("batch.done", ["lines": 2, "done": 2]))
  }
}
