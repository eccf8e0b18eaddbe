/// The number of columns that a text takes on a terminal. Escape sequences and control characters take none.
public func displayWidth(_ text: String) -> Int {
  if let width = DisplayWidth.ofLatin(text) { return width }
  return textPieces(of: text).reduce(0) { width, piece in
    guard case .text(let text) = piece else { return width }
    return text.reduce(width) { $0 + DisplayWidth.of($1) }
  }
}

/// Texts of a given width on a terminal.
public enum DisplayWidth {
  /// Which side is filled up.
  public enum Alignment: Sendable {
    case left, center, right
  }

  /// Of a text of ASCII and accented letters as most languages write them, one scalar a column; nil for any other.
  fileprivate static func ofLatin(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var width = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        switch byte {
        case 0x20...0x7E: place += 1
        // U+00C0 to U+02FF: letters, none of them wide, invisible or an emoji.
        case 0xC3...0xCB: place += 2
        default: return nil
        }
        width += 1
      }
      return width
    }
  }

  /// The columns of one character: 2 for East Asian wide characters and emoji, 0 for control and lone combining ones.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if scalars.count > 1, first.properties.isEmoji, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return isWide(first) ? 2 : isInvisible(first) ? 0 : 1
  }

  /// The text, cut to at most `width` columns, with `ellipsis` at the end if it was cut. Escape sequences are all kept,
  /// so that a colour ends where it should.
  public static func truncate(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard displayWidth(text) > width else { return text }
    let mark = displayWidth(ellipsis) <= width ? ellipsis : ""
    let room = width - displayWidth(mark)
    var used = 0
    var isFull = false
    var result = ""
    for piece in textPieces(of: text) {
      switch piece {
      case .escape(let escape): result += escape
      case .text(let text):
        for character in text where !isFull {
          used += of(character)
          isFull = used > room
          result += isFull ? mark : String(character)
        }
      }
    }
    return result
  }

  /// The text in parts of at most `width` columns each, as a terminal breaks a line that is too long.
  public static func parts(of text: String, width: Int) -> [String] {
    guard width > 0, displayWidth(text) > width else { return [text] }
    var parts = [""]
    var used = 0
    for piece in textPieces(of: text) {
      switch piece {
      case .escape(let escape): parts[parts.count - 1] += escape
      case .text(let text):
        for character in text {
          if used + of(character) > width, used > 0 {
            parts.append("")
            used = 0
          }
          parts[parts.count - 1].append(character)
          used += of(character)
        }
      }
    }
    return parts
  }

  /// The text without its escape sequences.
  public static func visible(_ text: String) -> String {
    textPieces(of: text).map { if case .text(let text) = $0 { String(text) } else { "" } }.joined()
  }

  /// The text with blanks, so that it takes at least `width` columns.
  public static func pad(_ text: String, to width: Int, alignment: Alignment = .left) -> String {
    let missing = width - displayWidth(text)
    guard missing > 0 else { return text }
    let before =
      switch alignment {
      case .left: 0
      case .center: missing / 2
      case .right: missing
      }
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: missing - before)
  }

  /// The text in exactly `width` columns: cut, then padded.
  public static func fit(_ text: String, to width: Int, alignment: Alignment = .left) -> String {
    pad(truncate(text, to: width), to: width, alignment: alignment)
  }
}
