import FoundationEssentials
import HelperProtocols
import MediaHeaders
import Scenes

/// The outer structure of a PNG file (ISO/IEC 15948, clause 5): known before anything is decoded.
struct PNGFile {
  let width: Int
  let height: Int
  /// Whether it says what its colours are.
  let hasProfile: Bool
  /// The file without what it says about place, time, camera and colours.
  let bytes: Data

  /// - Throws: ``CanvasFault`` `damaged`, `tooLarge`.
  init(_ file: Data) throws {
    guard file.number(at: 12, bytes: 4) == Self.type("IHDR"), let width = file.number(at: 16, bytes: 4),
      let height = file.number(at: 20, bytes: 4), width > 0, height > 0
    else { throw CanvasFault(.damaged, "PNG without a header") }
    try PixelCount.check(width, height)
    var kept = Data(PictureFormat.png.signature)
    var offset = kept.count
    var hasProfile = false
    while true {
      guard let length = file.number(at: offset, bytes: 4), let type = file.number(at: offset + 4, bytes: 4),
        length <= file.count - offset - 12
      else { throw CanvasFault(.damaged, "PNG cut short") }
      let end = offset + length + 12
      if !Self.personal.contains(type) { kept += file[file.startIndex + offset..<file.startIndex + end] }
      if type == Self.type("iCCP") { hasProfile = true }
      if type == Self.type("IEND") { break }
      offset = end
    }
    self.width = width
    self.height = height
    self.hasProfile = hasProfile
    bytes = kept
  }

  private static let personal = Set(["eXIf", "iCCP", "iTXt", "tEXt", "tIME", "zTXt"].map(type))

  private static func type(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}

enum PixelCount {
  /// - Throws: ``CanvasFault`` `tooLarge`; asked before memory is.
  static func check(_ width: Int, _ height: Int) throws {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= CanvasFault.mostPixels, max(width, height) <= 32_767 else {
      throw CanvasFault(.tooLarge, "\(width) x \(height) pixels")
    }
  }
}
