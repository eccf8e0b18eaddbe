public import FoundationEssentials
public import Scenes

/// What the drawing tool answers, one line of JSON for each request.
public enum CanvasAnswer: Sendable, Codable {
  case rendered(bytes: Data)
  case lines(texts: [[TextLine]])
  case inspected(facts: PictureFacts)
  case keepable(picture: KeepablePicture)
  case cells(lines: [String])
  case look(dots: [UInt8])
  case error(reason: CanvasFault.Reason, detail: String)
}

/// Why the drawing tool could not do what was asked.
public struct CanvasFault: Error, Sendable, Equatable {
  public enum Reason: String, Sendable, Codable {
    /// The bytes are no picture of any kind.
    case notAPicture
    /// A picture of a known format that is cut short or broken.
    case damaged
    /// More pixels than ``CanvasFault/mostPixels``.
    case tooLarge
    /// A drawing that takes more work than any picture does; the tool has ended.
    case tooMuchWork
    /// A picture, but not PNG, JPEG or SVG.
    case unsupportedFormat
    /// A phone's picture, and what would read it isn't installed: the detail is the package.
    case packageMissing
    /// The scene asks for something that can't be drawn.
    case drawingFailed
    /// The line is no request.
    case badRequest
  }

  public var reason: Reason
  /// For the log and the developer, in English.
  public var detail: String

  public init(_ reason: Reason, _ detail: String) {
    self.reason = reason
    self.detail = detail
  }

  /// Pixels that a picture, read or drawn, may have.
  public static let mostPixels = 60_000_000
}
