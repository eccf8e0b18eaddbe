import TagarelaKit
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
}
