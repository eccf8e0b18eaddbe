import CCairo
import HelperProtocols

extension EnhancedMetafilePlayer {
  func draw(_ function: EnhancedFunction, _ record: RecordReader) throws {
    switch function {
    case .curves: try canvas.curves(points(record, 4))
    case .curves16: try canvas.curves(points(record, 2))
    case .polygon: try canvas.polygons([points(record, 4)])
    case .polygon16: try canvas.polygons([points(record, 2)])
    case .polyline: try canvas.polyline(points(record, 4))
    case .polyline16: try canvas.polyline(points(record, 2))
    case .curvesTo: try canvas.curves(to: points(record, 4))
    case .curvesTo16: try canvas.curves(to: points(record, 2))
    case .linesTo: try canvas.lines(to: points(record, 4))
    case .linesTo16: try canvas.lines(to: points(record, 2))
    case .polylines: try canvas.polylines(manyPoints(record, 4))
    case .polylines16: try canvas.polylines(manyPoints(record, 2))
    case .polygons: try canvas.polygons(manyPoints(record, 4))
    case .polygons16: try canvas.polygons(manyPoints(record, 2))
    case .moveTo: canvas.move(to: try point(record, 0))
    case .lineTo: try canvas.lines(to: [point(record, 0)])
    case .rectangle: if let box = try box(record) { try canvas.rectangle(box) }
    case .ellipse: if let box = try box(record) { try canvas.ellipse(box) }
    case .roundedRectangle:
      guard let box = try box(record) else { return }
      try canvas.roundedRectangle(box, width: Double(record.signed32(16)), height: Double(record.signed32(20)))
    case .arc: try arc(.arc, record)
    case .arcTo: try arc(.goingOn, record)
    case .chord: try arc(.chord, record)
    case .pie: try arc(.pie, record)
    case .intersectClip: if let box = try box(record) { canvas.clip(to: box) }
    case .clipToRegion: try clip(record)
    case .textOut: try text(record, isNarrow: false)
    case .narrowTextOut: try text(record, isNarrow: true)
    case .smallTextOut: try smallText(record)
    default: break
    }
  }

  /// Behind the bounds of the drawing their count, then the points.
  private func points(_ record: RecordReader, _ size: Int) throws -> [MetafilePoint] {
    try record.points(from: 20, count: record.unsigned32(16), size: size)
  }

  /// Behind the bounds how many there are and how many points all have, how many each has, the points.
  private func manyPoints(_ record: RecordReader, _ size: Int) throws -> [[MetafilePoint]] {
    let count = try record.unsigned32(16)
    guard count <= record.count / 4 else { throw CanvasFault(.damaged, "a metafile's record cut short") }
    var offset = 24 + count * 4
    return try (0..<count).map { number in
      let points = try record.points(from: offset, count: record.unsigned32(24 + number * 4), size: size)
      offset += points.count * size * 2
      return points
    }
  }

  private func point(_ record: RecordReader, _ offset: Int) throws -> MetafilePoint {
    MetafilePoint(x: Double(try record.signed32(offset)), y: Double(try record.signed32(offset + 4)))
  }

  private func box(_ record: RecordReader) throws -> MetafileBox? {
    MetafileBox(try record.signed32(0), try record.signed32(4), try record.signed32(8), try record.signed32(12))
  }

  private func arc(_ kind: MetafileCanvas.Arc, _ record: RecordReader) throws {
    guard let box = try box(record) else { return }
    try canvas.arc(kind, box, from: point(record, 16), to: point(record, 24))
  }

  /// A region is rectangles in pixels; without one all may be drawn on.
  private func clip(_ record: RecordReader) throws {
    let (size, mode) = (try record.unsigned32(0), try record.unsigned32(4))
    if mode == 5 { canvas.clipNothing() }
    guard size > 32 else { return }
    guard mode == 1 || mode == 5 else { return canvas.passOver() }
    let count = try record.unsigned32(16)
    _ = try record.part(from: 40, count: count.multipliedReportingOverflow(by: 16).partialValue)
    try canvas.count(count * 4)
    let boxes = try (0..<count).compactMap { number in
      let place = 40 + number * 16
      return try MetafileBox(
        record.signed32(place), record.signed32(place + 4), record.signed32(place + 8), record.signed32(place + 12))
    }
    canvas.clip(toPixels: boxes)
  }

