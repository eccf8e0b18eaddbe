import CCairo
import HelperProtocols

/// Plays the records of an enhanced metafile.
struct EnhancedMetafilePlayer {
  let canvas: MetafileCanvas
  private var coordinates: EnhancedCoordinates
  private var savedCoordinates: [EnhancedCoordinates] = []
  private var objects: [Int: MetafileObject] = [:]

  init(canvas: MetafileCanvas, resolution: MetafilePoint) {
    self.canvas = canvas
    coordinates = EnhancedCoordinates(resolution: resolution)
  }

  mutating func play(_ function: EnhancedFunction, _ record: RecordReader) throws {
    switch function {
    case .setWindowExtent, .setWindowOrigin, .setViewportExtent, .setViewportOrigin, .setMapMode, .scaleViewportExtent,
      .scaleWindowExtent, .setWorldTransform, .changeWorldTransform:
      try coordinates.change(function, record)
      // An extent or a mode by itself may be none until the next record has said the rest.
      try? canvas.map(coordinates.matrix)
    case .saveState:
      try canvas.save()
      savedCoordinates.append(coordinates)
    case .restoreState: try restore(record.signed32(0))
    case .select: canvas.select(try object(record.unsigned32(0)))
    case .delete: objects[try record.unsigned32(0)] = nil
    case .createPen, .createExtendedPen, .createBrush, .createPatternBrush, .createBitmapBrush, .createFont:
      objects[try record.unsigned32(0)] = try made(function, record)
    case .setFillMode:
      canvas.state.fillRule = try record.unsigned32(0) == 2 ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    case .setMixing: canvas.state.drawsNothing = try record.unsigned32(0) == 11
    case .setTextAlignment: canvas.state.textAlignment = try record.unsigned32(0)
    case .setGroundColor: canvas.state.groundColor = MetafileColor(try record.unsigned32(0))
    case .setGroundMode: canvas.state.hasTextGround = try record.unsigned32(0) == 2
    case .setTextColor: canvas.state.textColor = MetafileColor(try record.unsigned32(0))
    case .setArcDirection: canvas.state.turnsClockwise = try record.unsigned32(0) == 2
    case .setMiterLimit: canvas.state.miterLimit = Double(try record.unsigned32(0))
    case .beginPath, .endPath, .closeFigure, .fillPath, .strokeAndFillPath, .strokePath, .abortPath, .clipToPath:
      path(function)
    case .copyBlock, .stretchBlock, .bitmapToDevice, .stretchBitmap, .blend: try bitmap(function, record)
    default: try draw(function, record)
    }
  }

  private mutating func restore(_ level: Int) {
    let target = level < 0 ? savedCoordinates.count + level : level - 1
    guard savedCoordinates.indices.contains(target) else { return }
    coordinates = savedCoordinates[target]
    savedCoordinates.removeSubrange(target...)
    canvas.restore(level)
  }

  private func path(_ function: EnhancedFunction) {
    switch function {
    case .beginPath: canvas.beginPath()
    case .endPath: canvas.endPath()
    case .closeFigure: if canvas.isInPath { cairo_close_path(canvas.cairo) }
    case .fillPath: canvas.paint(isFilled: true, isStroked: false)
    case .strokePath: canvas.paint(isFilled: false, isStroked: true)
    case .strokeAndFillPath: canvas.paint(isFilled: true, isStroked: true)
    case .clipToPath: canvas.clipToPath()
    default:
      canvas.endPath()
      cairo_new_path(canvas.cairo)
    }
  }

  // MARK: Objects

  /// One of the file's own, or of those that every program has ([MS-EMF] 2.1.31).
  private func object(_ number: Int) -> MetafileObject? {
    switch number {
    case 0x8000_0000: .brush(.white)
    case 0x8000_0001: .brush(MetafileColor(0xC0C0C0))
    case 0x8000_0002: .brush(.gray)
    case 0x8000_0003: .brush(MetafileColor(0x404040))
    case 0x8000_0004: .brush(.black)
    case 0x8000_0005: .brush(nil)
    case 0x8000_0006: .pen(MetafilePen(color: .white))
    case 0x8000_0007: .pen(MetafilePen())
    case 0x8000_0008: .pen(nil)
    default: objects[number]
    }
  }

  private func made(_ function: EnhancedFunction, _ record: RecordReader) throws -> MetafileObject {
    switch function {
    case .createPen:
      return .pen(
        MetafilePen(
          style: try record.unsigned32(4), width: Double(try record.signed32(8)), color: try record.unsigned32(16)))
    case .createExtendedPen:
      let style = try record.unsigned32(20)
      let isGeometric = style & 0x10000 != 0
      // One that paints with a brush that paints nothing.
      guard try record.unsigned32(28) != 1 else { return .pen(nil) }
      let width = isGeometric ? Double(try record.signed32(24)) : 0
      var pen = MetafilePen(style: style, width: width, color: try record.unsigned32(32))
      if style & 0xF == Self.userStyle, width > 0 {
        let count = min(try record.unsigned32(40), Self.mostDashes)
        pen?.dashes = try (0..<count).map { Double(try record.unsigned32(44 + $0 * 4)) / width }
        if pen?.dashes.allSatisfy({ $0 == 0 }) == true { pen?.dashes = [] }
      }
      return .pen(pen)
    case .createBrush:
      return .brush(MetafileColor(brush: try record.unsigned32(4), color: try record.unsigned32(8)))
    case .createFont:
      return .font(
        MetafileFont(
          height: Double(try record.signed32(4)), isBold: try record.signed32(20) >= 600,
          isItalic: try record.part(from: 24, count: 1).first != 0,
          family: Self.text(try record.part(from: 32, count: 64))))
    default: return .brush(.gray)
    }
  }

  /// Of a pen that says how long its lines and gaps are.
  private static let userStyle = 7
  private static let mostDashes = 16

  /// UTF-16, up to the first zero.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let reader = RecordReader(bytes)
    let units = (0..<bytes.count / 2).compactMap { try? UInt16(truncatingIfNeeded: reader.unsigned16($0 * 2)) }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }
}
