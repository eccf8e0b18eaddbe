/// The lines that show the options of a completion on a terminal.
struct CompletionList {
  /// Of the terminal.
  var columns: Int
  var rows: Int
  /// The last line, for the number of options left out.
  var more: (Int) -> String

  /// - Parameter chosen: the option that is marked, which is always among those that are shown.
  func lines(of options: [Completion.Option], chosen: Int? = nil) -> [String] {
    let all = options.contains { $0.note != nil } ? noted(options, chosen) : inColumns(options.map(\.label), chosen)
    let room = max(rows - 4, 1)
    guard all.count > room else { return all.map(\.text) }
    let marked = all.firstIndex { $0.options.contains(chosen ?? -1) } ?? 0
    let page = all[(marked / room * room)...].prefix(room)
    let left = options.count - page.reduce(0) { $0 + $1.options.count }
    return page.map(\.text) + [DisplayWidth.truncate(more(left), to: width)]
  }

  private struct Line {
    var text: String
    /// Those that it shows, by their numbers.
    var options: [Int]
  }

  /// A line that reaches the last column would make some terminals go on to the next.
  private var width: Int { max(columns - 1, 1) }

  private func noted(_ options: [Completion.Option], _ chosen: Int?) -> [Line] {
    let widest = options.lazy.map { displayWidth($0.label) }.max() ?? 0
    let labels = min(widest, max(width / 2, 1))
    return options.enumerated().map { index, option in
      let note = option.note ?? ""
      let text = note.isEmpty ? option.label : "\(DisplayWidth.fit(option.label, to: labels))  \(note)"
      return Line(text: marked(DisplayWidth.truncate(text, to: width), index == chosen), options: [index])
    }
  }

  /// Columns of equal width, read downwards as in shells.
  private func inColumns(_ labels: [String], _ chosen: Int?) -> [Line] {
    let cell = min((labels.lazy.map { displayWidth($0) }.max() ?? 0) + 2, width)
    let across = max((width + 2) / max(cell, 1), 1)
    let down = (labels.count + across - 1) / across
    let room = max(rows - 4, 1)
    // What is not shown must not come before what is: with too many, the lines are filled one after the other.
    let isReadAcross = down > room
    return (0..<down).map { row in
      let numbers =
        isReadAcross
        ? Array((row * across)..<min((row + 1) * across, labels.count))
        : Array(stride(from: row, to: labels.count, by: down))
      let texts = numbers.enumerated().map { place, number in
        let isLast = place == numbers.count - 1
        let label = DisplayWidth.truncate(labels[number], to: isLast ? width - place * cell : cell - 2)
        let blanks = isLast ? "" : String(repeating: " ", count: max(0, cell - displayWidth(label)))
        return marked(label, number == chosen) + blanks
      }
      return Line(text: texts.joined(), options: numbers)
    }
  }

  private func marked(_ text: String, _ isChosen: Bool) -> String {
    isChosen ? OwnEscape.sequence("[7m") + text + OwnEscape.sequence("[0m") : text
  }
}
