import Sentences

extension EnglishForms {
  /// A form of a verb.
  ///
  /// - Parameter rest: what follows it in its phrase; what one lies on or down on tells the two verbs `lie` apart.
  static func verb(_ word: String, _ form: VerbForm, before rest: Substring = "") -> String {
    let infinitive = word.lowercased()
    let answer =
      modal(infinitive, form) ?? beForm(infinitive, form) ?? plain(infinitive, form, lying: isPlace(rest))
    return answer.inCase(of: word)
  }

  private static func plain(_ verb: String, _ form: VerbForm, lying: Bool) -> String {
    switch form {
    case .infinitive, .subjunctive, .imperative: verb
    case .gerund: Spelling(verb).withING
    case .participle: lying && verb == "lie" ? "lain" : irregular(verb)?.participle ?? Spelling(verb).withED
    case .present(let person): person == .thirdSingular ? thirdPerson(of: verb) : verb
    case .past, .imperfect: lying && verb == "lie" ? "lay" : irregular(verb)?.past ?? Spelling(verb).withED
    case .future: "will \(verb)"
    case .conditional: "would \(verb)"
    }
  }

  private static func thirdPerson(of verb: String) -> String {
    if verb == "have" { return "has" }
    let spelling = Spelling(verb)
    // echoes, vetoes; but moos and radios
    if spelling.ends("o"), let before = spelling.letters.dropLast().last, !Spelling.isVowel(before) {
      return verb + "es"
    }
    return spelling.withS
  }

  private static func beForm(_ verb: String, _ form: VerbForm) -> String? {
    guard verb == "be" else { return nil }
    switch form {
    case .participle: return "been"
    case .present(.firstSingular): return "am"
    case .present(let person): return person == .thirdSingular ? "is" : "are"
    case .past(let person), .imperfect(let person):
      return person == .firstSingular || person == .thirdSingular ? "was" : "were"
    default: return nil
    }
  }

  /// Verbs without endings, with the phrases that stand for the forms that they don't have.
  private static func modal(_ verb: String, _ form: VerbForm) -> String? {
    guard let modal = modals[verb] else { return nil }
    switch form {
    case .present, .infinitive, .imperative, .subjunctive: return verb
    case .past, .imperfect: return modal.past
    case .conditional: return modal.conditional
    case .future: return "will \(modal.phrase)"
    case .gerund, .participle:
      let (first, rest) = firstWord(of: modal.phrase)
      return Self.verb(first, form) + rest
    }
  }

  private static let modals: [String: (past: String, conditional: String, phrase: String)] = [
    "can": ("could", "could", "be able to"), "may": ("might", "might", "be allowed to"),
    "must": ("had to", "would have to", "have to"), "will": ("would", "would", "be going to"),
    "shall": ("should", "should", "be going to"), "should": ("should", "should", "have to"),
    "could": ("could", "could", "be able to"), "would": ("would", "would", "be going to"),
    "might": ("might", "might", "be allowed to"), "ought": ("ought", "ought", "have to"),
  ]

  /// Whether a phrase after `lie` says where: then it isn't about telling lies.
  private static func isPlace(_ rest: Substring) -> Bool {
    guard let word = rest.split(separator: " ").first else { return false }
    return ["down", "back", "on", "in", "under", "around", "awake", "still", "flat", "face"].contains(word)
  }
}
