import Play
import TagarelaKit

/// A game with a patient's own words (row F7 of the mission).
enum GameKind: String, CaseIterable {
  /// A word is said: which picture shows it?
  case findPicture = "find-picture"
  /// A picture is shown: which word is it?
  case findWord = "find-word"
  /// Two cards of a picture, or a picture and its word.
  case memory
  /// Which one doesn't belong to the others?
  case oddOneOut = "odd-one-out"
  /// Which word is missing in a sentence?
  case completeSentence = "complete-sentence"

  var rules: String { self == .memory ? "memory" : "find" }

  var deal: PlayDeal {
    switch self {
    case .findPicture, .findWord, .completeSentence: .choice
    case .memory: .pairs
    case .oddOneOut: .odd
    }
  }

  /// How many words it takes at least.
  var least: Int { self == .oddOneOut ? 3 : 2 }

  var question: @Sendable (Value) -> Phrase {
    switch self {
    case .findPicture: { Phrase("games.question.find_picture", ["name": $0]) }
    case .findWord: { _ in Phrase("games.question.find_word") }
    case .memory: { _ in Phrase("games.question.memory") }
    case .oddOneOut: { _ in Phrase("games.question.odd_one_out") }
    case .completeSentence: { _ in Phrase("games.question.complete_sentence") }
    }
  }

  var title: Phrase {
    switch self {
    case .findPicture: Phrase("games.title.find_picture")
    case .findWord: Phrase("games.title.find_word")
    case .memory: Phrase("games.title.memory")
    case .oddOneOut: Phrase("games.title.odd_one_out")
    case .completeSentence: Phrase("games.title.complete_sentence")
    }
  }

  var help: Phrase {
    switch self {
    case .findPicture: Phrase("games.help.find_picture")
    case .findWord: Phrase("games.help.find_word")
    case .memory: Phrase("games.help.memory")
    case .oddOneOut: Phrase("games.help.odd_one_out")
    case .completeSentence: Phrase("games.help.complete_sentence")
    }
  }
}
