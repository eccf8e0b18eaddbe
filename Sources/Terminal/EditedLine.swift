import CEditline
import Glibc

/// One line while it is read: what is seen of it, and what the keys do that aren't libedit's.
final class EditedLine {
  let editor: OpaquePointer
  let guide: LineGuide
  let words: LineWords
  /// Earlier lines, the oldest first.
  let history: [String]
  private let output: Int32
  private let prompt: [LineCell]
  private var display: LineDisplay
  private var above: LiveRows?
  private var suggestion: LineSuggestion
  private var isIdle = false
  /// Lines that Up has shown, and the one that was there.
  var earlier: EarlierLines?
  /// What Tab lists, as long as the line stays as it is.
  var list: (line: String, completion: Completion, rows: [String])?
  /// While earlier lines are searched.
  var search: HistorySearch?

  init(
    editor: OpaquePointer, output: Int32, prompt: String, guide: LineGuide, words: LineWords, history: [String],
    above: LiveRows?
  ) {
    self.editor = editor
    self.output = output
    self.prompt = LineCell.cells(ofColored: prompt)
    self.guide = guide
    self.words = words
    self.history = history
    self.above = above
    suggestion = LineSuggestion(history: history)
    let terminal = getenv("TERM").map { String(cString: $0) } ?? ""
    let size = TerminalFacts.size(of: output)
    display = LineDisplay(columns: size.columns, rows: size.rows, isDumb: ["", "dumb"].contains(terminal))
    if display.isDumb { self.above = nil }
  }

  /// Of the terminal.
  var size: (columns: Int, rows: Int) { (display.columns, display.rows) }

  // MARK: Drawing

  /// Milliseconds.
  private static let pauseOfRowsAbove: Int32 = 25
  private static let pauseBeforeIdle: Int32 = 40

  func draw(_ moment: cedit_moment, line: String, cursor: Int) -> Int32 {
    switch moment {
    case CEDIT_OVER:
      drawAbove(.last)
      write(display.finish(frame(line, cursor: line.utf8.count, isOver: true)))
      return -1
    case CEDIT_AWAY:
      drawAbove(.last)
      write(display.erase())
      return -1
    case CEDIT_AGAIN:
      display.forget()
      write("\r")
    case CEDIT_CHANGED:
      let above = self.above
      drawAbove(.last)
      let size = TerminalFacts.size(of: output)
      display.resize(columns: size.columns, rows: size.rows)
      write(display.erase())
      drawAboveAnew(above)
    case CEDIT_MEANWHILE:
      if search == nil { drawAbove(.meanwhile) }
      guard !isIdle, guide.highlight != nil else { return pause }
      isIdle = true
    default: isIdle = false
    }
    write(display.show(frame(line, cursor: cursor)))
    return pause
  }

  private var pause: Int32 {
    if above != nil { return Self.pauseOfRowsAbove }
    return isIdle || guide.highlight == nil ? -1 : Self.pauseBeforeIdle
  }

  private func write(_ text: String) {
    if !text.isEmpty { writeFully(text, to: output) }
  }

  /// Clears the screen; the line and what stands above it come first on it.
  func clear() {
    let above = self.above
    self.above = nil
    write(display.isDumb ? "\r\n" : "\u{1B}[H\u{1B}[2J")
    display.forget()
    drawAboveAnew(above)
  }

  /// Leaves the terminal to somebody else meanwhile; the line is gone from it, or stays above what comes.
  func lend(keeping line: String?, _ work: () -> Void) {
    write(line.map { display.finish(frame($0, cursor: $0.utf8.count, isOver: true)) } ?? display.erase())
    work()
    let size = TerminalFacts.size(of: output)
    display.resize(columns: size.columns, rows: size.rows)
    display.forget()
    write("\r")
  }

  /// The cursor goes there and comes back within one write.
  private func drawAbove(_ moment: LiveRows.Moment) {
    guard let above, let text = above.text(moment) else {
      if moment == .last { self.above = nil }
      return
    }
    if moment == .last || text.isEmpty { self.above = nil }
    if text.isEmpty, moment != .last { return }
    let up = display.cursorRow + above.rows
    guard above.rows + display.height <= display.rows else { return }
    if text.isEmpty {
      // The rows go, and the line with the cursor moves up into their place.
      write("\u{1B}7\r\u{1B}[\(up)A\u{1B}[\(above.rows)M\u{1B}8\u{1B}[\(above.rows)A")
    } else {
      write("\u{1B}7\r\u{1B}[\(up)A\(text)\u{1B}8")
    }
  }

