import FoundationEssentials
import Scenes

/// Reads a picture whole, to know that it can be drawn.
enum PictureInspection {
  /// - Throws: ``CanvasFault`` `notAPicture`, `unsupportedFormat`, `damaged`, `tooLarge`. A drawing that takes too much work ends the program (``WorkLimit``).
  static func facts(of file: Data) throws -> PictureFacts {
    let format = try PictureFormat(of: file)
    switch format {
    case .png:
      let png = try PNGFile(file)
      _ = try PNGDecoder.surface(of: png)
      return PictureFacts(format: format, width: Double(png.width), height: Double(png.height))
    case .jpeg:
      let jpeg = try JPEGFile(file)
      _ = try Pixbuf(jpeg: jpeg.bytes)
      let (width, height) = (Double(jpeg.width), Double(jpeg.height))
      return jpeg.orientation.swapsSides
        ? PictureFacts(format: format, width: height, height: width)
        : PictureFacts(format: format, width: width, height: height)
    case .svg:
      let trial = Scene.Frame(x: 0, y: 0, width: 64, height: 64)
      return try WorkLimit.watch(WorkLimit.forTrial) {
        let svg = try VectorPicture(file, room: PixelRoom(width: trial.width, height: trial.height))
        try svg.draw(in: trial, with: Pen(on: .pixels(width: 64, height: 64)))
        return PictureFacts(format: format, width: svg.width, height: svg.height)
      }
    }
  }
}
