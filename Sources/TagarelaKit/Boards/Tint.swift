/// A colour of a cell or a board: sRGB, each part 0 to 255, and how much it covers, 0 to 1.
public struct Tint: Sendable, Hashable {
  /// 0 to 255.
  public let red: UInt8
  /// 0 to 255.
  public let green: UInt8
  /// 0 to 255.
  public let blue: UInt8
  /// 0 where all is seen through it, 1 where nothing is.
  public let alpha: Double

  /// - Parameter alpha: is brought into 0 to 1, in steps of a thousandth.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha.isFinite ? (min(max(alpha, 0), 1) * 1000).rounded() / 1000 : 1
  }

  /// The colour of a category, which covers all.
  public init(_ color: CategoryColor) {
    let rgb = color.rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue)
  }

  /// The same on white paper.
  public var onPaper: Scene.Color {
    func part(_ value: UInt8) -> Double { Double(value) / 255 * alpha + (1 - alpha) }
    return Scene.Color(red: part(red), green: part(green), blue: part(blue))
  }
}

extension Tint: CustomStringConvertible, LosslessStringConvertible {
  /// `#ffc800`, and with how much it covers where it isn't all: `#ffc800 0.5`.
  public var description: String {
    let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return alpha == 1 ? "#\(digits)" : "#\(digits) \(alpha)"
  }

  /// Reads ``description``, `#fc0`, `#ffc80080` (the last two the covering), and the names of the sixteen category colours.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: " "))
    guard let written = parts.first, written.first == UInt8(ascii: "#") else {
      guard let color = CategoryColor(rawValue: text.lowercased()) else { return nil }
      self.init(color)
      return
    }
    let digits = written.dropFirst()
    guard parts.count <= 2, [3, 4, 6, 8].contains(digits.count) else { return nil }
    var code: UInt32 = 0
    for byte in digits {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
      if digits.count <= 4 { code = code << 4 | UInt32(digit) }
    }
    if digits.count % 4 > 0 { code = code << 8 | 0xFF }
    var alpha = Double(code & 0xFF) / 255
    if parts.count == 2 {
      guard let share = Double(Substring(parts[1])), (0...1).contains(share) else { return nil }
      alpha = share
    }
    let red = UInt8(truncatingIfNeeded: code >> 24)
    let (green, blue) = (UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8))
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
