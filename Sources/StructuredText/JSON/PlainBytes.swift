extension Span<UInt8> {
  /// How far a string of JSON goes on from a place without what ends or breaks it: a quotation mark, a backslash or a control
  /// character.
  ///
  /// - Returns: where the next of them stands; `count` where there is none.
  func plainEnd(from place: Int) -> Int {
    var place = place
    let whole = bytes
    // Eight at a time, by Mycroft's test for a byte that is zero or less than another.
    while place + 8 <= count {
      let eight = whole.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      let ends = Self.zeros(in: eight ^ 0x2222_2222_2222_2222) | Self.zeros(in: eight ^ 0x5C5C_5C5C_5C5C_5C5C)
      let controls = (eight &- 0x2020_2020_2020_2020) & ~eight & 0x8080_8080_8080_8080
      if ends | controls != 0 { break }
      place += 8
    }
    while place < count, self[place] != UInt8(ascii: "\""), self[place] != UInt8(ascii: "\\"), self[place] >= 0x20 {
      place += 1
    }
    return place
  }

  /// Not zero where one of eight bytes is.
  private static func zeros(in eight: UInt64) -> UInt64 {
    (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080
  }
}
