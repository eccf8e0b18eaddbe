import Foundation
import TagarelaKit

/// One word of a word list.
struct BlissWord: Sendable, Equatable {
  /// In the BCI authorised vocabulary, or a number of the list's own.
  var number: Int
  var composition: String
  /// In English, the usual one first; the number where the list has none.
  var glosses: [String] = []
  var wordClass: WordClass?
  /// How it is made up, in English; empty for none.
  var explanation = ""

  var glossesByLanguage: [String: [String]] { ["en": glosses.isEmpty ? [String(number)] : glosses] }

  var notes: [String: String] { explanation.isEmpty ? [:] : ["en": explanation] }
}

extension BlissWord {
  /// The glosses of a text like `to eat, to dine (formally, late)`: parted by commas that stand in no parentheses, verbs
  /// without their `to`.
  static func glosses(_ text: String, isVerb: Bool) -> [String] {
    var glosses: [String] = []
    var depth = 0
    var current = ""
    func end() {
      var gloss = current.trimmingCharacters(in: .whitespaces)
      if isVerb, gloss.hasPrefix("to "), gloss.count > 3 { gloss.removeFirst(3) }
      if !gloss.isEmpty, !glosses.contains(gloss) { glosses.append(gloss) }
      current = ""
    }
    for character in text {
      switch character {
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      default: break
      }
      if character == ",", depth == 0 { end() } else { current.append(character.isNewline ? " " : character) }
    }
    end()
    return glosses
  }

  /// A part of speech as the lists name it; nil for those that are several of ours.
  static func wordClass(_ name: String?) -> WordClass? {
    switch name {
    case "noun", "person": .noun
    case "action": .verb
    case "description": .adjective
    default: nil
    }
  }
}
