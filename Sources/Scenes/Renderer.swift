public import FoundationEssentials

/// What turns scenes into files, measures text and reads pictures.
public protocol Renderer: Sendable {
  /// Draws all pages (PDF) or the first one (PNG, SVG).
  ///
  /// - Parameter scale: pixels a point, 0.01 to 100, for PNG.
  /// - Throws: ``Failure`` `drawing.failed`, and those of ``inspect(picture:)`` for a picture of the document.
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data

  /// Breaks each text into the lines that it needs at `width` points, exactly as ``Scene/Text`` will be drawn.
  ///
  /// - Throws: ``Failure`` `drawing.failed`.
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]]

  /// Reads a picture whole and says what it is.
  ///
  /// - Throws: ``Failure`` `picture.unreadable`, `picture.damaged`, `picture.too_large` or `picture.unsupported` when it is
  ///   not a PNG, JPEG or SVG that can be drawn.
  func inspect(picture: Data) throws -> PictureFacts

  /// A picture as it is to be kept: a PNG, JPEG or SVG, upright, with nothing said of place, time and camera. Of an
  /// animation it is the first picture.
  ///
  /// - Throws: ``Failure`` as ``inspect(picture:)``, and `picture.needs_package` for one of a phone's formats where what
  ///   reads it isn't installed.
  func keepable(picture: Data) throws -> KeepablePicture
}

extension Renderer {
  /// The picture as it is, for those who read nothing but PNG, JPEG and SVG.
  public func keepable(picture: Data) throws -> KeepablePicture {
    KeepablePicture(bytes: picture, facts: try inspect(picture: picture))
  }
}

/// A picture as it is kept, with what it is.
public struct KeepablePicture: Sendable, Equatable, Codable {
  /// The whole file.
  public var bytes: Data
  /// What it is.
  public var facts: PictureFacts
  /// Whether something of the picture that it was made of is missing in it, because nothing here draws that.
  public var isPartial: Bool

  public init(bytes: Data, facts: PictureFacts, isPartial: Bool = false) {
    self.bytes = bytes
    self.facts = facts
    self.isPartial = isPartial
  }
}

/// A kind of file that is drawn.
public enum RenderOutput: String, Sendable, Codable {
  case pdf, png, svg
}

/// A text that is to be broken into lines before anybody knows where it will stand.
public struct MeasuredText: Sendable, Equatable, Codable {
  /// Line feeds in it end lines.
  public var string: String
  /// In which it will be drawn.
  public var font: Scene.Font

  public init(string: String, font: Scene.Font) {
    self.string = string
    self.font = font
  }
}

/// One line of a wrapped text: its part of the text as UTF-8 offsets, and its height in points.
public struct TextLine: Sendable, Equatable, Codable {
  /// Where the line before it ends; 0 of the first.
  public var start: Int
  /// Behind its last byte, a line feed included.
  public var end: Int
  /// With what stands above and below its letters.
  public var height: Double

  public init(start: Int, end: Int, height: Double) {
    self.start = start
    self.end = end
    self.height = height
  }
}

/// What a picture is, once all of it was read.
public struct PictureFacts: Sendable, Equatable, Codable {
  /// As its bytes tell it, whatever its file is called.
  public var format: PictureFormat
  /// Natural size in pixels; of an SVG its own size or view box.
  public var width: Double
  /// As ``width``. Both are those of the picture as it is shown, turned as its EXIF data say.
  public var height: Double

  public init(format: PictureFormat, width: Double, height: Double) {
    self.format = format
    self.width = width
    self.height = height
  }
}

/// The formats in which pictures are kept and drawn.
public enum PictureFormat: String, Sendable, Codable, CaseIterable {
  case png, jpeg, svg

  /// The media type (RFC 2046), as mail and web pages name it.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    }
  }
}
