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
