import Charts
import Clinic
import TagarelaKit

/// A report on paper: the title, then section by section its texts, charts, tables and notes.
struct ReportPages {
  private let report: Report
  private let wording: Wording
  private let renderer: any Renderer
  private var flow = ReportFlow()

  /// - Parameter wording: of the report's language.
  init(_ report: Report, _ wording: Wording, _ renderer: any Renderer) {
    self.report = report
    self.wording = wording
    self.renderer = renderer
  }

  /// - Throws: what the renderer throws.
  func document() throws -> Document {
    var pages = self
    return try pages.filled()
  }

  private mutating func filled() throws -> Document {
    try add(report.title, ReportPaper.title)
    try add(report.subtitle, ReportPaper.text, color: ReportPaper.quiet)
    var outline: [Document.OutlineEntry] = []
    for part in report.parts {
      flow.skip(14)
      let heading = try height(of: part.told.title, ReportPaper.heading)
      flow.keep(together: try heading + 14 + firstHeight(of: part.told))
      outline.append(.init(title: part.told.title, page: flow.pages.count - 1))
      try add(part.told.title, ReportPaper.heading)
      flow.skip(3)
      for block in part.told.blocks { try add(block) }
    }
    return Document(
      title: report.title, language: report.language, created: .now,
      pages: flow.pages.enumerated().map { scene($1, number: $0 + 1) },
      outline: flow.pages.count > 1 ? outline : [])
  }

  private func scene(_ elements: [Scene.Element], number: Int) -> Scene {
    let told = Phrase("print.page", ["page": .integer(number), "pages": .integer(flow.pages.count)])
    let y = ReportPaper.height - ReportPaper.margin - 10
    let foot = [
      Self.text(
        report.title, ReportPaper.small, y: y, height: 13, width: ReportPaper.room * 0.7, color: ReportPaper.quiet),
      Self.text(
        wording.text(told), ReportPaper.small, x: ReportPaper.room * 0.7, y: y, height: 13,
        width: ReportPaper.room * 0.3, .trailing, color: ReportPaper.quiet),
    ]
    return Scene(width: ReportPaper.width, height: ReportPaper.height, elements: elements + foot)
  }

  // MARK: blocks

  private mutating func add(_ block: ReportPart.Block) throws {
    switch block {
    case .text(let string): try add(string, ReportPaper.text)
    case .chart(let chart): try add(chart)
    case .table(let heads, let rows): try add(heads, rows)
    case .notes(let notes):
      for note in notes {
        flow.skip(3)
        let heading = try height(of: note.heading, ReportPaper.small)
        flow.keep(together: heading + 16)
        try add(note.heading, ReportPaper.small, color: ReportPaper.quiet)
        try add(note.text, ReportPaper.text)
      }
    }
    flow.skip(6)
  }

  /// Of what comes first in a section, so much as its heading doesn't stand alone.
  private func firstHeight(of part: ReportPart) throws -> Double {
    guard let first = part.blocks.first else { return 0 }
    let second = part.blocks.dropFirst().first
    var needed = 0.0
    for block in [first, second].compactMap(\.self) {
      switch block {
      case .text(let string): needed += try height(of: string, ReportPaper.text) + 6
      case .chart(let chart): needed += chart.scene(width: ReportPaper.room).height + 26
      case .table: needed += 60
      case .notes: needed += 40
      }
    }
    return min(needed, ReportFlow.room * 0.6)
  }

  private mutating func add(_ chart: Chart) throws {
    guard !chart.isEmpty else { return }
    let scene = chart.scene(width: ReportPaper.room)
    flow.add(height: 20 + scene.height + 4) { y in
      [Self.text(chart.title, ReportPaper.caption, y: y, height: 16)]
        + scene.elements.map { $0.moved(x: ReportPaper.margin, y: y + 20) }
    }
  }

  private mutating func add(_ heads: [String], _ rows: [[String]]) throws {
    let columns = Columns(count: heads.count)
    flow.keep(together: min(Columns.row * Double(rows.count + 1), ReportFlow.room))
    add(row: heads, columns, isHead: true)
    for row in rows {
      if flow.free < Columns.row {
        flow.turn()
        add(row: heads, columns, isHead: true)
      }
      add(row: row, columns, isHead: false)
    }
  }

  private mutating func add(row: [String], _ columns: Columns, isHead: Bool) {
    flow.add(height: Columns.row) { y in
      row.enumerated().prefix(columns.count).map { index, string in
        Self.text(
          string, isHead ? ReportPaper.caption : ReportPaper.text, x: columns.left(index), y: y + 1,
          height: Columns.row - 2, width: columns.width(index), index == 0 ? .leading : .trailing)
      } + [
        .line(
          .init(
            x1: ReportPaper.margin, y1: y + Columns.row - 1, x2: ReportPaper.margin + ReportPaper.room,
            y2: y + Columns.row - 1, color: ReportPaper.rule, width: isHead ? 1 : 0.5))
      ]
    }
  }

  /// Half of a table for what its rows are about, the rest for the numbers.
  private struct Columns {
    let count: Int
    static let row = 19.0

    private var first: Double { count > 1 ? ReportPaper.room * 0.46 : ReportPaper.room }
    private var other: Double { (ReportPaper.room - first) / Double(max(1, count - 1)) }

    func left(_ index: Int) -> Double { index == 0 ? 0 : first + Double(index - 1) * other }
    func width(_ index: Int) -> Double { (index == 0 ? first : other) - 6 }
  }

  // MARK: texts

  private func height(of string: String, _ font: Scene.Font) throws -> Double {
    try lines(of: string, font).reduce(0) { $0 + $1.height }
  }

  private func lines(of string: String, _ font: Scene.Font) throws -> [TextLine] {
    try renderer.lines(of: [MeasuredText(string: string, font: font)], width: ReportPaper.room).first ?? []
  }

  /// A text that is longer than what is left of a page goes on on the next one.
  private mutating func add(_ string: String, _ font: Scene.Font, color: Scene.Color = .black) throws {
    let bytes = Array(string.utf8)
    var rest = try lines(of: string, font)[...]
    while let first = rest.first {
      if first.height > flow.free { flow.turn() }
      var used = 0.0
      let part = rest.prefix { line in
        used += line.height
        return used <= max(flow.free, first.height)
      }
      let end = part.last?.end ?? first.end
      let words = String(decoding: bytes[min(first.start, bytes.count)..<min(end, bytes.count)], as: UTF8.self)
      let height = part.reduce(0) { $0 + $1.height }
      flow.add(height: height) { y in [Self.text(words, font, y: y, height: height, color: color)] }
      rest = rest.dropFirst(part.count)
    }
  }

  private static func text(
    _ string: String, _ font: Scene.Font, x: Double = 0, y: Double, height: Double, width: Double = ReportPaper.room,
    _ alignment: Scene.Alignment = .leading, color: Scene.Color = .black
  ) -> Scene.Element {
    .text(
      .init(
        frame: .init(x: ReportPaper.margin + x, y: y, width: width, height: height), string: string, font: font,
        color: color, alignment: alignment))
  }
}
