import Charts
import Clinic
import TagarelaKit

/// A report for the prompt: its sentences and the numbers of its short charts and tables, line by line.
struct ReportText {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    let parts = report.parts.map { part in
      ([part.told.title.uppercased()] + part.told.blocks.flatMap(lines)).joined(separator: "\n")
    }
    return ([report.title + "\n" + report.subtitle] + parts).joined(separator: "\n\n")
  }

  private func lines(_ block: ReportPart.Block) -> [String] {
    switch block {
    case .text(let string): [string]
    case .chart(let chart): isShort(chart) ? ["", chart.title] + aligned(chart.rows) : []
    case .table(let heads, let rows): aligned([heads] + rows)
    case .notes(let notes): notes.flatMap { [$0.heading, $0.text] }
    }
  }

  /// Of a long one its sentence tells what there is to know, and JSON has the rest.
  private func isShort(_ chart: Chart) -> Bool {
    if case .week = chart.form { return false }
    return !chart.isEmpty && chart.rows.count <= Self.mostRows
  }

  private static let mostRows = 12

  /// Rows with their columns below each other.
  private func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
        return index == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
  }

  /// For programs.
  var value: Value {
    .record(
      Record([
        "title": .text(report.title), "days": .text(report.subtitle),
        "sections": .list(
          report.parts.map { part in
            .record(
              Record([
                "id": .text(part.id), "title": .text(part.told.title),
                "blocks": .list(part.told.blocks.map(value)),
              ]))
          }),
      ]))
  }

  private func value(_ block: ReportPart.Block) -> Value {
    func table(_ heads: [String], _ rows: [[String]]) -> [Record.Field] {
      [
        .init(key: "heads", value: .list(heads.map(Value.text))),
        .init(key: "rows", value: .list(rows.map { .list($0.map(Value.text)) })),
      ]
    }
    switch block {
    case .text(let string): return .record(Record(["text": .text(string)]))
    case .chart(let chart):
      return .record(
        Record(fields: [.init(key: "chart", value: .text(chart.title))] + table(chart.columnHeads, chart.rows)))
    case .table(let heads, let rows): return .record(Record(fields: table(heads, rows)))
    case .notes(let notes):
      return .record(
        Record([
          "notes": .list(
            notes.map { .record(Record(["heading": .text($0.heading), "text": .text($0.text)])) })
        ]))
    }
  }
}
