import CCairo
import HelperProtocols

/// What of [MS-WMF] 2.1.1.1 shows in a picture.
enum WindowsFunction: Int {
  case saveState = 0x001E, restoreState = 0x0127
  case setWindowOrigin = 0x020B, setWindowExtent = 0x020C, moveWindowOrigin = 0x020F, scaleWindowExtent = 0x0410
  case setFillMode = 0x0106, setMixing = 0x0104, setTextColor = 0x0209, setGroundColor = 0x0201,
    setGroundMode = 0x0102, setTextAlignment = 0x012E
  case createPen = 0x02FA, createBrush = 0x02FC, createFont = 0x02FB
  case createPalette = 0x00F7, createRegion = 0x06FF, createPatternBrush = 0x01F9, createBitmapBrush = 0x0142
  case select = 0x012D, delete = 0x01F0
  case moveTo = 0x0214, lineTo = 0x0213, polygon = 0x0324, polyline = 0x0325, polyPolygon = 0x0538
  case rectangle = 0x041B, roundedRectangle = 0x061C, ellipse = 0x0418
  case arc = 0x0817, pie = 0x081A, chord = 0x0830
  case intersectClip = 0x0416, textOut = 0x0521, extendedTextOut = 0x0A32
  case fillBox = 0x061D, stretchBitmap = 0x0F43, stretchBlock = 0x0B41, copyBlock = 0x0940

  /// What would show as well and isn't drawn: single pixels, filled floods, clips that leave something out, regions, bitmaps of a device.
  static let undrawn: Set<Int> = [
    0x041F, 0x0419, 0x0548, 0x0415, 0x0228, 0x0429, 0x012A, 0x012B, 0x0922, 0x0B23, 0x0D33,
  ]
}

/// Plays the records of a Windows metafile. Their parameters stand in the order of a stack: down before across, bottom before top.
struct WindowsMetafilePlayer {
  private let canvas: MetafileCanvas
  private let extent: MetafileBox?
  private var origin = MetafilePoint()
  private var window = MetafilePoint()
  private var objects: [MetafileObject?] = []

  /// - Parameter extent: of the whole picture; nil where the coordinates are its own.
  init(canvas: MetafileCanvas, extent: MetafileBox?) {
    self.canvas = canvas
    self.extent = extent
  }

  /// Without a window of its own the coordinates are those of the extent.
  mutating func start(_ box: MetafileBox) throws {
    origin = MetafilePoint(x: box.left, y: box.top)
    window = MetafilePoint(x: box.width, y: box.height)
    try map()
  }

  mutating func play(_ function: WindowsFunction, _ record: RecordReader) throws {
    switch function {
    case .saveState: try canvas.save()
    case .restoreState: canvas.restore(try record.signed16(0))
    case .setWindowOrigin, .setWindowExtent, .moveWindowOrigin, .scaleWindowExtent: try change(function, record)
    case .setFillMode:
      canvas.state.fillRule = try record.unsigned16(0) == 2 ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    case .setMixing: canvas.state.drawsNothing = try record.unsigned16(0) == 11
    case .setGroundColor: canvas.state.groundColor = MetafileColor(try record.unsigned32(0))
    case .setGroundMode: canvas.state.hasTextGround = try record.unsigned16(0) == 2
    case .setTextColor: canvas.state.textColor = MetafileColor(try record.unsigned32(0))
    case .setTextAlignment: canvas.state.textAlignment = try record.unsigned16(0)
    case .createPen, .createBrush, .createFont, .createPalette, .createRegion, .createPatternBrush, .createBitmapBrush:
      try keep(object(function, record))
    case .select:
      let number = try record.unsigned16(0)
      canvas.select(objects.indices.contains(number) ? objects[number] : nil)
    case .delete:
      let number = try record.unsigned16(0)
      if objects.indices.contains(number) { objects[number] = nil }
    case .fillBox, .stretchBitmap, .stretchBlock, .copyBlock: try block(function, record)
    default: try draw(function, record)
    }
  }

  // MARK: Coordinates

  private mutating func change(_ function: WindowsFunction, _ record: RecordReader) throws {
    let (y, x) = (Double(try record.signed16(0)), Double(try record.signed16(2)))
    switch function {
    case .setWindowOrigin: origin = MetafilePoint(x: x, y: y)
    case .moveWindowOrigin: origin = MetafilePoint(x: origin.x + x, y: origin.y + y)
    case .setWindowExtent: window = MetafilePoint(x: x, y: y)
    default:
      let (top, left) = (Double(try record.signed16(2)), Double(try record.signed16(6)))
      guard y != 0, let x = Optional(Double(try record.signed16(4))), x != 0 else { return }
      window = MetafilePoint(x: window.x * left / x, y: window.y * top / y)
    }
    try map()
  }

