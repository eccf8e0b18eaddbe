public import Foundation
import MediaHeaders

extension Picture {
  /// - Returns: nil when these are not the beginnings of a PNG, a JPEG or an SVG. Whether it can be drawn shows later.
  public init?(ofAnyFormat bytes: Data) {
    guard let format = PictureFormat(beginning: bytes) else { return nil }
    self.init(format: format, bytes: bytes)
  }
}
