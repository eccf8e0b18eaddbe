import Archive
import Foundation
import Programs
import Shell
import TagarelaKit

extension Part {
  /// A set of 81 boards that lead to each other, as one file and back.
  static let exchange = Part(name: "exchange") { bench in
    let set = try Sample.set()
    let archive = Archive(program: LineProgram(path: Programs.archive, name: "tagarela-archive"))
    let canvas = bench.canvas
    guard let format = bench.registry.first(.formats, id: "obz"), let read = format.read
    else {
      throw Trouble("obz is missing")
    }
    let wording = Wording("pt", in: bench.registry)
    let aids = WritingAids(
      renderer: canvas, archiver: archive, layouts: bench.registry.all(.layouts), wording: wording, now: .now)
    guard let bytes = try format.file(of: set, with: aids) else { throw Trouble("obz can't be written") }
    let path = bench.path("set.obz")
    try bytes.write(to: URL(fileURLWithPath: path))
    let python = try PythonPackage(bench)
    try bench.measure(
      "obz of 81 boards, 729 cells, written", .milliseconds, budget: 100,
      ours: { try seconds { _ = try format.file(of: set, with: aids) } },
      peers: [(PythonPackage.name, { try python.seconds("write", path) })], value: { $0 * 1e3 })
    let reading = ReadingAids(archiver: archive, language: "pt")
    try bench.measure(
      "obz of 81 boards, 729 cells, read", .milliseconds, budget: 100,
      ours: { try seconds { _ = try read(InputFile(path: path, bytes: bytes), reading) } },
      peers: [(PythonPackage.name, { try python.seconds("read", path) })], value: { $0 * 1e3 })
    var turn = 0
    try bench.measure(
      "the same received into an empty workspace, process start included", .milliseconds,
      ours: {
        turn += 1
        let workspace = bench.path("receiving\(turn).tagarela")
        return try seconds { try Programs.run(Programs.tagarela, ["-w", workspace, "-c", "receive \(path) --yes"]) }
      }, value: { $0 * 1e3 })
  }
}

/// Python's own zip and JSON modules, which know nothing of boards.
private struct PythonPackage {
  static let name = "python's zipfile and json"

  private let script: String

  init(_ bench: Bench) throws { script = try bench.write(Self.source, to: "package.py") }

  func seconds(_ action: String, _ path: String) throws -> Double {
    guard let seconds = Double(try Programs.output(of: Programs.python(), [script, action, path]).dropLast()) else {
      throw Trouble("python gave no figure")
    }
    return seconds
  }

  private static let source = """
    import io, json, sys, time, zipfile

    action, path = sys.argv[1:]

    def read():
        with zipfile.ZipFile(path) as package:
            return {name: package.read(name) for name in package.namelist()}

    def parsed(files):
        return {name: json.loads(text) if name.endswith((".obf", ".json")) else text for name, text in files.items()}

    for run in range(3):
        if action == "read":
            start = time.perf_counter()
            parsed(read())
        else:
            files = parsed(read())
            start = time.perf_counter()
            with zipfile.ZipFile(io.BytesIO(), "w", zipfile.ZIP_DEFLATED) as package:
                for name, content in files.items():
                    package.writestr(name, json.dumps(content) if isinstance(content, dict) else content)
        took = time.perf_counter() - start
    print(took)

    """
}

extension Sample {
  /// Nine boards lead on from the first, and nine from each of eight of these.
  static func set() throws -> Parcel {
    let names = ["eu.svg", "querer.svg", "mais.svg", "suco.svg", "pao.svg", "agua.svg"]
    guard let first = try board(pictures: names).plans.first?.board else { throw Trouble("the sample has no board") }
    let boards = (0..<81).map { number -> Board in
      var board = first
      board.uid = "bench-board-\(number)"
      board.name = "prancha \(number)"
      for index in board.cells.indices {
        let target = number * 9 + index + 1
        if target < 81 { board.cells[index].link = BoardLink(uid: "bench-board-\(target)", name: "prancha \(target)") }
      }
      return board
    }
    return Parcel(kind: .board, boards: boards)
  }
}
