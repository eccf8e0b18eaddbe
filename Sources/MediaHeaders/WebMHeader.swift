public import FoundationEssentials

/// What the head of an EBML file says of it: WebM, as browsers take it, or another Matroska file.
///
/// Layout: RFC 8794, sections 4 to 6 and 11.2; the WebM container guidelines.
public struct WebMHeader: Sendable, Equatable {
  /// `webm`, `matroska` …
  public let documentType: String
  /// True for WebM with a segment that doesn't promise more than there is.
  public private(set) var isWholeFilm = false

  /// - Returns: nil when the file doesn't begin with an EBML head that names its kind of document.
  public init?(_ file: Data) {
    guard file.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return nil }
    let found: (type: String, isWhole: Bool)? = file.withUnsafeBytes { bytes in
      var place = 4
      guard let head = Self.number(bytes, &place, keepsMarker: false), head <= bytes.count - place else { return nil }
      let end = place + head
      var type: String?
      while place < end {
        guard let id = Self.number(bytes, &place, keepsMarker: true),
          let length = Self.number(bytes, &place, keepsMarker: false), length <= end - place
        else { return nil }
        if id == Self.documentTypeID { type = String(decoding: bytes[place..<place + length], as: UTF8.self) }
        place += length
      }
      guard let type else { return nil }
      let id = Self.number(bytes, &place, keepsMarker: true)
      let length = Self.number(bytes, &place, keepsMarker: false)
      // One that was written as it was filmed need not say how long it is.
      let isWhole = length.map { $0 <= bytes.count - place } ?? (place < bytes.count)
      return (type, id == Self.segmentID && isWhole)
    }
    guard let found else { return nil }
    documentType = found.type
    isWholeFilm = found.type == "webm" && found.isWhole
  }

  private static let documentTypeID = 0x4282
  private static let segmentID = 0x1853_8067

  /// A number of one to eight bytes, of which the first tells how many.
  ///
  /// - Parameter keepsMarker: whether the bit that tells so is a part of it, as in identifiers.
  /// - Returns: nil where none is, and for a length that isn't told; the place is behind it then too.
  private static func number(_ bytes: UnsafeRawBufferPointer, _ place: inout Int, keepsMarker: Bool) -> Int? {
    guard place < bytes.count, bytes[place] != 0 else { return nil }
    let count = bytes[place].leadingZeroBitCount + 1
    guard bytes.count - place >= count else { return nil }
    let first = keepsMarker ? bytes[place] : bytes[place] & (0xFF >> count)
    let number = bytes[place + 1..<place + count].reduce(Int(first)) { $0 << 8 | Int($1) }
    place += count
    let isUnknown = !keepsMarker && number == (1 << (7 * count)) - 1
    return isUnknown ? nil : number
  }
}
