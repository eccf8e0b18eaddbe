import Foundation
import TagarelaKit

extension Scene.Color {
  /// Rules between paragraphs and the frames of empty cells.
  static let rule = Scene.Color(red: 0.78, green: 0.78, blue: 0.78)
  /// Every other row of a table.
  static let tint = Scene.Color(red: 0.955, green: 0.955, blue: 0.955)
  /// Round a colour that what lies beside it would swallow, and round words alone.
  static let outline = Scene.Color(red: 0.25, green: 0.25, blue: 0.25)

  func covering(_ alpha: Double) -> Scene.Color {
    Scene.Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Nearer to white: an empty place is paler than what will stand in it.
  var pale: Scene.Color {
    Scene.Color(red: 0.5 + red / 2, green: 0.5 + green / 2, blue: 0.5 + blue / 2)
  }

  /// Nearer to black, for a hairline at its edge.
  var shade: Scene.Color { Scene.Color(red: 0.6 * red, green: 0.6 * green, blue: 0.6 * blue) }

  /// What is read best on it.
  var ink: Scene.Color { contrast(with: .black) >= contrast(with: .white) ? .black : .white }

  /// True when a line between both would not be seen: a contrast ratio (WCAG 2.1) below 1.5.
  func isLost(on other: Scene.Color) -> Bool { contrast(with: other) < 1.5 }

  /// The contrast ratio of WCAG 2.1, from 1 to 21.
  func contrast(with other: Scene.Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
