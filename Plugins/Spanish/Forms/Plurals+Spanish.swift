internal import Sentences

extension SpanishForms {
  func plural(ofNoun noun: String) -> String {
    Self.isAbbreviation(noun) ? noun : Self.keepingCase(of: noun, Self.lowerPlural)
  }

  /// Two or three capitals, which stay in the plural: `DVD`.
  private static func isAbbreviation(_ word: String) -> Bool {
    2...3 ~= word.utf8.count && word.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// The plural of a word in lower case.
  static func lowerPlural(_ word: String) -> String {
    if let plural = plurals[word] { return plural }
    if let hyphen = word.utf8.lastIndex(of: UInt8(ascii: "-")) {
      let last = word.index(after: hyphen)
      return word[..<last] + lowerPlural(String(word[last...]))
    }
    guard let last = word.unicodeScalars.last else { return word }
    switch last {
    case "a", "e", "i", "o", "u", "á", "é", "ó": return word + "s"
    case "í", "ú": return word + "es"
    case "z": return withoutLastAccent(word.dropping(1)) + "ces"
    case "s" where word.ends(in: "piés"): return word
    case "s", "x": return isStressedLast(word) ? withoutLastAccent(word) + "es" : word
    case "y": return isAfterConsonant(word) ? word.dropping(1) + "is" : word + "es"
    case "h" where word.ends(in: "ch") || word.ends(in: "sh"): return word + "es"
    case "b" where word.ends(in: "club"): return word + "es"
    case "n": return pluralOfN(word)
    case "l", "r", "d", "j": return withoutLastAccent(word) + "es"
    default: return word + "s"
    }
  }

  /// `camiones`, `exámenes`, `trenes`.
  private static func pluralOfN(_ word: String) -> String {
    var letters = Array(word.unicodeScalars)
    if letters.contains(where: \.isAccented) { return withoutLastAccent(word) + "es" }
    let nuclei = nuclei(of: letters)
    if nuclei.count > 1 {
      let stressed = nuclei[nuclei.count - 2]
      letters[stressed] = letters[stressed].accented
    }
    return String(String.UnicodeScalarView(letters)) + "es"
  }

  /// Whether the last letter but one is a consonant: `curry`.
  private static func isAfterConsonant(_ word: String) -> Bool {
    word.unicodeScalars.dropLast().last?.isVowel == false
  }

  /// Whether a word in -s or -x bears its stress on the last syllable: `autobús`, `mes`.
  private static func isStressedLast(_ word: String) -> Bool {
    let letters = Array(word.unicodeScalars)
    let nuclei = nuclei(of: letters)
    guard let last = nuclei.last else { return false }
    return nuclei.count == 1 || letters[last].isAccented
  }

  /// A word without the accent on its last syllable, where the plural needs none: not in `raíz`, whose `í` stands alone.
  static func withoutLastAccent(_ word: String) -> String {
    var letters = Array(word.unicodeScalars)
    guard let place = letters.lastIndex(where: \.isAccented), letters[(place + 1)...].allSatisfy({ !$0.isVowel }) else {
      return word
    }
    if letters[place] == "í" || letters[place] == "ú", place > 0, letters[place - 1].isOpenVowel { return word }
    letters[place] = letters[place].unaccented
    return String(String.UnicodeScalarView(letters))
  }

  /// Where the vowel lies that makes each syllable, near enough to place an accent.
  private static func nuclei(of letters: [Unicode.Scalar]) -> [Int] {
    var nuclei: [Int] = []
    var previous: Int?
    for (place, letter) in letters.enumerated() where letter.isVowel {
      let isSilent =
        letter == "u" && place > 0 && (letters[place - 1] == "q" || letters[place - 1] == "g")
        && place + 1 < letters.count && "eiéí".unicodeScalars.contains(letters[place + 1])
      if isSilent { continue }
      if let before = previous, before == place - 1, !letters[before].isOpenVowel || !letter.isOpenVowel {
        if letter.isOpenVowel || !letters[before].isOpenVowel { nuclei[nuclei.count - 1] = place }
      } else {
        nuclei.append(place)
      }
      previous = place
    }
    return nuclei
  }

  /// What `change` makes of a word in lower case, with the capitals that the word has.
  static func keepingCase(of word: String, _ change: (String) -> String) -> String {
    guard word.unicodeScalars.contains(where: \.properties.isUppercase) else { return change(word) }
    let lower = word.lowercased()
    let changed = change(lower)
    if word.unicodeScalars.count > 1, word == word.uppercased() { return changed.uppercased() }
    if changed.hasPrefix(lower) { return word + changed.dropFirst(lower.count) }
    return word.first?.isUppercase == true ? changed.prefix(1).uppercased() + changed.dropFirst() : changed
  }

  /// What the rules don't give: a noun and its plural on each line.
  private static let plurals: [String: String] = {
    var plurals: [String: String] = [:]
    for line in irregularPlurals.split(separator: "\n") {
      for pair in line.split(separator: " ") {
        let words = pair.split(separator: ":")
        plurals[String(words[0])] = String(words[1])
      }
    }
    return plurals
  }()

  private static let irregularPlurals = """
    carácter:caracteres régimen:regímenes espécimen:especímenes
    champú:champús menú:menús esquí:esquís bisturí:bisturís pirulí:pirulís popurrí:popurrís bikiní:bikinís cucú:cucús
    tutú:tutús vermú:vermús canesú:canesús tisú:tisús ambigú:ambigús interviú:interviús gurú:gurús frenesí:frenesís
    pedigrí:pedigrís gachí:gachís
    jersey:jerséis espray:espráis gay:gais hobby:hobbies hockey:hockeys guay:guais lady:ladies party:parties
    yo:yoes no:noes sí:síes film:filmes lord:lores gol:goles castell:castells muffin:muffins jean:jeans halloween:halloweens
    email:emails mail:mails chef:chefs box:box fútbol:fútbol jazz:jazz test:test hachís:hachís
    sticker:stickers freezer:freezers tupper:tuppers hacker:hackers manager:managers blogger:bloggers banner:banners
    más:más menos:menos cada:cada beis:beis demás:demás qué:qué gratis:gratis fax:faxes
    el:los él:ellos un:unos algún:algunos ningún:ningunos buen:buenos gran:grandes mi:mis
    primer:primeros tercer:terceros cualquier:cualesquier cualquiera:cualesquiera quienquiera:quienesquiera
    """
}