  /// The same rows where the cursor is, at the start of a row; they are kept from then on, if they can be drawn anew.
  private func drawAboveAnew(_ above: LiveRows?) {
    guard let above, let text = above.text(.anew), !text.isEmpty else { return }
    write(text + "\r\n")
    self.above = above
  }

  // MARK: What is seen

  private func frame(_ line: String, cursor: Int, isOver: Bool = false) -> LineFrame {
    if let search, !isOver { return frame(search) }
    if list?.line != line { list = nil }
    var frame = LineFrame(below: isOver ? [] : list?.rows ?? [])
    add(line, styles: styles(of: line, cursor: isOver ? line.utf8.count + 1 : cursor), cursor: cursor, to: &frame)
    guard !isOver, list == nil, guide.highlight != nil, cursor == line.utf8.count else { return frame }
    frame.cells += LineCell.cells(of: suggestedRest(of: line), style: Self.grey)
    return frame
  }

  /// The line that was found, and what is looked for below it.
  private func frame(_ search: HistorySearch) -> LineFrame {
    var frame = LineFrame()
    let line = search.found ?? search.line
    var styles = [String](repeating: "", count: line.utf8.count)
    for place in search.found.flatMap({ search.range(in: $0) }) ?? 0..<0 { styles[place] = Self.foundStyle }
    add(line, styles: styles, cursor: 0, to: &frame)
    let label = search.found == nil && !search.query.isEmpty ? words.searchFailed : words.search
    frame.cells += LineCell.cells(of: "\n", style: "") + LineCell.cells(of: label.asRow, style: Self.dim)
    frame.cells += LineCell.cells(of: search.query, style: "")
    frame.cursor = frame.cells.count
    return frame
  }

  private func add(_ line: String, styles: [String], cursor: Int, to frame: inout LineFrame) {
    frame.cells = prompt
    frame.cells.reserveCapacity(prompt.count + line.utf8.count)
    var place = 0
    var cell: Int?
    for character in line {
      if place >= cursor, cell == nil { cell = frame.cells.count }
      frame.cells += LineCell.cells(of: character, style: styles[place])
      if character == "\n" { frame.cells += Self.continuation }
      place += character.utf8.count
    }
    frame.cursor = cell ?? frame.cells.count
  }

  private static let continuation = LineCell.cells(of: "> ", style: dim)
  private static let dim = "2"
  private static let grey = "90"
  private static let foundStyle = "4"

  /// Each byte's.
  private func styles(of line: String, cursor: Int) -> [String] {
    var styles = [String](repeating: "", count: line.utf8.count)
    guard let highlight = guide.highlight else { return styles }
    for (start, part) in guide.parts(of: line) {
      for stretch in highlight(part, cursor - start, isIdle) {
        for place in stretch.range.clamped(to: 0..<part.utf8.count) {
          styles[start + place] = guide.style(of: stretch.role)
        }
      }
    }
    return styles
  }

  /// What is likely to follow the line: as it is proposed or usual, else as an earlier one went on, else the only thing that fits.
  func suggestedRest(of line: String) -> String {
    for whole in [guide.proposal, guide.next].compactMap(\.self) where whole.utf8.starts(with: line.utf8) {
      return String(decoding: whole.utf8.dropFirst(line.utf8.count), as: UTF8.self)
    }
    return suggestion.rest(of: line) {
      guard isIdle, let complete = guide.complete, let (start, part) = guide.parts(of: line).last else { return nil }
      let completion = complete(part, part.utf8.count)
      guard completion.options.count == 1, let option = completion.options.first?.shown else { return nil }
      let head = line.utf8.prefix(start + min(completion.range.lowerBound, part.utf8.count))
      return String(decoding: head, as: UTF8.self) + option.text + (option.closes ? " " : "")
    }
  }
}

extension LineGuide {
  /// As parameters of SGR. What is wrong is underlined too: not all see colours.
  fileprivate func style(of role: Role) -> String {
    if let color = colors[role] { return color.parameters }
    return switch role {
    case .noun: "36"
    case .verb: "36;1"
    case .option: "34;1"
    case .quoted: "33"
    case .known: "32"
    case .unknown: "31;4"
    case .comment: "2"
    }
  }
}

/// What C calls: outside of any actor, with an `EditedLine` as its context.
func drawLine(
  context: UnsafeMutableRawPointer?, moment: cedit_moment, line: UnsafePointer<CChar>?, cursor: Int32
) -> Int32 {
  guard let context, let line else { return -1 }
  return Unmanaged<EditedLine>.fromOpaque(context).takeUnretainedValue()
    .draw(moment, line: String(cString: line), cursor: Int(cursor))
}
