import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

struct IdentifierTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `identifiers that differ by case are different buttons, pictures and boards`() throws {
    func board(_ id: String, _ target: String) -> String {
      """
      {"format": "open-board-0.1", "id": "\(id)", "locale": "en", "name": "board \(id)",
       "grid": {"order": [["A", "a"]]}, "images": [
       {"id": "P", "data": "\(Specimen.address("image/svg+xml", Specimen.svg(1).bytes))"},
       {"id": "p", "data": "\(Specimen.address("image/svg+xml", Specimen.svg(2).bytes))"}],
       "buttons": [{"id": "A", "label": "one", "image_id": "P"},
       {"id": "a", "label": "two", "image_id": "p", "load_board": {"id": "\(target)"}}]}
      """
    }
    let reading = try bench.read(package: [
      (
        "manifest.json",
        #"{"format": "open-board-0.1", "root": "x.obf", "paths": {"boards": {"X": "x.obf", "x": "y.obf"}}}"#
      ),
      ("x.obf", board("X", "x")), ("y.obf", board("x", "X")),
    ])
    #expect(reading.complaints == [])
    func expectAll(_ boards: [Board]) {
      #expect(boards.map(\.uid) == ["X", "x"])
      for board in boards {
        #expect(board.cells.map(\.text) == ["one", "two"])
        #expect(board.cells.map(\.shown) == [Specimen.svg(1), Specimen.svg(2)])
      }
      #expect(boards.map { $0.cells.last?.link?.uid } == ["x", "X"])
    }
    expectAll(reading.parcel.boards)
    expectAll(try bench.read(bench.write(reading.parcel, .openBoards), .openBoards).parcel.boards)
  }

  @Test func `a second one of a name doesn't take the name of a third`() throws {
    let reading = try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "X", "grid": {"order": [["1", "1-2"]]},
         "buttons": [{"id": "1", "label": "one"}, {"id": "1", "label": "again"}, {"id": "1-2", "label": "two"}]}
        """)
    #expect(reading.parcel.boards[0].cells.map(\.text) == ["one", "two"])
    #expect(reading.complaints.map(\.key) == ["obf.id_twice", "obf.unplaced"])
  }

  @Test func `names of files that differ by case only are the same`() {
    var names = UniqueNames(ignoresCase: true)
    #expect(["a", "A", "A-2"].map { names.take($0) } == ["a", "A-2", "A-2-2"])
  }

  @Test func `troubles of a kind are one for each board, with three of its buttons`() throws {
    let buttons = (1...80).map { #"{"id": \#($0), "label": "word \#($0)", "image_id": "p"}"# }.joined(separator: ",")
    let reading = try bench.read(
      board: """
        {"format": "open-board-0.1", "id": "x", "locale": "en", "name": "X", "buttons": [\(buttons)],
         "grid": {"rows": 8, "columns": 10}, "images": [{"id": "p", "url": "https://example.org/p.png"}]}
        """)
    let cells = Value.list((1...3).map { .text("word \($0)") } + [.text("…")])
    #expect(
      reading.complaints.filter { $0.key == "obf.image_elsewhere" } == [
        Phrase("obf.image_elsewhere", ["board": "X", "detail": "", "count": 80, "cells": cells])
      ])
  }
}
