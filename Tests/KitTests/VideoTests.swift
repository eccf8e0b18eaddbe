import Foundation
import TagarelaKit
import Testing

/// What the heads of films say of them.
struct VideoTests {
  /// A box of ISO/IEC 14496-12: its length, its kind and its contents.
  private static func box(_ kind: String, _ contents: [UInt8] = []) -> Data {
    let length = UInt32(8 + contents.count)
    return Data((0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + Array(kind.utf8) + contents)
  }

  private static let beginning = box("ftyp", Array("isom".utf8) + [0, 0, 2, 0])

  /// An EBML head that names a kind of document, and a segment of four bytes.
  private static func matroska(_ type: String, segment: [UInt8] = [0x84, 1, 2, 3, 4]) -> Data {
    let name = Array(type.utf8)
    let head = [0x42, 0x82, 0x80 | UInt8(name.count)] + name
    return Data([0x1A, 0x45, 0xDF, 0xA3, 0x80 | UInt8(head.count)] + head + [0x18, 0x53, 0x80, 0x67] + segment)
  }

  @Test func `a file with a film's description and contents is an MP4, wherever they lie`() {
    let (moov, mdat) = (Self.box("moov", [1, 2]), Self.box("mdat", [3]))
    #expect(Video(file: Self.beginning + moov + mdat)?.format == .mp4)
    #expect(Video(file: Self.beginning + Self.box("free") + mdat + moov)?.format == .mp4)
    #expect(Video(file: Self.beginning + moov + Self.box("moof") + mdat)?.format == .mp4)
  }

  @Test func `a box may be as long as eight bytes say, or last to the end`() {
    let long = Data([0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 18, 7, 7])
    let open = Data([0, 0, 0, 0] + Array("mdat".utf8) + [1, 2, 3])
    #expect(Video(file: Self.beginning + long + Self.box("moov")) != nil)
    #expect(Video(file: Self.beginning + Self.box("moov") + open) != nil)
  }

  @Test func `an MP4 that is cut anywhere is none`() {
    let whole = Self.beginning + Self.box("mdat", [1, 2, 3]) + Self.box("moov", [4, 5])
    for count in 0..<whole.count { #expect(Video(file: whole.prefix(count)) == nil, "\(count)") }
    #expect(Video(file: whole + [0]) == nil)
  }

  @Test(arguments: ["heic", "avif", "M4A ", "mif1"])
  func `pictures and music in boxes are no films`(_ brand: String) {
    let head = Self.box("ftyp", Array(brand.utf8) + [0, 0, 0, 0])
    #expect(Video(file: head + Self.box("moov") + Self.box("mdat")) == nil)
  }

  @Test func `lengths without measure bring nothing down`() {
    let endless = Data([0, 0, 0, 1] + Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8))
    #expect(Video(file: Self.beginning + Self.box("moov") + endless) == nil)
    #expect(Video(file: Self.beginning + Data([0, 0, 0, 4] + Array("moov".utf8))) == nil)
  }

  @Test func `WebM is known by its head, other Matroska files aren't played`() {
    #expect(Video(file: Self.matroska("webm"))?.format == .webm)
    #expect(Video(file: Self.matroska("matroska")) == nil)
    #expect(Video(file: Data([0x1A, 0x45, 0xDF, 0xA3])) == nil)
  }

  @Test func `a segment may leave open how long it is, but promises no more than there is`() {
    let open = [0x01] + [UInt8](repeating: 0xFF, count: 7)
    #expect(Video(file: Self.matroska("webm", segment: open + [9]))?.format == .webm)
    #expect(Video(file: Self.matroska("webm", segment: [0x85, 1, 2, 3, 4])) == nil)
    #expect(Video(file: Self.matroska("webm", segment: [])) == nil)
  }

  @Test func `what is larger than mail would take is none`() {
    let large = Self.box("mdat", [UInt8](repeating: 0, count: Video.largest))
    #expect(Video(file: Self.beginning + Self.box("moov") + large) == nil)
  }
}
