import Foundation
import TagarelaKit

extension Scene.Color {
  /// Rules between paragraphs and the frames of empty cells.
  static let rule = Scene.Color(red: 0.78, green: 0.78, blue: 0.78)
  /// Every other row of a table.
  static let tint = Scene.Color(red: 0.955, green: 0.955, blue: 0.955)
  /// Round a colour that paper alone would swallow.
  static let outline = Scene.Color(red: 0.25, green: 0.25, blue: 0.25)

  init(_ color: CategoryColor) {
    let rgb = color.rgb
    self.init(red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
  }

  /// True when white paper beside it hides it: a contrast ratio (WCAG 2.1) below 1.5.
  var isPale: Bool {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return 1.05 / (luminance + 0.05) < 1.5
  }
}
