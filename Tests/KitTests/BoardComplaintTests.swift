import TagarelaKit
import TagarelaTestSupport
import Testing

struct BoardComplaintTests {
  private func told(_ complaints: BoardComplaints) -> [Phrase] {
    complaints.phrases { Phrase("more", ["count": .integer($0)]) }
  }

  private func phrase(_ key: String, _ board: String, _ count: Int, _ cells: [Value]) -> Phrase {
    Phrase(key, ["board": .text(board), "detail": "", "count": .integer(count), "cells": .list(cells)])
  }

  @Test func `a few boards are told of one by one`() {
    var complaints = BoardComplaints()
    for board in ["A", "B", "C"] { complaints.add("lost", board: board, cell: "word") }
    #expect(told(complaints) == ["A", "B", "C"].map { phrase("lost", $0, 1, ["word"]) })
  }

  @Test func `many boards with the same trouble are told of together`() {
    var complaints = BoardComplaints()
    for number in 1...44 {
      complaints.add("lost", board: "Board \(number)", cell: "word \(number)")
      if number == 1 { complaints.add("other", board: "Board 1") }
    }
    #expect(
      told(complaints) == [
        phrase("lost", "Board 1, Board 2, Board 3 … (44)", 44, ["word 1", "word 2", "word 3", "…"]),
        phrase("other", "Board 1", 1, []),
      ])
  }

  @Test func `troubles with another detail are others`() {
    var complaints = BoardComplaints()
    for number in 1...4 { complaints.add("command", board: "A", detail: "\(number)") }
    #expect(told(complaints).count == 4)
  }

  @Test func `beyond the first hundred they are counted`() {
    var complaints = BoardComplaints()
    for number in 1...150 { complaints.add("command", board: "A", detail: "\(number)") }
    #expect(told(complaints).count == BoardComplaints.mostMatters + 1)
    #expect(told(complaints).last == Phrase("more", ["count": .integer(50)]))
  }

  @Test(arguments: 1...200)
  func `of boards read side by side they are those of boards read one after the other`(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var one = BoardComplaints()
    var together = BoardComplaints()
    for board in 0..<Int.random(in: 1...8, using: &random) {
      var apart = BoardComplaints()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let kind = Int.random(in: 0...3, using: &random)
        let key = "matter.\(kind)"
        let cell: String? = Bool.random(using: &random) ? "A\(Int.random(in: 1...5, using: &random))" : nil
        let count = Int.random(in: 1...3, using: &random)
        // Some matters are of a board, some of cells wherever they are.
        let name = kind < 2 ? "board \(board)" : ""
        one.add(key, board: name, cell: cell, count: count)
        apart.add(key, board: name, cell: cell, count: count)
      }
      if Bool.random(using: &random) {
        one.add(Phrase("single.\(board)"))
        apart.add(Phrase("single.\(board)"))
      }
      together.add(apart)
    }
    let more: (Int) -> Phrase = { Phrase("more", ["count": .integer($0)]) }
    #expect(together.phrases(more: more) == one.phrases(more: more))
  }

  @Test func `of boards read side by side no more are kept than of others`() {
    var together = BoardComplaints()
    for board in 0..<3 {
      var apart = BoardComplaints()
      for matter in 0..<90 { apart.add("matter", board: "b", detail: "\(board) \(matter)") }
      together.add(apart)
    }
    let told = together.phrases { Phrase("more", ["count": .integer($0)]) }
    #expect(told.count == BoardComplaints.mostMatters + 1)
    #expect(told.last == Phrase("more", ["count": 170]))
  }
}
