import FoundationEssentials
import HelperProtocols

/// The outer structure of a JPEG file (ITU T.81, annex B): known before anything is decoded.
struct JPEGFile {
  /// Pixels as stored, before ``orientation``.
  private(set) var width = 0
  private(set) var height = 0
  /// 1 grey, 3 colours, 4 inks.
  private(set) var components = 0
  private(set) var orientation = Orientation.upright
  /// What it says of its colours, in numbered pieces (ICC.1:2022, annex B.4).
  private var pieces: [Int: Data] = [:]
  /// The file without what it says about place, time, camera and colours.
  private(set) var bytes = Data([0xFF, 0xD8])

  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`, `unsupportedFormat`.
  init(_ file: Data) throws {
    var offset = 2
    while true {
      guard file.number(at: offset, bytes: 1) == 0xFF, let marker = file.number(at: offset + 1, bytes: 1) else {
        throw CanvasFault(.damaged, "JPEG cut short")
      }
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == Self.endOfImage {
        bytes += [0xFF, UInt8(marker)]
        break
      }
      guard let length = file.number(at: offset + 2, bytes: 2), length >= 2, offset + 2 + length <= file.count else {
        throw CanvasFault(.damaged, "JPEG cut short")
      }
      let body = file[file.startIndex + offset + 4..<file.startIndex + offset + 2 + length]
      try read(marker, body)
      var end = offset + 2 + length
      if marker == Self.startOfScan { end = try Self.endOfScan(in: file, from: end) }
      if !Self.personal.contains(marker) { bytes += file[file.startIndex + offset..<file.startIndex + end] }
      offset = end
    }
    guard width > 0, height > 0 else { throw CanvasFault(.damaged, "JPEG without a frame") }
  }

  private mutating func read(_ marker: Int, _ body: Data) throws {
    switch marker {
    case 0xE1:
      if let orientation = Orientation(exif: body) { self.orientation = orientation }
    case 0xE2:
      guard body.starts(with: Self.profileMark), let number = body.number(at: Self.profileMark.count, bytes: 1) else {
        break
      }
      pieces[number] = body.dropFirst(Self.profileMark.count + 2)
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
      guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker), body.number(at: 0, bytes: 1) == 8 else {
        throw CanvasFault(.unsupportedFormat, "lossless, hierarchical or deep JPEG")
      }
      guard width == 0, let height = body.number(at: 1, bytes: 2), let width = body.number(at: 3, bytes: 2),
        let components = body.number(at: 5, bytes: 1)
      else { throw CanvasFault(.damaged, "JPEG with a bad frame") }
      try PixelCount.check(width, height)
      (self.width, self.height, self.components) = (width, height, components)
    default: break
    }
  }

  /// What it says of its colours; nil where it says nothing.
  var profile: Data? {
    guard !pieces.isEmpty else { return nil }
    return pieces.sorted { $0.key < $1.key }.reduce(into: Data()) { $0 += $1.value }
  }

  private static let profileMark = Data("ICC_PROFILE\0".utf8)

  /// Where the compressed pixels end: at the next marker that isn't part of them.
  private static func endOfScan(in file: Data, from start: Int) throws -> Int {
    let end = file.withUnsafeBytes { bytes -> Int? in
      var offset = start
      while offset + 1 < bytes.count {
        if bytes[offset] == 0xFF, bytes[offset + 1] != 0, !(0xD0...0xD7).contains(bytes[offset + 1]) { return offset }
        offset += 1
      }
      return nil
    }
    guard let end else { throw CanvasFault(.damaged, "JPEG cut short") }
    return end
  }

  private static let startOfScan = 0xDA
  private static let endOfImage = 0xD9
  /// Application segments but JFIF's (0) and Adobe's (14), which tell the colours; comments.
  private static let personal = Set([0xE1...0xED, 0xEF...0xEF, 0xFE...0xFE].joined())
}
