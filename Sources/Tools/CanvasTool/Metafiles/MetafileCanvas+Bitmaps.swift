import CCairo
import FoundationEssentials
import HelperProtocols
import MediaHeaders
import Scenes

extension MetafileCanvas {
  /// Ways to mix a picture or brush with what is there ([MS-WMF] 2.1.1.31). Old programs cut a figure out with two pictures: one that is
  /// black where the figure is, of which only that darkens, and one that is black around it, of which only the rest lightens.
  enum Mixing {
    static let copy = 0xCC0020
    static let darken = 0x8800C6
    static let lighten = 0xEE0086
    static let ofPictures = [copy, darken, lighten]
    static let brush = 0xF00021
    static let black = 0x42
    static let white = 0xFF0062
    static let nothing = 0xAA0029
  }

  /// How much pixels cover what is there: all of them together, and each by itself.
  struct Covering {
    var share = 1.0
    var isByPixel = false
    var mixing = Mixing.copy
  }

  /// Draws a part of a bitmap into a box.
  ///
  /// - Parameter source: the part, in its pixels; nil for all of it.
  func draw(
    _ bitmap: DeviceIndependentBitmap, part source: MetafileBox?, in target: MetafileBox, _ covering: Covering = .init()
  ) throws {
    guard !state.drawsNothing else { return }
    let plain = try (covering.isByPixel ? bitmap.coveringSurface() : nil) ?? bitmap.surface()
    let surface = covering.mixing == Mixing.copy ? plain : try plain.covering(darkens: covering.mixing == Mixing.darken)
    try count(pixels: surface.width * surface.height)
    let whole = MetafileBox(0, 0, surface.width, surface.height)
    guard let source = source ?? whole else { return }
    cairo_set_matrix(cairo, &state.matrix)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    cairo_rectangle(cairo, target.left, target.top, target.width, target.height)
    cairo_clip(cairo)
    cairo_translate(cairo, target.left, target.top)
    cairo_scale(cairo, target.width / source.width, target.height / source.height)
    cairo_set_source_surface(cairo, surface.pointer, -source.left, -source.top)
    cairo_paint_with_alpha(cairo, covering.share)
    markDrawn()
  }

  /// Fills a box as `mixing` says, when it is of those that need no picture.
  func fill(_ box: MetafileBox, _ mixing: Int) {
    switch mixing {
    case Mixing.brush: if let color = state.brush { fill(box, with: color) }
    case Mixing.black: fill(box, with: .black)
    case Mixing.white: fill(box, with: .white)
    case Mixing.nothing: break
    default: passOver()
    }
  }

  func fill(_ box: MetafileBox, with color: MetafileColor) {
    guard !state.drawsNothing else { return }
    cairo_set_matrix(cairo, &state.matrix)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, box.left, box.top, box.width, box.height)
    setColor(color)
    cairo_fill(cairo)
    markDrawn()
  }
}

extension Surface {
  /// The same where only what is dark covers, as black; or only what isn't black.
  fileprivate func covering(darkens: Bool) throws -> Surface {
    let made = try Surface.pixels(width: width, height: height)
    let pen = try Pen(on: made)
    cairo_set_source_surface(pen.cairo, pointer, 0, 0)
    cairo_paint(pen.cairo)
    cairo_surface_flush(made.pointer)
    guard let data = cairo_image_surface_get_data(made.pointer) else { throw CanvasFault(.drawingFailed, "no pixels") }
    let length = Int(cairo_image_surface_get_stride(made.pointer))
    for row in 0..<height {
      for place in stride(from: row * length, to: row * length + width * 4, by: 4) {
        let light = max(data[place], data[place + 1], data[place + 2])
        if darkens {
          for byte in 0..<3 { data[place + byte] = 0 }
          data[place + 3] = 255 - light
        } else if light == 0 {
          data[place + 3] = 0
        }
      }
    }
    cairo_surface_mark_dirty(made.pointer)
    return made
  }
}

/// A bitmap without the header of a file ([MS-WMF] 2.2.2.9): what it is, its colours, its pixels.
struct DeviceIndependentBitmap {
  private let file: Data
  private let width: Int
  private let height: Int
  /// Pixels that have a byte for how much they cover, and nothing packed; nil where they have none.
  private let pixels: ArraySlice<UInt8>?
  private let beginsAbove: Bool

  /// - Parameters:
  ///   - header: what it is, and its colours.
  ///   - pixels: nil where they follow the colours.
  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  init(header: ArraySlice<UInt8>, pixels: ArraySlice<UInt8>? = nil) throws {
    let reader = RecordReader(header)
    let size = try reader.unsigned32(0)
    let isOld = size == 12
    guard isOld || size >= 40 else { throw CanvasFault(.damaged, "a bitmap's header of \(size) bytes") }
    width = isOld ? try reader.unsigned16(4) : try reader.signed32(4)
    let rows = isOld ? try reader.unsigned16(6) : try reader.signed32(8)
    (height, beginsAbove) = (abs(rows), rows < 0)
    guard width > 0, height > 0 else { throw CanvasFault(.damaged, "a bitmap without a size") }
    try PixelCount.check(width, height)
    let depth = try reader.unsigned16(isOld ? 10 : 14)
    let compression = isOld ? 0 : try reader.unsigned32(16)
    let named = isOld ? 0 : try reader.unsigned32(32)
    let colors = named > 0 ? min(named, 256) : depth <= 8 ? 1 << depth : 0
    let masks = compression == 3 && size == 40 ? 12 : 0
    let start = size + masks + colors * (isOld ? 3 : 4)
    let description = try reader.part(from: 0, count: start)
    let content = try pixels ?? reader.part(from: start, count: reader.count - start)
    self.pixels = depth == 32 && (compression == 0 || compression == 3) ? content : nil
    if compression == 4 || compression == 5 {
      file = Data(content)
      return
    }
    var file = Data("BM".utf8)
    for number in [14 + start + content.count, 0, 14 + start] {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { file.append(contentsOf: $0) }
    }
    self.file = file + description + content
  }

  /// With what each pixel covers, the colours being lessened by it; nil for a bitmap that doesn't tell.
  ///
  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  func coveringSurface() throws -> Surface? {
    guard let pixels else { return nil }
    let surface = try Surface.pixels(width: width, height: height)
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      throw CanvasFault(.drawingFailed, "no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let reader = RecordReader(pixels)
    for row in 0..<height {
      // Lowest byte first, as cairo's own on the processors that this runs on.
      let line = try reader.part(from: (beginsAbove ? row : height - 1 - row) * width * 4, count: width * 4)
      for (column, byte) in line.enumerated() { data[row * stride + column] = byte }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`, `packageMissing`.
  func surface() throws -> Surface {
    switch PictureFormat(beginning: file) {
    case .png: try PNGDecoder.surface(of: PNGFile(file))
    case .jpeg: try Pixbuf(jpeg: JPEGFile(file).bytes).surface()
    case .svg, nil:
      if let picture = try ForeignPicture(file) {
        try picture.pixels().surface()
      } else {
        throw CanvasFault(.damaged, "a bitmap of another kind")
      }
    }
  }
}
