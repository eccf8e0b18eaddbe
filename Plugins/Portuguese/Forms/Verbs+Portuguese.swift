import Sentences

/// A verb's table, cell by cell.
struct PortugueseVerb {
  private let infinitive: String
  private let stem: String
  private let conjugation: Conjugation
  private let irregular: IrregularVerb?

  /// By the infinitive's vowel; a stem that ends in a vowel has its own endings.
  private enum Conjugation {
    case first, second, third
    /// cair, sair
    case air
    /// doer, moer
    case oer
    /// incluir, possuir
    case uir
    /// construir, destruir
    case struir

    var isThird: Bool {
      switch self {
      case .first, .second, .oer: false
      default: true
      }
    }
  }

  /// Nil for what is no infinitive.
  init?(_ infinitive: String) {
    irregular = IrregularVerb.all[infinitive]
    self.infinitive = infinitive
    if infinitive.utf8.count > 2, infinitive.ends(in: "ar") {
      conjugation = .first
    } else if infinitive.utf8.count > 2, infinitive.ends(in: "er") {
      conjugation = infinitive.ends(in: "oer") ? .oer : .second
    } else if infinitive.utf8.count > 2, infinitive.ends(in: "ir") {
      conjugation = Self.thirdConjugation(infinitive)
    } else if irregular != nil {
      // pôr and ir
      conjugation = .second
    } else {
      return nil
    }
    stem = infinitive.ends(in: "ôr") ? infinitive.dropping("ôr") : infinitive.dropping("ir")
  }

  private static func thirdConjugation(_ infinitive: String) -> Conjugation {
    if infinitive.ends(in: "air") { return .air }
    // arguir says the u that seguir only writes.
    let isVowel = infinitive.ends(in: "uir") && !infinitive.ends(inAnyOf: ["guir", "quir"])
    guard isVowel || infinitive.ends(in: "arguir") else { return .third }
    return infinitive.ends(in: "struir") && !infinitive.ends(inAnyOf: ["instruir", "obstruir"]) ? .struir : .uir
  }

  func form(_ form: VerbForm) -> String {
    switch form {
    case .infinitive: infinitive
    case .gerund: irregular?.gerund ?? infinitive.dropping("r") + "ndo"
    case .participle: participle
    case .present(let person): present(person)
    case .past(let person): past(person)
    case .imperfect(let person): imperfect(person)
    case .future(let person): future + ["ei", "ás", "á", "emos", "eis", "ão"][person.row]
    case .conditional(let person): future + ["ia", "ias", "ia", "íamos", "íeis", "iam"][person.row]
    case .subjunctive(let person): subjunctive(person)
    case .imperative(let person): imperative(person)
    }
  }

  private var future: String { irregular?.future ?? infinitive }

  private var participle: String {
    if let participle = irregular?.participle { return participle }
    if infinitive.ends(in: "screver") { return infinitive.replacing(ending: "ever", by: "ito") }
    if infinitive.ends(in: "abrir") || infinitive == "entreabrir" {
      return infinitive.replacing(ending: "rir", by: "erto")
    }
    if infinitive.ends(in: "cobrir") { return infinitive.replacing(ending: "brir", by: "berto") }
    switch infinitive {
    case "ganhar": return "ganho"
    case "gastar": return "gasto"
    case "pagar": return "pago"
    default: return conjugation == .first ? stem + "ado" : joined("ido")
    }
  }

  private func present(_ person: Person) -> String {
    if let irregular { return irregular.present[person.row] }
    let endings =
      switch conjugation {
      case .first: ["o", "as", "a", "amos", "ais", "am"]
      case .second: ["o", "es", "e", "emos", "eis", "em"]
      case .third: ["o", "es", "e", "imos", "is", "em"]
      case .air: ["io", "is", "i", "ímos", "ís", "em"]
      case .oer: ["o", "is", "i", "emos", "eis", "em"]
      case .uir, .struir: ["o", "is", "i", "ímos", "ís", "em"]
      }
    let stressed = person != .firstPlural && person != .secondPlural
    return spelled(presentStem(person, stressed: stressed), endings[person.row])
  }

  private func presentStem(_ person: Person, stressed: Bool) -> String {
    switch conjugation {
    case .oer where person == .secondSingular || person == .thirdSingular: return stem.replacing(ending: "o", by: "ó")
    case .struir where person == .secondSingular || person == .thirdSingular:
      return stem.replacing(ending: "u", by: "ó")
    case .struir where person == .thirdPlural: return stem.replacing(ending: "u", by: "o")
    case .first, .second, .third:
      guard stressed else { return stem }
      let stems = VerbStems(of: infinitive, stem: stem)
      return person == .firstSingular ? stems.first : stems.stressed
    default: return stem
    }
  }

