import TagarelaKit
import Terminal

/// Lays records and tables out as text.
struct PlainPage {
  let wording: Wording
  let style: Style
  /// Nil where lines may be as long as they like.
  let width: Int?
  /// Frames and rules.
  let boxes: Bool

  /// A field a line, the names in one column; fields without a value are left out.
  func record(_ record: Record) -> String {
    let fields = record.fields.filter { $0.value != .none && $0.value != .list([]) }
    let names = fields.map { wording.text(Phrase("field.\($0.key)")) }
    let column = names.map(displayWidth).max() ?? 0
    let lineBreak = "\n" + String(repeating: " ", count: column + 2)
    return zip(names, fields).map { name, field in
      let value = cell(field.value)
      let text = value.utf8.contains(0x0A) ? value.replacing("\n", with: lineBreak) : value
      return style.dim(DisplayWidth.pad(name, to: column)) + "  " + text
    }.joined(separator: "\n")
  }

  func table(_ table: Table) -> String {
    guard !table.rows.isEmpty else { return style.dim(wording.text(table.empty)) }
    let shown = table.columns.indices.filter { table.columns[$0].style != .hidden }
    let columns = shown.map { table.columns[$0] }
    let largest = table.rows.flatMap { row in shown.map { number(row[$0]) } }.max() ?? 0
    let cells = table.rows.map { row in
      shown.map { index in text(row[index], table.columns[index].style, largest: largest) }
    }
    let heads = columns.map { wording.text(Phrase("field.\($0.key)")) }
    var widths = heads.indices.map { index in
      max(displayWidth(heads[index]), cells.map { displayWidth($0[index]) }.max() ?? 0)
    }
    fit(&widths)
    let head = style.dim(line(heads, columns, widths))
    return ([head] + cells.flatMap { rows($0, columns, widths) }).joined(separator: "\n")
  }

  /// The lines of one row: more than one where a text goes on below itself.
  private func rows(_ cells: [String], _ columns: [Table.Column], _ widths: [Int]) -> [String] {
    let parts = cells.indices.map { index in
      columns[index].style == .wrapped && width != nil
        ? wrapped(cells[index], to: widths[index]) : [cells[index].replacing("\n", with: " ")]
    }
    return (0..<(parts.map(\.count).max() ?? 0)).map { number in
      line(parts.map { number < $0.count ? $0[number] : "" }, columns, widths)
    }
  }

  private func line(_ cells: [String], _ columns: [Table.Column], _ widths: [Int]) -> String {
    let texts = cells.indices.map { index in
      DisplayWidth.fit(cells[index], to: widths[index], alignment: columns[index].style == .number ? .right : .left)
    }
    return String(texts.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }

  private func text(_ value: Value, _ columnStyle: Table.Column.Style, largest: Int) -> String {
    guard columnStyle == .bar, case .integer(let count) = value else { return cell(value) }
    let number = DisplayWidth.pad(wording.number(count), to: wording.number(largest).count, alignment: .right)
    return boxes && count > 0 ? "\(number)  \(bar(count, of: largest))" : number
  }

  private func cell(_ value: Value) -> String {
    if case .color(let color) = value { return style.colored("■ ", color) + wording.text(value) }
    return wording.text(value)
  }

  /// Eighths of a block, at most twelve blocks.
  private func bar(_ count: Int, of largest: Int) -> String {
    let eighths = max(1, count * 96 / max(1, largest))
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }

  private func number(_ value: Value) -> Int {
    if case .integer(let number) = value { number } else { 0 }
  }

  /// Takes from the widest columns until the table fits.
  private func fit(_ widths: inout [Int]) {
    guard let width else { return }
    let gaps = 2 * (widths.count - 1)
    while widths.reduce(gaps, +) > width, let widest = widths.max(), widest > 6,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
    }
  }
}
