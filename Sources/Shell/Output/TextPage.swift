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
    return block(fields.map { (wording.field($0.key), cell($0.value)) }) { text, width in
      broken(text, to: width, indent: 0).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }.joined(separator: "\n")
  }

  /// Names in one column and their values in another; where the terminal is too narrow for that, each value below its name.
  ///
  /// - Parameter lines: of a text that has so much room.
  private func block(
    _ fields: [(name: String, value: String)], _ lines: (_ text: String, _ width: Int?) -> [String]
  ) -> [String] {
    let column = (fields.map { displayWidth($0.name) }.max() ?? 0) + 2
    if let width, width < column + Self.readable {
      return fields.flatMap { field in
        wrapped(field.name, to: max(1, width)).map(style.dim)
          + lines(field.value, max(1, width - 2)).map { width > 2 ? "  " + $0 : $0 }
      }
    }
    let margin = String(repeating: " ", count: column)
    return fields.flatMap { field in
      lines(field.value, width.map { $0 - column }).enumerated().map { number, line in
        number == 0 ? style.dim(field.name) + margin.dropFirst(displayWidth(field.name)) + line : margin + line
      }
    }
  }

  /// Columns that a text needs to be read at all.
  private static let readable = 12
  /// Columns of a text that goes on below itself.
  private static let comfortable = 20

  /// The whole of a table.
  ///
  /// - Throws: what its rows throw.
  func table(_ table: Table) throws -> String {
    var lines: [String] = []
    try self.lines(of: table) { lines.append($0.text) }
    return lines.joined(separator: "\n")
  }

  /// The lines of a table, each as soon as its row is there: only the first ``Table/sample`` rows are waited for, by
  /// which the columns are as wide as they are. Where there is no room for all columns to be read, each row is a record.
  ///
  /// - Throws: what `take` throws, and what the rows throw.
  func lines(of table: Table, _ take: (PageLine) throws -> Void) throws {
    let shown = table.columns.indices.filter { table.columns[$0].style != .hidden }
    let columns = shown.map { table.columns[$0] }
    var largest = 0
    if columns.contains(where: { $0.style == .bar }) {
      try table.rows.forEach { row in largest = shown.reduce(largest) { max($0, number(row[$1])) } }
    }
    var sample: [[String]]? = []
    var widths: [Int] = []
    var isFolded = false
    let heads = columns.map { wording.field($0.key) }
    func show(_ cells: [String], isFirst: Bool = false) throws {
      let lines = isFolded ? record(cells, heads, isFirst: isFirst) : rows(cells, columns, widths)
      for line in lines { try take(PageLine(text: line)) }
    }
    func begin() throws {
      let cells = sample ?? []
      widths = heads.indices.map { index in
        let longestBar =
          columns[index].style == .bar ? displayWidth(text(.integer(largest), .bar, largest: largest)) : 0
        return max(displayWidth(heads[index]), longestBar, cells.map { displayWidth($0[index]) }.max() ?? 0)
      }
      isFolded = !fit(&widths, columns, heads.map(displayWidth))
      sample = nil
      if !isFolded { try take(PageLine(text: style.dim(line(heads, columns, widths)), isHead: true)) }
      for index in cells.indices { try show(cells[index], isFirst: index == 0) }
    }
    try table.rows.forEach { row in
      let cells = shown.map { index in text(row[index], table.columns[index].style, largest: largest) }
      if sample == nil {
        try show(cells)
      } else {
        sample?.append(cells)
        if sample?.count == Table.sample { try begin() }
      }
    }
    if sample?.isEmpty == true {
      let told = wording.text(table.empty)
      return try (width.map { wrapped(told, to: $0) } ?? [told]).forEach { try take(PageLine(text: style.dim($0))) }
    }
    if sample != nil { try begin() }
  }

  /// A row as a record, below a blank line unless it is the first.
  private func record(_ cells: [String], _ heads: [String], isFirst: Bool) -> [String] {
    let fields = zip(heads, cells).filter { !$0.1.isEmpty }.map { (name: $0.0, value: $0.1) }
    let lines = block(fields) { text, width in width.map { wrapped(text, to: $0) } ?? [text] }
    return (isFirst ? [] : [""]) + lines
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

  /// Takes from the columns until the table fits: from those of which the texts go on below themselves while these still have a line
  /// that reads well, then from the widest.
  ///
  /// - Parameter heads: the widths of what the columns are called, none of which is cut.
  /// - Returns: false where it doesn't fit unless columns get so narrow that they can't be read.
  private func fit(_ widths: inout [Int], _ columns: [Table.Column], _ heads: [Int]) -> Bool {
    guard let width else { return true }
    var excess = widths.reduce(2 * (widths.count - 1), +) - width
    func take(from places: [Int], downTo least: Int) {
      let least = places.map { min(widths[$0], max(heads[$0], least)) }
      while excess > 0,
        let place = places.indices.filter({ widths[places[$0]] > least[$0] }).max(by: {
          widths[places[$0]] < widths[places[$1]]
        })
      {
        widths[places[place]] -= 1
        excess -= 1
      }
    }
    take(from: columns.indices.filter { columns[$0].style == .wrapped }, downTo: Self.comfortable)
    take(from: Array(columns.indices), downTo: Self.readable)
    return excess <= 0
  }
}
