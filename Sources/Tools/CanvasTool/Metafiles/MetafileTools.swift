import CCairo

/// What a metafile draws lines with.
struct MetafilePen {
  var color = MetafileColor.black
  /// In the units of the coordinates; 0 for as thin as can be seen.
  var width = 0.0
  /// Lengths of lines and gaps, in widths of the pen; empty for a line without gaps.
  var dashes: [Double] = []
  var cap = CAIRO_LINE_CAP_ROUND
  var join = CAIRO_LINE_JOIN_ROUND

  /// - Parameter style: of [MS-WMF] 2.1.1.23 and [MS-EMF] 2.1.25, which say the same.
  /// - Returns: nil for a pen that draws nothing.
  init?(style: Int, width: Double, color: Int) {
    switch style & 0xF {
    case 5: return nil
    case 1: dashes = [3, 1]
    case 2: dashes = [1, 1]
    case 3: dashes = [3, 1, 1, 1]
    case 4: dashes = [3, 1, 1, 1, 1, 1]
    default: break
    }
    switch style & 0xF00 {
    case 0x100: cap = CAIRO_LINE_CAP_SQUARE
    case 0x200: cap = CAIRO_LINE_CAP_BUTT
    default: break
    }
    switch style & 0xF000 {
    case 0x1000: join = CAIRO_LINE_JOIN_BEVEL
    case 0x2000: join = CAIRO_LINE_JOIN_MITER
    default: break
    }
    self.width = abs(width)
    self.color = MetafileColor(color)
  }

  /// The pen of those who have chosen none.
  init(color: MetafileColor = .black) {
    self.color = color
  }
}

struct MetafileColor {
  var red: Double
  var green: Double
  var blue: Double

  /// - Parameter reference: red in the lowest byte, then green and blue.
  init(_ reference: Int) {
    red = Double(reference & 0xFF) / 255
    green = Double(reference >> 8 & 0xFF) / 255
    blue = Double(reference >> 16 & 0xFF) / 255
  }

  static let black = MetafileColor(0)
  static let white = MetafileColor(0xFFFFFF)
  static let gray = MetafileColor(0x808080)

  /// - Parameter style: of [MS-WMF] 2.1.1.4. Patterns of dots and hatching, with which old programs mixed colours that
  ///   screens didn't have, become the colour or gray.
  /// - Returns: nil for a brush that fills nothing.
  init?(brush style: Int, color: Int) {
    switch style {
    case 0, 2: self.init(color)
    case 1: return nil
    default: self = .gray
    }
  }
}

/// What a metafile writes with.
struct MetafileFont {
  /// In the units of the coordinates: below 0 the height of the letters, above 0 with the room that a line takes.
  var height = -12.0
  var isBold = false
  var isItalic = false
  var family = ""

  /// The side of the square on which letters are drawn.
  var size: Double {
    if height == 0 { return 12 }
    return height < 0 ? -height : height / 1.2
  }
}

/// What is chosen by its number.
enum MetafileObject {
  case pen(MetafilePen?)
  case brush(MetafileColor?)
  case font(MetafileFont)
  /// A palette, a region: it takes up a number.
  case other
}