  private func past(_ person: Person) -> String {
    if let irregular, !irregular.past.isEmpty { return irregular.past[person.row] }
    let ending =
      switch conjugation {
      case .first: ["ei", "aste", "ou", "amos", "astes", "aram"]
      case .second, .oer: ["i", "este", "eu", "emos", "estes", "eram"]
      default: ["i", "iste", "iu", "imos", "istes", "iram"]
      }
    return joined(ending[person.row])
  }

  private func imperfect(_ person: Person) -> String {
    if let irregular, !irregular.imperfect.isEmpty { return irregular.imperfect[person.row] }
    let endings =
      conjugation == .first
      ? ["ava", "avas", "ava", "ávamos", "áveis", "avam"] : ["ia", "ias", "ia", "íamos", "íeis", "iam"]
    return joined(endings[person.row])
  }

  private func subjunctive(_ person: Person) -> String {
    if let irregular { return irregular.subjunctive[person.row] }
    let endings =
      switch conjugation {
      case .first: ["e", "es", "e", "emos", "eis", "em"]
      case .air: ["ia", "ias", "ia", "iamos", "iais", "iam"]
      default: ["a", "as", "a", "amos", "ais", "am"]
      }
    let stems = VerbStems(of: infinitive, stem: stem)
    let plural = person == .firstPlural || person == .secondPlural
    return spelled(plural ? stems.pluralSubjunctive : stems.first, endings[person.row])
  }

  private func imperative(_ person: Person) -> String {
    switch person {
    case .secondSingular: irregular?.imperative.first ?? present(.thirdSingular)
    case .secondPlural: irregular?.imperative.last ?? String(present(.secondPlural).dropLast())
    default: subjunctive(person)
    }
  }

  /// An i that stands alone after the stem's vowel takes an accent: caí, caía, caído; but caiu, caindo.
  private func joined(_ ending: String) -> String {
    let standsAlone = conjugation == .air || conjugation == .oer || conjugation == .uir || conjugation == .struir
    guard standsAlone, ending.hasPrefix("i"), ending != "iu" else { return spelled(stem, ending) }
    return stem + "í" + ending.dropFirst()
  }

  /// What is heard stays, so that the spelling changes: fico, fique; começo, comece; conheço; dirijo; sigo.
  private func spelled(_ stem: String, _ ending: String) -> String {
    guard let letter = ending.utf8.first else { return stem }
    if conjugation == .first {
      guard letter == UInt8(ascii: "e") else { return stem + ending }
      if stem.ends(in: "c") { return stem.replacing(ending: "c", by: "qu") + ending }
      if stem.ends(in: "g") { return stem.replacing(ending: "g", by: "gu") + ending }
      if stem.ends(in: "ç") { return stem.replacing(ending: "ç", by: "c") + ending }
    } else if letter == UInt8(ascii: "o") || letter == UInt8(ascii: "a") {
      if stem.ends(in: "c") { return stem.replacing(ending: "c", by: "ç") + ending }
      if stem.ends(in: "g") { return stem.replacing(ending: "g", by: "j") + ending }
      if stem.ends(in: "gu"), conjugation != .uir { return stem.replacing(ending: "gu", by: "g") + ending }
    } else if infinitive.ends(in: "uzir"), ending == "e" {
      // conduz, produz
      return stem
    }
    return stem + ending
  }

  /// Infinitives have no accent but `pôr` has; nouns in -r are told from them by a list.
  static func looksLikeInfinitive(_ word: String) -> Bool {
    if IrregularVerb.all[word] != nil { return true }
    if word.ends(in: "-se") { return looksLikeInfinitive(word.dropping("-se")) }
    guard word.utf8.count > 3, word.ends(inAnyOf: ["ar", "er", "ir"]) else { return false }
    return word.allSatisfy { $0.isLowercase && !"áéíóúâêô".contains($0) } && !nounsLikeInfinitives.contains(word)
      && !word.ends(inAnyOf: ["nuclear", "lunar", "pulmonar", "linear"])
  }
}

private let nounsLikeInfinitives = wordSet(
  """
  altar alveolar avatar azar bazar calcanhar capilar caviar celular czar devagar disciplinar elementar escolar
  exemplar familiar hangar hospitalar jaguar lagar lugar luar malar maxilar milhar molar muscular ocular paladar
  palmar parlamentar particular patamar peculiar pilar polegar pomar popular preliminar pulsar quasar radar rudimentar
  samovar secular similar singular solar sonar suplementar tear ultramar vulgar blazer buffer chanceler chofer cluster
  container cooler designer dossier driver flyer folder freezer gamer hacker halter hamster inter joker laser lazer
  manager mister mixer mulher niver outdoor pager pier poker poster prazer qualquer rapper scanner sequer setter
  skater spoiler super talher timer trailer uber voucher youtuber elixir emir faquir kefir menir nadir souvenir tapir
  vizir
  """)

extension Person {
  /// Its place in a table of six.
  var row: Int {
    rank.rawValue - 1 + (number == .plural ? 3 : 0)
  }
}
