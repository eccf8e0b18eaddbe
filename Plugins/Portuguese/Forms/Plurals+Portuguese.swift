/// More than one of something.
enum PortuguesePlural {
  /// Of several words those before the first preposition change: `dores de cabeça`.
  static func of(_ noun: String) -> String {
    if noun.utf8.contains(UInt8(ascii: " ")) { return ofPhrase(noun) }
    if noun.utf8.contains(UInt8(ascii: "-")) { return ofCompound(noun) }
    return noun.keepingCase(ofWord)
  }

  /// - Parameter word: lower case.
  static func ofWord(_ word: String) -> String {
    if let irregular = irregular[word] { return irregular }
    if sameInPlural.contains(word) { return word }
    guard let last = word.unicodeScalars.last else { return word }
    switch last {
    case "o", "a", "e": return diminutive(word) ?? (word.ends(in: "ão") ? ofNasal(word) : word + "s")
    case "s": return ofWordInS(word)
    case "m": return word.replacing(ending: "m", by: "ns")
    case "r": return word + (englishInR.contains(word) ? "s" : "es")
    case "z": return ofWordInZ(word)
    case "l": return ofWordInL(word)
    case "n": return ofWordInN(word)
    case "x": return word
    case "y": return ofWordInY(word)
    default: return last.properties.isAlphabetic ? word + "s" : word
    }
  }

  private static func ofNasal(_ word: String) -> String {
    // An accent before makes ão unstressed: órgãos, bênçãos.
    if likeHand.contains(word) || hasAccent(word) { return word + "s" }
    return word.replacing(ending: "ão", by: likeBread.contains(word) ? "ães" : "ões")
  }

  /// Only what is stressed at its end changes: meses, gases, países; but lápis, ônibus.
  private static func ofWordInS(_ word: String) -> String {
    if word.ends(inAnyOf: ["ês", "és"]) { return String(word.dropLast(2)) + "eses" }
    if word.ends(in: "ás") { return word.replacing(ending: "ás", by: "ases") }
    if word.ends(in: "ós"), word != "após" { return word.replacing(ending: "ós", by: "oses") }
    return word.ends(in: "eus") || word.ends(in: "ís") ? word + "es" : word
  }

  /// raízes, juízes: the i stands alone.
  private static func ofWordInZ(_ word: String) -> String {
    word.ends(inAnyOf: ["aiz", "uiz"]) ? word.replacing(ending: "iz", by: "ízes") : word + "es"
  }

  private static func ofWordInL(_ word: String) -> String {
    if word.ends(in: "al") { return word.replacing(ending: "l", by: "is") }
    if word.ends(in: "el") { return word.replacing(ending: "el", by: hasAccent(word) ? "eis" : "éis") }
    if word.ends(in: "ol") { return word.replacing(ending: "ol", by: hasAccent(word) ? "ois" : "óis") }
    if word.ends(in: "ul") { return word.replacing(ending: "l", by: "is") }
    if word.ends(in: "il") { return word.replacing(ending: "il", by: hasAccent(word) ? "eis" : "is") }
    return word + "s"
  }

  /// An accent that only an ending in -n needed falls: hifens, polens.
  private static func ofWordInN(_ word: String) -> String {
    guard word.ends(in: "en") else { return word + "s" }
    return withoutAccent(word) + "s"
  }

  /// hobbies, but boys
  private static func ofWordInY(_ word: String) -> String {
    guard let before = word.dropLast().last, !"aeiou".contains(before) else { return word + "s" }
    return word.replacing(ending: "y", by: "ies")
  }

  /// Both parts are plural: pãezinhos, animaizinhos; the ending alone in the rest: gatinhos.
  private static func diminutive(_ word: String) -> String? {
    for ending in ["zinho", "zinha"] where word.ends(in: ending) {
      let base = word.dropping(ending)
      guard base.ends(in: "l") || base.ends(in: "ão") else { return nil }
      return withoutAccent(ofWord(base).dropping("s")) + ending + "s"
    }
    return nil
  }

