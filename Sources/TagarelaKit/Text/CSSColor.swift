import Foundation

/// Colours as style sheets write them (CSS Color Module Level 4), and boards with them.
public enum CSSColor {
  /// Reads a colour as it is met: `rgb(255, 0, 0)`, `rgba(255, 0, 0, 0.5)`, also with shares of a hundred, `#f00`, `#ff0000`,
  /// `#ff000080` and the usual names.
  public static func tint(_ text: String) -> Tint? {
    if text.utf8.first == UInt8(ascii: "#") { return Tint(text) ?? tolerant(text) }
    return strict(text) ?? tolerant(text)
  }

  /// In the form that all programs read.
  public static func text(_ tint: Tint) -> String {
    let numbers = "\(tint.red), \(tint.green), \(tint.blue)"
    return tint.alpha == 1 ? "rgb(\(numbers))" : "rgba(\(numbers), \(tint.alpha == 0 ? "0" : "\(tint.alpha)"))"
  }

  private static func tolerant(_ text: String) -> Tint? {
    let plain = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard plain.utf8.count <= 100 else { return nil }
    if plain.hasPrefix("#") { return Tint(plain) }
    if let name = names[plain] { return Tint("#" + name) }
    if plain == "transparent" { return Tint(red: 0, green: 0, blue: 0, alpha: 0) }
    guard let open = plain.firstIndex(of: "("), plain.hasSuffix(")"), ["rgb", "rgba"].contains(plain[..<open])
    else { return nil }
    let parts = plain[plain.index(after: open)...].dropLast().split { ", /".contains($0) }
    guard (3...4).contains(parts.count) else { return nil }
    let numbers = parts.prefix(3).compactMap(level)
    guard numbers.count == 3 else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      guard let share = share(parts[3]) else { return nil }
      alpha = share
    }
    return Tint(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  /// Reads `rgb(…)` and `rgba(…)` of whole numbers and a share from 0 to 1 alone.
  public static func strict(_ text: String) -> Tint? {
    var color = ColorNumbers(text)
    return color.tint()
  }

  private static func level(_ text: Substring) -> UInt8? {
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 * 2.55 } : Double(text)
    return number.flatMap { $0.isFinite ? UInt8(min(max($0.rounded(), 0), 255)) : nil }
  }

  private static func share(_ text: Substring) -> Double? {
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return number.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }

  /// CSS Color Module Level 4, those that boards use.
  private static let names = [
    "aqua": "00ffff", "black": "000000", "blue": "0000ff", "brown": "a52a2a", "cyan": "00ffff", "fuchsia": "ff00ff",
    "gold": "ffd700", "gray": "808080", "green": "008000", "grey": "808080", "indigo": "4b0082", "lightblue": "add8e6",
    "lightgray": "d3d3d3", "lightgreen": "90ee90", "lightgrey": "d3d3d3", "lime": "00ff00", "magenta": "ff00ff",
    "maroon": "800000", "navy": "000080", "olive": "808000", "orange": "ffa500", "pink": "ffc0cb", "purple": "800080",
    "red": "ff0000", "silver": "c0c0c0", "teal": "008080", "turquoise": "40e0d0", "violet": "ee82ee",
    "white": "ffffff", "yellow": "ffff00",
  ]
}
