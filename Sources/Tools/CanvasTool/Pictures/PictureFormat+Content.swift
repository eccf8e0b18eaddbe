import FoundationEssentials
import HelperProtocols
import MediaHeaders
import Scenes

extension PictureFormat {
  /// Tells the format from the first bytes.
  ///
  /// - Throws: ``CanvasFault`` `unsupportedFormat`, `notAPicture`.
  init(of picture: Data) throws {
    if let format = PictureFormat(beginning: picture) {
      self = format
    } else if let name = MediaSignature.name(of: picture, among: MediaSignature.pictures) {
      throw CanvasFault(.unsupportedFormat, name)
    } else {
      throw CanvasFault(.notAPicture, "\(picture.count) bytes of no known picture format")
    }
  }
}
