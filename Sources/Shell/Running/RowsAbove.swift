import TagarelaKit
import Terminal

/// All that stands above the prompt: a text that is being said, and the rows of modules.
final class RowsAbove {
  private let text: LiveTextRows?
  private let rows: [PromptRow]
  private let style: Style
  private let size: () -> (columns: Int, rows: Int)
  private let now: () -> ContinuousClock.Instant
  private var mark = LiveText.Mark.nothing
  private var said: [PromptRow.Text]
  private var drawn: ContinuousClock.Instant

  /// Rows of modules are drawn once a second at most; a little less here, or a clock's seconds would be missed.
  private static let pause = Duration.milliseconds(975)

  /// - Parameter size: of the terminal, whenever it is asked.
  init(
    _ text: LiveTextRows?, _ rows: [PromptRow], style: Style, size: @escaping () -> (columns: Int, rows: Int),
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.text = text
    self.rows = Array(rows.prefix(max(1, size().rows / 4)))
    self.style = style
    self.size = size
    self.now = now
    said = self.rows.map { $0.text() }
    drawn = now()
  }

  var isEmpty: Bool { text == nil && rows.isEmpty }

  var lines: [String] { (text?.lines(marking: mark) ?? []) + drawing }

  /// Keeps them up to date while the user types.
  var live: LiveRows { LiveRows(rows: lines.count) { self.next($0) } }

  func next(_ moment: LiveRows.Moment) -> [String]? {
    // A text that was said stays where it was said; rows of modules stay with the prompt.
    guard let text else { return rowsAlone(moment) }
    switch moment {
    case .anew: return nil
    case .last:
      guard mark != .over else { return nil }
      mark = .over
      return lines
    case .meanwhile:
      let mark = text.now
      let isOver = mark == .over && self.mark == .over
      if isOver, rows.isEmpty { return [] }
      let isMoved = mark != self.mark
      self.mark = mark
      return isChanged() || isMoved ? lines : nil
    }
  }

  private func rowsAlone(_ moment: LiveRows.Moment) -> [String]? {
    switch moment {
    case .last: return []
    case .anew: return drawing
    case .meanwhile: return isChanged() ? drawing : nil
    }
  }

  private func isChanged() -> Bool {
    guard !rows.isEmpty, drawn.duration(to: now()) >= Self.pause else { return false }
    let texts = rows.map { $0.text() }
    guard texts != said else { return false }
    said = texts
    drawn = now()
    return true
  }

  private static let barWidth = 16

  /// In columns, so that bars stand below each other.
  private var drawing: [String] {
    let columns = size().columns - 1
    let widest = min(said.map { displayWidth($0.label) }.max() ?? 0, max(8, columns / 3))
    return said.map { text in
      let bar = text.share.map { "  " + Self.bar($0, width: columns < 50 ? Self.barWidth / 2 : Self.barWidth) } ?? ""
      let line = DisplayWidth.fit(text.label, to: widest) + style.done(bar) + "  " + style.strong(text.note)
      return DisplayWidth.truncate(line, to: columns)
    }
  }

  /// In eighths of a column.
  private static func bar(_ share: Double, width: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
    let part = eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1])
    let filled = String(repeating: "█", count: eighths / 8) + part
    return filled + String(repeating: "·", count: width - filled.count)
  }
}
