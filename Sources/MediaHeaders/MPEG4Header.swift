public import FoundationEssentials

/// What the outermost boxes of an ISO base media file (MP4) say of it.
///
/// Layout: ISO/IEC 14496-12, clauses 4.2 and 4.3.
public struct MPEG4Header: Sendable, Equatable {
  /// The four letters of its `ftyp` box: `isom`, `mp42` …
  public let brand: String
  /// True when it has a film's description and contents, and no box promises more than there is.
  public private(set) var isWholeFilm = false
  /// What its pictures are coded in, a name of four letters for each of its tracks of pictures: `avc1`, `hvc1` …
  public private(set) var pictureCodecs: [String] = []

  /// - Returns: nil when the file doesn't begin with an `ftyp` box.
  public init?(_ file: Data) {
    guard file.count >= Self.shortest, file.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    brand = String(decoding: file.dropFirst(8).prefix(4), as: UTF8.self)
    guard !Self.otherBrands.contains(where: brand.hasPrefix) else { return }
    var kinds: Set<String> = []
    let isWhole = file.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        guard let length = Self.length(of: bytes, at: start), length <= bytes.count - start else { return false }
        kinds.insert(String(decoding: bytes[start + 4..<start + 8], as: UTF8.self))
        start += length
      }
      return true
    }
    isWholeFilm = isWhole && kinds.contains("moov") && !kinds.isDisjoint(with: ["mdat", "moof"])
    guard isWholeFilm else { return }
    pictureCodecs = file.withUnsafeBytes { bytes in
      let tracks = Self.boxes("moov", in: bytes, 0..<bytes.count).flatMap { Self.boxes("trak", in: bytes, $0) }
      return tracks.compactMap { Self.pictureCodec(of: bytes, track: $0) }
    }
  }

  /// What a track's pictures are coded in (clauses 8.4.3 and 8.5.2); nil for sound and all else.
  private static func pictureCodec(of bytes: UnsafeRawBufferPointer, track: Range<Int>) -> String? {
    func letters(_ range: Range<Int>, at offset: Int) -> String? {
      guard range.count >= offset + 4 else { return nil }
      let start = range.lowerBound + offset
      return String(decoding: bytes[start..<start + 4], as: UTF8.self)
    }
    let media = boxes("mdia", in: bytes, track)
    let handlers = media.flatMap { boxes("hdlr", in: bytes, $0) }
    guard handlers.contains(where: { letters($0, at: 8) == "vide" }) else { return nil }
    let path = media.flatMap { boxes("minf", in: bytes, $0) }.flatMap { boxes("stbl", in: bytes, $0) }
    return path.flatMap { boxes("stsd", in: bytes, $0) }.lazy.compactMap { letters($0, at: 12) }.first
  }

  /// What lies in the boxes of a kind, as far as those before them are sound.
  private static func boxes(_ kind: String, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let part = UnsafeRawBufferPointer(rebasing: bytes[range])
    var start = 0
    while start < part.count, let length = length(of: part, at: start), length <= part.count - start {
      let head = part[start..<start + 4].elementsEqual([0, 0, 0, 1]) ? 16 : 8
      if part[start + 4..<start + 8].elementsEqual(kind.utf8) {
        found.append(range.lowerBound + start + head..<range.lowerBound + start + length)
      }
      start += length
    }
    return found
  }

  /// Bytes of the smallest `ftyp` box.
  private static let shortest = 16

  /// Pictures and music that lie in boxes too.
  private static let otherBrands = ["hei", "hev", "mif1", "msf1", "avi", "M4A", "M4B"]

  /// Bytes of the box that begins at a place; nil for one that has not even its head.
  private static func length(of bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard bytes.count - start >= 8 else { return nil }
    let short = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
    switch short {
    // The last one lasts to the end.
    case 0: return bytes.count - start
    case 1:
      guard bytes.count - start >= 16 else { return nil }
      let long = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
      return long >= 16 ? Int(exactly: long) : nil
    default: return short >= 8 ? short : nil
    }
  }
}
