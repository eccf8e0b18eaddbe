import CCairo
import HelperProtocols

/// A Windows metafile of thirty-two bits ([MS-EMF]). What programs of GDI+ write beside its records is passed over: they write both.
struct EnhancedMetafile {
  private let bytes: [UInt8]
  /// Where the picture lies, in pixels of the device that it was made for.
  let box: MetafileBox
  /// Points that one of these pixels has.
  let points: Double
  /// Pixels of that device in a millimetre, across and down.
  private let resolution: MetafilePoint

  /// - Returns: nil for what begins otherwise.
  /// - Throws: ``CanvasFault`` `damaged`.
  init?(_ bytes: [UInt8]) throws {
    guard bytes.dropFirst(40).starts(with: " EMF".utf8), bytes.starts(with: [1, 0, 0, 0]) else { return nil }
    let header = RecordReader(bytes.dropFirst(8))
    let device = MetafilePoint(x: Double(try header.signed32(64)), y: Double(try header.signed32(68)))
    let millimeters = MetafilePoint(x: Double(try header.signed32(72)), y: Double(try header.signed32(76)))
    let isKnown = min(device.x, device.y, millimeters.x, millimeters.y) > 0
    let across = isKnown ? device.x / millimeters.x : Self.usual
    let down = isKnown ? device.y / millimeters.y : Self.usual
    resolution = MetafilePoint(x: across, y: down)
    points = 72 / 25.4 / across
    // Hundredths of a millimetre.
    var frame = try MetafileBox(
      header.signed32(16), header.signed32(20), header.signed32(24), header.signed32(28))?.upright
    frame?.scale(across / 100, down / 100)
    let bounds = try MetafileBox(
      header.signed32(0), header.signed32(4), header.signed32(8) + 1, header.signed32(12) + 1)?.upright
    guard let box = frame ?? bounds, max(box.width, box.height) < 1e6 else {
      throw CanvasFault(.damaged, "a metafile without a size")
    }
    self.box = box
    self.bytes = bytes
  }

  /// Pixels in a millimetre of a screen.
  private static let usual = 96 / 25.4

  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  func draw(on canvas: MetafileCanvas) throws {
    let all = RecordReader(bytes[...])
    var player = EnhancedMetafilePlayer(canvas: canvas, resolution: resolution)
    var offset = 0
    while offset < bytes.count {
      let (function, size) = (try all.unsigned32(offset), try all.unsigned32(offset + 4))
      guard size >= 8 else { throw CanvasFault(.damaged, "a metafile's record of \(size) bytes") }
      let parameters = try all.part(from: offset + 8, count: size - 8)
      if function == Self.end { return }
      if let function = EnhancedFunction(rawValue: function) {
        try player.play(function, RecordReader(parameters))
      } else if EnhancedFunction.undrawn.contains(function) {
        canvas.passOver()
      }
      offset += size
    }
    throw CanvasFault(.damaged, "a metafile cut short")
  }

  private static let end = 14
}

extension MetafileBox {
  fileprivate mutating func scale(_ across: Double, _ down: Double) {
    (left, right, top, bottom) = (left * across, right * across, top * down, bottom * down)
  }
}

/// What of [MS-EMF] 2.1.1 shows in a picture.
enum EnhancedFunction: Int {
  case curves = 2, polygon = 3, polyline = 4, curvesTo = 5, linesTo = 6, polylines = 7, polygons = 8
  case setWindowExtent = 9, setWindowOrigin = 10, setViewportExtent = 11, setViewportOrigin = 12, setMapMode = 17
  case scaleViewportExtent = 31, scaleWindowExtent = 32, setWorldTransform = 35, changeWorldTransform = 36
  case setFillMode = 19, setMixing = 20, setTextAlignment = 22, setTextColor = 24
  case setGroundMode = 18, setGroundColor = 25
  case setArcDirection = 57, setMiterLimit = 58
  case moveTo = 27, lineTo = 54, arcTo = 55
  case intersectClip = 30, saveState = 33, restoreState = 34, clipToPath = 67, clipToRegion = 75
  case select = 37, createPen = 38, createBrush = 39, delete = 40, createFont = 82, createPatternBrush = 93
  case createBitmapBrush = 94, createExtendedPen = 95
  case ellipse = 42, rectangle = 43, roundedRectangle = 44, arc = 45, chord = 46, pie = 47
  case beginPath = 59, endPath = 60, closeFigure = 61, fillPath = 62, strokeAndFillPath = 63, strokePath = 64
  case abortPath = 68
  case copyBlock = 76, stretchBlock = 77, bitmapToDevice = 80, stretchBitmap = 81, blend = 114
  case textOut = 84, narrowTextOut = 83, smallTextOut = 108
  case curves16 = 85, polygon16 = 86, polyline16 = 87, curvesTo16 = 88, linesTo16 = 89, polylines16 = 90
  case polygons16 = 91

  /// What would show as well and isn't drawn: single pixels, clips that leave something out, arcs by their angle, filled floods, lines and
  /// curves mixed, regions, bitmaps with a mask, turned or with a colour that lets through, gradients.
  static let undrawn: Set<Int> = [15, 29, 41, 53, 56, 71, 72, 73, 74, 78, 79, 92, 116, 118]
}
