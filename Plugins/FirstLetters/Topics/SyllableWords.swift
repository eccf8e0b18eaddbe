import TagarelaKit

/// Words whose syllables are counted: things that a child knows and that can be drawn.
enum SyllableWords {
  /// Categories of the vocabulary with such words.
  private static let categories: Set = [
    "animals", "clothes", "drink", "food", "home", "nature-and-weather", "school", "toys-and-games", "transport",
  ]
  /// Of each number of syllables so many are taken, the commonest first.
  private static let most = 12

  /// Nouns of one word of one to five syllables, in alphabetical order.
  ///
  /// - Parameter isDrawn: whether a concept has a picture.
  static func choose(
    _ pronunciation: Pronunciation, _ concepts: [Concept], isDrawn: (String) throws -> Bool
  ) rethrows -> [LetterItem] {
    var chosen: [LetterItem] = []
    var counts: [Int: Int] = [:]
    var known: Set<String> = []
    for concept in concepts.sorted(by: { ($0.rank, $0.key) < ($1.rank, $1.key) })
    where concept.wordClass == .noun && categories.contains(concept.category) {
      guard let word = concept.words[pronunciation.id]?.first?.text, word.allSatisfy({ $0.isLetter }),
        !known.contains(word)
      else { continue }
      let syllables = pronunciation.syllables(word)
      guard (1...5).contains(syllables.count), counts[syllables.count, default: 0] < most, try isDrawn(concept.key)
      else { continue }
      counts[syllables.count, default: 0] += 1
      known.insert(word)
      chosen.append(
        LetterItem(id: concept.key, text: word, spoken: word, syllables: syllables, concept: concept.key))
    }
    return chosen.sorted { ($0.text.folded, $0.id) < ($1.text.folded, $1.id) }
  }
}
