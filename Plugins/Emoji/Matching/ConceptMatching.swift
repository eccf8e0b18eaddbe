import TagarelaKit

/// Finds the concept that an emoji shows: the one chosen by hand, or else the one whose words are the emoji's name in at
/// least two languages. A concept gets one emoji, the best; an emoji shows one concept.
struct ConceptMatching {
  /// Keys of concepts.
  private(set) var concepts: [EmojiCode: String] = [:]
  private let emoji: [Emoji]
  /// By language, places in ``emoji`` by folded name.
  private let names: [String: [String: [Int]]]

  /// - Parameter chosen: keys and emoji in turn, as ``chosenEmoji`` has them.
  init(_ emoji: [Emoji], _ known: [Concept], chosen: String = chosenEmoji) {
    self.emoji = emoji
    var names: [String: [String: [Int]]] = [:]
    for (place, emoji) in emoji.enumerated() {
      for (language, words) in emoji.words {
        if let name = words.first { names[language, default: [:]][name.folded, default: []].append(place) }
      }
    }
    self.names = names
    let choices = Self.choices(in: chosen)
    for concept in known {
      if let code = choices[concept.key] ?? nil { concepts[code] = concept.key }
    }
    addMatches(known.filter { choices[$0.key] == nil && Self.named.contains($0.wordClass) })
  }

  /// Emoji's names are those of things and how they look; a preposition that is the same word is something else.
  private static let named: Set<WordClass> = [.noun, .adjective]

  /// Emoji by concept; nil for those that have none.
  private static func choices(in text: String) -> [String: EmojiCode?] {
    let parts = text.split(whereSeparator: \.isWhitespace)
    var choices: [String: EmojiCode?] = [:]
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let (key, emoji) = (String(parts[place]), parts[place + 1])
      choices.updateValue(emoji == "-" ? nil : EmojiCode(emoji.unicodeScalars), forKey: key)
    }
    return choices
  }

  private mutating func addMatches(_ known: [Concept]) {
    var matches: [(score: Int, concept: Int, place: Int)] = []
    for (index, concept) in known.enumerated() {
      for (place, score) in scores(of: concept) where concepts[emoji[place].code] == nil {
        matches.append((score, index, place))
      }
    }
    var taken: Set<Int> = []
    matches.sort { ($0.score, -$0.concept, -$0.place) > ($1.score, -$1.concept, -$1.place) }
    for match in matches {
      let code = emoji[match.place].code
      guard concepts[code] == nil, taken.insert(match.concept).inserted else { continue }
      concepts[code] = known[match.concept].key
    }
  }

  /// Emoji that are named like the concept in two languages: ten for each, one for a keyword in another.
  private func scores(of concept: Concept) -> [Int: Int] {
    var words: [String: Set<String>] = [:]
    var agreeing: [Int: Set<String>] = [:]
    for (language, all) in concept.words {
      let folded = Set(all.flatMap { [$0.text, $0.feminine].compactMap { $0?.folded } })
      words[language] = folded
      for place in folded.flatMap({ names[language]?[$0] ?? [] }) { agreeing[place, default: []].insert(language) }
    }
    return agreeing.filter { $0.value.count >= 2 }.reduce(into: [:]) { scores, match in
      let (place, languages) = match
      let others = words.keys.filter { language in
        !languages.contains(language)
          && emoji[place].words[language, default: []].contains { words[language]?.contains($0.folded) == true }
      }
      scores[place] = 10 * languages.count + others.count
    }
  }
}
