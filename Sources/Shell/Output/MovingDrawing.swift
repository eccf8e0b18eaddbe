import TagarelaKit
import Terminal

/// Lays a moving picture's frames out on a screen: its title, what moves with what stands beside it, the time, and what comes next.
struct MovingDrawing {
  private let style: Style
  /// How the picture beside looks, and where that was so.
  private var still: (place: StillPlace, lines: [String]?)?

  private struct StillPlace: Equatable {
    let number: Int
    let left: Int
    let columns: Int
    let rows: Int
  }

  /// Columns from which on there is room for a picture beside.
  private static let roomy = 50
  private static let gap = 3

  init(style: Style) {
    self.style = style
  }

  mutating func lines(_ frame: MovingFrame, columns: Int, rows: Int) -> [String] {
    // A window that is hardly one shows the time.
    guard rows >= 5 else { return [frame.digits, style.strong(frame.title)].prefix(rows).map { centred($0, columns) } }
    let isLarge = rows >= 14 && columns >= 40
    let digits = isLarge ? LargeDigits.lines(frame.digits) : [style.strong(frame.digits)]
    let bottom = (isLarge ? [""] : []) + digits.map { centred($0, columns) } + [centred(frame.note, columns)]
    let height = max(1, rows - 1 - bottom.count)
    let middle = pictures(frame, columns: columns, rows: height)
    return [centred(style.strong(frame.title), columns)] + middle + bottom
  }

  private mutating func pictures(_ frame: MovingFrame, columns: Int, rows: Int) -> [String] {
    let beside = frame.still == nil || columns < Self.roomy ? 0 : min(columns / 4, rows * 2)
    let room = columns - (beside > 0 ? beside + Self.gap : 0)
    let width = max(1, min(room, Int(Double(rows) * frame.shape)))
    let height = max(1, min(rows, Int((Double(width) / frame.shape).rounded())))
    let left = max(0, (columns - width - (beside > 0 ? beside + Self.gap : 0)) / 2)
    guard let moving = frame.drawing?(width, height) else {
      return padded([centred(bar(frame.share, columns: min(40, columns)), columns)], to: rows, columns: columns)
    }
    let blank = String(repeating: " ", count: left)
    guard let picture = frame.still, beside > 0 else {
      return padded(moving.map { blank + $0 }, to: rows, columns: columns)
    }
    let place = StillPlace(number: picture.number, left: left, columns: beside, rows: height)
    let stood = lines(picture, place)
    let gap = String(repeating: " ", count: Self.gap)
    let both = zip(stood, moving).map { blank + $0 + gap + $1 }
    return padded(both, to: rows, columns: columns)
  }

  /// What is made of pixels is drawn once, and then stepped over.
  private mutating func lines(_ picture: MovingFrame.Still, _ place: StillPlace) -> [String] {
    let blanks = Array(repeating: String(repeating: " ", count: place.columns), count: place.rows)
    if let still, still.place == place {
      guard let lines = still.lines else { return blanks }
      return PixelGraphics.isDrawn(in: lines) ? [lines.last ?? ""] + lines.dropFirst() : lines
    }
    let drawn = picture.drawing(place.columns, place.rows)
    still = (place, drawn)
    return drawn ?? blanks
  }

  private func padded(_ lines: [String], to rows: Int, columns: Int) -> [String] {
    let above = max(0, rows - lines.count) / 2
    let below = max(0, rows - lines.count - above)
    return Array(repeating: "", count: above) + lines.prefix(rows) + Array(repeating: "", count: below)
  }

  private func bar(_ share: Double, columns: Int) -> String {
    let filled = Int((min(max(share, 0), 1) * Double(columns)).rounded())
    return String(repeating: "█", count: filled) + String(repeating: "░", count: columns - filled)
  }

  private func centred(_ text: String, _ columns: Int) -> String {
    DisplayWidth.fit(text, to: columns, alignment: .center)
  }
}
