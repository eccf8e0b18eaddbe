import TagarelaKit
import Terminal

/// Lays records and tables out as text.
struct TextPage {
  let wording: Wording
  let style: Style
  /// Nil where lines may be as long as they like.
  let width: Int?
  /// Frames and rules.
  let boxes: Bool
  /// Lines of the terminal, for what stays within it; nil for as many as there are.
  var height: Int?

  /// A field a line, the names in one column; fields without a value are left out.
  func record(_ record: Record) -> String {
    let fields = record.fields.filter { $0.value != .none && $0.value != .list([]) }
    let names = fields.map { wording.field($0.key) }
    let widths = names.map(displayWidth)
    let column = (widths.max() ?? 0) + 2
    let lineBreak = "\n" + String(repeating: " ", count: column)
    var text = ""
    for index in fields.indices {
      if index > 0 { text += "\n" }
      text += style.dim(names[index])
      text += lineBreak.dropFirst(1 + widths[index])
      let value = broken(cell(fields[index].value), to: width.map { $0 - column }, indent: 0)
      text += value.utf8.contains(0x0A) ? value.replacing("\n", with: lineBreak) : value
    }
    return text
  }

  /// The whole of a table.
  ///
  /// - Throws: what its rows throw.
  func table(_ table: Table) throws -> String {
    var lines: [String] = []
    try self.lines(of: table) { lines.append($0) }
    return lines.joined(separator: "\n")
  }

  /// The lines of a table, each as soon as its row is there: only the first ``Table/sample`` rows are waited for, by
  /// which the columns are as wide as they are.
  ///
  /// - Throws: what `take` throws, and what the rows throw.
  func lines(of table: Table, _ take: (String) throws -> Void) throws {
    let shown = table.columns.indices.filter { table.columns[$0].style != .hidden }
    let columns = shown.map { table.columns[$0] }
    var largest = 0
    if columns.contains(where: { $0.style == .bar }) {
      try table.rows.forEach { row in largest = shown.reduce(largest) { max($0, number(row[$1])) } }
    }
    var sample: [[String]]? = []
    var widths: [Int] = []
    func begin() throws {
      let heads = columns.map { wording.field($0.key) }
      let cells = sample ?? []
      widths = heads.indices.map { index in
        let longestBar =
          columns[index].style == .bar ? displayWidth(text(.integer(largest), .bar, largest: largest)) : 0
        return max(displayWidth(heads[index]), longestBar, cells.map { displayWidth($0[index]) }.max() ?? 0)
      }
      fit(&widths)
      sample = nil
      try take(style.dim(line(heads, columns, widths)))
      for cells in cells { try rows(cells, columns, widths).forEach(take) }
    }
    try table.rows.forEach { row in
      let cells = shown.map { index in text(row[index], table.columns[index].style, largest: largest) }
      if sample == nil {
        try rows(cells, columns, widths).forEach(take)
      } else {
        sample?.append(cells)
        if sample?.count == Table.sample { try begin() }
      }
    }
    if sample?.isEmpty == true {
      let told = wording.text(table.empty)
      return try (width.map { wrapped(told, to: $0) } ?? [told]).map(style.dim).forEach(take)
    }
    if sample != nil { try begin() }
  }

  /// The lines of one row: more than one where a text goes on below itself.
  private func rows(_ cells: [String], _ columns: [Table.Column], _ widths: [Int]) -> [String] {
    guard cells.indices.contains(where: { needsWrapping(cells[$0], columns[$0]) }) else {
      return [line(cells, columns, widths)]
    }
    let parts = cells.indices.map { index in
      columns[index].style == .wrapped && width != nil
        ? wrapped(cells[index], to: widths[index]) : [cells[index].replacing("\n", with: " ")]
    }
    return (0..<(parts.map(\.count).max() ?? 0)).map { number in
      line(parts.map { number < $0.count ? $0[number] : "" }, columns, widths)
    }
  }

  private func needsWrapping(_ cell: String, _ column: Table.Column) -> Bool {
    column.style == .wrapped && width != nil || cell.utf8.contains(0x0A)
  }

  private func line(_ cells: [String], _ columns: [Table.Column], _ widths: [Int]) -> String {
    var line = ""
    for index in cells.indices {
      if index > 0 { line += "  " }
      // Nothing is cut where lines may be as long as they like.
      let cell = width == nil ? cells[index] : DisplayWidth.truncate(cells[index], to: widths[index])
      let isNumber = columns[index].style == .number
      line += DisplayWidth.pad(cell, to: widths[index], alignment: isNumber ? .right : .left)
    }
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(line.utf8.index(after:)) ?? line.startIndex
    return end == line.endIndex ? line : String(line[..<end])
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
