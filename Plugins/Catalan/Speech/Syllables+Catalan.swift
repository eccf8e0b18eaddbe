/// Divides a word as the Institut d'Estudis Catalans does: prefixes apart (`des-or-de-nat`), `rr`, `ss`, `sc`, `l·l` parted.
///
/// A hyphen, a space and the dot of `l·l` stay at the end of their syllable, an apostrophe in its middle: `vint-`, `i-`, `un`;
/// `cel·`, `lo`; `d'a`, `hir`.
struct CatalanSyllables {
  private let characters: [Character]
  /// The letters in lower case; what is no Latin letter is 0.
  private let letters: [Unicode.Scalar]
  private var roles: [Role] = []

  private enum Role {
    /// A vowel that bears a syllable.
    case core
    /// The weak end of a diphthong: the `u` of `blau`.
    case glide
    case consonant
    case mark
  }

  static func divide(_ word: String) -> [String] {
    var division = CatalanSyllables(word)
    division.findCores()
    return division.parts()
  }

  private init(_ word: String) {
    characters = Array(word)
    letters = characters.map(Self.letter)
  }

  /// A letter in lower case; accents that are characters of their own are put onto it.
  private static func letter(_ character: Character) -> Unicode.Scalar {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return "\0" }
    var lower = first
    if first.value >= 0x41 && first.value <= 0x5A || first.value >= 0xC0 && first.value <= 0xDE {
      lower = Unicode.Scalar(first.value + 0x20) ?? first
    }
    guard let mark = scalars.dropFirst().first else { return lower }
    switch (lower, mark) {
    case ("i", "\u{308}"): return "ï"
    case ("u", "\u{308}"): return "ü"
    case ("i", "\u{301}"), ("i", "\u{300}"): return "í"
    case ("u", "\u{301}"), ("u", "\u{300}"): return "ú"
    default: return lower
    }
  }

  // MARK: - Vowels

  private mutating func findCores() {
    let parted = CatalanPrefixes.border(of: letters)
    roles.reserveCapacity(letters.count)
    for place in letters.indices {
      roles.append(place == parted && isVowel(place) ? .core : role(place))
    }
  }

  private func role(_ place: Int) -> Role {
    let letter = letters[place]
    if isMark(place) { return .mark }
    guard isVowel(place) else { return .consonant }
    if letter == "u" || letter == "ü", follows(place, "g") || follows(place, "q"), isVowel(place + 1) {
      return .consonant
    }
    guard letter == "i" || letter == "u" else { return .core }
    let previous = place > 0 ? roles[place - 1] : .mark
    if previous == .core {
      if isVowel(place + 1) { return letter == letters[place - 1] ? .core : .consonant }
      return isParted(place) ? .core : .glide
    }
    // i before a vowel at the beginning: iogurt, hiena; but ió, hiat.
    let isInitial = previous == .mark || letters[place - 1] == "h" && (place == 1 || roles[place - 2] == .mark)
    if letter == "i", isInitial, isVowel(place + 1), !Self.initialVowels.contains(rest(from: place, atMost: 4)) {
      return .consonant
    }
    return .core
  }

  private static let initialVowels: Set<String> = ["ió", "ions", "ioni", "iònic", "iòni", "iat", "iats"]

  /// Whether `i` or `u` after a vowel is a vowel of its own though no diaeresis says so: in the infinitive and what is made of it,
  /// before -isme and -ista, and in Latin endings.
  private func isParted(_ place: Int) -> Bool {
    if letters[place] == letters[place - 1] { return letters[place] == "i" }
    let rest = rest(from: place, atMost: 6)
    if letters[place] == "u" {
      guard letters[place - 1] == "i" else { return false }
      return rest == "um" || rest == "us" && letters[..<(place - 1)].contains(where: \.isAccented)
    }
    return Self.partedEndings.contains(rest)
  }

  private static let partedEndings: Set<String> = [
    "ir", "int", "iré", "iràs", "irà", "irem", "ireu", "iran", "iria", "iries", "iríem", "iríeu", "irien", "isme",
    "ismes",
    "ista", "istes",
  ]

  /// The letters from a place to the end of the word, if they aren't more; else nothing that could be an ending.
  private func rest(from place: Int, atMost count: Int) -> String {
    var rest = String.UnicodeScalarView()
    for letter in letters[place..<min(place + count, letters.count)] where letter != "-" { rest.append(letter) }
    if place + count < letters.count { rest.append("…") }
    return String(rest)
  }

  private func isVowel(_ place: Int) -> Bool {
    guard place < letters.count else { return false }
    switch letters[place] {
    case "a", "e", "i", "o", "u": return true
    case "\u{E0}"..."\u{E6}", "\u{E8}"..."\u{EF}", "\u{F2}"..."\u{F6}", "\u{F8}"..."\u{FC}": return true
    // Ny is one sound; otherwise y is i: Emily, but yen.
    case "y": return !follows(place, "n") && !(place + 1 < letters.count && letters[place + 1].isCatalanVowel)
    default: return false
    }
  }

  private func follows(_ place: Int, _ letter: Unicode.Scalar) -> Bool {
    place > 0 && letters[place - 1] == letter
  }

  private func isMark(_ place: Int) -> Bool {
    letters[place] == "'" || letters[place] == "’" || isSeparator(letters[place])
  }

  // MARK: - Borders

  private func parts() -> [String] {
    var parts: [String] = []
    var start = 0
    var core: Int?
    for place in letters.indices where roles[place] == .core {
      if let core {
        let border = border(after: core, before: place)
        parts.append(String(characters[start..<border]))
        start = border
      }
      core = place
    }
    if start < characters.count { parts.append(String(characters[start...])) }
    return parts
  }

  /// Where the syllable of the second core begins: one consonant goes with it, or two that begin a syllable together.
  private func border(after first: Int, before second: Int) -> Int {
    var start = first + 1
    while start < second, roles[start] == .glide { start += 1 }
    if let mark = letters[start..<second].lastIndex(where: isSeparator) { return mark + 1 }
    if let parted = CatalanPrefixes.border(of: letters), start <= parted, parted <= second { return parted }
    var border = second
    guard border > start else { return border }
    border -= 1
    if roles[border] == .mark, border > start { border -= 1 }
    if border > start, isOneSound(letters[border - 1], letters[border]) {
      border -= 1
    }
    if border > start, begins(letters[border - 1], letters[border]),
      border + 1 == second || letters[border] != letters[border + 1]
    {
      border -= 1
    }
    return border
  }

  private func isSeparator(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "-", "\u{2010}", "\u{2011}", " ", "·", "\u{2027}": true
    default: false
    }
  }

  private func isOneSound(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch (first, second) {
    case ("n", "y"), ("l", "l"), ("c", "h"), ("g", "u"), ("q", "u"), ("g", "ü"), ("q", "ü"): true
    default: false
    }
  }

  /// Whether two consonants begin a syllable together: `bl`, `tr`.
  private func begins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch second {
    case "l": "pbcgfk".unicodeScalars.contains(first)
    case "r": "pbcgftdkv".unicodeScalars.contains(first)
    default: false
    }
  }
}

