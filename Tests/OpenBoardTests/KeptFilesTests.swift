import Archive
import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

struct KeptFilesTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private static let board = #"{"format": "open-board-0.1", "id": "x", "name": "X", "grid": {}, "buttons": []}"#

  @Test func `a file that couldn't be read again is told, not kept`() throws {
    let bytes = Data(repeating: 7, count: PackageReader.largestKept + 1)
    let package = try bench.archive.pack([
      ArchivedFile(path: "x.obf", bytes: Data(Self.board.utf8)), ArchivedFile(path: "film.mp4", bytes: bytes),
      ArchivedFile(path: "read.me", bytes: Data("x".utf8)),
    ])
    let reading = try bench.read(package, .openBoards)
    #expect(reading.complaints.contains(Phrase("obf.file_dropped", ["path": "film.mp4"])))
    let files = try bench.contents(bench.write(reading.parcel, .openBoards)).files
    #expect(files["film.mp4"] == nil)
    #expect(files["read.me"] == Data("x".utf8))
    // With its quotation mark the largest that is kept is within what a text may be.
    #expect(bytes.dropLast().base64EncodedString().utf8.count + 1 <= JSONReader.Rules.byProgram.longestText)
  }

  @Test func `a manifest that is nested too deeply to be kept is told, the files stay`() throws {
    let deep = String(repeating: "[", count: 199) + String(repeating: "]", count: 199)
    let reading = try bench.read(package: [
      ("manifest.json", #"{"root": "x.obf", "ext_deep": \#(deep)}"#), ("x.obf", Self.board), ("read.me", "x"),
    ])
    #expect(reading.complaints == [Phrase("obf.file_dropped", ["path": "manifest.json"])])
    #expect(try bench.contents(bench.write(reading.parcel, .openBoards)).files["read.me"] == Data("x".utf8))
  }

  @Test func `what can't be read again stops the writing`() {
    let one = GridSize(columns: 1, rows: 1) ?? .one
    var board = Board(uid: "x", name: "X", size: one, pages: 1, layout: "grid")
    board.foreign["obz"] = #"{"files": {"a.txt": "???"}}"#
    let failure = #expect(throws: Failure.self) { try bench.write(Parcel(kind: .board, boards: [board]), .openBoards) }
    #expect(failure?.what == Phrase("obf.rest_broken", ["board": "X"]))
  }

  @Test func `files of one name from two packages are both written`() throws {
    let boards = try ["x", "y"].flatMap { id in
      let text = Self.board.replacing(#""id": "x""#, with: "\"id\": \"\(id)\"")
      return try bench.read(package: [("\(id).obf", text), ("read.me", id)]).parcel.boards
    }
    let files = try bench.contents(bench.write(Parcel(kind: .board, boards: boards), .openBoards)).files
    #expect(files["read.me"] == Data("x".utf8))
    #expect(files["read-2.me"] == Data("y".utf8))
  }

  @Test(arguments: [
    ("a.b/c", "a.b/c-2"), ("a/b.png", "a/b-2.png"), ("../up.png", "media/---up-png-2"),
    ("c:\\d.e/f", "media/c--d-e-f-2"),
    (String(repeating: "n", count: 252) + ".p", "media/" + String(repeating: "n", count: 60) + "-2"),
  ])
  func `a second file of a path lies beside the first, under a name that can be packed`(
    _ path: String, _ second: String
  )
    throws
  {
    var writer = MediaWriter(isPackage: true, kept: [:])
    _ = writer.place(Data([1]), sum: "1", at: path)
    #expect(writer.place(Data([2]), sum: "2", at: path) == second)
    _ = try bench.archive.pack(writer.files)
  }

  @Test(.timeLimit(.minutes(15))) func `a path of a million slashes is no file`() throws {
    let files = [ArchivedFile(path: "a.png", bytes: Data([1]))]
    let path = "\(bench.folder)/files.zip"
    try bench.archive.pack(files).write(to: URL(filePath: path))
    let package = PackageFiles(try bench.archive.unpack(path), folder: "")
    #expect(package.path("/.//a.png") == "a.png")
    #expect(package.path(String(repeating: "/", count: 1_000_000) + "a.png") == nil)
  }
}
