import TagarelaKit

/// A category's colour as a bundle gives it: an English name, or red, green, blue and alpha from 0 to 1.
struct ColorText {
  var color: CategoryColor
  /// False when it is only the nearest of the sixteen.
  var isExact: Bool

  /// The name decides when it is known, else the numbers do.
  init?(name: String?, numbers: String?) {
    if let name = name.map(Self.key), let named = Self.named(name) {
      self = named
    } else if let parts = numbers.flatMap(Self.parts) {
      self.init(nearest: parts)
    } else {
      return nil
    }
  }

  /// `0.752941 0.752941 0.752941 1`.
  static func numbers(_ color: CategoryColor) -> String {
    let (red, green, blue) = color.rgb
    return "\(fraction(red)) \(fraction(green)) \(fraction(blue)) 1"
  }

  /// `Red`.
  static func name(_ color: CategoryColor) -> String {
    color.rawValue.prefix(1).uppercased() + color.rawValue.dropFirst()
  }

  private init(_ color: CategoryColor, isExact: Bool) {
    self.color = color
    self.isExact = isExact
  }

  private static func fraction(_ part: UInt8) -> String {
    switch part {
    case 0: "0"
    case 255: "1"
    default: String((Double(part) / 255 * 1_000_000).rounded() / 1_000_000)
    }
  }

  private static func key(_ name: String) -> String {
    let letters = name.folded.filter { $0.isLetter }
    return letters.hasSuffix("color") ? String(letters.dropLast(5)) : letters
  }

  private static func named(_ key: String) -> ColorText? {
    if let color = CategoryColor(rawValue: key) { return ColorText(color, isExact: true) }
    if let color = sameColor[key] { return ColorText(color, isExact: true) }
    return likeColor[key].map { ColorText($0, isExact: false) }
  }

  private static let sameColor: [String: CategoryColor] = [
    "magenta": .fuchsia, "cyan": .aqua, "grey": .gray,
  ]

  private static let likeColor: [String: CategoryColor] = [
    "lightgray": .silver, "lightgrey": .silver, "darkgray": .gray, "darkgrey": .gray, "orange": .yellow,
    "brown": .maroon, "clear": .white, "transparent": .white, "pink": .fuchsia, "violet": .purple,
  ]

  private static func parts(_ numbers: String) -> (red: Double, green: Double, blue: Double)? {
    let words = numbers.split { $0.isWhitespace || $0 == "," || $0 == ";" }
    let values = words.compactMap { Double($0) }.filter(\.isFinite).map { min(max($0, 0), 1) * 255 }
    guard values.count == words.count else { return nil }
    switch values.count {
    case 1: return (values[0], values[0], values[0])
    case 2: return values[1] > 0 ? (values[0], values[0], values[0]) : (255, 255, 255)
    case 3: return (values[0], values[1], values[2])
    case 4: return values[3] > 0 ? (values[0], values[1], values[2]) : (255, 255, 255)
    default: return nil
    }
  }

  private init(nearest wanted: (red: Double, green: Double, blue: Double)) {
    var best = (color: CategoryColor.gray, distance: Double.infinity)
    for color in CategoryColor.allCases {
      let distance = Self.distance(wanted, color)
      if distance < best.distance { best = (color, distance) }
    }
    self.init(best.color, isExact: best.distance < 4 * 9)
  }

  /// The square of a weighted distance that follows the eye better than the plain one ("redmean").
  private static func distance(_ a: (red: Double, green: Double, blue: Double), _ color: CategoryColor) -> Double {
    let b = color.rgb
    let (red, green, blue) = (a.red - Double(b.red), a.green - Double(b.green), a.blue - Double(b.blue))
    let meanRed = (a.red + Double(b.red)) / 2 / 256
    return (2 + meanRed) * red * red + 4 * green * green + (3 - meanRed) * blue * blue
  }
}
