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
    return centered(text, width, height).enumerated().map { index, line in
      let line = index == (height - 1) / 2 ? DisplayWidth.fit(mark + line.dropFirst(mark.count), to: width) : line
      if isSelected, style.hasColor { return style.reversed(line) }
      guard let cell else { return index == (height - 1) / 2 ? style.dim(DisplayWidth.fit("·", to: width)) : line }
      return cell.isHidden ? style.dim(line) : (cell.fill ?? cell.border).map { style.filled(line, $0) } ?? line
    }
  }

  private func inside(_ cell: GridView.Cell?, width: Int, height: Int) -> [String] {
    guard let cell else { return centered([], width, height) }
    let paint = { (line: String) in
      let strong = cell.isHidden ? style.dim(line) : style.strong(line)
      return cell.fill.map { style.filled(line, $0) } ?? strong
    }
    let isLabelled = grid.labels != .hidden
    if height >= 3, let picture = picture(of: cell, width, isLabelled ? height - 1 : height) {
      guard isLabelled else { return picture }
      let label = paint(
        DisplayWidth.pad(
          CellText(cell.label, width: width, height: 1).lines.joined(), to: width, alignment: .center))
      return grid.labels == .above ? [label] + picture : picture + [label]
    }
    return centered(CellText(cell.label, width: width, height: height).lines, width, height).map(paint)
  }

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

/// A cell's word in so many lines; what doesn't fit ends in an ellipsis.
struct CellText {
  let lines: [String]
  let isCut: Bool

  init(_ label: String, width: Int, height: Int) {
    let all = label.isEmpty ? [] : wrapped(label, to: width)
    // A word broken in two is read worse than one cut short.
    let isBroken = all.count > label.split(separator: " ").count
    if all.count <= height, !isBroken {
      lines = all
      isCut = false
    } else {
      let kept = isBroken ? [label] : Array(all.prefix(height - 1)) + [all.dropFirst(height - 1).joined(separator: " ")]
      lines = kept.map { DisplayWidth.truncate($0, to: width) }
      isCut = true
    }
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
