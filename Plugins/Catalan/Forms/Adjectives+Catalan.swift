import Sentences

extension CatalanForms {
  /// Of several words the first ones change, until a preposition; colours of two words don't change: `camises blau cel`.
  func adjective(_ masculine: String, feminine: String?, _ gender: Gender, _ number: Number) -> String {
    if Self.isInvariable(masculine) { return masculine }
    if let plural = Self.pluralDeterminers[masculine] { return gender == .masculine ? masculine : plural }
    switch (gender, number) {
    case (.masculine, .singular): return masculine
    case (.masculine, .plural): return CatalanPhrase.mapHead(of: masculine, Self.masculinePlural)
    case (.feminine, .singular): return feminine ?? CatalanPhrase.mapHead(of: masculine, Self.feminine)
    case (.feminine, .plural):
      if let feminine, feminine != masculine { return CatalanPhrase.mapHead(of: feminine, Self.plural) }
      return CatalanPhrase.mapHead(of: masculine, Self.femininePlural)
    }
  }

  private static func isInvariable(_ word: String) -> Bool {
    if invariable.contains(word) { return true }
    guard word.utf8.contains(UInt8(ascii: " ")) else { return false }
    let first = word.prefix { $0 != " " }
    return colours.contains(first) || first == "tenir"
  }

  static func masculinePlural(_ word: String) -> String {
    if word.ends(in: "ós") { return word.dropping(2) + "osos" }
    return plural(of: word)
  }

  static func femininePlural(_ word: String) -> String {
    let feminine = feminine(word)
    if feminine != word { return plural(of: feminine) }
    // feliç, felices
    return word.ends(in: "ç") ? word.dropping(1) + "ces" : plural(of: word)
  }

  static func feminine(_ word: String) -> String {
    if let feminine = irregularFeminines[word] { return feminine }
    guard let last = word.unicodeScalars.last else { return word }
    switch last {
    case "a": return word
    case "e": return changesE(word) ? word.dropping(1) + "a" : word
    case "i": return feminineOfI(word)
    case "o": return word.dropping(1) + "a"
    case "n":
      return word.ends(in: "en") && !word.hasAccent
        ? CatalanSpelling.withAccent(word, beforeLast: 2) + "a" : CatalanSpelling.withoutEndAccent(word) + "a"
    case "à", "è", "é", "í", "ó", "ú":
      return takesN(word, last) ? CatalanSpelling.withoutFinalAccent(word) + "na" : word
    case "ç": return word.endsInAny(of: ["aç", "iç", "oç"]) ? word : word + "a"
    case "s": return feminineOfS(word)
    case "t": return feminineOfT(word)
    case "c": return word.ends(in: "uc") ? word.dropping(1) + "ga" : word + "a"
    case "l": return feminineOfL(word)
    case "r": return feminineOfR(word)
    case "u": return feminineOfU(word)
    default: return word + "a"
    }
  }

  /// `savi, sàvia`.
  private static func feminineOfI(_ word: String) -> String {
    word.hasAccent || commonInI.contains(word) ? word : CatalanSpelling.withAccent(word, beforeLast: 1) + "a"
  }

  /// `normal` and `fàcil` are the same for both; `tricèfala` and `halòfila`, made of Greek words, aren't.
  private static func feminineOfL(_ word: String) -> String {
    if word.ends(in: "il") { return word.endsInAny(of: ["òfil", "àctil"]) ? word + "a" : word }
    if word.ends(in: "al") { return word.hasAccent ? word + "a" : word }
    return word.ends(in: "el") ? word : word + "a"
  }

  private static func changesE(_ word: String) -> Bool {
    word.endsInAny(of: ["cte", "pte", "xte", "gne", "dre", "spre", "negre"]) || feminineInA.contains(word)
  }

  private static func feminineOfS(_ word: String) -> String {
    guard isStressedAtEnd(word) else { return word }
    return CatalanSpelling.withoutEndAccent(word) + (doublesS(word) ? "sa" : "a")
  }

  /// Participles have -da; `important` and its like are the same for both.
  private static func feminineOfT(_ word: String) -> String {
    if word.endsInAny(of: ["ant", "ent", "int", "ünt"]) {
      let changes = word.ends(in: "ulent") || word.ends(in: "tint") || changingNt.contains(word)
      return changes ? word + "a" : word
    }
    guard word.endsInAny(of: ["at", "it", "ït", "ut"]), isStressedAtEnd(word), !keepsT.contains(word) else {
      return word + "a"
    }
    return word.dropping(1) + "da"
  }

