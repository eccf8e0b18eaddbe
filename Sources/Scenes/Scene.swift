/// One page or picture, laid out: what to draw and where, back to front.
///
/// Lengths are points (1/72 inch) from the top left corner, x to the right and y down. A scene is computed once and drawn
/// by every output alike, so that print equals screen.
public struct Scene: Sendable, Equatable, Codable {
  /// Points, 1 to 14,400: the 200 inches that PDF can say.
  public var width: Double
  /// Points, 1 to 14,400.
  public var height: Double
  /// Each lies over those before it.
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
  /// One thing that is drawn.
  public enum Element: Sendable, Equatable, Codable {
    case box(Box)
    case line(Line)
    case text(Text)
    case picture(PicturePlace)
  }

  /// A rectangle in points.
  public struct Frame: Sendable, Equatable {
    /// Of its left side.
    public var x: Double
    /// Of its upper side.
    public var y: Double
    /// From left to right, 0 at least.
    public var width: Double
    /// From top to bottom, 0 at least.
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
    /// The outer edge of the stroke.
    public var frame: Frame
    /// Nil where what lies below is seen through it.
    public var fill: Color?
    /// Nil for none.
    public var stroke: Color?
    /// Points; 0 for no stroke.
    public var strokeWidth: Double
    /// Points, of the outer edge; never more than half the shorter side is drawn.
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

  /// A straight line from one point of the page to another.
  public struct Line: Sendable, Equatable, Codable {
    /// From the left, where it begins.
    public var x1: Double
    /// From the top, where it begins.
    public var y1: Double
    /// From the left, where it ends.
    public var x2: Double
    /// From the top, where it ends.
    public var y2: Double
    /// Of all of it.
    public var color: Color
    /// Points, half of them to either side.
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
    /// Where the text stands. Without ``fits`` its height moves a centred text only.
    public var frame: Frame
    /// Line feeds in it end lines.
    public var string: String
    /// As large as it is drawn at most.
    public var font: Font
    /// Of the letters; emoji keep their own.
    public var color: Color
    /// Of each line, between the sides of the frame.
    public var alignment: Alignment
    /// Whether it shrinks until it is inside the frame.
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
    /// How much room it may take.
    public var frame: Frame
    /// Whether a picture on black ground has black on all of its frame, as a tile that it fills.
    public var spreadsBlack: Bool

    public init(picture: Int, frame: Frame, spreadsBlack: Bool = false) {
      self.picture = picture
      self.frame = frame
      self.spreadsBlack = spreadsBlack
    }
  }

  /// A part of a page that leads to another one.
  public struct Link: Sendable, Equatable, Codable {
    /// What is touched.
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
    /// Bold letters in place of regular ones.
    public var bold: Bool
    /// Letters as schools teach children to join them; where no such font is installed, the usual ones.
    public var joined: Bool

    public init(size: Double, bold: Bool = false, joined: Bool = false) {
      self.size = size
      self.bold = bold
      self.joined = joined
    }
  }

  /// sRGB, each part 0 to 1, and how much it covers, 0 to 1.
  public struct Color: Sendable, Equatable, Hashable {
    /// 0 to 1.
    public var red: Double
    /// 0 to 1.
    public var green: Double
    /// 0 to 1.
    public var blue: Double
    /// 0 where all is seen through it, 1 where nothing is.
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Of words and lines, where nothing else is said.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Of paper.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Of what stands back: an author's name, a cell that the patient doesn't see.
    public static let gray = Color(red: 0.45, green: 0.45, blue: 0.45)
  }
}
