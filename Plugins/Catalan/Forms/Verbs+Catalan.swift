import Sentences

extension CatalanForms {
  func verb(_ infinitive: String, _ form: VerbForm) -> String {
    switch form {
    case .infinitive: return infinitive
    case .past(let person): return "\(Self.pastAuxiliary[person.place]) \(infinitive)"
    case .participle:
      if let participle = IrregularVerb.participles[infinitive] { return participle }
    default: break
    }
    if let entry = IrregularVerb.entry(for: infinitive) {
      return entry.prefix.isEmpty ? entry.verb.form(form) : entry.prefix + entry.verb.form(form)
    }
    if infinitive.ends(in: "ar") { return FirstClass(infinitive).form(form) }
    if infinitive.ends(in: "ir") { return ThirdClass(infinitive).form(form) }
    if infinitive.ends(in: "er") || infinitive.ends(in: "re") { return SecondClass(infinitive).form(form) }
    return infinitive
  }

  func looksLikeVerb(_ word: String) -> Bool {
    var word = word
    if word.ends(in: "-se") { word = word.dropping(3) } else if word.ends(in: "'s") { word = word.dropping(2) }
    guard word.utf8.count >= 4, !word.contains("-"), !word.contains(" ") else { return false }
    if IrregularVerb.entry(for: word) != nil { return true }
    if word.ends(in: "ar") || word.ends(in: "ir") { return true }
    if word.ends(in: "er") { return word.hasAccent }
    return word.endsInAny(of: ["ndre", "ldre", "eure", "iure", "oure", "aure", "metre", "cebre", "batre", "rdre"])
  }

  /// What makes the past: vaig menjar.
  private static let pastAuxiliary = ["vaig", "vas", "va", "vam", "vau", "van"]
}

extension Person {
  /// The person's place in a table, from 0.
  fileprivate var place: Int {
    (number == .singular ? 0 : 3) + rank.rawValue - 1
  }
}

/// Tenses in which the first person gives all others.
private enum Tense {
  private static let futureEndings = ["é", "às", "à", "em", "eu", "an"]
  private static let conditionalEndings = ["ia", "ies", "ia", "íem", "íeu", "ien"]

  /// Of `menjava`: menjaves, menjàvem. The stress goes back to where the accent is.
  static func imperfect(_ first: String, _ person: Person) -> String {
    switch person.place {
    case 0, 2: return first
    case 1: return first.dropping(1) + "es"
    case 5: return first.dropping(1) + "en"
    default: break
    }
    let end = person.place == 3 ? "m" : "u"
    if first.ends(in: "ava") { return first.dropping(3) + "àve" + end }
    if first.ends(in: "eia") { return first.dropping(3) + "èie" + end }
    if first.ends(in: "duia") { return first.dropping(3) + "úie" + end }
    if first == "era" { return "ére" + end }
    return first.dropping(2) + "íe" + end
  }

  /// Of `menjaré`: menjaràs.
  static func future(_ first: String, _ person: Person) -> String {
    first.dropping(1) + futureEndings[person.place]
  }

  /// Of the future `menjaré`: menjaria.
  static func conditional(_ future: String, _ person: Person) -> String {
    future.dropping(1) + conditionalEndings[person.place]
  }

  /// Of `begui`, `beguem`: beguis; of `sàpiga`: sàpigues.
  static func subjunctive(_ first: String, plural: String, _ person: Person) -> String {
    let inA = first.ends(in: "a")
    switch person.place {
    case 1: return inA ? first.dropping(1) + "ues" : first + "s"
    case 3: return plural
    case 4: return plural.dropping(1) + "u"
    case 5: return inA ? first.dropping(1) + "uen" : first + "n"
    default: return first
    }
  }
}

extension IrregularVerb {
  fileprivate func form(_ form: VerbForm) -> String {
    switch form {
    case .infinitive, .past: ""
    case .gerund: gerund
    case .participle: participle
    case .present(let person): present[person.place]
    case .imperfect(let person): Tense.imperfect(imperfect, person)
    case .future(let person): Tense.future(future, person)
    case .conditional(let person): Tense.conditional(future, person)
    case .imperative(.secondSingular): imperative
    case .imperative(.secondPlural): imperativePlural
    case .subjunctive(let person), .imperative(let person):
      Tense.subjunctive(subjunctive, plural: subjunctivePlural, person)
    }
  }
}

/// Verbs in -ar.
private struct FirstClass {
  private static let endings = ["o", "es", "a", "em", "eu", "en"]