  // MARK: Text

  private static let hasGlyphNumbers = 0x10
  private static let hasGround = 2

  /// The box that lies behind a text, also behind an empty one.
  private func ground(_ record: RecordReader, _ offset: Int) throws {
    let box = try MetafileBox(
      record.signed32(offset), record.signed32(offset + 4), record.signed32(offset + 8), record.signed32(offset + 12))
    if let box { canvas.fill(box, with: canvas.state.groundColor) }
  }

  private func text(_ record: RecordReader, isNarrow: Bool) throws {
    let (count, options) = (try record.unsigned32(36), try record.unsigned32(44))
    if options & Self.hasGround != 0 { try ground(record, 48) }
    guard count > 0 else { return }
    guard options & Self.hasGlyphNumbers == 0 else { return canvas.passOver() }
    let bytes = try record.part(from: record.unsigned32(40) - 8, count: isNarrow ? count : count * 2)
    try canvas.write(isNarrow ? Self.narrowText(bytes) : Self.text(bytes), at: point(record, 28))
  }

  private func smallText(_ record: RecordReader) throws {
    let (count, options) = (try record.unsigned32(8), try record.unsigned32(12))
    if options & Self.hasGround != 0, options & 0x100 == 0 { try ground(record, 28) }
    guard options & Self.hasGlyphNumbers == 0 else { return canvas.passOver() }
    let start = options & 0x100 == 0 ? 44 : 28
    let isNarrow = options & 0x200 != 0
    let bytes = try record.part(from: start, count: isNarrow ? count : count * 2)
    try canvas.write(isNarrow ? Self.narrowText(bytes) : Self.text(bytes), at: point(record, 0))
  }

  /// Letters of western Europe.
  private static func narrowText(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  // MARK: Bitmaps

  /// Where a record says what it copies; counted from its first parameter.
  private struct Copying {
    let mixing: Int
    /// How its pixels cover what is there.
    let covering: MetafileCanvas.Covering
    let target: MetafileBox?
    let source: MetafileBox?
    /// Where header and pixels stand and how long they are, counted from the record's beginning.
    let parts: Int

    init(_ function: EnhancedFunction, _ record: RecordReader) throws {
      func box(_ place: Int, _ size: Int) throws -> MetafileBox? {
        let (x, y) = (try record.signed32(place), try record.signed32(place + 4))
        return MetafileBox(x, y, x + (try record.signed32(size)), y + (try record.signed32(size + 4)))
      }
      // [MS-EMF] 2.3.1.1: the share for all pixels, and whether each has its own.
      let blending = function == .blend ? try record.unsigned32(32) : 0xFF0000
      switch function {
      case .stretchBitmap:
        (mixing, parts) = (try record.unsigned32(60), 40)
        (target, source) = (try box(16, 64), try box(24, 32))
      case .bitmapToDevice:
        (mixing, parts) = (MetafileCanvas.Mixing.copy, 40)
        (target, source) = (try box(16, 32), try box(24, 32))
      case .copyBlock:
        (mixing, parts) = (try record.unsigned32(32), 76)
        (target, source) = (try box(16, 24), try box(36, 24))
      default:
        mixing = function == .blend ? MetafileCanvas.Mixing.copy : try record.unsigned32(32)
        parts = 76
        (target, source) = (try box(16, 24), try box(36, 92))
      }
      covering = .init(
        share: Double(blending >> 16 & 0xFF) / 255, isByPixel: blending >> 24 & 1 == 1, mixing: mixing)
    }
  }

  func bitmap(_ function: EnhancedFunction, _ record: RecordReader) throws {
    let copying = try Copying(function, record)
    guard let target = copying.target else { return }
    func part(_ place: Int) throws -> ArraySlice<UInt8> {
      try record.part(from: record.unsigned32(place) - 8, count: record.unsigned32(place + 4))
    }
    guard try record.unsigned32(copying.parts + 4) > 0,
      MetafileCanvas.Mixing.ofPictures.contains(copying.mixing),
      let source = copying.source
    else { return canvas.fill(target, copying.mixing) }
    let bitmap = try DeviceIndependentBitmap(header: part(copying.parts), pixels: part(copying.parts + 8))
    try canvas.draw(bitmap, part: source, in: target, copying.covering)
  }
}
