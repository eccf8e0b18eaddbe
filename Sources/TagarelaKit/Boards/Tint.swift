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
    if let color = CategoryColor(rawValue: text.lowercased()) {
      self.init(color)
      return
    }
    let parts = text.split(separator: " ")
    guard let code = parts.first, code.utf8.first == UInt8(ascii: "#"), parts.count <= 2 else { return nil }
    let digits = code.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == code.utf8.count - 1 else { return nil }
    let bytes: [UInt8] =
      switch digits.count {
      case 3, 4: digits.map { (digit: Int) in UInt8(digit * 17) }
      case 6, 8: stride(from: 0, to: digits.count, by: 2).map { (i: Int) in UInt8(digits[i] * 16 + digits[i + 1]) }
      default: []
      }
    guard bytes.count >= 3 else { return nil }
    var alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
    if parts.count == 2 {
      guard let share = Double(parts[1]), (0...1).contains(share) else { return nil }
      alpha = share
    }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }
}
