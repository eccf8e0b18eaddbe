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
    if let tint = Tint(code: text.utf8[...]) {
      self = tint
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: " "))
    guard let written = parts.first, written.first == UInt8(ascii: "#") else {
      guard let color = CategoryColor(rawValue: text.lowercased()) else { return nil }
      self.init(color)
      return
    }
    guard parts.count <= 2, let tint = Tint(code: written) else { return nil }
    guard parts.count == 2 else {
      self = tint
      return
    }
    guard let share = Double(Substring(parts[1])), (0...1).contains(share) else { return nil }
    self.init(red: tint.red, green: tint.green, blue: tint.blue, alpha: share)
  }

  /// `#fc0`, `#fc08`, `#ffc800`, `#ffc80080`.
  private init?(code text: Substring.UTF8View) {
    let count = text.count - 1
    guard text.first == UInt8(ascii: "#"), [3, 4, 6, 8].contains(count) else { return nil }
    var code: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      code = code << 4 | digit
      if count <= 4 { code = code << 4 | digit }
    }
    if count % 4 > 0 { code = code << 8 | 0xFF }
    let red = UInt8(truncatingIfNeeded: code >> 24)
    let (green, blue) = (UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8))
    self.init(red: red, green: green, blue: blue, alpha: Double(code & 0xFF) / 255)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46, 0x61...0x66: UInt32(byte | 0x20) - 0x57
    default: nil
    }
  }
}
