/// One page or picture, laid out: what to draw and where, back to front.
///
/// Lengths are points (1/72 inch) from the top left corner, x to the right and y down. A scene is computed once and drawn
/// by every output alike, so that print equals screen.
public struct Scene: Sendable, Equatable, Codable {
  public var width: Double
  public var height: Double
  public var elements: [Element]
  /// Where a touch leads to another page, in outputs that have several.
  public var links: [Link]

  public init(width: Double, height: Double, elements: [Element] = [], links: [Link] = []) {
    self.width = width
    self.height = height
    self.elements = elements
    self.links = links
  }
}

extension Scene {
  public enum Element: Sendable, Equatable, Codable {
    case box(Box)
    case line(Line)
    case text(Text)
    case picture(PicturePlace)
  }

  /// A rectangle in points.
  public struct Frame: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The same rectangle with `margin` points less on every side, never narrower than nothing.
    public func inset(by margin: Double) -> Frame {
      Frame(
        x: x + margin, y: y + margin,
        width: max(0, width - 2 * margin), height: max(0, height - 2 * margin))
    }
  }

  /// A filled and/or stroked rectangle. The stroke lies inside the frame.
  public struct Box: Sendable, Equatable, Codable {
    public var frame: Frame
    public var fill: Color?
    public var stroke: Color?
    public var strokeWidth: Double
    public var cornerRadius: Double

    public init(
      frame: Frame, fill: Color? = nil, stroke: Color? = nil, strokeWidth: Double = 1, cornerRadius: Double = 0
    ) {
      self.frame = frame
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.cornerRadius = cornerRadius
    }
  }

  public struct Line: Sendable, Equatable, Codable {
    public var x1: Double
    public var y1: Double
    public var x2: Double
    public var y2: Double
    public var color: Color
    public var width: Double

    public init(x1: Double, y1: Double, x2: Double, y2: Double, color: Color = .black, width: Double = 0.5) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
      self.color = color
      self.width = width
    }
  }

  /// Text wrapped to the width of its frame. A text with `fits` shrinks, down to a third of its size, until it is inside
  /// the frame; what still doesn't fit ends in an ellipsis. Without `fits` it may run past the bottom of the frame.
  public struct Text: Sendable, Equatable, Codable {
    public var frame: Frame
    public var string: String
    public var font: Font
    public var color: Color
    public var alignment: Alignment
    public var fits: Bool

    public init(
      frame: Frame, string: String, font: Font, color: Color = .black, alignment: Alignment = .leading,
      fits: Bool = false
    ) {
      self.frame = frame
      self.string = string
      self.font = font
      self.color = color
      self.alignment = alignment
      self.fits = fits
    }
  }

  /// Leading and trailing lines start at the top of the frame; a centred text is centred both ways.
  public enum Alignment: String, Sendable, Equatable, Codable {
    case leading, center, trailing
  }

  /// A picture of the document, as large as it goes into the frame without being distorted, centred.
  public struct PicturePlace: Sendable, Equatable, Codable {
    /// Index into ``Document/pictures``.
    public var picture: Int
    public var frame: Frame

    public init(picture: Int, frame: Frame) {
      self.picture = picture
      self.frame = frame
    }
  }

  /// A part of a page that leads to another one.
  public struct Link: Sendable, Equatable, Codable {
    public var frame: Frame
    /// Index into ``Document/pages``.
    public var page: Int

    public init(frame: Frame, page: Int) {
      self.frame = frame
      self.page = page
    }
  }

  /// The family that prints everything: Noto Sans, with whatever the system falls back to for other scripts.
  public struct Font: Sendable, Equatable, Codable {
    /// Size in points.
    public var size: Double
    public var bold: Bool

    public init(size: Double, bold: Bool = false) {
      self.size = size
      self.bold = bold
    }
  }

  /// sRGB, each part 0 to 1, and how much it covers, 0 to 1.
  public struct Color: Sendable, Equatable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let gray = Color(red: 0.45, green: 0.45, blue: 0.45)
  }
}