  /// The window fills the extent.
  private func map() throws {
    guard let extent else { return try canvas.map(cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)) }
    // One that is given in two steps has no extent between them.
    guard window.x != 0, window.y != 0 else { return }
    let (across, down) = (extent.width / window.x, extent.height / window.y)
    try canvas.map(
      cairo_matrix_t(
        xx: across, yx: 0, xy: 0, yy: down, x0: extent.left - origin.x * across, y0: extent.top - origin.y * down))
  }

  // MARK: Objects

  /// Objects that may be there at a time: as many as their numbers have names.
  private static let mostObjects = 65_536

  private mutating func keep(_ object: MetafileObject) throws {
    if let free = objects.firstIndex(where: { $0 == nil }) {
      objects[free] = object
    } else {
      guard objects.count < Self.mostObjects else { throw CanvasFault(.damaged, "a metafile of too many objects") }
      objects.append(object)
    }
  }

  private func object(_ function: WindowsFunction, _ record: RecordReader) throws -> MetafileObject {
    switch function {
    case .createPen:
      .pen(
        MetafilePen(
          style: try record.unsigned16(0), width: Double(try record.signed16(2)), color: try record.unsigned32(6)))
    case .createBrush: .brush(MetafileColor(brush: try record.unsigned16(0), color: try record.unsigned32(2)))
    case .createPatternBrush, .createBitmapBrush: .brush(.gray)
    case .createFont:
      .font(
        MetafileFont(
          height: Double(try record.signed16(0)), isBold: try record.signed16(8) >= 600,
          isItalic: try record.part(from: 10, count: 1).first != 0,
          family: Self.text(try record.part(from: 18, count: min(32, max(0, record.count - 18))))))
    default: .other
    }
  }

  /// Letters of western Europe, up to the first zero.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.prefix { $0 != 0 }.map { Unicode.Scalar($0) }))
  }

  // MARK: Drawing

  private func draw(_ function: WindowsFunction, _ record: RecordReader) throws {
    switch function {
    case .moveTo: canvas.move(to: try point(record, 0))
    case .lineTo: try canvas.lines(to: [point(record, 0)])
    case .polygon: try canvas.polygons([record.points(from: 2, count: record.unsigned16(0), size: 2)])
    case .polyline: try canvas.polyline(record.points(from: 2, count: record.unsigned16(0), size: 2))
    case .polyPolygon: try canvas.polygons(polygons(record))
    case .rectangle: if let box = try box(record, 0) { try canvas.rectangle(box) }
    case .roundedRectangle:
      guard let box = try box(record, 4) else { return }
      try canvas.roundedRectangle(box, width: Double(record.signed16(2)), height: Double(record.signed16(0)))
    case .ellipse: if let box = try box(record, 0) { try canvas.ellipse(box) }
    case .arc: try arc(.arc, record)
    case .pie: try arc(.pie, record)
    case .chord: try arc(.chord, record)
    case .intersectClip: if let box = try box(record, 0) { canvas.clip(to: box) }
    case .textOut:
      let count = try record.unsigned16(0)
      let text = Self.text(try record.part(from: 2, count: count))
      try canvas.write(text, at: point(record, 2 + count + count % 2))
    case .extendedTextOut:
      let options = try record.unsigned16(6)
      let hasBox = options & 6 != 0
      if options & 2 != 0 {
        let box = try MetafileBox(
          record.signed16(8), record.signed16(10), record.signed16(12), record.signed16(14))
        if let box { canvas.fill(box, with: canvas.state.groundColor) }
      }
      let text = Self.text(try record.part(from: hasBox ? 16 : 8, count: record.unsigned16(4)))
      try canvas.write(text, at: point(record, 0))
    default: break
    }
  }

  /// Down, then across.
  private func point(_ record: RecordReader, _ offset: Int) throws -> MetafilePoint {
    MetafilePoint(x: Double(try record.signed16(offset + 2)), y: Double(try record.signed16(offset)))
  }

  /// Bottom, right, top, left.
  private func box(_ record: RecordReader, _ offset: Int) throws -> MetafileBox? {
    MetafileBox(
      try record.signed16(offset + 6), try record.signed16(offset + 4), try record.signed16(offset + 2),
      try record.signed16(offset))
  }

  private func arc(_ kind: MetafileCanvas.Arc, _ record: RecordReader) throws {
    guard let box = try box(record, 8) else { return }
    try canvas.arc(kind, box, from: point(record, 4), to: point(record, 0))
  }

  /// How many there are, how many points each has, the points.
  private func polygons(_ record: RecordReader) throws -> [[MetafilePoint]] {
    let count = try record.unsigned16(0)
    var offset = 2 + count * 2
    return try (0..<count).map { number in
      let points = try record.unsigned16(2 + number * 2)
      defer { offset += points * 4 }
      return try record.points(from: offset, count: points, size: 2)
    }
  }

  // MARK: Bitmaps

  /// Where it comes from and goes to stands before the bitmap, height before width and down before across.
  private func block(_ function: WindowsFunction, _ record: RecordReader) throws {
    let mixing = try record.unsigned32(0)
    func sized(_ offset: Int, size: Int) throws -> MetafileBox? {
      let (y, x) = (try record.signed16(offset), try record.signed16(offset + 2))
      return MetafileBox(x, y, x + (try record.signed16(size + 2)), y + (try record.signed16(size)))
    }
    switch function {
    case .fillBox: if let box = try sized(8, size: 4) { canvas.fill(box, mixing) }
    case .stretchBitmap: try copy(record, mixing, try sized(10, size: 6), try sized(18, size: 14), from: 22)
    case .stretchBlock: try copy(record, mixing, try sized(8, size: 4), try sized(16, size: 12), from: 20)
    default:
      let source = MetafileBox(
        try record.signed16(6), try record.signed16(4), try record.signed16(6) + record.signed16(10),
        try record.signed16(4) + record.signed16(8))
      try copy(record, mixing, source, try sized(12, size: 8), from: 16)
    }
  }

  private func copy(
    _ record: RecordReader, _ mixing: Int, _ source: MetafileBox?, _ target: MetafileBox?, from start: Int
  ) throws {
    guard let source, let target, record.count > start else { return }
    guard MetafileCanvas.Mixing.ofPictures.contains(mixing) else { return canvas.fill(target, mixing) }
    let bitmap = try DeviceIndependentBitmap(header: record.part(from: start, count: record.count - start))
    try canvas.draw(bitmap, part: source, in: target, .init(mixing: mixing))
  }
}
