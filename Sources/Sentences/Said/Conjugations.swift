import Synchronization

/// From a verb's form to the verb: for words that were conjugated already. Made when a word is first looked for.
final class Conjugations: Sendable {
  struct Reading: Sendable {
    let verb: String
    let form: VerbForm
  }

  private let verbs: [String]
  private let infinitives: Set<String>
  private let forms: any WordForms
  private let readings = Mutex<[String: [Reading]]?>(nil)

  /// - Parameter verbs: infinitives of one word without pronouns, the likeliest first.
  init(_ verbs: [String], _ forms: any WordForms) {
    self.verbs = verbs
    infinitives = Set(verbs)
    self.forms = forms
  }

  /// What a word in lower case may be; empty for what is no form, and for an infinitive.
  func readings(of word: String) -> [Reading] {
    readings.withLock { made in
      if let made { return made[word] ?? [] }
      let all = table
      made = all
      return all[word] ?? []
    }
  }

  func isInfinitive(_ word: String) -> Bool { infinitives.contains(word) }

  private var table: [String: [Reading]] {
    var table: [String: [Reading]] = [:]
    table.reserveCapacity(verbs.count * 40)
    for verb in verbs {
      for form in Self.all {
        let word = forms.verb(verb, form)
        guard word != verb else { continue }
        table[word, default: []].append(Reading(verb: verb, form: form))
      }
    }
    return table
  }

  private static let all: [VerbForm] =
    [VerbForm.gerund, .participle]
    + Person.all.flatMap {
      [.present($0), .past($0), .imperfect($0), .future($0), .conditional($0), .imperative($0), .subjunctive($0)]
    }
}

extension VerbForm {
  /// Nil for what is not finite.
  var person: Person? {
    switch self {
    case .infinitive, .gerund, .participle: nil
    case .present(let person), .past(let person), .imperfect(let person), .future(let person),
      .conditional(let person), .subjunctive(let person), .imperative(let person):
      person
    }
  }

  /// In the same tense for another.
  func of(_ person: Person) -> VerbForm {
    switch self {
    case .infinitive, .gerund, .participle: self
    case .present, .imperative, .subjunctive: .present(person)
    case .past: .past(person)
    case .imperfect: .imperfect(person)
    case .future: .future(person)
    case .conditional: .conditional(person)
    }
  }

  var isOrder: Bool { if case .imperative = self { true } else { false } }
}
