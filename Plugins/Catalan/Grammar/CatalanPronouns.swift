import Sentences

/// The weak pronouns, before verbs and after them: em dona, dona'm, donar-me, dona-me'l.
enum CatalanPronouns {
  /// In the order in which they stand: whom it concerns before what is done.
  private static let order = ["es", "et", "us", "em", "ens", "li", "els", "el", "la", "les", "ho", "en", "hi"]

  private static func sorted(_ pronouns: [String]) -> [String] {
    pronouns.enumerated().sorted { first, second in
      let places = [first, second].map { order.firstIndex(of: $0.element) ?? order.count }
      return (places[0], first.offset) < (places[1], second.offset)
    }.map(\.element)
  }

  /// Before a verb: em, m'ajuda; me'l dona, me l'obre.
  static func before(_ verb: [String], _ pronouns: [String]) -> [String] {
    guard let said = verb.first else { return pronouns }
    let first = said.dropping(away)
    let verb = [first] + verb.dropFirst()
    let pronouns = withAdverb(sorted(pronouns + (first == said ? [] : ["en"])))
    guard let last = pronouns.last else { return verb }
    if pronouns.count == 2, pronouns[0] == "es", ["em", "et", "ens", "us", "li"].contains(last) {
      return ["se", last] + verb
    }
    let isVowel = CatalanContractions.beginsWithVowel(first)
    if last == "en", isVowel { return pronouns.dropLast().map { strong[$0] ?? $0 } + ["n'" + first] + verb.dropFirst() }
    guard pronouns.count > 1, let full = strong[pronouns[pronouns.count - 2]],
      ["el", "els", "en", "la", "les"].contains(last)
    else { return pronouns + verb }
    let isJoined = last.hasPrefix("e") && !(last == "el" && isVowel)
    return pronouns.dropLast(2) + (isJoined ? [full + "'" + last.dropFirst()] : [full, last]) + verb
  }

  /// After an infinitive or an order, which they are written with.
  static func after(_ verb: String, _ pronouns: [String]) -> String {
    var result = verb.dropping(away)
    let pronouns = withAdverb(sorted(pronouns + (result == verb ? [] : ["en"])))
    for (index, pronoun) in pronouns.enumerated() {
      let isSoft = result.last.map { "aeiï".contains($0) } ?? false
      if index == 0, pronouns.count > 1, strong[pronoun] != nil {
        // Dona-me'l.
        result += "-" + (strong[pronoun] ?? pronoun)
      } else {
        result += (isSoft ? soft[pronoun] : index == 0 ? hard[pronoun] : nil) ?? "-" + pronoun
      }
    }
    return result
  }

  /// Li el → el hi: l'hi dona.
  private static func withAdverb(_ pronouns: [String]) -> [String] {
    guard pronouns.first == "li", pronouns.count == 2 else { return pronouns }
    return [pronouns[1], "hi"]
  }

  private static let strong = ["em": "me", "et": "te", "es": "se"]

  private static let soft = [
    "em": "'m", "et": "'t", "es": "'s", "ens": "'ns", "us": "-us", "el": "'l", "els": "'ls", "en": "'n",
  ]

  private static let hard = [
    "em": "-me", "et": "-te", "es": "-se", "ens": "-nos", "us": "-vos", "el": "-lo", "els": "-los", "en": "-ne",
  ]

  static func reflexive(_ person: Person) -> String {
    switch person {
    case .firstSingular: "em"
    case .secondSingular: "et"
    case .firstPlural: "ens"
    case .secondPlural: "us"
    default: "es"
    }
  }

  /// A verb without its reflexive pronoun: asseure's, rentar-se; anar-se'n keeps what it says besides.
  static func plain(_ infinitive: String) -> (verb: String, isReflexive: Bool) {
    for ending in ["-se", "'s"] where infinitive.hasSuffix(ending) {
      return (String(infinitive.dropLast(ending.count)), true)
    }
    return infinitive.hasSuffix("-se'n") ? (String(infinitive.dropLast(5)) + away, true) : (infinitive, false)
  }

  /// Stands after a verb that has en besides its reflexive pronoun, until its pronouns are put: anar-se'n.
  static let away = "'n"

  /// Changes the verb itself.
  static func changing(_ verb: String, _ change: (String) -> [String]) -> [String] {
    guard verb.hasSuffix(away) else { return change(verb) }
    var words = change(verb.dropping(away))
    words[0] += away
    return words
  }
}

extension String {
  fileprivate func dropping(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