  let infinitive, stem: String

  init(_ infinitive: String) {
    self.infinitive = infinitive
    stem = infinitive.dropping(2)
  }

  func form(_ form: VerbForm) -> String {
    switch form {
    case .infinitive, .past: infinitive
    case .gerund: stem + "ant"
    case .participle: stem + "at"
    case .present(let person): present(person)
    case .imperfect(let person): Tense.imperfect(stem + "ava", person)
    case .future(let person): Tense.future(infinitive + "é", person)
    case .conditional(let person): Tense.conditional(infinitive + "é", person)
    case .imperative(.secondSingular): stem + "a"
    case .imperative(let person), .subjunctive(let person): subjunctive(person)
    }
  }

  private func present(_ person: Person) -> String {
    switch person.place {
    case 0: stem + "o"
    case 2: stem + "a"
    default: CatalanSpelling.beforeFrontVowel(stem) + Self.endings[person.place]
    }
  }

  private func subjunctive(_ person: Person) -> String {
    if person.number == .plural, person.rank != .third { return present(person) }
    return Tense.subjunctive(beforeI, plural: "", person)
  }

  /// The form in -i: toqui, canviï; of `esglaiar`, whose i sounds with the a after it, esglaï.
  private var beforeI: String {
    guard CatalanSpelling.partsFromI(stem) else { return CatalanSpelling.beforeFrontVowel(stem) + "i" }
    let before = stem.unicodeScalars.dropLast().last
    let glides = stem.ends(in: "i") && before?.isCatalanVowel == true && !stem.endsInAny(of: ["gui", "qui"])
    return (glides ? stem.dropping(1) : stem) + "ï"
  }
}

/// Verbs in -ir, with -eix-; those without it are irregular here.
private struct ThirdClass {
  private static let endings = ["eixo", "eixes", "eix", "im", "iu", "eixen"]

  let infinitive, stem, i: String

  init(_ infinitive: String) {
    self.infinitive = infinitive
    stem = infinitive.dropping(2)
    i = CatalanSpelling.partsFromI(stem) ? "ï" : "i"
  }

  func form(_ form: VerbForm) -> String {
    switch form {
    case .infinitive, .past: infinitive
    case .gerund: stem + "int"
    case .participle: stem + i + "t"
    case .present(let person): present(person)
    case .imperfect(let person): Tense.imperfect(stem + i + "a", person)
    case .future(let person): Tense.future(infinitive + "é", person)
    case .conditional(let person): Tense.conditional(infinitive + "é", person)
    case .imperative(.secondSingular): stem + "eix"
    case .imperative(let person), .subjunctive(let person):
      Tense.subjunctive(stem + "eixi", plural: stem + i + "m", person)
    }
  }

  private func present(_ person: Person) -> String {
    switch person.place {
    case 3: stem + i + "m"
    case 4: stem + i + "u"
    default: stem + Self.endings[person.place]
    }
  }
}

/// Verbs in -re and in -er without stress: perdre, témer.
private struct SecondClass {
  private static let endings = ["o", "s", "", "em", "eu", "en"]

  let infinitive, stem: String

  init(_ infinitive: String) {
    self.infinitive = infinitive.ends(in: "er") ? CatalanSpelling.withoutAccents(infinitive) : infinitive
    stem = self.infinitive.dropping(2)
  }

  func form(_ form: VerbForm) -> String {
    switch form {
    case .infinitive, .past: infinitive
    case .gerund: stem + "ent"
    case .participle: stem + "ut"
    case .present(let person): present(person)
    case .imperfect(let person): Tense.imperfect(stem + "ia", person)
    case .future(let person): Tense.future(futureStem + "é", person)
    case .conditional(let person): Tense.conditional(futureStem + "é", person)
    case .imperative(.secondSingular): bare
    case .imperative(let person), .subjunctive(let person):
      Tense.subjunctive(stem + "i", plural: stem + "em", person)
    }
  }

  private func present(_ person: Person) -> String {
    switch person.place {
    case 0: stem + "o"
    case 1: bare.ends(in: "x") ? bare + "es" : bare + "s"
    case 2: bare
    default: stem + Self.endings[person.place]
    }
  }

  private var futureStem: String { infinitive.ends(in: "re") ? infinitive.dropping(1) : infinitive }

  /// The stem alone: rep of rebre.
  private var bare: String { stem.ends(in: "b") ? stem.dropping(1) + "p" : stem }
}
