/// The stems of a verb that is not irregular, but whose last vowel changes where it is stressed. Who knows one verb of a class
/// knows them all.
struct VerbStems {
  /// I, and the stressed persons of the subjunctive.
  let first: String
  /// You, he, they.
  let stressed: String
  /// We and you, several, in the subjunctive.
  let pluralSubjunctive: String

  init(of infinitive: String, stem: String) {
    if infinitive.ends(in: "ear") {
      // passeio, passeamos, passeie
      self.init(steady: stem, stressed: stem + "i")
    } else if likeOdiar.contains(infinitive) {
      // odeio, odiamos, odeie
      self.init(steady: stem, stressed: stem.replacing(ending: "i", by: "ei"))
    } else if let accented = accented(infinitive, stem) {
      self.init(steady: stem, stressed: accented)
    } else if infinitive.ends(in: "ir") {
      self.init(thirdConjugation: infinitive, stem)
    } else {
      self.init(steady: stem, stressed: stem)
    }
  }

  private init(thirdConjugation infinitive: String, _ stem: String) {
    switch lastVowel(of: stem) {
    case "e" where raisedThroughout.contains(infinitive), "o" where raisedThroughout.contains(infinitive):
      // agrido, agrides, agrida; pulo, pules, pula
      self.init(first: raised(stem), stressed: raised(stem), pluralSubjunctive: raised(stem))
    case "e" where !infinitive.ends(in: "mergir"), "o" where infinitive.ends(inAnyOf: likeDormir):
      // sinto, sentes, sinta, sintamos; durmo, dormes, durma, durmamos
      self.init(first: raised(stem), stressed: stem, pluralSubjunctive: raised(stem))
    case "u" where infinitive.ends(inAnyOf: likeSubir) && !likeAssumir.contains(infinitive):
      // subo, sobes, suba
      self.init(first: stem, stressed: replacing(lastVowelOf: stem) { _ in "o" }, pluralSubjunctive: stem)
    default:
      self.init(steady: stem, stressed: stem)
    }
  }

  private init(steady: String, stressed: String) {
    self.init(first: stressed, stressed: stressed, pluralSubjunctive: steady)
  }

  private init(first: String, stressed: String, pluralSubjunctive: String) {
    self.first = first
    self.stressed = stressed
    self.pluralSubjunctive = pluralSubjunctive
  }
}

private let likeOdiar = wordSet("odiar ansiar incendiar mediar intermediar remediar")

private let raisedThroughout = wordSet(
  """
  agredir cerzir denegrir desprevenir polir prevenir progredir regredir repolir sortir transgredir
  """)

private let likeDormir = ["ormir", "ossir", "obrir", "engolir"]

private let likeSubir = ["subir", "fugir", "sumir", "cudir", "cuspir", "bulir", "entupir"]

/// These end as `consumir` does, and are steady.
private let likeAssumir = wordSet("assumir presumir reassumir resumir subsumir")

/// Verbs whose stem takes an accent when it is stressed: a vowel that stands alone (`proíbo`, `reúno`), and `mobílio`.
private let withAccent = wordSet(
  """
  abaular ajuizar amiudar arruinar coibir desajuizar embaular enviuvar esmiuçar faiscar mobiliar proibir reunir ruinar
  saudar viuvar
  """)

private func accented(_ infinitive: String, _ stem: String) -> String? {
  if withAccent.contains(infinitive) {
    return infinitive == "mobiliar" ? "mobíli" : replacing(lastVowelOf: stem) { $0 == "i" ? "í" : "ú" }
  }
  // enraízo, europeízo; but anarquizo
  if infinitive.ends(inAnyOf: ["aizar", "eizar", "oizar"]) { return stem.replacing(ending: "iz", by: "íz") }
  // enxáguo, deságuo, mínguo
  if infinitive.ends(in: "aguar") { return stem.replacing(ending: "agu", by: "águ") }
  if infinitive.ends(in: "inguar") { return stem.replacing(ending: "ingu", by: "íngu") }
  return nil
}

private func raised(_ stem: String) -> String {
  replacing(lastVowelOf: stem) { $0 == "e" ? "i" : "u" }
}

private func lastVowel(of stem: String) -> Character? {
  lastVowelPlace(in: stem).map { stem[$0] }
}

private func replacing(lastVowelOf stem: String, by other: (Character) -> String) -> String {
  guard let place = lastVowelPlace(in: stem) else { return stem }
  return stem[..<place] + other(stem[place]) + stem[stem.index(after: place)...]
}

/// The u of `gu` and `qu` is none.
private func lastVowelPlace(in stem: String) -> String.Index? {
  let sounding = stem.ends(in: "gu") || stem.ends(in: "qu") ? stem.dropLast() : stem[...]
  return sounding.utf8.lastIndex { "aeiou".utf8.contains($0) }
}