/// Where words are put together though their letters don't show it.
enum CatalanPrefixes {
  /// The place of the letter with which a syllable begins after a prefix or the first half of a compound.
  static func border(of letters: [Unicode.Scalar]) -> Int? {
    guard letters.count > 3, let known = beginnings[letters[0]] else { return nil }
    for (beginning, border) in known where letters.starts(with: beginning) { return border }
    guard letters.count > 5, letters[0] == "d", letters[1] == "e", letters[2] == "s", letters[3].isCatalanVowel,
      !wholeWords.contains(where: { letters.starts(with: $0) })
    else { return nil }
    return 3
  }

  /// Beginnings with a hyphen where the parts meet.
  private static let beginnings: [Unicode.Scalar: [(letters: [Unicode.Scalar], border: Int)]] = {
    let table = """
      nos-altr vos-altr ben-est ben-aura ben-aven ben-inten ben-entè mal-est mal-ent mal-educ mal-acost mal-aura sub-r sub-est \
      sub-ord sub-aq sub-alim trans-a trans-o talla-un re-uni re-util re-im re-inc re-ini re-int co-inc co-int auto-in auto-im contra-in
      """
    var known: [Unicode.Scalar: [(letters: [Unicode.Scalar], border: Int)]] = [:]
    for entry in table.split(separator: " ") {
      let halves = entry.split(separator: "-")
      let letters = Array((halves[0] + halves[1]).unicodeScalars)
      known[letters[0], default: []].append((letters, halves[0].unicodeScalars.count))
    }
    known["d"] = []
    return known
  }()

  /// Words that begin with `des` and a vowel, but not with the prefix.
  private static let wholeWords = [
    "desembre", "desert", "desig", "desitj", "desar", "desat", "desè", "desena", "desast", "desinèn", "desí", "desol",
  ].map { Array($0.unicodeScalars) }
}
