import Archive
import Foundation
import Shell
import TagarelaKit

extension Part {
  /// A format that a program of ours in Python reads and writes: the worked example of docs/programs.md.
  static let programs = Part(name: "programs") { bench in
    let parcel = try Sample.board(pictures: ["eu.svg", "querer.svg", "mais.svg", "suco.svg", "pao.svg", "agua.svg"])
    let python = try Programs.python()
    // The program's first line finds the interpreter itself, not a script that chooses one.
    setenv("PATH", URL(fileURLWithPath: python).deletingLastPathComponent().path + ":/usr/bin:/bin", 1)
    try bench.measure(
      "a program's first file, from its start", .milliseconds, budget: 100,
      ours: {
        let sheet = try TalkerSheet(bench)
        return try seconds { _ = try sheet.write(parcel) }
      },
      peers: [("python3 -c 'import json'", { try seconds { try Programs.run(python, ["-c", "import json"]) } })],
      value: { $0 * 1e3 })
    let sheet = try TalkerSheet(bench)
    let file = try sheet.write(parcel)
    let rounds = 50
    try bench.measure(
      "a program's further files: 9 cells written", .milliseconds, budget: 2,
      ours: { try seconds { for _ in 0..<rounds { _ = try sheet.write(parcel) } } },
      value: { $0 / Double(rounds) * 1e3 })
    try bench.measure(
      "a program's further files: 9 cells read", .milliseconds, budget: 2,
      ours: { try seconds { for _ in 0..<rounds { _ = try sheet.read(file) } } }, value: { $0 / Double(rounds) * 1e3 })
  }
}

/// The example's format, its program not started yet.
private struct TalkerSheet {
  private let format: FileFormat
  private let bench: Bench

  init(_ bench: Bench) throws {
    self.bench = bench
    guard let part = bench.registry.first(.packParts, id: "formats") else { throw Trouble("no part for programs") }
    let folder = Places.root.appendingPathComponent("examples/programs/talker-sheet")
    let json = Data(
      #"{"id": "talker-sheet", "endings": ["talker"], "reads": ["board"], "writes": ["board", "plan"]}"#.utf8)
    let content = PackContent(
      pack: "talker-sheet", folder: folder.path, json: json, command: ["talker_sheet.py"])
    let module = Module(id: "talker-sheet", version: "1.0") { try part.register(content, &$0) }
    guard let format = Registry([module]).first(.formats, id: "talker-sheet") else { throw Trouble("no such format") }
    self.format = format
  }

  func write(_ parcel: Parcel) throws -> Data {
    let aids = WritingAids(
      renderer: NoDrawing(), archiver: bench.archive, layouts: [], wording: Wording("pt", in: bench.registry),
      now: .now)
    guard let file = try format.file(of: parcel, with: aids) else { throw Trouble("it doesn't write") }
    return file
  }

  func read(_ file: Data) throws -> Reading {
    guard let read = format.read else { throw Trouble("it doesn't read") }
    return try read(
      InputFile(path: "board.talker", bytes: file), ReadingAids(archiver: bench.archive, language: "pt"))
  }
}
