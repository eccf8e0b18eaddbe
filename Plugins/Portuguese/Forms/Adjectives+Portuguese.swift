import Sentences

/// The four forms of what agrees with a noun.
enum PortugueseAdjective {
  static func form(of masculine: String, _ gender: Gender, _ number: Number) -> String {
    if invariable.contains(masculine) { return masculine }
    if let forms = irregular[masculine] { return forms[(gender == .feminine ? 1 : 0) + (number == .plural ? 2 : 0)] }
    if masculine.utf8.contains(UInt8(ascii: " ")) { return phrase(masculine, gender, number) }
    let singular = gender == .feminine ? feminine(of: masculine) : masculine
    return number == .plural ? plural(singular) : singular
  }

  static func plural(_ adjective: String) -> String {
    if invariable.contains(adjective) { return adjective }
    if let forms = irregular.values.first(where: { $0[1] == adjective }) { return forms[3] }
    // Of two joined words only the second changes: azul-claros, mal-educados.
    guard let hyphen = adjective.lastIndex(of: "-") else { return PortuguesePlural.of(adjective) }
    let second = adjective.index(after: hyphen)
    return adjective[..<second] + PortuguesePlural.ofWord(String(adjective[second...]))
  }

  /// `seguro de si` agrees in its first word, `não verbal` in its last, `décimo primeiro` in both; `com fome` and
  /// `cor de laranja` don't agree.
  private static func phrase(_ text: String, _ gender: Gender, _ number: Number) -> String {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, !unchangedPhrases.contains(words[0]) else { return text }
    if adverbs.contains(words[0]) { return "\(words[0]) \(form(of: words[1], gender, number))" }
    let isOrdinal = words[0].ends(in: "décimo") || words[0].ends(in: "ésimo")
    return "\(form(of: words[0], gender, number)) \(isOrdinal ? form(of: words[1], gender, number) : words[1])"
  }

  static func feminine(of masculine: String) -> String {
    if masculine.ends(in: "ão") {
      // são, sã; but chorão, chorona
      return masculine.replacing(ending: "ão", by: likeSound.contains { masculine.ends(in: $0) } ? "ã" : "ona")
    }
    if masculine.ends(in: "o") { return masculine.replacing(ending: "o", by: "a") }
    if masculine.ends(in: "eu") { return masculine.replacing(ending: "eu", by: "eia") }
    if masculine.ends(in: "ês") { return masculine.replacing(ending: "ês", by: "esa") }
    if masculine.ends(in: "or") {
      return masculine.ends(in: "ior") || masculine.ends(in: "color") ? masculine : masculine + "a"
    }
    if masculine.ends(in: "ol") || masculine.ends(in: "uz") || masculine.ends(in: "num") { return masculine + "a" }
    return masculine
  }
}

private let invariable = wordSet(
  """
  laranja rosa cinza bege turquesa violeta vinho creme gelo salmão ouro prata pastel azul-marinho azul-celeste
  cor-de-rosa simples reles piegas grátis cada mais menos demais devagar super sexy que quem acabou dormindo
  formigando fome sede sono calor medo raiva três quatro cinco seis sete oito nove dez cem mil
  """)

/// Masculine, feminine, and both in the plural.
private let irregular: [String: [String]] = [
  "bom": ["bom", "boa", "bons", "boas"],
  "mau": ["mau", "má", "maus", "más"],
  "cru": ["cru", "crua", "crus", "cruas"],
  "nu": ["nu", "nua", "nus", "nuas"],
  "judeu": ["judeu", "judia", "judeus", "judias"],
  "meu": ["meu", "minha", "meus", "minhas"],
  "teu": ["teu", "tua", "teus", "tuas"],
  "seu": ["seu", "sua", "seus", "suas"],
  "o": ["o", "a", "os", "as"],
  "um": ["um", "uma", "uns", "umas"],
  "algum": ["algum", "alguma", "alguns", "algumas"],
  "nenhum": ["nenhum", "nenhuma", "nenhuns", "nenhumas"],
  "dois": ["dois", "duas", "dois", "duas"],
  "ambos": ["ambos", "ambas", "ambos", "ambas"],
  "qualquer": ["qualquer", "qualquer", "quaisquer", "quaisquer"],
  "este": ["este", "esta", "estes", "estas"],
  "esse": ["esse", "essa", "esses", "essas"],
  "aquele": ["aquele", "aquela", "aqueles", "aquelas"],
  "ele": ["ele", "ela", "eles", "elas"],
  "do": ["do", "da", "dos", "das"],
  "no": ["no", "na", "nos", "nas"],
  "ao": ["ao", "à", "aos", "às"],
  "pelo": ["pelo", "pela", "pelos", "pelas"],
  "melhor": ["melhor", "melhor", "melhores", "melhores"],
  "maior": ["maior", "maior", "maiores", "maiores"],
  "menor": ["menor", "menor", "menores", "menores"],
  "cortês": ["cortês", "cortês", "corteses", "corteses"],
  "indolor": ["indolor", "indolor", "indolores", "indolores"],
  "descortês": ["descortês", "descortês", "descorteses", "descorteses"],
  "mongol": ["mongol", "mongol", "mongóis", "mongóis"],
  "motor": ["motor", "motriz", "motores", "motrizes"],
  "bonzinho": ["bonzinho", "boazinha", "bonzinhos", "boazinhas"],
  "surdo-mudo": ["surdo-mudo", "surda-muda", "surdos-mudos", "surdas-mudas"],
]

/// ão becomes ã; elsewhere ona.
private let likeSound = [
  "são", "alemão", "catalão", "cristão", "cidadão", "irmão", "órfão", "pagão", "vão", "ancião", "cortesão", "artesão",
  "anão", "temporão", "chão", "espião", "bretão", "letão", "castelão", "saxão", "afegão",
]

/// With these a phrase begins that stays as it is.
private let unchangedPhrases = wordSet("com sem de do da em à ao a cor fora para no na")

private let adverbs = wordSet("não muito bem mal mais menos pouco tão quase semi recém")
