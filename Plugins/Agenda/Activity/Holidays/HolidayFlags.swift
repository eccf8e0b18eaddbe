import Foundation
import TagarelaKit

/// What stands for a holiday that nothing else draws.
enum HolidayFlags {
  /// Small flags on two lines, in heavy lines and few colours.
  static let picture = Picture(format: .svg, bytes: Data(drawing.utf8))

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round">\
    \(line(y: 14, ["#e53935", "#fdd835", "#43a047", "#1e88e5"]))\(line(y: 56, ["#1e88e5", "#43a047", "#fdd835", "#e53935"]))\
    </svg>
    """

  /// A line that hangs through, with its flags.
  private static func line(y: Int, _ colors: [String]) -> String {
    let drops = [6, 12, 12, 6]
    let flags = zip(colors, drops).enumerated().map { place, flag in
      let x = 6 + place * 23
      let path = "M\(x) \(y + flag.1 - 4)h19l-9.5 28z"
      return "<path d=\"\(path)\" fill=\"\(flag.0)\" stroke=\"#424242\" stroke-width=\"2.5\"/>"
    }
    return "<path d=\"M2 \(y)Q50 \(y + 18) 98 \(y)\" fill=\"none\" stroke=\"#424242\" stroke-width=\"3\"/>"
      + flags.joined()
  }
}
