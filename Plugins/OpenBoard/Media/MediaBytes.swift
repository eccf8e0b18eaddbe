import Foundation
import MediaHeaders
import StructuredText
import TagarelaKit

extension Picture {
  /// Width and height in pixels, at least 1; 300 for a drawing that has no size of its own.
  var size: (width: Int, height: Int) {
    let found =
      switch format {
      case .png: Self.big(bytes, 16, 4).flatMap { width in Self.big(bytes, 20, 4).map { (width, $0) } }
      case .jpeg: Self.sizeOfJPEG(bytes)
      case .svg: Self.sizeOfSVG(bytes)
      }
    guard let found, found.0 > 0, found.1 > 0 else { return (300, 300) }
    return (width: found.0, height: found.1)
  }

  private static func big(_ bytes: Data, _ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// From the frame header (ITU-T T.81).
  private static func sizeOfJPEG(_ bytes: Data) -> (Int, Int)? {
    var offset = 2
    while let mark = big(bytes, offset, 2), mark >> 8 == 0xFF, let length = big(bytes, offset + 2, 2), length >= 2 {
      if (0xC0...0xCF).contains(mark & 0xFF), ![0xC4, 0xC8, 0xCC].contains(mark & 0xFF) {
        return big(bytes, offset + 5, 2).flatMap { height in big(bytes, offset + 7, 2).map { ($0, height) } }
      }
      offset += 2 + length
    }
    return nil
  }

  private static func sizeOfSVG(_ bytes: Data) -> (Int, Int)? {
    // What is cut off in the middle of a character is no text.
    let beginning = Array(String(decoding: bytes.prefix(PictureFormat.longestBeginning), as: UTF8.self).utf8)
    guard let source = try? SourceText(bytes: beginning, named: ""),
      let root = try? XMLReader.rootAttributes(of: source, rules: .passingDocumentTypes)
    else { return nil }
    if let width = root["width"].flatMap({ length($0[...]) }), let height = root["height"].flatMap({ length($0[...]) })
    {
      return (width, height)
    }
    let box = root["viewBox"]?.split { $0 == " " || $0 == "," } ?? []
    guard box.count == 4, let width = length(box[2]), let height = length(box[3]) else { return nil }
    return (width, height)
  }

  private static func length(_ text: Substring) -> Int? {
    let digits = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let number = Double(digits), number >= 0.5, number < 1e6 else { return nil }
    return Int(number.rounded())
  }
}

/// What bytes are that can't be shown or played here, for a message.
func mediaName(of bytes: Data, type: String?) -> String {
  let found = MediaSignature.name(of: bytes, among: MediaSignature.pictures + MediaSignature.sounds)
  return found ?? type.map { String($0.prefix(60)) } ?? "?"
}