  private static func feminineOfR(_ word: String) -> String {
    if word.ends(in: "or") {
      return word.endsInAny(of: ["ior", "illor", "ajor", "enor", "itjor", "olor"]) ? word : word + "a"
    }
    if word.ends(in: "ar") {
      return word.utf8.count <= 4 || word.hasAccent || word.endsInAny(of: ["avar", "clar"]) ? word + "a" : word
    }
    return word + "a"
  }

  private static func feminineOfU(_ word: String) -> String {
    if word.ends(in: "eu") { return common.contains(word) ? word : word.dropping(1) + "a" }
    if word.endsInAny(of: ["au", "iu", "ou"]) { return word.dropping(1) + "va" }
    return word + "a"
  }

  /// Words that are plural already.
  private static let pluralDeterminers: [String: String] = [
    "els": "les", "uns": "unes", "alguns": "algunes", "aquests": "aquestes", "aquells": "aquelles", "estos": "estes",
    "eixos": "eixes", "tots": "totes", "molts": "moltes", "pocs": "poques", "junts": "juntes", "tants": "tantes",
    "quants": "quantes",
    "diversos": "diverses", "dos": "dues", "ambdós": "ambdues", "tots dos": "totes dues", "uns quants": "unes quantes",
    "ells": "elles", "d'ells": "d'elles", "nosaltres": "nosaltres", "vosaltres": "vosaltres", "altres": "altres",
  ]

  private static let colours: Set<Substring> = [
    "blanc", "blau", "gris", "groc", "marró", "negre", "roig", "rosa", "taronja", "verd", "vermell",
  ]

  private static let invariable: Set<String> = [
    "beix", "lila", "malva", "porpra", "rosa", "taronja", "turquesa", "violeta", "cada", "cap", "massa", "més", "menys",
    "prou", "que", "quelcom", "res", "gens de", "l'", "tres", "sis",
  ]

  private static let common: Set<String> = ["breu", "greu", "lleu"]

  private static let commonInI: Set<String> = ["somali", "suahili"]

  private static let feminineInA: Set<String> = [
    "altre", "este", "eixe", "ample", "agre", "mascle", "còmode", "incòmode", "nostre", "vostre", "culte", "directe",
    "indirecte",
  ]

  private static let changingNt: Set<String> = [
    "content", "descontent", "malcontent", "dolent", "calent", "lent", "violent", "valent", "sant", "tant", "quant",
    "atent",
    "desatent", "cruent", "incruent", "opulent", "sangonent", "parent", "gegant", "comediant",
  ]

  private static let keepsT: Set<String> = [
    "petit", "barat", "brut", "absolut", "dissolut", "diminut", "astut", "caut", "incaut", "eixut", "hirsut", "beat",
    "croat", "grat", "ingrat", "immediat", "mediat", "innat", "nat", "literat", "mulat", "sensat", "insensat",
    "timorat",
    "favorit", "beneit", "escrit", "descrit", "inscrit", "dit", "cuit", "finit", "infinit", "erudit", "fit", "gratuït",
    "fortuït", "perit",
  ]

  private static let irregularFeminines: [String: String] = [
    "el": "la", "un": "una", "tot": "tota", "meu": "meva", "teu": "teva", "seu": "seva",
    "bo": "bona", "bon": "bona", "ple": "plena", "sa": "sana", "bru": "bruna", "qualsevol": "qualsevol", "va": "vana",
    "pla": "plana", "fi": "fina",
    "boig": "boja", "roig": "roja", "lleig": "lletja", "mig": "mitja", "antic": "antiga", "amic": "amiga",
    "cec": "cega",
    "groc": "groga", "llec": "llega", "tou": "tova", "cru": "crua", "nu": "nua", "mal": "mala",
    "tranquil": "tranquil·la",
    "buit": "buida", "fred": "freda", "suau": "suau", "tebi": "tèbia", "gran": "gran", "jove": "jove", "marró": "marró",
    "bastant": "bastant",
    "mut": "muda", "llur": "llur", "quin": "quina", "enemic": "enemiga", "grec": "grega",
    "gallec": "gallega", "noruec": "noruega", "pec": "pega", "rus": "russa", "suís": "suïssa",
    "joliu": "joliua", "nadiu": "nadiua",
  ]
}
