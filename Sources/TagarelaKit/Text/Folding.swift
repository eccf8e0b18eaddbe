import Foundation

extension String {
  /// The form in which names are compared: lower case, without accents and the middle dot, blanks joined to one.
  public var folded: String {
    withBytes { bytes in
      var folded: [UInt8] = []
      folded.reserveCapacity(bytes.count)
      folded.appendFolded(bytes)
      return String(decoding: folded, as: UTF8.self)
    }
  }

  fileprivate var foldedInAnyScript: String {
    var result = String.UnicodeScalarView()
    var blank = false
    for scalar in decomposedStringWithCompatibilityMapping.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace {
        blank = !result.isEmpty
      } else if scalar == "\u{B7}" || properties.canonicalCombiningClass != .notReordered {
        continue
      } else {
        if blank { result.append(" ") }
        blank = false
        result.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(result)
  }
}

extension [UInt8] {
  /// Adds the folded form of a text, both in UTF-8; see ``Swift/String/folded``.
  public mutating func appendFolded(_ text: UnsafeBufferPointer<UInt8>) {
    let start = count
    guard !appendFoldedLatin(text) else { return }
    removeLast(count - start)
    append(contentsOf: String(decoding: text, as: UTF8.self).foldedInAnyScript.utf8)
  }

  /// - Returns: false for what isn't written in the letters of ``bases``; then a part of it has been added.
  private mutating func appendFoldedLatin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = count
    let isASCII = text.allSatisfy { $0 < 0x80 }
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case 0x20, 0x09,
        0x0A...0x0D where !isASCII:
        if count > start, self[count - 1] != 0x20 { append(0x20) }
      case 0x41...0x5A: append(byte | 0x20)
      case ..<0x80: append(byte)
      case 0xC3...0xC5 where index < text.count:
        let base = Self.base(Int(byte) << 6 + Int(text[index]) - (0xC3 << 6 + 0x80))
        guard base != UInt8(ascii: "-") else { return false }
        append(base)
        index += 1
      case 0xC2 where index < text.count && text[index] == 0xB7: index += 1
      default: return false
      }
    }
    if count > start, self[count - 1] == 0x20 { removeLast() }
    return true
  }

  /// - Parameter offset: of a letter after `À`.
  private static func base(_ offset: Int) -> UInt8 {
    bases.withUTF8Buffer { $0.indices.contains(offset) ? $0[offset] : UInt8(ascii: "-") }
  }

  /// The small letters below the accents of U+00C0 to U+017F; a hyphen for those of which more is to be said.
  private static var bases: StaticString {
    """
    aaaaaa-ceeeeiiii-nooooo--uuuuy--aaaaaa-ceeeeiiii-nooooo--uuuuy-y\
    aaaaaaccccccccdd--eeeeeeeeeegggggggghh--iiiiiiiii---jjkk-lllllll\
    l--nnnnnn---oooooo--rrrrrrsssssssstttt--uuuuuuuuuuuuwwyyyzzzzzzs
    """
  }
}
