/// A word of plain small letters, to look at its end.
struct Word {
  let letters: [UInt8]
  let text: String

  init(_ letters: [UInt8]) {
    self.letters = letters
    text = String(decoding: letters, as: UTF8.self)
  }

  var count: Int { letters.count }
  var last: UInt8? { letters.last }

  func ends(_ ending: StaticString) -> Bool {
    letters.ends(ending)
  }

  func dropping(_ count: Int) -> Word {
    Word(Array(letters.dropLast(count)))
  }

  func dropping(first count: Int) -> Word {
    Word(Array(letters.dropFirst(count)))
  }

  var appendingE: Word {
    Word(letters + [UInt8(ascii: "e")])
  }

  var hasVowel: Bool {
    letters.contains { Self.isVowel($0) || $0 == UInt8(ascii: "y") }
  }

  static func isVowel(_ letter: UInt8) -> Bool {
    Spelling.isVowel(letter)
  }

  /// Whether it ends in a consonant twice: `runn`.
  var isDoubled: Bool {
    guard let last, count > 2 else { return false }
    return !Self.isVowel(last) && letters[count - 2] == last
  }

  /// `call`, `miss`: words of one syllable that end so by themselves.
  var keepsDouble: Bool {
    (ends("ll") || ends("ss") || ends("ff") || ends("zz") || ends("dd") && count == 3)
      && SoundDivision(letters).breaks.isEmpty
  }

  /// `tickl`, `giggl`: what is left of a word in -le.
  var endsInConsonantAndL: Bool {
    guard count > 2, last == UInt8(ascii: "l") else { return false }
    let before = letters[count - 2]
    return !Self.isVowel(before) && before != UInt8(ascii: "l") && before != UInt8(ascii: "r")
      && before != UInt8(ascii: "w") && before != UInt8(ascii: "y")
  }

  /// Whether the sound before -es makes that a syllable.
  var endsInHiss: Bool {
    switch last {
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"), UInt8(ascii: "c"), UInt8(ascii: "g"): true
    default: ends("sh") || ends("ch")
    }
  }

  /// Whether a word that ends so has lost an e before -es: `hous`, `danc`, not `box` or `glass`.
  var hasFinalE: Bool {
    !isDoubled && !ends("x") && !ends("sh") && !ends("ch")
  }
}
