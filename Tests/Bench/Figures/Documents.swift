import Archive
import Canvas
import Foundation
import Programs
import Shell
import TagarelaKit

extension Part {
  /// A board of nine cells as a page and as a bundle.
  static let documents = Part(name: "documents") { bench in
    let drawn = try Sample.board(pictures: ["eu.svg", "querer.svg", "mais.svg", "suco.svg", "pao.svg", "agua.svg"])
    let photographed = try Sample.board(pictures: ["giovanna.png", "ana.jpg"])
    let reportLab = ReportLab(bench)
    for (what, parcel, peer) in [("SVG", drawn, nil), ("PNG and JPEG", photographed, reportLab)] {
      try bench.measure(
        "9 cells of \(what) to PDF, process start included", .milliseconds,
        ours: { try seconds { _ = try bench.page(parcel, bench.canvas) } },
        peers: peer.map { peer in [(ReportLab.name, { try seconds { try peer.page() } })] } ?? [],
        value: { $0 * 1e3 })
      let canvas = bench.canvas
      _ = try bench.page(parcel, canvas)
      try bench.measure(
        "9 cells of \(what) to PDF, warm", .milliseconds, budget: 10,
        ours: { try seconds { _ = try bench.page(parcel, canvas) } },
        peers: peer.map { peer in [(ReportLab.name, peer.warmPage)] } ?? [], value: { $0 * 1e3 })
    }
    try bench.measureSet()
    try bench.measureBundle(of: drawn)
  }
}

extension Bench {
  var canvas: Canvas {
    Canvas(program: LineProgram(path: Programs.canvas, name: "tagarela-canvas"))
  }

  var archive: Archive {
    Archive(program: LineProgram(path: Programs.archive, name: "tagarela-archive"))
  }

  fileprivate func page(_ parcel: Parcel, _ canvas: Canvas) throws -> Data {
    try write(parcel, as: "pdf", canvas)
  }

  /// Boards of nine cells with drawings and photos, linked to each other, and the symbols of one as cards.
  fileprivate func measureSet() throws {
    let canvas = canvas
    let boards = try Sample.boards(81)
    _ = try page(boards, canvas)
    try measure(
      "81 boards of 9 cells to PDF", .milliseconds, budget: 1000,
      ours: { try seconds { _ = try page(boards, canvas) } }, value: { $0 * 1e3 })
    var cards = PageSetup()
    cards.form = .cards
    cards.hasCropMarks = true
    let symbols = try Sample.boards(1)
    try measure(
      "9 cards with crop marks to PDF, warm", .milliseconds,
      ours: { try seconds { _ = try write(symbols, as: "pdf", canvas, page: cards) } }, value: { $0 * 1e3 })
  }

  fileprivate func measureBundle(of parcel: Parcel) throws {
    let canvas = canvas
    let bytes = try write(parcel, as: "psyb", canvas)
    try measure(
      "psyb of 9 cells, written", .milliseconds,
      ours: { try seconds { _ = try write(parcel, as: "psyb", canvas) } }, value: { $0 * 1e3 })
    let aids = ReadingAids(archiver: archive, language: "pt")
    guard let read = registry.first(.formats, id: "psyb")?.read else { throw Trouble("psyb can't be read") }
    try measure(
      "psyb of 9 cells, read", .milliseconds,
      ours: { try seconds { _ = try read(InputFile(path: "board.psyb", bytes: bytes), aids) } }, value: { $0 * 1e3 })
  }

  private func write(
    _ parcel: Parcel, as format: String, _ canvas: Canvas, page: PageSetup = PageSetup()
  ) throws -> Data {
    let aids = WritingAids(
      renderer: canvas, archiver: archive, layouts: registry.all(.layouts), wording: Wording("pt", in: registry),
      now: .now, page: page)
    guard let file = try registry.first(.formats, id: format)?.file(of: parcel, with: aids) else {
      throw Trouble("\(format) can't be written")
    }
    return file
  }
}

/// What is drawn.
enum Sample {
  /// The example's pictures.
  static var pictures: URL { Places.root.appendingPathComponent("examples/pictures") }

  /// A set of boards of nine cells; each leads to the next.
  static func boards(_ count: Int) throws -> Parcel {
    let names = ["eu.svg", "querer.svg", "mais.svg", "suco.svg", "pao.svg", "agua.svg", "giovanna.png", "ana.jpg"]
    let board = try board(pictures: names).plans.map(\.board)
    let boards = board.flatMap { first in
      (1...count).map { number in
        var board = first
        board.uid = "board\(number)"
        board.name = "\(first.name) \(number)"
        if !board.cells.isEmpty {
          board.cells[0].link = BoardLink(uid: "board\(number % count + 1)", name: "")
        }
        return board
      }
    }
    return Parcel(kind: .board, boards: boards)
  }

  /// A plan with a board of nine cells, which show these pictures in turn.
  static func board(pictures names: [String]) throws -> Parcel {
    let category = Category(name: "comida", color: .red)
    let cells = try Clinic.words.enumerated().map { index, word in
      let name = names[index % names.count]
      let bytes = try Data(contentsOf: pictures.appendingPathComponent(name))
      let format: PictureFormat = name.hasSuffix("svg") ? .svg : name.hasSuffix("png") ? .png : .jpeg
      let symbol = Symbol(
        uid: "symbol\(index)", name: word, meaning: word, category: category,
        picture: Picture(format: format, bytes: bytes))
      return Board.Cell(position: index + 1, symbol: symbol)
    }
    let board = Board(uid: "board", name: Clinic.board, size: .nine, layout: "nine", cells: cells)
    let plan = Plan(
      uid: "plan", name: "Hora do lanche", description: "Pedir o que quer", kind: .board, start: Moment.now.day,
      board: board)
    return Parcel(
      kind: .plan, patient: Patient(uid: "patient", name: Clinic.patient), tutor: Tutor(uid: "tutor", name: "Ana"),
      plans: [plan])
  }
}

/// Where this package lies.
enum Places {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
