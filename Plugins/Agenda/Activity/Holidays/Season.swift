import Foundation
import TagarelaKit

/// A quarter of the year, by the usual days of equinoxes and solstices.
enum Season: String, CaseIterable {
  case spring, summer, autumn, winter

  init(_ day: Day, isSouthern: Bool) {
    let northern: Season =
      switch (day.month, day.day) {
      case (3, 20...), (4...5, _), (6, ..<21): .spring
      case (6, _), (7...8, _), (9, ..<22): .summer
      case (9, _), (10...11, _), (12, ..<21): .autumn
      default: .winter
      }
    self = isSouthern ? northern.opposite : northern
  }

  private var opposite: Season {
    switch self {
    case .spring: .autumn
    case .summer: .winter
    case .autumn: .spring
    case .winter: .summer
    }
  }

  /// A flower, the sun, a leaf, a snowflake, in heavy lines and few colours.
  var picture: Picture { Picture(format: .svg, bytes: Data(drawing.utf8)) }

  private var drawing: String {
    let content =
      switch self {
      case .spring: Self.flower
      case .summer: Self.sun
      case .autumn: Self.leaf
      case .winter: Self.snowflake
      }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round">\
      \(content)</svg>
      """
  }

  private static let flower = """
    <path d="M50 50V94M50 82C38 82 30 76 28 68C40 66 48 72 50 82M50 74C62 74 70 68 72 60C60 58 52 64 50 74" \
    fill="#7cb342" stroke="#33691e" stroke-width="4"/>\
    <g fill="#f48fb1" stroke="#ad1457" stroke-width="3">\
    \(turned(6) { "<ellipse cx=\"50\" cy=\"20\" rx=\"9\" ry=\"13\" transform=\"rotate(\($0) 50 36)\"/>" })</g>\
    <circle cx="50" cy="36" r="9" fill="#fdd835" stroke="#f57f17" stroke-width="3"/>
    """

  private static let sun = """
    <g stroke="#f9a825" stroke-width="6">\
    \(turned(8) { "<path d=\"M50 8V20\" transform=\"rotate(\($0) 50 50)\"/>" })</g>\
    <circle cx="50" cy="50" r="22" fill="#fdd835" stroke="#f57f17" stroke-width="4"/>
    """

  private static let leaf = """
    <path d="M52 10C82 30 84 62 52 80C20 62 22 30 52 10Z" fill="#ef6c00" stroke="#8d3b00" stroke-width="4"/>\
    <path d="M52 30V94M52 50L66 38M52 50L38 38M52 66L68 54M52 66L36 54" fill="none" stroke="#8d3b00" \
    stroke-width="4"/>
    """

  private static let snowflake = """
    <g fill="none" stroke="#1e88e5" stroke-width="5">\
    \(turned(6) { "<path d=\"M50 50V10M50 24L40 14M50 24L60 14\" transform=\"rotate(\($0) 50 50)\"/>" })</g>
    """

  private static func turned(_ count: Int, _ draw: (_ degrees: Int) -> String) -> String {
    (0..<count).map { draw($0 * 360 / count) }.joined()
  }
}
