import Conformance
import Foundation
import StructuredText
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import OpenBoard

struct RoundTripTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test(arguments: 0..<40)
  func `boards of ours come back from a package as they were`(_ seed: Int) throws {
    var maker = BoardMaker(seed: seed)
    let parcel = maker.parcel(boards: 1...4)
    let package = try bench.write(parcel, .openBoards)
    let reading = try bench.read(package, .openBoards)
    #expect(reading.complaints == [])
    #expect(!reading.isPartial)
    for (mine, theirs) in zip(parcel.boards, reading.parcel.boards) where mine != theirs {
      for (cell, other) in zip(mine.cells, theirs.cells) { #expect(cell == other) }
    }
    #expect(reading.parcel == parcel)
    #expect(FileFormat.openBoards.recognises(package.prefix(FileFormat.beginning)))
    let contents = try bench.contents(package)
    #expect(ReferenceRules.breaches(package: contents.json, files: Set(contents.files.keys)) == [])
  }

  @Test(arguments: 0..<40)
  func `a board of ours comes back from its file as it was`(_ seed: Int) throws {
    var maker = BoardMaker(seed: seed + 1000)
    let parcel = maker.parcel(boards: 1...1)
    let file = try bench.write(parcel, .openBoard)
    let reading = try bench.read(file, .openBoard)
    #expect(reading.complaints == [])
    #expect(reading.parcel == parcel)
    #expect(FileFormat.openBoard.recognises(file.prefix(FileFormat.beginning)))
    #expect(ReferenceRules.breaches(board: try value(file), files: nil) == [])
  }

  @Test func `the same boards give the same bytes`() throws {
    var maker = BoardMaker(seed: 7)
    let parcel = maker.parcel(boards: 3...3)
    #expect(try bench.write(parcel, .openBoards) == bench.write(parcel, .openBoards))
  }

  @Test func `several boards need a package`() throws {
    var maker = BoardMaker(seed: 8)
    let parcel = maker.parcel(boards: 2...2)
    let failure = #expect(throws: Failure.self) { try bench.write(parcel, .openBoard) }
    #expect(failure?.what.key == "obf.several")
    #expect(failure?.hint?.key == "obf.several.hint")
  }

  @Test func `a plan's boards are written, each once`() throws {
    var maker = BoardMaker(seed: 9)
    let boards = maker.parcel(boards: 2...2).boards
    let plan = Plan(name: "breakfast", description: "", kind: .board, start: nil, board: boards[0])
    let package = try bench.write(Parcel(kind: .plan, plans: [plan], boards: boards), .openBoards)
    #expect(try bench.read(package, .openBoards).parcel == Parcel(kind: .board, boards: boards))
  }

  @Test(.enabled(if: Corpus.isThere), arguments: ["simple.obf", "inline_images.obf", "foreign.obf"])
  func `real boards keep every field`(_ name: String) throws {
    let bytes = try Corpus.bytes(name)
    let reading = try bench.read(bytes, .openBoard)
    let written = try value(bench.write(reading.parcel, .openBoard))
    #expect(losses(try value(bytes), written) == [])
    #expect(ReferenceRules.breaches(board: written, files: nil) == [])
    // Numbers in place of texts, where texts belong, are texts from the first writing on.
    let once = try bench.read(bench.write(reading.parcel, .openBoard), .openBoard).parcel
    #expect(try bench.read(bench.write(once, .openBoard), .openBoard).parcel == once)
    #expect(once.boards.map(\.withoutForeign) == reading.parcel.boards.map(\.withoutForeign))
  }

  @Test(.enabled(if: Corpus.isThere), arguments: ["links.obz", "path_images.obz"])
  func `real packages keep every field and every file`(_ name: String) throws {
    let bytes = try Corpus.bytes(name)
    let reading = try bench.read(bytes, .openBoards)
    let package = try bench.write(reading.parcel, .openBoards)
    let (before, after) = (try bench.contents(bytes), try bench.contents(package))
    for (path, json) in before.json { #expect(losses(json, after.json[path], at: path) == []) }
    for (path, bytes) in before.files where before.json[path] == nil { #expect(after.files[path] == bytes) }
    #expect(ReferenceRules.breaches(package: after.json, files: Set(after.files.keys)) == [])
    #expect(try bench.read(package, .openBoards).parcel == reading.parcel)
  }

  @Test func `the formats keep their promises`() throws {
    let bench = bench
    let carried: (Parcel) -> Parcel = { parcel in
      var boards = parcel.boards + parcel.plans.map(\.board)
      for index in boards.indices {
        if boards[index].uid.isEmpty { boards[index].uid = "board" }
        for cell in boards[index].cells.indices { boards[index].cells[cell].symbol?.video = nil }
      }
      return Parcel(kind: .board, boards: boards)
    }
    expectNone(
      checkConformance(of: .openBoard, with: bench.writing, reading: bench.reading()) { parcel in
        var parcel = carried(parcel)
        parcel.boards = Array(parcel.boards.prefix(1))
        return parcel
      })
    let obz = FileFormat.openBoards
    let folder = bench.folder
    let onDisk = FileFormat(
      id: obz.id, endings: obz.endings, reads: obz.reads, writes: obz.writes, carries: obz.carries,
      recognises: obz.recognises,
      read: { file, aids in
        let path = "\(folder)/conformance.obz"
        try file.bytes.write(to: URL(filePath: path))
        return try PackageReader.read(InputFile(path: path, bytes: file.bytes), with: aids).onPlainLayout(aids)
      }, write: obz.write)
    expectNone(checkConformance(of: onDisk, with: bench.writing, reading: bench.reading(), carried: carried))
    expectNone(
      checkConformance(of: .openLog) { parcel in
        let patient = parcel.patient.map { Patient(uid: $0.uid, name: $0.name) }
        return Parcel(kind: .usage, patient: patient, touches: parcel.touches)
      })
    expectNone(checkConformance(of: .anonymousLog))
  }
}

extension Board {
  /// What the board is, without what its file said beyond.
  fileprivate var withoutForeign: Board {
    var board = self
    board.foreign = [:]
    for index in board.cells.indices { board.cells[index].foreign = [:] }
    return board
  }
}
