import Foundation
import TagarelaKit

/// A picture that has its address, and not its bytes, in a file.
public enum LibraryPicture {
  /// `LIBRARY:CODE` for one of a library that a clinic may have: ARASAAC's pictograms by their number, those of Open Symbols
  /// (`…/libraries/mulberry/cup.svg`) and of Cboard (`/symbols/mulberry/cup.svg`) by library and name.
  ///
  /// - Returns: nil where the address tells no library.
  public static func source(address: String) -> String? {
    guard address.utf8.count < 2000 else { return nil }
    return address.withBytes { bytes in
      let parts = parts(of: bytes)
      if let place = parts.firstIndex(where: { isEqual(bytes, $0, "libraries") || isEqual(bytes, $0, "symbols") }),
        parts.indices.contains(place + 2)
      {
        let library = parts[place + 1]
        let name = bytes[parts[place + 2]].prefix { $0 != UInt8(ascii: ".") }
        guard !name.isEmpty else { return nil }
        return plain(bytes, library, name.startIndex..<name.endIndex)
          ?? decoded(bytes[library]).lowercased() + ":" + decoded(name)
      }
      guard let host = parts.firstIndex(where: { isEqual(bytes, $0.suffix(11), "arasaac.org") }),
        let number = parts.dropFirst(host + 1).lazy.compactMap({ number(decoded(bytes[$0])) }).first
      else { return nil }
      return "arasaac:\(number)"
    }
  }

  /// Where something stands between slashes.
  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    parts.reserveCapacity(8)
    var start = 0
    for place in 0...bytes.count where place == bytes.count || bytes[place] == UInt8(ascii: "/") {
      if place > start { parts.append(start..<place) }
      start = place + 1
    }
    return parts
  }

  /// A library and a name with one slash between, where both are as they are written here; nil for others.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>, _ library: Range<Int>, _ name: Range<Int>) -> String? {
    guard name.lowerBound == library.upperBound + 1, library.allSatisfy({ isPlain(bytes[$0]) && bytes[$0] > 0x5A }),
      name.allSatisfy({ isPlain(bytes[$0]) })
    else { return nil }
    return String(unsafeUninitializedCapacity: name.upperBound - library.lowerBound) { text in
      for place in library.lowerBound..<name.upperBound { text[place - library.lowerBound] = bytes[place] }
      text[library.count] = UInt8(ascii: ":")
      return name.upperBound - library.lowerBound
    }
  }

  /// Whether a byte of ASCII means itself.
  private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != UInt8(ascii: "%") }

  private static func isEqual(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ text: StaticString
  ) -> Bool {
    text.utf8CodeUnitCount == range.count
      && text.withUTF8Buffer { text in text.indices.allSatisfy { text[$0] == bytes[range.lowerBound + $0] } }
  }

  private static func decoded(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: part, as: UTF8.self)
    return part.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
  }

  /// `2349`, `2349?color=false`, `2349_500.png`.
  private static func number(_ part: String) -> Int? {
    let digits = part.prefix { $0.isASCII && $0.isNumber }
    let rest = part.dropFirst(digits.count)
    guard rest.isEmpty || "?_.".contains(rest.first ?? " ") else { return nil }
    return Int(digits)
  }
}
