/// One emoji: its characters, its names and where the font keeps its pictures.
struct Emoji: Sendable, Equatable {
  let code: EmojiCode
  /// By language: the name first, then the keywords.
  var words: [String: [String]]
  let picture: ImagePlace
  /// Its pictures with each ``SkinTone``, in their order; empty when it takes none.
  let toned: [ImagePlace]
}

/// A stretch of the font's file.
struct ImagePlace: Sendable, Equatable {
  /// Bytes.
  var offset: Int
  var length: Int
}

/// The code points of an emoji, without the variation selector that asks for a coloured picture.
struct EmojiCode: Sendable, Hashable {
  let scalars: [Unicode.Scalar]

  private static let selector: Unicode.Scalar = "\u{FE0F}"
  /// The longest ones, four people with skin tones, have eleven.
  private static let most = 16

  /// - Returns: nil when that can't be an emoji's.
  init?(_ scalars: some Sequence<Unicode.Scalar>) {
    self.scalars = scalars.filter { $0 != Self.selector }
    guard (1...Self.most).contains(self.scalars.count) else { return nil }
  }

  /// Reads `1F468-200D-1F393`.
  init?(hexadecimal text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: Self.most, omittingEmptySubsequences: false)
    let scalars = parts.compactMap { UInt32(Substring($0), radix: 16).flatMap(Unicode.Scalar.init) }
    guard scalars.count == parts.count else { return nil }
    self.init(scalars)
  }

  var hexadecimal: String {
    scalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "-")
  }

  /// The one tone that all its skin modifiers name, and the code without them; nil when it has none or several.
  var tone: (tone: SkinTone, bare: EmojiCode)? {
    let tones = Set(scalars.compactMap { SkinTone($0) })
    guard tones.count == 1, let tone = tones.first else { return nil }
    return EmojiCode(scalars.filter { SkinTone($0) == nil }).map { (tone, $0) }
  }

  var hasTones: Bool { scalars.contains { SkinTone($0) != nil } }

  /// Digits, `#` and `*` are in the font as parts of sequences.
  var isPlainText: Bool { scalars.count == 1 && scalars.allSatisfy(\.isASCII) }
}
