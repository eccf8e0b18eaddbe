import TagarelaKit

/// All emoji that have a name and a picture.
struct EmojiTable: Sendable, Equatable {
  let emoji: [Emoji]
  private let places: [EmojiCode: Int]

  init(_ emoji: [Emoji]) {
    self.emoji = emoji
    places = Dictionary(emoji.enumerated().map { ($1.code, $0) }) { first, _ in first }
  }

  /// Puts names and pictures together. Skin tones become pictures of the emoji that takes them.
  init(_ annotations: Annotations, _ font: EmojiFont) {
    var toned: [EmojiCode: [SkinTone: ImagePlace]] = [:]
    for (code, _) in annotations.emoji {
      guard let (tone, bare) = code.tone else { continue }
      toned[bare, default: [:]][tone] = font.image(of: code)
    }
    self.init(
      annotations.emoji.compactMap { code, words in
        guard !code.hasTones, let picture = font.image(of: code) else { return nil }
        let tones = SkinTone.allCases.compactMap { toned[code]?[$0] }
        let takesTones = tones.count == SkinTone.allCases.count
        return Emoji(code: code, words: words, picture: picture, toned: takesTones ? tones : [])
      })
  }

  /// An emoji, and the skin tone that its code asks for.
  struct Found {
    var emoji: Emoji
    var tone: SkinTone?
    var code: EmojiCode
  }

  func find(_ code: EmojiCode) -> Found? {
    if let place = places[code] { return Found(emoji: emoji[place], tone: nil, code: code) }
    guard let (tone, bare) = code.tone, let place = places[bare], !emoji[place].toned.isEmpty else { return nil }
    return Found(emoji: emoji[place], tone: tone, code: code)
  }

  /// The emoji of a name in any language, the first one where several have it.
  ///
  /// - Parameter name: folded.
  func named(_ name: String) -> Found? {
    for language in EmojiFiles.languages {
      if let emoji = emoji.first(where: { $0.words[language]?.first?.folded == name }) {
        return Found(emoji: emoji, tone: nil, code: emoji.code)
      }
    }
    return nil
  }
}
