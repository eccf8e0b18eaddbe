import TagarelaKit

/// Colours with a meaning, where the terminal has them.
public struct Style: Sendable {
  public let hasColor: Bool
  /// 24-bit colours.
  public let hasTrueColor: Bool

  public init(hasColor: Bool, hasTrueColor: Bool = false) {
    self.hasColor = hasColor
    self.hasTrueColor = hasTrueColor
  }

  public static let plain = Style(hasColor: false)

  func done(_ text: String) -> String { wrap(text, "32") }
  func failed(_ text: String) -> String { wrap(text, "31;1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// Text in a category's colour.
  func colored(_ text: String, _ color: CategoryColor) -> String {
    guard hasColor else { return text }
    let (red, green, blue) = color.rgb
    return hasTrueColor ? wrap(text, "38;2;\(red);\(green);\(blue)") : wrap(text, "38;5;\(cube(red, green, blue))")
  }

  private func wrap(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// The nearest colour of xterm's 6 × 6 × 6 cube.
  private func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let step = { (part: UInt8) in (Int(part) * 5 + 127) / 255 }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }
}
