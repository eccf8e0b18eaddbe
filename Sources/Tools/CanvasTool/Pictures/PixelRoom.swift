/// The pixels that a picture may take where it will be drawn.
struct PixelRoom {
  var width: Double
  var height: Double
  /// Whether the output takes over a JPEG's compressed bytes, so that its pixels needn't be known.
  var takesJPEG = false

  /// The size to which a picture is worth being reduced, its proportions kept; nil when it is small enough as it is.
  func reduced(width pictureWidth: Int, height pictureHeight: Int) -> (width: Int, height: Int)? {
    let scale = min(width / Double(pictureWidth), height / Double(pictureHeight))
    // Reducing by less blurs more than it saves.
    guard scale < 0.75 else { return nil }
    return (
      max(1, Int((Double(pictureWidth) * scale).rounded())), max(1, Int((Double(pictureHeight) * scale).rounded()))
    )
  }

  var turned: PixelRoom { PixelRoom(width: height, height: width, takesJPEG: takesJPEG) }
}
