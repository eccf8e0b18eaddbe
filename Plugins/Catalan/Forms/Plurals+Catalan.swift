import Sentences

extension CatalanForms {
  /// Of several words the first ones change, until a preposition: `osos de peluix`, `aires condicionats`.
  func plural(ofNoun noun: String) -> String {
    CatalanPhrase.mapHead(of: noun) { word in Self.plural(of: word) }
  }

  static func plural(of word: String) -> String {
    if let plural = irregularPlurals[word] { return plural }
    guard let last = word.unicodeScalars.last else { return word }
    switch last {
    case "a": return pluralOfA(word)
    case "à", "è", "é", "í", "ó", "ò", "ú":
      return takesN(word, last) ? CatalanSpelling.withoutFinalAccent(word) + "ns" : word + "s"
    case "s": return pluralOfS(word)
    case "n": return pluralOfN(word)
    case "g": return word.ends(in: "eig") ? word.dropping(2) + "jos" : word + "s"
    case "ç": return takesPlainS.contains(word) ? word + "s" : word + "os"
    case "x": return isStressedAtEnd(word) ? word + "os" : word + "s"
    case "c", "t":
      let hissesBefore = word.endsInAny(of: ["sc", "st", "xt"])
      return hissesBefore && isStressedAtEnd(word) && !takesPlainS.contains(word) ? word + "os" : word + "s"
    default: return word + "s"
    }
  }

  /// `vaca, vaques`; `aigua, aigües`.
  private static func pluralOfA(_ word: String) -> String {
    CatalanSpelling.beforeFrontVowel(word.dropping(1)) + "es"
  }

  /// `nen, nens`; `examen, exàmens`, where the plural needs an accent, and `mossèn, mossens`, where it needs none.
  private static func pluralOfN(_ word: String) -> String {
    if word.ends(in: "món") { return word.dropping(2) + "ons" }
    if word.endsInAny(of: ["èn", "én", "ín"]) { return CatalanSpelling.withoutEndAccent(word) + "s" }
    guard word.ends(in: "en"), !word.ends(in: "een"), !word.hasAccent else { return word + "s" }
    return CatalanSpelling.withAccent(word, beforeLast: 2) + "s"
  }

  /// `gos, gossos`, `pis, pisos`; `llapis`, whose last syllable has no stress, stays.
  private static func pluralOfS(_ word: String) -> String {
    guard isStressedAtEnd(word), !word.endsInAny(of: unchanging) else { return word }
    let bare = CatalanSpelling.withoutEndAccent(word)
    return bare + (doublesS(word) ? "sos" : "os")
  }

  /// Whether s is written double between vowels, which sounds otherwise.
  static func doublesS(_ word: String) -> Bool {
    guard let before = word.unicodeScalars.dropLast().last, before.isCatalanVowel else { return false }
    if withDoubleS.contains(word) { return true }
    return word.endsInAny(of: ["às", "dís", "cés", "grés"]) && !withSingleS.contains(word)
  }

  /// Whether a word ends in its stressed syllable: the accent tells, or what it ends in where none is written.
  static func isStressedAtEnd(_ word: String) -> Bool {
    var syllables = 0, accented = 0
    var previous: Unicode.Scalar = " "
    for scalar in word.unicodeScalars {
      let isGlide = (scalar == "u" || scalar == "ü") && (previous == "q" || previous == "g")
      if scalar.isCatalanVowel, !isGlide {
        // A weak vowel belongs to the one before it.
        if !previous.isCatalanVowel || !(scalar == "i" || scalar == "u") { syllables += 1 }
        if scalar.isAccented { accented = syllables }
      }
      previous = isGlide ? "g" : scalar
    }
    if accented > 0 { return accented == syllables }
    if syllables <= 1 { return true }
    let end = Array(word.unicodeScalars.suffix(3))
    guard end.last == "s", end.count == 3, end[1].isCatalanVowel else { return true }
    return (end[1] == "i" || end[1] == "u") && end[0].isCatalanVowel
  }

