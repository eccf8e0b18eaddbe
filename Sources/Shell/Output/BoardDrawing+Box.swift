import TagarelaKit
import Terminal

extension BoardDrawing {
  /// The lines of one cell.
  func box(_ place: Place) -> [String] {
    let width = frame.width(place.columns.count)
    let height = place.rows.count * frame.rowHeight
    let isSelected = selected == place.position || lit.contains(place.position)
    if place.cell == nil, !showsEmpty { return centered([], width, height) }
    guard frame.hasFrames else { return bare(place.cell, width: width, height: height, isSelected: isSelected) }
    return CellFrame(cell: place.cell, isSelected: isSelected, number: numbers[place.position], style: style).lines(
      inside: inside(place.cell, width: width - 2, height: height - 2), width: width)
  }

  /// Without a frame: the word on its colour, behind its picture where there is room beside it.
  private func bare(_ cell: GridView.Cell?, width: Int, height: Int, isSelected: Bool) -> [String] {
    let beside = frame.besideWidth
    if beside > 0, let cell, let picture = picture(of: cell, beside, height) {
      let words = words(of: cell, width: width - beside - 1, height: height, isSelected: isSelected)
      return zip(picture, words).map { "\($0) \($1)" }
    }
    return words(of: cell, width: width, height: height, isSelected: isSelected)
  }

  private func words(of cell: GridView.Cell?, width: Int, height: Int, isSelected: Bool) -> [String] {
    let text = cell.map { CellText($0.label, width: width, height: height).lines } ?? []
    let mark = isSelected ? "›" : ""
    let number = cell.flatMap { numbers[$0.position] }.map(String.init) ?? ""
    return centered(text, width, height).enumerated().map { index, line in
      let line = index == (height - 1) / 2 ? headed(line, mark: mark, number: number, width: width) : line
      if isSelected, style.hasColor { return style.reversed(line) }
      guard let cell else { return index == (height - 1) / 2 ? style.dim(DisplayWidth.fit("·", to: width)) : line }
      return cell.isHidden ? style.dim(line) : (cell.fill ?? cell.border).map { style.filled(line, $0) } ?? line
    }
  }

  /// A line with the mark of the cursor and, where the words leave room, the number that touches the cell.
  private func headed(_ line: String, mark: String, number: String, width: Int) -> String {
    let words = line.trimmingPrefix { $0 == " " }
    let head = mark + number
    let text = String(words.reversed().drop { $0 == " " }.reversed())
    guard !number.isEmpty, displayWidth(head) + 1 + displayWidth(text) <= width else {
      return DisplayWidth.fit(mark + line.dropFirst(mark.count), to: width)
    }
    let isClear = line.count - words.count > head.count
    return isClear ? head + line.dropFirst(head.count) : DisplayWidth.fit("\(head) \(text)", to: width)
  }

  private func inside(_ cell: GridView.Cell?, width: Int, height: Int) -> [String] {
    guard let cell else { return centered([], width, height) }
    let paint = { (line: String) in
      let strong = cell.isHidden ? style.dim(line) : style.strong(line)
      return cell.fill.map { style.filled(line, $0) } ?? strong
    }
    let isLabelled = grid.labels != .hidden
    let label = isLabelled ? self.label(of: cell, width: width, height: height).lines : []
    let below = isLabelled ? max(1, label.count) : 0
    if height >= 3, let picture = picture(of: cell, width, height - below) {
      let words = centered(label, width, below).map(paint)
      return grid.labels == .above ? words + picture : picture + words
    }
    return centered(CellText(cell.label, width: width, height: height).lines, width, height).map(paint)
  }

  /// The word beside a picture: in two rows rather than cut, where the picture keeps enough.
  func label(of cell: GridView.Cell, width: Int, height: Int) -> CellText {
    CellText(cell.label, width: width, height: height >= Self.roomyHeight ? 2 : 1)
  }

  /// Of so many rows a word may take two.
  private static let roomyHeight = 5

  private func picture(of cell: GridView.Cell, _ columns: Int, _ rows: Int) -> [String]? {
    let lines =
      drawn.map { $0.lines(cell.pictureNumber ?? cell.position, cell.picture, columns: columns, rows: rows) }
      ?? cell.picture?(columns, rows)
    guard let lines else { return nil }
    let blank = String(repeating: " ", count: columns)
    return Array(lines.prefix(rows)) + Array(repeating: blank, count: max(0, rows - lines.count))
  }

  private func centered(_ lines: [String], _ width: Int, _ height: Int) -> [String] {
    let blank = String(repeating: " ", count: width)
    let above = max(0, height - lines.count) / 2
    return Array(repeating: blank, count: above)
      + lines.map { DisplayWidth.pad($0, to: width, alignment: .center) }
      + Array(repeating: blank, count: max(0, height - lines.count - above))
  }
}

/// A cell's word in so many lines, parted between words; what doesn't fit ends in an ellipsis.
struct CellText {
  let lines: [String]
  let isCut: Bool

  init(_ label: String, width: Int, height: Int) {
    var parted: [String] = []
    for word in label.split(separator: " ") {
      // A word broken in two is read worse than one cut short.
      if let last = parted.last, displayWidth(last) + 1 + displayWidth(word.description) <= width {
        parted[parted.count - 1] = "\(last) \(word)"
      } else {
        parted.append(String(word))
      }
    }
    if parted.count > height {
      parted = parted.prefix(height - 1) + [parted.dropFirst(height - 1).joined(separator: " ")]
    }
    lines = parted.map { DisplayWidth.truncate($0, to: width) }
    isCut = lines != parted
  }
}

/// Draws what is round a cell.
struct CellFrame {
  let cell: GridView.Cell?
  let isSelected: Bool
  /// The key that touches the cell.
  var number: Int?
  let style: Style

  func lines(inside: [String], width: Int) -> [String] {
    let marks = marks
    let edge = String(repeating: marks[1], count: max(0, width - 2))
    let way = cell?.leadsTo == nil || width < 4 ? "" : "▸"
    let key = width < 4 ? "" : number.map(String.init) ?? ""
    let top = marks[0] + key + edge.dropFirst(key.count).dropLast(way.count) + way + marks[2]
    return [painted(top)] + inside.map { painted(marks[3]) + $0 + painted(marks[3]) }
      + [painted(marks[4] + edge + marks[5])]
  }

  /// One sign of the left or right edge.
  var side: String { painted(marks[3]) }

  private var marks: [String] {
    if isSelected { return ["┏", "━", "┓", "┃", "┗", "┛"] }
    return cell?.isHidden == true ? ["┌", "╌", "┐", "╎", "└", "┘"] : ["┌", "─", "┐", "│", "└", "┘"]
  }

  private func painted(_ text: String) -> String {
    guard let cell, cell.isTouchable else { return isSelected ? style.strong(text) : style.dim(text) }
    if cell.isHidden { return style.dim(text) }
    let text = isSelected ? style.strong(text) : text
    return cell.border.map { style.colored(text, $0) } ?? text
  }
}
