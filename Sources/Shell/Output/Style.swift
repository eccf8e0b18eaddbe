import TagarelaKit
import Terminal

/// Colours with a meaning, where the terminal has them.
public struct Style: Sendable, Equatable {
  public let hasColor: Bool
  /// 24-bit colours.
  public let hasTrueColor: Bool

  /// For those who read line by line: no boxes and no pictures.
  public let isInLines: Bool

  public init(hasColor: Bool, hasTrueColor: Bool = false, isInLines: Bool = false) {
    self.hasColor = hasColor
    self.hasTrueColor = hasTrueColor
    self.isInLines = isInLines
  }

  public static let plain = Style(hasColor: false)
  public static let lines = Style(hasColor: false, isInLines: true)

  func done(_ text: String) -> String { wrap(text, "32") }
  func failed(_ text: String) -> String { wrap(text, "31;1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// What a column or row is called: in its colour, else standing back.
  func name(_ text: String, _ tint: Tint?) -> String { tint.map { colored(text, $0) } ?? dim(text) }

  func reversed(_ text: String) -> String { wrap(text, "7") }

  /// Text in a category's colour.
  func colored(_ text: String, _ color: CategoryColor) -> String { colored(text, Tint(color)) }

  /// Text in a colour as it is on white paper.
  func colored(_ text: String, _ tint: Tint) -> String { wrap(text, "38;" + code(tint)) }

  /// Text on a ground of this colour, in black or white, whichever is read better.
  func filled(_ text: String, _ tint: Tint) -> String {
    wrap(text, "48;\(code(tint));38;5;\(tint.onPaper.isLight ? 16 : 231)")
  }

  private func code(_ tint: Tint) -> String {
    let paper = tint.onPaper
    let (red, green, blue) = (byte(paper.red), byte(paper.green), byte(paper.blue))
    return hasTrueColor ? "2;\(red);\(green);\(blue)" : "5;\(cube(red, green, blue))"
  }

  private func byte(_ part: Double) -> UInt8 { UInt8(clamping: Int((part * 255).rounded())) }

  private func wrap(_ text: String, _ code: String) -> String {
    hasColor ? OwnEscape.sequence("[\(code)m") + text + OwnEscape.sequence("[0m") : text
  }

  /// The nearest colour of xterm's 6 × 6 × 6 cube.
  private func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let step = { (part: UInt8) in (Int(part) * 5 + 127) / 255 }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }
}

extension Scene.Color {
  /// True where black is read better on it than white (ITU-R BT.709 weights).
  fileprivate var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 }
}
