public import Foundation

/// A film that shows what a symbol means: an MP4 or WebM file, which browsers and the system's players play.
public struct Video: Sendable, Equatable {
  /// What its headers say that it is.
  public let format: VideoFormat
  /// The whole file.
  public let bytes: Data

  /// Bytes of the largest that is taken in.
  public static let largest = 30_000_000

  /// - Parameter bytes: are not looked at; ``init(file:)`` does that.
  public init(format: VideoFormat, bytes: Data) {
    self.format = format
    self.bytes = bytes
  }
}

/// A kind of film that every browser plays.
public enum VideoFormat: String, Sendable, CaseIterable {
  case mp4, webm

  /// RFC 6838.
  public var mediaType: String { "video/\(rawValue)" }
}
