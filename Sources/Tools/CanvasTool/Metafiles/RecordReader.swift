import HelperProtocols

/// The numbers of a metafile's record: lowest byte first, counted from the record's first parameter.
struct RecordReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// - Throws: ``CanvasFault`` `damaged` for what lies beyond the record; all others throw the same.
  func part(from offset: Int, count: Int) throws -> ArraySlice<UInt8> {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      throw CanvasFault(.damaged, "a metafile's record cut short")
    }
    return bytes[bytes.startIndex + offset..<bytes.startIndex + offset + count]
  }

  func unsigned16(_ offset: Int) throws -> Int { try number(offset, 2) }
  func unsigned32(_ offset: Int) throws -> Int { try number(offset, 4) }
  func signed16(_ offset: Int) throws -> Int { Int(Int16(truncatingIfNeeded: try number(offset, 2))) }
  func signed32(_ offset: Int) throws -> Int { Int(Int32(truncatingIfNeeded: try number(offset, 4))) }

  func real(_ offset: Int) throws -> Double {
    let value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: try number(offset, 4))))
    guard value.isFinite else { throw CanvasFault(.damaged, "a metafile's number that is none") }
    return value
  }

  private func number(_ offset: Int, _ count: Int) throws -> Int {
    try part(from: offset, count: count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Points of two numbers of `size` bytes each, across first.
  func points(from offset: Int, count: Int, size: Int) throws -> [MetafilePoint] {
    // Looked at before there is room made for them.
    _ = try part(from: offset, count: count.multipliedReportingOverflow(by: size * 2).partialValue)
    guard (0...self.count).contains(count) else { throw CanvasFault(.damaged, "\(count) points") }
    return try (0..<count).map { index in
      let place = offset + index * size * 2
      return size == 2
        ? MetafilePoint(x: Double(try signed16(place)), y: Double(try signed16(place + 2)))
        : MetafilePoint(x: Double(try signed32(place)), y: Double(try signed32(place + 4)))
    }
  }
}

struct MetafilePoint {
  var x = 0.0
  var y = 0.0
}

/// The rectangle between two corners; the second may lie left of or above the first.
struct MetafileBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: MetafilePoint { MetafilePoint(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// Nil for one without an area.
  init?(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    guard left != right, top != bottom else { return nil }
    (self.left, self.top, self.right, self.bottom) = (Double(left), Double(top), Double(right), Double(bottom))
  }
}
