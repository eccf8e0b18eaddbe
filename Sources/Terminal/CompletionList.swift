/// The lines that show the options of a completion on a terminal.
struct CompletionList {
  /// Of the terminal.
  var columns: Int
  var rows: Int
  /// The last line, for the number of options left out.
  var more: (Int) -> String

  func lines(of options: [Completion.Option]) -> [String] {
    let all = options.contains { $0.note != nil } ? noted(options) : inColumns(options.map(\.label))
    let room = max(rows - 4, 1)
    guard all.lines.count > room else { return all.lines }
    let left = options.count - all.counts.prefix(room).reduce(0, +)
    return all.lines.prefix(room) + [DisplayWidth.truncate(more(left), to: width)]
  }

  /// A line that reaches the last column would make some terminals go on to the next.
  private var width: Int { max(columns - 1, 1) }

  private func noted(_ options: [Completion.Option]) -> (lines: [String], counts: [Int]) {
    let widest = options.lazy.map { displayWidth($0.label) }.max() ?? 0
    let labels = min(widest, max(width / 2, 1))
    let lines = options.map { option in
      guard let note = option.note, !note.isEmpty else { return DisplayWidth.truncate(option.label, to: width) }
      return DisplayWidth.truncate("\(DisplayWidth.fit(option.label, to: labels))  \(note)", to: width)
    }
    return (lines, lines.map { _ in 1 })
  }

  /// Columns of equal width, read downwards as in shells.
  private func inColumns(_ labels: [String]) -> (lines: [String], counts: [Int]) {
    let cell = min((labels.lazy.map { displayWidth($0) }.max() ?? 0) + 2, width)
    let across = max((width + 2) / max(cell, 1), 1)
    let down = (labels.count + across - 1) / across
    let room = max(rows - 4, 1)
    // What is not shown must not come before what is: with too many, the lines are filled one after the other.
    let isReadAcross = down > room
    let lines = (0..<down).map { row in
      isReadAcross
        ? Array(labels[(row * across)..<min((row + 1) * across, labels.count)])
        : stride(from: row, to: labels.count, by: down).map { labels[$0] }
    }
    return (lines.map { joined($0, cell: cell) }, lines.map(\.count))
  }

  private func joined(_ labels: [String], cell: Int) -> String {
    let padded = labels.dropLast().map { DisplayWidth.fit($0, to: cell - 2) + "  " }
    return DisplayWidth.truncate(padded.joined() + (labels.last ?? ""), to: width)
  }
}
