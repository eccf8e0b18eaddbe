public import Foundation

/// A picture as it was given: the bytes of a PNG, JPEG or SVG file.
public struct Picture: Sendable, Equatable {
  /// What the bytes begin like, or what their file says of them: ``Renderer/inspect(picture:)`` finds out.
  public var format: PictureFormat
  /// The whole file.
  public var bytes: Data

  /// Bytes of the largest picture that is taken in, a user's own as well as one that arrives.
  public static let largest = 20_000_000

  public init(format: PictureFormat, bytes: Data) {
    self.format = format
    self.bytes = bytes
  }
}

/// A recorded voice message: a WAV file of at most ``longest`` seconds.
public struct Voice: Sendable, Equatable {
  /// The whole file. ``init(wave:)`` and ``init(shortWave:)`` look whether it is one; ``init(bytes:)`` takes anything.
  public var bytes: Data

  public init(bytes: Data) {
    self.bytes = bytes
  }

  /// Seconds.
  public static let longest = 5.0
}
