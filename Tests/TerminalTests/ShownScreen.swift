import TagarelaTestSupport
import Testing

@testable import Terminal

/// A terminal's rows as a user sees them, made of what a program has written: what moves the cursor and erases (ECMA-48), and wrapping
/// as xterm does it.
struct ShownScreen {
  private struct Cell: Equatable {
    var text = " "
    var style = ""
  }

  private(set) var columns: Int
  private let height: Int
  private var cells: [[Cell]]
  /// The rows above the first.
  private(set) var scrolledAway: [String] = []
  private(set) var row = 0
  private(set) var column = 0
  private var isPending = false
  private var saved = (row: 0, column: 0)
  private var style = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    height = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// What a program on a pseudo-terminal shows.
  init(of terminal: PseudoTerminal, columns: Int = 80, rows: Int = 24) {
    self.init(columns: columns, rows: rows)
    take(terminal.seen)
  }

  /// The rows down to the last that has anything, without blanks at their ends.
  var rows: [String] {
    let all = cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return Array(all[...(all.lastIndex { !$0.isEmpty } ?? 0)])
  }

  /// All that is shown with these parameters of SGR.
  func texts(in style: String) -> [String] {
    cells.flatMap { row in row.split { $0.style != style }.map { $0.map(\.text).joined() } }
  }

  mutating func take(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": takeEscape(&rest)
      case "\r": (column, isPending) = (0, false)
      case "\n": feed()
      case "\u{8}": (column, isPending) = (max(0, column - 1), false)
      case "\u{7}": continue
      default: put(scalar)
      }
    }
  }

  private mutating func takeEscape(_ rest: inout Substring.UnicodeScalarView) {
    let kind = rest.popFirst()
    if kind == "7" { saved = (row, column) }
    if kind == "8" { (row, column) = saved }
    guard kind == "[" else { return }
    var parameters = ""
    while let scalar = rest.popFirst() {
      guard (0x40...0x7E).contains(scalar.value) else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      obey(scalar, parameters)
      return
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    let count = max(1, Int(parameters) ?? 1)
    if final != "m" { isPending = false }
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(height - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "H": (row, column) = (0, 0)
    case "K": erase(row, from: column)
    case "J":
      if parameters == "2" {
        for row in 0..<height { erase(row, from: 0) }
      } else {
        erase(row, from: column)
        for row in row + 1..<max(height, row + 1) { erase(row, from: 0) }
      }
    case "m":
      for part in parameters.split(separator: ";", omittingEmptySubsequences: false) {
        style = part == "0" || part.isEmpty ? "" : style.isEmpty ? String(part) : style + ";" + part
      }
    default: break
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for column in column..<columns { cells[row][column] = Cell() }
  }

  private mutating func feed() {
    isPending = false
    if row < height - 1 {
      row += 1
    } else {
      scrolledAway.append(cells.removeFirst().map(\.text).joined())
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    // xterm joins no letters to flags.
    let isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let width = isHalfFlag ? 1 : DisplayWidth.of(Character(scalar))
    if width == 0 {
      let before = isPending ? column : column - 1
      if before >= 0 { cells[row][before].text.unicodeScalars.append(scalar) }
      return
    }
    if isPending || column + width > columns {
      column = 0
      feed()
    }
    cells[row][column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    isPending = column + width >= columns
    column = min(column + width, columns - 1)
  }
}

extension PseudoTerminal {
  /// Expects something of what is shown once all is drawn.
  func expectShown<Part: Equatable>(
    _ expected: Part, columns: Int = 80, at location: SourceLocation = #_sourceLocation, _ part: (ShownScreen) -> Part
  ) {
    var shown = part(ShownScreen(of: self, columns: columns))
    _ = shows {
      shown = part(ShownScreen(of: self, columns: columns))
      return shown == expected
    }
    #expect(shown == expected, sourceLocation: location)
  }
}
