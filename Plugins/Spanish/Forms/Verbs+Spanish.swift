internal import Sentences

/// The table of one verb, each form made when it is asked for.
struct Conjugation {
  /// Without `se`.
  private let infinitive: String
  private let theme: Theme
  private let prefix: String
  private let irregular: IrregularVerb?

  private enum Theme {
    case ar, er, ir
  }

  init(of infinitive: String) {
    let isReflexive = infinitive.utf8.count > 3 && infinitive.ends(in: "rse")
    let infinitive = isReflexive ? infinitive.dropping(2) : infinitive
    self.infinitive = infinitive
    theme = infinitive.ends(in: "ar") ? .ar : infinitive.ends(in: "er") ? .er : .ir
    let irregular = IrregularVerb.of(infinitive)
    self.irregular = irregular?.verb
    prefix = irregular?.prefix ?? ""
  }

  /// What regular endings are put to; made only for the forms that need it.
  private var stem: Stem {
    Stem(
      infinitive.dropping(infinitive.ends(in: "ír") ? 3 : 2), isAr: theme == .ar, isIr: theme == .ir,
      change: irregular?.change ?? StemChange.of(infinitive))
  }

  func form(_ form: VerbForm) -> String {
    switch form {
    case .infinitive: infinitive
    case .gerund: gerund
    case .participle: participle
    case .present(let person): present(person)
    case .past(let person): past(person)
    case .imperfect(let person): imperfect(person)
    case .future(let person): future + Endings.future[person.index]
    case .conditional(let person): future + Endings.ía[person.index]
    case .subjunctive(let person): subjunctive(person)
    case .imperative(let person): imperative(person)
    }
  }

  private var gerund: String {
    if let gerund = irregular?.gerund { return prefix + gerund }
    return theme == .ar ? stem.plain("ando") : stem.weak("iendo")
  }

  private var participle: String {
    if let participle = irregular?.participle { return prefix + participle }
    return stem.plain(theme == .ar ? "ado" : "ido")
  }

  private func present(_ person: Person) -> String {
    if let row = irregular?.present { return prefix + row[person.index] }
    if person == .firstSingular, let yo = irregular?.yo { return prefix + yo }
    let ending =
      switch theme {
      case .ar: Endings.presentAr[person.index]
      case .er: Endings.presentEr[person.index]
      case .ir: Endings.presentIr[person.index]
      }
    return person.stressesStem ? stem.stressed(ending) : stem.plain(ending)
  }

  private func past(_ person: Person) -> String {
    if let row = irregular?.past { return prefix + row[person.index] }
    if let strong = irregular?.strong { return prefix + Self.strong(strong, person) }
    if theme == .ar { return stem.plain(Endings.pastAr[person.index]) }
    return person.rank == .third ? stem.weak(Endings.pastIr[person.index]) : stem.plain(Endings.pastIr[person.index])
  }

  /// `tuve`, `hizo`, `dijeron`.
  private static func strong(_ stem: String, _ person: Person) -> String {
    if person == .thirdPlural, stem.ends(in: "j") { return stem + "eron" }
    if person == .thirdSingular, stem.ends(in: "c") { return stem.dropping(1) + "zo" }
    return stem + Endings.strongPast[person.index]
  }

  private func imperfect(_ person: Person) -> String {
    if let row = irregular?.imperfect { return prefix + row[person.index] }
    return stem.plain((theme == .ar ? Endings.aba : Endings.ía)[person.index])
  }

  private var future: String {
    if let future = irregular?.future { return prefix + future }
    return infinitive.ends(in: "ír") ? infinitive.replacing(ending: "ír", with: "ir") : infinitive
  }

  private func subjunctive(_ person: Person) -> String {
    if let row = irregular?.subjunctive { return prefix + row[person.index] }
    let ending = (theme == .ar ? Endings.presentSubjunctiveAr : Endings.presentSubjunctiveIr)[person.index]
    if let yo = irregular?.yo { return prefix + yo.dropping(1) + ending }
    return person.stressesStem ? stem.stressed(ending) : stem.weak(ending)
  }

  func pastSubjunctive(_ person: Person) -> String {
    let stem = past(.thirdPlural).dropping(3)
    guard person == .firstPlural else { return stem + Endings.ra[person.index] }
    return (stem.ends(in: "a") ? stem.dropping(1) + "á" : stem.dropping(1) + "é") + "ramos"
  }

  private func imperative(_ person: Person) -> String {
    switch person {
    case .secondSingular:
      guard let order = irregular?.order else { return present(.thirdSingular) }
      return prefix.isEmpty ? order : prefix + Self.finalAccent(order)
    case .secondPlural: return infinitive.dropping(1) + "d"
    case .firstPlural where infinitive == "ir": return "vamos"
    default: return subjunctive(person)
    }
  }

  /// `ten` as the end of a longer word: `tén`.
  private static func finalAccent(_ order: String) -> String {
    switch order {
    case "ten": "tén"
    case "ven": "vén"
    case "pon": "pón"
    default: order
    }
  }
}

extension Person {
  /// The place in a row of six.
  var index: Int {
    rank.rawValue - 1 + (number == .plural ? 3 : 0)
  }

  /// Whether the present is stressed on the stem: all but we and you all.
  fileprivate var stressesStem: Bool {
    number == .singular || rank == .third
  }
}

private enum Endings {
  static let presentAr = ["o", "as", "a", "amos", "áis", "an"]
  static let presentEr = ["o", "es", "e", "emos", "éis", "en"]
  static let presentIr = ["o", "es", "e", "imos", "ís", "en"]
  static let presentSubjunctiveAr = ["e", "es", "e", "emos", "éis", "en"]
  static let presentSubjunctiveIr = ["a", "as", "a", "amos", "áis", "an"]
  static let pastAr = ["é", "aste", "ó", "amos", "asteis", "aron"]
  static let pastIr = ["í", "iste", "ió", "imos", "isteis", "ieron"]
  static let strongPast = ["e", "iste", "o", "imos", "isteis", "ieron"]
  static let aba = ["aba", "abas", "aba", "ábamos", "abais", "aban"]
  static let ía = ["ía", "ías", "ía", "íamos", "íais", "ían"]
  static let future = ["é", "ás", "á", "emos", "éis", "án"]
  static let ra = ["ra", "ras", "ra", "ramos", "rais", "ran"]
}
