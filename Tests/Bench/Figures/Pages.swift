import Foundation

extension Part {
  /// The patient's page: how long it takes to write, how large it is, and how soon a slow phone shows it.
  static let pages = Part(name: "pages") { bench in
    let workspace = bench.path("pages.tagarela")
    func run(_ lines: [String]) throws -> Double {
      let words = ["-w", workspace, "--lang", "pt"] + lines.flatMap { ["-c", $0] }
      return try MeasuredRun(Programs.tagarela, words, bench).seconds
    }
    func megabytes(_ name: String) throws -> Double {
      Double(try Data(contentsOf: URL(filePath: bench.path(name))).count) / 1e6
    }
    _ = try run([
      "board new Nove", "board put Nove 1 eu 2 querer 3 mais 4 suco 5 pão 6 biscoito 7 água 8 comer 9 beber",
    ])
    let (nine, silent, many) = (bench.path("nine.html"), bench.path("silent.html"), bench.path("many.html"))
    try bench.measure(
      "a page of nine cells written, with sounds", .milliseconds,
      ours: { try run(["export Nove '\(nine)' --replace"]) }, value: { $0 * 1e3 })
    _ = try run(["export Nove '\(silent)' --sounds none"])
    try bench.report.add(Figure(what: "its size", unit: .megabytes, ours: try megabytes("nine.html"), budget: 1.5))
    try bench.report.add(
      Figure(what: "its size without sounds", unit: .megabytes, ours: try megabytes("silent.html"), budget: 0.5))
    _ = try run(try manyBoards(workspace))
    try bench.measure(
      "81 boards of 40 cells written, without sounds", .milliseconds,
      ours: { try run(["export 'Prancha 1' '\(many)' --sounds none --replace"]) }, value: { $0 * 1e3 })
    try bench.report.add(Figure(what: "their size", unit: .megabytes, ours: try megabytes("many.html"), budget: 8))
    try bench.inBrowser([nine, many])
  }

  /// Boards full of different symbols of the library; each leads to four, and so one comes to all of them.
  private static func manyBoards(_ workspace: String) throws -> [String] {
    let systems = [("pcs", 1000), ("pic", 1000), ("bliss", 1000), ("emoji", 400)]
    var symbols = try systems.flatMap { system, count in
      let line = "symbol find --system \(system) --limit \(count)"
      let text = try Programs.output(of: Programs.tagarela, ["-w", workspace, "--lang", "pt", "--json", "-c", line])
      return try JSONDecoder().decode([Found].self, from: Data(text.utf8)).map { "'\(system):\($0.id)'" }
    }[...]
    let boards = 1...81
    var lines = boards.map { "board new 'Prancha \($0)' --grid 8x5" }
    for board in boards {
      let taken = symbols.prefix(36)
      symbols = symbols.dropFirst(taken.count)
      let cells = taken.enumerated().map { "\($0.offset + 1) \($0.element)" }
      lines.append("board put 'Prancha \(board)' \(cells.joined(separator: " "))")
      for way in 0..<4 {
        let target = (board * 4 - 3 + way) % boards.count + 1
        lines += [
          "board word 'Prancha \(board)' \(37 + way) mais",
          "board link 'Prancha \(board)' \(37 + way) 'Prancha \(target)'",
        ]
      }
    }
    return lines
  }

  private struct Found: Decodable {
    let id: String
  }
}

extension Bench {
  /// In Chromium at the size of a phone, slowed four times, beside an empty page.
  fileprivate func inBrowser(_ pages: [String]) throws {
    let python = Places.root.appendingPathComponent(".build/python/bin/python3").path
    guard FileManager.default.isExecutableFile(atPath: python) else {
      return report.note("pages: scripts/setup has made no .build/python to open a browser with")
    }
    let script = Places.root.appendingPathComponent("Tests/WebPageTests/Browser/measure.py").path
    let text = try Programs.output(of: python, [script, "--json", "\(contest.runs)"] + pages)
    let taken = try text.split(separator: "\n").map { try JSONDecoder().decode(Taken.self, from: Data($0.utf8)) }
    guard let empty = taken.first else { return }
    for page in taken.dropFirst() {
      let name = page.page == "nine" ? "nine cells" : "81 boards"
      for (way, path) in [("by the clock", \Taken.Time.clock), ("the thread's work × 4", \Taken.Time.work)] {
        try report.add(
          Figure(
            what: "\(name) ready, slowed four times, \(way)", unit: .milliseconds, ours: page.ready[keyPath: path],
            peer: "an empty page", theirs: empty.ready[keyPath: path], budget: page.page == "nine" ? 200 : nil))
        guard let board = page.board else { continue }
        try report.add(
          Figure(what: "another board of these, \(way)", unit: .milliseconds, ours: board[keyPath: path], budget: 50))
      }
    }
  }

  /// A line of `measure.py --json`.
  private struct Taken: Decodable {
    let page: String
    let ready: Time
    let board: Time?

    /// Milliseconds.
    struct Time: Decodable {
      let clock: Double
      let work: Double
    }
  }
}
