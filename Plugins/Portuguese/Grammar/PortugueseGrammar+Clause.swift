import Sentences
import TagarelaKit

extension PortugueseGrammar {
  // MARK: - To please and to hurt

  func repeatsExperiencer(_ phrase: NounPhrase) -> Bool { false }
  func isLikedInPlural(_ phrase: NounPhrase) -> Bool { false }
  func wantsIndefinite(_ verb: Entry) -> Bool { false }

  /// My tummy hurts; and never goes before its verb.
  /// Ver a ele → ver ele; the preposition is the verb's.
  private func stressPronouns(of verb: inout VerbPhrase) {
    for index in verb.complements.indices {
      guard var phrase = verb.complements[index].noun, phrase.pronoun?.kind == .personal,
        let said = phrase.head?.said, said.hasPrefix("a ")
      else { continue }
      phrase.head?.said = String(said.dropFirst(2))
      verb.complements[index].content = .noun(phrase)
    }
  }

  /// One feels joy and hides a ball, but feels *oneself* alone and hides *oneself*: sentir-se sozinho, esconder-se.
  private func feelOneself(_ clause: inout Clause) {
    for index in clause.verbs.indices {
      guard let entry = clause.verbs[index].verb.entry else { continue }
      let complements = clause.verbs[index].complements
      let isOneself =
        entry.text == "sentir"
        ? complements.contains(where: isState)
        : PortugueseLists.doneToOneself.contains(entry.text) && !complements.contains { $0.role == .object }
      if isOneself { clause.verbs[index].verb.entry?.text = entry.text + "-se" }
    }
  }

  private func isState(_ complement: Complement) -> Bool {
    switch complement.content {
    case .adjective: true
    case .adverb(let term):
      ["fine-feeling", "unwell-feeling", "well", "badly", "better", "worse"].contains(term.entry?.concept)
    default: false
    }
  }

  /// Gostar de arroz: the preposition that was said is the verb's own, and makes its object no other.
  private func takeGoverned(of verb: inout VerbPhrase) {
    guard let entry = verb.verb.entry, PortugueseLists.governed[entry.text] == "de" else { return }
    for index in verb.complements.indices where verb.complements[index].preposition?.text == "de" {
      verb.complements[index].preposition = nil
      verb.complements[index].role = .object
    }
  }

  func rearranged(_ clause: Clause, isQuestion: Bool) -> Clause {
    var clause = clause
    feelOneself(&clause)
    clause.makeFood(by: "fazer")
    clause.takeHosts(of: of)
    clause.takeOwnersOfParts(of: of)
    for verb in clause.verbs.indices {
      stressPronouns(of: &clause.verbs[verb])
      takeGoverned(of: &clause.verbs[verb])
      let complements = clause.verbs[verb].complements
      if let index = complements.firstIndex(where: { $0.isNever }),
        case .negative(let term) = complements[index].content
      {
        clause.verbs[verb].complements.remove(at: index)
        clause.middle.append(term)
      }
    }
    guard ["hurt", "sting"].contains(clause.verbs.first?.verb.entry?.concept),
      let index = clause.verbs[0].complements.firstIndex(where: { $0.noun?.head?.entry?.isKind("body") ?? false }),
      let part = clause.verbs[0].complements[index].noun
    else { return clause }
    clause.verbs[0].complements.remove(at: index)
    var first = clause.subject
    first?.others = []
    var parts = Self.part(part, of: first, isQuestion: isQuestion)
    // My head and Mom's.
    parts.others += (clause.subject?.others ?? []).map {
      ($0.coordinator, Self.part(part, of: $0.phrase, isQuestion: isQuestion))
    }
    clause.subject = parts
    return clause
  }

  /// A part of the body as what hurts: *minha cabeça*, *a cabeça da mamãe*.
  private static func part(_ part: NounPhrase, of owner: NounPhrase?, isQuestion: Bool) -> NounPhrase {
    var part = part
    let asked = Pronoun(.thirdSingular, nil, .polite)
    let pronoun = owner == nil ? (isQuestion ? asked : Pronoun(.firstSingular)) : owner?.pronoun
    let possessive = pronoun.flatMap { pronoun -> String? in
      switch (pronoun.person, pronoun.kind) {
      case (.firstSingular, _): "meu"
      case (.secondSingular, _): "teu"
      case (.firstPlural, _): "nosso"
      case (.thirdSingular, .polite), (.thirdPlural, .polite): "seu"
      default: nil
      }
    }
    if let possessive {
      part.determiners = [Term(possessive, Entry(possessive, .possessive(.firstSingular)))]
    } else if let owner {
      part.belonging = [Complement(.noun(owner), preposition: Term("de", Entry("de", .preposition)))]
    }
    return part
  }
}

extension Complement {
  fileprivate var isNever: Bool {
    if case .negative(let term) = content { term.role == .negative(.never) } else { false }
  }
}
