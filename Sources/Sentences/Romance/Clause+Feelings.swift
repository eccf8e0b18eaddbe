import TagarelaKit

/// What somebody is with in a symbol's words, and has in a sentence: *con hambre*, *tener hambre*.
public struct FeltNouns: Sendable {
  private let having: String
  private let preposition: String
  private let genders: [String: Gender]
  private let degrees: [String: String]

  /// - Parameters:
  ///   - having: the verb to have.
  ///   - preposition: before the noun in the symbol's words.
  ///   - genders: of the nouns.
  ///   - degrees: what is said beside a noun for what is said beside an adjective: *mucho* for *muy*.
  public init(
    having: String, after preposition: String, _ genders: [String: Gender], degrees: [String: String] = [:]
  ) {
    self.having = having
    self.preposition = preposition + " "
    self.genders = genders
    self.degrees = degrees
  }

  /// The noun that an adjective's words have.
  fileprivate func noun(of phrase: AdjectivePhrase?) -> String? {
    guard let text = phrase?.adjective.text, text.hasPrefix(preposition) else { return nil }
    let noun = String(text.dropFirst(preposition.count))
    return genders[noun] == nil ? nil : noun
  }

  fileprivate func verb(_ noun: String, _ said: [Term]) -> VerbPhrase {
    var entry = Entry(having, .verb)
    entry.concept = "have"
    entry.frame = VerbFrame(subjects: ["any"], marks: ["state"])
    var verb = VerbPhrase(Term(having, entry))
    var phrase = NounPhrase()
    phrase.head = Term(noun, .felt(noun, genders[noun]))
    phrase.determiners = said.map { Term($0.said, Entry(degrees[$0.text] ?? $0.text, .quantity(.many))) }
    verb.complements = [Complement(.noun(phrase), role: .object)]
    return verb
  }
}

extension Entry {
  /// A noun for what somebody feels, said without an article after *to have*.
  public static func felt(_ noun: String, _ gender: Gender?, isPlural: Bool = false) -> Entry {
    var entry = Entry(noun, .noun)
    entry.gender = gender
    entry.isPlural = isPlural
    entry.kinds = ["feeling"]
    entry.marks = ["sensation", "mass"]
    return entry
  }
}

extension Clause {
  /// Who is with hunger has hunger, with a verb and without one.
  public mutating func haveFeelings(_ felt: FeltNouns) {
    if verbs.isEmpty { return takeLoneFeeling(felt) }
    for index in verbs.indices where ["be", "be-state"].contains(verbs[index].verb.entry?.concept) {
      for (place, complement) in verbs[index].complements.enumerated() {
        guard case .adjective(let phrase) = complement.content, let noun = felt.noun(of: phrase) else { continue }
        var verb = felt.verb(noun, phrase.degrees)
        verb.coordinator = verbs[index].coordinator
        verb.complements += verbs[index].complements[..<place] + verbs[index].complements[(place + 1)...]
        verbs[index] = verb
        break
      }
    }
  }

  private mutating func takeLoneFeeling(_ felt: FeltNouns) {
    if let subject, subject.others.isEmpty, let noun = felt.noun(of: subject.lastAdjective) {
      let degrees = self.subject?.adjectives.popLast()?.degrees ?? []
      verbs = [felt.verb(noun, degrees)]
    } else if case .adjective(let phrase)? = rest.first?.content, let noun = felt.noun(of: phrase) {
      rest.removeFirst()
      verbs = [felt.verb(noun, phrase.degrees)]
    } else {
      return
    }
    verbs[0].complements += rest
    rest = []
  }

  /// One feels *oneself* alone, but feels joy: sentirse solo, sentir alegría.
  public mutating func feelPlainly(_ plain: String, for reflexive: String) {
    for index in verbs.indices where verbs[index].verb.entry?.text == reflexive {
      guard verbs[index].complements.contains(where: { $0.role == .object && $0.noun != nil }) else { continue }
      verbs[index].verb.entry?.text = plain
    }
  }
}