  /// guarda-chuvas and super-heróis, where what stands first is a verb or doesn't change; estrelas-do-mar; else both parts.
  private static func ofCompound(_ word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular[lower] { return word.keepingCase { _ in irregular } }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let last = parts[parts.count - 1]
    let plural = last.keepingCase(ofWord)
    if parts.count == 2 {
      let first = parts[0].lowercased()
      if first == last || unchangedFirst.contains(first) { return "\(parts[0])-\(plural)" }
      // O arco-íris, os arco-íris.
      if plural == last, last.ends(in: "s") { return word }
      return "\(parts[0].keepingCase(ofWord))-\(secondStays.contains(lower) ? last : plural)"
    }
    if prepositions.contains(parts[1]) {
      return ([parts[0].keepingCase(ofWord)] + parts.dropFirst()).joined(separator: "-")
    }
    return (parts.dropLast() + [plural]).joined(separator: "-")
  }

  private static func ofPhrase(_ phrase: String) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let end = words.firstIndex { prepositions.contains($0.lowercased()) || $0.ends(in: "ndo") } ?? words.endIndex
    let changed = words[..<end].map { $0 == "e" || $0 == "surpresa" || $0.utf8.count == 1 ? $0 : of($0) }
    return (changed + words[end...]).joined(separator: " ")
  }

  private static func withoutAccent(_ word: String) -> String {
    String(word.map { plain[$0] ?? $0 })
  }

  private static let plain: [Character: Character] = [
    "á": "a", "é": "e", "ê": "e", "í": "i", "ó": "o", "ô": "o", "ú": "u",
  ]

  private static func hasAccent(_ word: String) -> Bool {
    word.contains { "áâéêíóôú".contains($0) }
  }
}

private let irregular: [String: String] = [
  "mal": "males", "cônsul": "cônsules", "gol": "gols", "pôr": "pores", "caráter": "caracteres", "júnior": "juniores",
  "sênior": "seniores", "qualquer": "quaisquer", "mel": "méis", "cânon": "cânones", "fax": "faxes", "box": "boxes",
  "anis": "anises", "obus": "obuses", "email": "emails", "e-mail": "e-mails", "mail": "mails", "pixel": "pixels",
  "álcool": "álcoois", "quiz": "quizzes", "zoom": "zooms", "cocktail": "cocktails", "spam": "spams",
]

private let sameInPlural = wordSet("dois três seis dez que mais ultravioleta kg g km m cm mm l ml h min")

private let englishInR = wordSet(
  """
  blazer blogger cluster cooler designer flyer freezer gamer hacker hamster laser mixer niver outdoor container pager
  poster rapper reviewer rottweiler scanner skater spoiler timer trailer uber voucher youtuber
  """)

/// ão becomes ãos.
private let likeHand = wordSet(
  """
  mão corrimão contramão irmão chão grão cristão cidadão concidadão pagão ancião cortesão artesão temporão vão desvão
  são afegão
  """)

/// ão becomes ães.
private let likeBread = wordSet(
  "pão cão guardião capitão capelão catalão alemão escrivão tabelião charlatão sacristão")

private let prepositions = wordSet(
  "a à ao aos às com como da das de do dos em na nas no nos para pela pelo por que sem sobre sob d'água")

/// What stands first in a compound and never changes: verbs, prefixes, letters.
private let unchangedFirst = wordSet(
  """
  abre alto ante anti arranha arqui au auto band bate best check beija bem bota caça cata co coca contra conta corta e
  ex extra finca grã grão guarda hiper infra inter lava limpa lança mal mata mega micro milk mini multi neo papa para
  passa pega pica pingue pique pisca porta pré pró pós pula puxa quebra recém saca salva sem semi sobe sobre sub super
  t tic tira toca troca ultra vice vira wi
  """)

/// The second part says what kind of thing it is, and stays.
private let secondStays = wordSet(
  """
  banana-prata bicho-preguiça cão-guia centro-dia couve-manteiga fecho-éclair limão-taiti navio-escola palavra-passe
  peixe-boi porco-espinho urso-panda
  """)
