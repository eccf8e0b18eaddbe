import Foundation
import Terminal

/// Writes figures as they come: a line each, as a table or as JSON.
struct Report {
  let isJSON: Bool

  private static let widths = [56, 14, 28, 14, 8]

  func begin(_ machine: MachineFacts) throws {
    if isJSON { return try json(machine) }
    say(machine.line)
    say(row(["what", "ours", "peer", "its", "ratio"]) + "  budget")
  }

  func add(_ figure: Figure) throws {
    if isJSON { return try json(figure) }
    let cells = [
      figure.what, text(figure.ours, figure.unit), figure.peer ?? "–",
      figure.theirs.map { text($0, figure.unit) } ?? "–", figure.ratio.map { number($0) + " ×" } ?? "–",
    ]
    let sign = figure.unit.isMoreBetter ? "≥" : "≤"
    let budget = figure.budget.map { "  \(sign) \(number($0)) \(figure.isWithinBudget == true ? "✓" : "✗")" }
    let ratioBudget = figure.ratioBudget.map {
      "  \(sign) \(number($0)) × \(figure.isWithinRatioBudget == true ? "✓" : "✗")"
    }
    say(row(cells) + (budget ?? "") + (ratioBudget ?? ""))
  }

  func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func row(_ cells: [String]) -> String {
    zip(cells, Self.widths).enumerated().map { column, cell in
      DisplayWidth.pad(cell.0, to: cell.1, alignment: column == 0 || column == 2 ? .left : .right)
    }.joined(separator: " ")
  }

  private func text(_ value: Double, _ unit: Figure.Unit) -> String { "\(number(value)) \(unit.rawValue)" }

  /// Three digits that count.
  private func number(_ value: Double) -> String {
    switch value.magnitude {
    case 100...: String(Int(value.rounded()))
    case 10..<100: String(format: "%.1f", value)
    case 0.1..<10: String(format: "%.2f", value)
    default: String(format: "%.4f", value)
    }
  }

  private func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    say(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
