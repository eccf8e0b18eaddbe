import Scenes

/// A picture that has been read and can be drawn.
protocol DrawablePicture {
  /// Natural size as seen, in pixels; of an SVG its own size or view box.
  var width: Double { get }
  var height: Double { get }

  /// Draws the picture, filling exactly `frame`, which has the picture's proportions.
  func fill(_ frame: Scene.Frame, with pen: Pen) throws
}

extension DrawablePicture {
  /// Draws the picture as large as it goes into `frame` undistorted, centred.
  func draw(in frame: Scene.Frame, with pen: Pen) throws {
    guard frame.width > 0, frame.height > 0 else { return }
    try fill(frame.fitting(width: width, height: height), with: pen)
  }
}

extension Scene.Frame {
  /// The largest frame inside this one with the proportions of `width` to `height`, in its centre.
  func fitting(width pictureWidth: Double, height pictureHeight: Double) -> Scene.Frame {
    let scale = min(width / pictureWidth, height / pictureHeight)
    let (fittedWidth, fittedHeight) = (pictureWidth * scale, pictureHeight * scale)
    return Scene.Frame(
      x: x + (width - fittedWidth) / 2, y: y + (height - fittedHeight) / 2, width: fittedWidth, height: fittedHeight)
  }
}
