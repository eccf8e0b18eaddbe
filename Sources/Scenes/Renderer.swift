public import FoundationEssentials

/// What turns scenes into files, measures text and reads pictures.
public protocol Renderer: Sendable {
  /// Draws all pages (PDF) or the first one (PNG, SVG).
  ///
  /// - Parameter scale: pixels a point, for PNG.
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data

  /// Breaks each text into the lines that it needs at `width` points, exactly as ``Scene/Text`` will be drawn.
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]]

  /// Reads a picture whole and says what it is.
  ///
  /// - Throws: ``Failure`` when it is not a PNG, JPEG or SVG that can be drawn.
  func inspect(picture: Data) throws -> PictureFacts
}

public enum RenderOutput: String, Sendable, Codable {
  case pdf, png, svg
}

public struct MeasuredText: Sendable, Equatable, Codable {
  public var string: String
  public var font: Scene.Font

  public init(string: String, font: Scene.Font) {
    self.string = string
    self.font = font
  }
}

/// One line of a wrapped text: its part of the text as UTF-8 offsets, and its height in points.
public struct TextLine: Sendable, Equatable, Codable {
  public var start: Int
  public var end: Int
  public var height: Double

  public init(start: Int, end: Int, height: Double) {
    self.start = start
    self.end = end
    self.height = height
  }
}

public struct PictureFacts: Sendable, Equatable, Codable {
  public var format: PictureFormat
  /// Natural size in pixels; of an SVG its own size or view box.
  public var width: Double
  public var height: Double

  public init(format: PictureFormat, width: Double, height: Double) {
    self.format = format
    self.width = width
    self.height = height
  }
}

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
