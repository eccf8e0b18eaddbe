import TagarelaKit
import Terminal

/// A live text in rows of a terminal.
struct LiveTextRows {
  private let text: LiveText
  /// Its letters as the terminal can show them, each in the place of its bytes.
  private let shown: [UInt8]
  let rows: [Range<Int>]
  private let style: Style

  /// - Returns: nil when it takes more rows than there is room for.
  init?(_ text: LiveText, style: Style, columns: Int, most: Int) {
    self.text = text
    self.style = style
    // What must not reach a terminal becomes as many blanks as it has bytes, so that places stay what they are.
    let plain = text.text.unicodeScalars.map { scalar -> String in
      let isPlain = String(scalar).harmless == String(scalar) && scalar != "\n" && scalar != "\t"
      return isPlain ? String(scalar) : String(repeating: " ", count: UTF8.width(scalar))
    }.joined()
    shown = Array(plain.utf8)
    rows = Self.rows(of: plain, columns: columns)
    guard !rows.isEmpty, rows.count <= most else { return nil }
  }

  /// What is to be seen while `mark` is marked.
  func lines(marking mark: LiveText.Mark) -> [String] {
    rows.map { row in
      guard case .stretch(let stretch) = mark, stretch.overlaps(row) else { return piece(row) }
      let marked = stretch.clamped(to: row)
      return piece(row.lowerBound..<marked.lowerBound) + style.reversed(piece(marked))
        + piece(marked.upperBound..<row.upperBound)
    }
  }

  /// What is marked now.
  var now: LiveText.Mark { text.mark() }

  private func piece(_ range: Range<Int>) -> String { String(decoding: shown[range], as: UTF8.self) }

  /// Greedily, between words where that can be.
  private static func rows(of text: String, columns: Int) -> [Range<Int>] {
    guard columns > 1 else { return [] }
    var rows: [Range<Int>] = []
    var (start, end, width, breakEnd) = (0, 0, 0, Int?.none)
    for character in text {
      let bytes = character.utf8.count
      let wide = DisplayWidth.of(character)
      if width + wide > columns {
        let cut = breakEnd ?? end
        rows.append(start..<cut)
        width = displayWidth(String(decoding: Array(text.utf8)[cut..<end], as: UTF8.self))
        start = cut
        breakEnd = nil
      }
      end += bytes
      width += wide
      if character == " " { breakEnd = end }
    }
    return end > start ? rows + [start..<end] : rows
  }
}
