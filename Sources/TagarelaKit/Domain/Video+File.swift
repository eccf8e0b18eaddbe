public import Foundation
import MediaHeaders

extension Video {
  /// A film whose headers say that it is one, and that its file is whole.
  ///
  /// - Returns: nil for any other file, and for one larger than ``largest``.
  public init?(file: Data) {
    guard file.count <= Self.largest else { return nil }
    if MPEG4Header(file)?.isWholeFilm == true {
      self.init(format: .mp4, bytes: file)
    } else if WebMHeader(file)?.isWholeFilm == true {
      self.init(format: .webm, bytes: file)
    } else {
      return nil
    }
  }
}

extension Video {
  /// What its pictures are coded in, where not every browser and player plays that: `hvc1`; nil where its headers say nothing of
  /// the kind.
  public var rareCodec: String? {
    guard format == .mp4, let header = MPEG4Header(bytes) else { return nil }
    return header.pictureCodecs.first { !Self.usualCodecs.contains($0) }
  }

  private static let usualCodecs: Set = ["avc1", "avc3", "vp08", "vp09", "av01"]
}
