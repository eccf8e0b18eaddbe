import CCairo
import HelperProtocols

/// A Windows metafile of sixteen bits ([MS-WMF]), as programs of the nineties and symbol libraries have them.
struct WindowsMetafile {
  private let bytes: [UInt8]
  private let placement: Placement?

  /// The header that programs put before the metafile proper, so that it can be placed on a page ([MS-WMF] 2.3.2.3).
  private struct Placement {
    static let mark: [UInt8] = [0xD7, 0xCD, 0xC6, 0x9A]
    static let size = 22
    let box: MetafileBox
    let unitsPerInch: Int

    /// Nil for one that says no size.
    init?(_ bytes: [UInt8]) throws {
      let header = RecordReader(bytes[...])
      guard
        let box = try MetafileBox(
          header.signed16(6), header.signed16(8), header.signed16(10), header.signed16(12))
      else { return nil }
      self.box = box
      let units = try header.unsigned16(14)
      unitsPerInch = units == 0 ? 1_440 : units
    }
  }

  /// - Returns: nil for what begins otherwise.
  /// - Throws: ``CanvasFault`` `damaged`.
  init?(_ bytes: [UInt8]) throws {
    let isPlaced = bytes.starts(with: Placement.mark)
    let start = isPlaced ? Placement.size : 0
    let header = RecordReader(bytes.dropFirst(start).prefix(Self.headerSize))
    guard isPlaced || Self.isHeader(header) else { return nil }
    guard Self.isHeader(header) else { throw CanvasFault(.damaged, "a metafile without a header") }
    placement = isPlaced ? try Placement(bytes) : nil
    self.bytes = Array(bytes.dropFirst(start + Self.headerSize))
  }

  private static let headerSize = 18

  /// In memory or on a disk, a header of nine words, of Windows 1 or 3.
  private static func isHeader(_ header: RecordReader) -> Bool {
    guard let type = try? header.unsigned16(0), let size = try? header.unsigned16(2),
      let version = try? header.unsigned16(4), header.count == headerSize
    else { return false }
    return (1...2).contains(type) && size == 9 && [0x100, 0x300].contains(version)
  }

  /// Where it lies in its own units, and how many points one of them has; nil where only what is drawn tells.
  var extent: (box: MetafileBox, points: Double)? {
    get throws {
      if let placement { return (placement.box.upright, 72 / Double(placement.unitsPerInch)) }
      var window: MetafileBox?
      try walk { function, record in
        if function == .setWindowExtent { window = try MetafileBox(0, 0, record.signed16(2), record.signed16(0)) }
        return window == nil
      }
      return window.map { ($0.upright, Self.side / max(abs($0.width), abs($0.height))) }
    }
  }

  /// Points of the longer side of a picture that doesn't say how large it is.
  private static let side = 216.0

  /// Draws all of it; where a window is chosen it becomes the whole extent.
  ///
  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  func draw(on canvas: MetafileCanvas) throws {
    var player = WindowsMetafilePlayer(canvas: canvas, extent: try extent?.box)
    if let box = try extent?.box { try player.start(box) }
    try walk(
      { function, record in
        try player.play(function, record)
        return true
      }, undrawn: canvas.passOver)
  }

  /// Goes through the records: of each its length in words with this, its function, and its parameters.
  ///
  /// - Parameters:
  ///   - body: returns whether to go on.
  ///   - undrawn: told of what would show and isn't drawn.
  private func walk(
    _ body: (WindowsFunction, RecordReader) throws -> Bool, undrawn: () -> Void = {}
  ) throws {
    let all = RecordReader(bytes[...])
    var offset = 0
    while offset < bytes.count {
      let (words, function) = (try all.unsigned32(offset), try all.unsigned16(offset + 4))
      if function == 0 { return }
      guard words >= 3 else { throw CanvasFault(.damaged, "a metafile's record of \(words) words") }
      let parameters = try all.part(from: offset + 6, count: words * 2 - 6)
      if WindowsFunction.undrawn.contains(function) { undrawn() }
      if let function = WindowsFunction(rawValue: function), try !body(function, RecordReader(parameters)) { return }
      offset += words * 2
    }
    throw CanvasFault(.damaged, "a metafile cut short")
  }
}

extension MetafileBox {
  /// The same with its first corner at the top left.
  var upright: MetafileBox {
    var box = self
    (box.left, box.right) = (min(left, right), max(left, right))
    (box.top, box.bottom) = (min(top, bottom), max(top, bottom))
    return box
  }
}
