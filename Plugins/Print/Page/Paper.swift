import TagarelaKit

/// A sheet's sides, in points.
struct Paper {
  var width: Double
  var height: Double

  init(_ paper: PageSetup.Paper, isWide: Bool) {
    let (short, long) = (Double.millimetres(paper.size.width), Double.millimetres(paper.size.height))
    (width, height) = isWide ? (long, short) : (short, long)
  }

  func content(margin: Double) -> Scene.Frame {
    Scene.Frame(x: 0, y: 0, width: width, height: height).inset(by: margin)
  }
}

extension Double {
  /// Points.
  static func millimetres(_ length: Double) -> Double { length * 72 / 25.4 }

  /// Points as millimetres, a tenth exactly.
  var inMillimetres: Double { (self * 254 / 72).rounded(.down) / 10 }
}

extension Scene.Frame {
  var right: Double { x + width }
  var bottom: Double { y + height }

  func droppingTop(_ height: Double) -> Scene.Frame {
    Scene.Frame(x: x, y: y + height, width: width, height: max(0, self.height - height))
  }

  func droppingBottom(_ height: Double) -> Scene.Frame {
    Scene.Frame(x: x, y: y, width: width, height: max(0, self.height - height))
  }

  /// The part that begins `offset` points from the left.
  func column(at offset: Double, width: Double) -> Scene.Frame {
    Scene.Frame(x: x + offset, y: y, width: width, height: height)
  }

  /// The lowest part of a height.
  func bottomPart(_ height: Double) -> Scene.Frame { droppingTop(max(0, self.height - height)) }

  /// The part that an area takes of it.
  func part(_ area: CellArea) -> Scene.Frame {
    Scene.Frame(
      x: x + area.x * width, y: y + area.y * height, width: area.width * width, height: area.height * height)
  }

  /// The largest frame inside this one with the proportions of `width` to `height`, in its middle.
  func fitting(width shownWidth: Double, height shownHeight: Double) -> Scene.Frame {
    guard shownWidth > 0, shownHeight > 0 else { return self }
    let scale = min(width / shownWidth, height / shownHeight)
    return Scene.Frame(
      x: x + (width - shownWidth * scale) / 2, y: y + (height - shownHeight * scale) / 2,
      width: shownWidth * scale, height: shownHeight * scale)
  }
}
