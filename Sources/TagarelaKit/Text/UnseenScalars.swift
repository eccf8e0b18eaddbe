extension Unicode.Scalar {
  /// True for what is no letter, sign or blank but does something to those round it, or can't be seen at all: it steers
  /// the terminal (C0 with tab and line feed, DEL, C1), ends lines, turns the direction of reading, or is ignored wherever
  /// text is shown (Unicode's `Default_Ignorable_Code_Point`) and makes two names look alike. The soft hyphen, joiners and
  /// variation selectors belong to what is written in many languages and to emoji, and don't count.
  public var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E: true
    case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    case 0xE0100...0xE01EF: false
    case 0xE0000...0xE0FFF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  fileprivate var selectsVariation: Bool {
    switch value {
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}

extension String {
  /// Calls `body` with each scalar, and whether it is unseen where it stands. The tags of the flags that there are
  /// (England, Scotland and Wales: Unicode's `RGI_Emoji_Tag_Sequence`) are seen; a variation selector right behind another
  /// selects nothing and is not.
  func eachScalar(_ body: (Unicode.Scalar, _ isUnseen: Bool) -> Void) {
    var rest = unicodeScalars[...]
    var follows = false
    while let scalar = rest.popFirst() {
      body(scalar, scalar.isUnseen || (follows && scalar.selectsVariation))
      follows = scalar.selectsVariation
      guard scalar == "\u{1F3F4}", let tags = Self.tagsOfFlags.first(where: { rest.starts(with: $0) }) else { continue }
      for tag in tags { body(tag, false) }
      rest = rest.dropFirst(tags.count)
    }
  }

  private static let tagsOfFlags: [[Unicode.Scalar]] = ["gbeng", "gbsct", "gbwls"].map { region in
    region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) } + ["\u{E007F}"]
  }

  /// False where no scalar is unseen but tabs and line feeds: nearly always, which its bytes tell soon.
  public var mayHoldUnseen: Bool {
    var text = self
    return text.withUTF8 { $0.mayHoldUnseen }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The same, of valid UTF-8; true for some that hold none.
  fileprivate var mayHoldUnseen: Bool {
    for place in plainBeginning..<count {
      switch self[place] {
      case 0x09, 0x0A, 0x20..<0x7F: continue
      case 0..<0x20, 0x7F: return true
      case 0xC2: if self[place + 1] < 0xA0 { return true }
      case 0xCD: if self[place + 1] == 0x8F { return true }
      case 0xD8: if self[place + 1] == 0x9C { return true }
      case 0xE1: if [0x85, 0x9E, 0xA0].contains(self[place + 1]) { return true }
      case 0xE2:
        switch (self[place + 1], self[place + 2]) {
        case (0x80, 0x8B), (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA0...0xAF): return true
        default: continue
        }
      case 0xE3: if self[place + 1] == 0x85 { return true }
      // Among these are the variation selectors, of which the second in a row is unseen.
      case 0xEF: if [0xB7, 0xB8, 0xBB, 0xBE, 0xBF].contains(self[place + 1]) { return true }
      case 0xF0:
        switch (self[place + 1], self[place + 2]) {
        case (0x9B, 0xB2), (0x9D, 0x85), (0x9F, 0xBF), (0xA0...0xBF, 0xBF): return true
        default: continue
        }
      case 0xF1...0xF4: return true
      default: continue
      }
    }
    return false
  }
  /// How many bytes at its beginning are letters and signs of ASCII, as far as eight at a time tell.
  private var plainBeginning: Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
    var place = 0
    while place + 8 <= count {
      let eight = (start + place).loadUnaligned(as: UInt64.self)
      // With the highest bit where a byte is beyond ASCII, DEL or less than a blank.
      let strange = eight | eight &+ 0x0101_0101_0101_0101 | eight &- 0x2020_2020_2020_2020
      if strange & 0x8080_8080_8080_8080 != 0 { break }
      place += 8
    }
    return place
  }
}
