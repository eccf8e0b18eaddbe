import FoundationEssentials
import HelperProtocols
import Scenes

/// The pictures of a document: each is read once, when first drawn, and let go after the last page that shows it.
final class PictureShelf {
  private struct Use {
    /// The largest frame, in points.
    var width = 0.0
    var height = 0.0
    var lastPage = 0
  }

  private let files: [Data]
  private let pixelsPerPoint: Double
  private let takesJPEG: Bool
  private var uses: [Int: Use] = [:]
  private var ready: [Int: any DrawablePicture] = [:]
  /// Which of those that were asked for are on black ground.
  private var onBlack: [Int: Bool] = [:]

  /// - Parameter pixelsPerPoint: the resolution beyond which a picture's pixels are not worth their bytes.
  init(_ files: [Data], for pages: [Scene], pixelsPerPoint: Double, takesJPEG: Bool) throws {
    self.files = files
    self.pixelsPerPoint = pixelsPerPoint
    self.takesJPEG = takesJPEG
    for (number, page) in pages.enumerated() {
      for case .picture(let place) in page.elements {
        guard files.indices.contains(place.picture) else {
          throw CanvasFault(.drawingFailed, "picture \(place.picture) of \(files.count)")
        }
        var use = uses[place.picture] ?? Use()
        use.width = max(use.width, place.frame.width)
        use.height = max(use.height, place.frame.height)
        use.lastPage = number
        uses[place.picture] = use
      }
    }
  }

  func picture(_ index: Int) throws -> any DrawablePicture {
    if let picture = ready[index] { return picture }
    let use = uses[index] ?? Use()
    let room = PixelRoom(
      width: use.width * pixelsPerPoint, height: use.height * pixelsPerPoint, takesJPEG: takesJPEG)
    let picture = try PictureReading.picture(files[index], for: room)
    ready[index] = picture
    return picture
  }

  /// Whether a picture's corners are black.
  func isOnBlack(_ index: Int) throws -> Bool {
    if let known = onBlack[index] { return known }
    let isBlack = try PictureLook.isOnBlack(files[index])
    onBlack[index] = isBlack
    return isBlack
  }

  func finished(page: Int) {
    for (index, use) in uses where use.lastPage == page { ready[index] = nil }
  }
}
