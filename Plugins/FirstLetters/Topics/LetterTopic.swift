import TagarelaKit

/// What first letters are about (row E1 of the mission).
enum LetterTopic: String, CaseIterable {
  case numbers, vowels, alphabet, syllables

  /// Which of the three it is: one hears things, is asked for them, or is asked against time (rows E2 to E4).
  enum Form: String {
    case lesson, game, challenge
  }

  /// What is asked for an item of this name.
  var question: @Sendable (Value) -> Phrase {
    switch self {
    case .numbers: { Phrase("letters.question.numbers", ["name": $0]) }
    case .vowels: { Phrase("letters.question.vowels", ["name": $0]) }
    case .alphabet: { Phrase("letters.question.alphabet", ["name": $0]) }
    case .syllables: { Phrase("letters.question.syllables", ["name": $0]) }
    }
  }

  func help(_ form: Form) -> Phrase {
    switch (form, self) {
    case (.lesson, .syllables): Phrase("letters.help.lesson.syllables")
    case (.lesson, _): Phrase("letters.help.lesson")
    case (.game, .syllables): Phrase("letters.help.game.syllables")
    case (.game, _): Phrase("letters.help.game")
    case (.challenge, .syllables): Phrase("letters.help.challenge.syllables")
    case (.challenge, _): Phrase("letters.help.challenge")
    }
  }

  /// What it is called, by itself or as a game.
  func title(_ form: Form, _ wording: Wording) -> String {
    let topic = Value.text(wording.word("value.\(rawValue)"))
    return switch form {
    case .lesson: wording.text(Phrase("letters.title.lesson", ["topic": topic]))
    case .game: wording.text(Phrase("letters.title.game", ["topic": topic]))
    case .challenge: wording.text(Phrase("letters.title.challenge", ["topic": topic]))
    }
  }
}

/// How letters are written.
enum LetterWriting: String, CaseIterable {
  case upper
  /// Small and joined, as schools teach them.
  case cursive
}

/// A letter, number or word of a topic.
struct LetterItem: Equatable {
  /// By which answers are kept: `a`, `7`, or a concept's key.
  let id: String
  /// As it is written.
  let text: String
  /// As it is said.
  let spoken: String
  /// As they are said one by one; empty where nothing is counted.
  var syllables: [String] = []
  /// The key of the concept that shows it.
  var concept: String?
}

extension LetterTopic {
  /// What there is of it in a language.
  ///
  /// - Parameters:
  ///   - pronunciation: the language's.
  ///   - words: of the vocabularies whose syllables are counted.
  func items(_ pronunciation: Pronunciation, words: () throws -> [LetterItem]) rethrows -> [LetterItem] {
    switch self {
    case .numbers: (0...9).map { LetterItem(id: "\($0)", text: "\($0)", spoken: pronunciation.spoken("\($0)")) }
    case .vowels: letters(pronunciation).filter { "aeiou".contains($0.id) }
    case .alphabet: letters(pronunciation)
    case .syllables: try words()
    }
  }

  private func letters(_ pronunciation: Pronunciation) -> [LetterItem] {
    pronunciation.alphabet.map { LetterItem(id: $0.letters, text: $0.letters, spoken: $0.name) }
  }
}
