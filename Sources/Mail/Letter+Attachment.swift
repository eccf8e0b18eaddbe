public import Foundation

extension Letter {
  /// A file that travels with a letter.
  public struct Attachment: Sendable, Equatable {
    /// The file's name, without folders.
    public var name: String
    /// Like `application/pdf` (RFC 2046); anything that isn't a media type is sent as `application/octet-stream`.
    public var mediaType: String
    public var bytes: Data

    public init(name: String, mediaType: String, bytes: Data) {
      self.name = name
      self.mediaType = mediaType
      self.bytes = bytes
    }
  }
}