  /// Whether a final stressed vowel had an n once, which comes back: `germà, germans`, but `sofà, sofàs`.
  static func takesN(_ word: String, _ last: Unicode.Scalar) -> Bool {
    switch last {
    case "ú": return comingBackWithN.contains(word)
    case "é", "ò": return comingBackWithN.contains(word)
    default: return !withoutN.contains(word)
    }
  }

  private static let comingBackWithN: Set<String> = ["comú", "dejú", "oportú", "importú", "inoportú"]

  private static let withoutN: Set<String> = [
    "sofà", "papà", "mamà", "tarannà", "maracujà", "cafè", "bebè", "comitè", "canapè", "crepè", "tupè", "te", "esquí",
    "telesquí", "bisturí", "colibrí", "maniquí", "rubí", "pipí", "açaí", "guaraní", "bengalí", "marroquí", "iraquí",
    "israelí", "iraní",
  ]

  private static let withDoubleS: Set<String> = [
    "gos", "os", "tos", "ós", "gras", "gros", "ros", "nas", "pas", "tros", "cos", "mos", "arròs", "terròs", "talòs",
    "esbós",
    "calabós", "endós", "pastís", "vernís", "tapís", "anís", "bas", "ras", "panís", "massís", "mestís", "postís",
    "espès", "exprés",
    "estrès", "interès", "desinterès", "revés", "través", "suís", "rus", "embús", "talús", "cuscús", "barnús",
    "capgròs",
  ]

  private static let withSingleS: Set<String> = [
    "gas", "cas", "vas", "biogàs", "gimnàs", "envàs", "ocàs", "paradís", "edís",
  ]

  /// Plurals that serve for one as well, most of them behind a verb: `rentaplats`, `parallamps`.
  private static let unchanging = [
    "ts", "ps", "cs", "lls", "nys", "ents", "mans", "papers", "ions", "ulls", "ells", "pols", "fons", "lluns", "nous",
    "peus",
    "carrers",
  ]

  /// Feminine ones and a few more: they take -s where others take -os.
  private static let takesPlainS: Set<String> = ["falç", "calç", "post", "host", "test", "trust"]

  /// What no rule knows: words of one syllable whose n comes back, and the like.
  static let irregularPlurals: [String: String] = [
    "mà": "mans", "pa": "pans", "vi": "vins", "pi": "pins", "be": "bens", "bé": "béns", "ca": "cans", "so": "sons",
    "gra": "grans", "tro": "trons", "do": "dons", "fi": "fins", "bo": "bons", "ple": "plens", "sa": "sans",
    "va": "vans",
    "fre": "frens", "pla": "plans", "to": "tons",
    "qualsevol": "qualssevol", "aquest": "aquests", "temps": "temps", "fons": "fons", "pols": "pols", "plus": "plus",
    "desig": "desitjos", "bri": "brins", "bru": "bruns", "dijous": "dijous", "mig": "mitjos", "boig": "bojos",
    "lleig": "lletjos", "roig": "rojos",
  ]
}

/// What several words have in common: those before a preposition change.
enum CatalanPhrase {
  private static let prepositions: Set<Substring> = [
    "a", "al", "als", "amb", "de", "del", "dels", "en", "i", "o", "per", "que", "sense", "contra",
  ]

  private static let constant: Set<Substring> = ["més", "menys", "no"]

  static func mapHead(of phrase: String, _ change: (String) -> String) -> String {
    guard phrase.utf8.contains(UInt8(ascii: " ")) else { return change(phrase) }
    var isHead = true
    return phrase.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if prepositions.contains(word) || word.hasPrefix("d'") || word.hasPrefix("l'") { isHead = false }
      return isHead && !constant.contains(word) || word == "mateix" ? change(String(word)) : String(word)
    }.joined(separator: " ")
  }
}
