/// How English spells an ending onto a word: `stops`, `stopped`, `stopping`; `tries`, `tried`, `trying`.
struct Spelling {
  let word: String
  /// In lower case, to compare with.
  let letters: [UInt8]

  init(_ word: String) {
    self.word = word
    letters = word.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }

  /// With the -s of a third person or a plural; after -o a word takes -s here, since verbs and nouns differ.
  var withS: String {
    guard let last = letters.last else { return word }
    if endsInConsonantAndY { return dropping(1) + "ies" }
    switch last {
    case UInt8(ascii: "z") where doublesLast: return word + "zes"
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"): return word + "es"
    case UInt8(ascii: "h") where ends("sh") || ends("ch") && !hasHardCH: return word + "es"
    default: return word + "s"
    }
  }

  /// With the -ed of a past.
  var withED: String {
    if ends("e") || ends("é") { return word + "d" }
    if endsInConsonantAndY { return dropping(1) + "ied" }
    return beforeVowel + "ed"
  }

  /// With -ing.
  var withING: String {
    if ends("ie"), letters.count > 2 { return dropping(2) + "ying" }
    if ends("e"), letters.count > 2, !keepsE { return dropping(1) + "ing" }
    return beforeVowel + "ing"
  }

  /// With -er or -est, which take -r or -st after -e.
  func compared(_ ending: String) -> String {
    if ends("e") { return word + ending.dropFirst() }
    if endsInConsonantAndY, !["shy", "sly", "spry", "wry"].contains(word) { return dropping(1) + "i" + ending }
    return beforeVowel + ending
  }

  func ends(_ ending: StaticString) -> Bool {
    letters.ends(ending)
  }

  func dropping(_ count: Int) -> String {
    String(decoding: word.utf8.dropLast(count), as: UTF8.self)
  }

  /// Whether the word ends in -y after a consonant, or after a u that belongs to a q: `soliloquy`.
  var endsInConsonantAndY: Bool {
    guard letters.count > 1, ends("y") else { return false }
    return !Self.isVowel(letters[letters.count - 2]) || ends("quy")
  }

  static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: false
    }
  }

  /// With its last consonant doubled, or a k after its c, where a vowel follows.
  private var beforeVowel: String {
    guard let last = letters.last else { return word }
    if last == UInt8(ascii: "c"), takesK { return word + "k" }
    return doublesLast ? word + String(decoding: [last], as: UTF8.self) : word
  }

  /// The c of `panic` stays hard: `panicked`; that of `sync` stands after a consonant.
  private var takesK: Bool {
    letters.count > 3 && (ends("ic") || ends("ac"))
  }

  /// `seeing`, `canoeing`, `dyeing`, `bingeing`.
  private var keepsE: Bool {
    ends("ee") || ends("oe") || ends("ye") || ["singe", "tinge", "binge", "swinge", "whinge"].contains(word)
  }

  /// Whether ch is said like k.
  private var hasHardCH: Bool {
    ends("stomach") || ends("czech")
      || ends("arch") && ["monarch", "patriarch", "matriarch", "oligarch", "hierarch"].contains(word)
      || ["epoch", "eunuch", "loch", "tech", "mach", "hi-tech"].contains(word)
  }

  /// Whether the last consonant is doubled before a vowel: it stands alone after one vowel letter that is stressed.
  private var doublesLast: Bool {
    guard endsInVowelAndConsonant else { return false }
    let lastPart = letters.lastIndex(of: UInt8(ascii: "-")).map { letters[($0 + 1)...] } ?? letters[...]
    if vowelGroups(in: lastPart) == 1 { return true }
    if Self.doubling.contains(word) { return true }
    if Self.single.contains(word) { return false }
    return Self.hasStressedEnd(letters)
  }

  private var endsInVowelAndConsonant: Bool {
    let count = letters.count
    guard count > 1 else { return false }
    switch letters[count - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): break
    default: return false
    }
    switch letters[count - 1] {
    case UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "y"), UInt8(ascii: "h"), UInt8(ascii: "c"): return false
    case let last where Self.isVowel(last): return false
    default: break
    }
    guard Self.isVowel(letters[count - 2]) else { return false }
    if count == 2 { return true }
    if letters[count - 3] == UInt8(ascii: "u"), count > 3, letters[count - 4] == UInt8(ascii: "q") { return true }
    return !Self.isVowel(letters[count - 3])
  }

  /// How many groups of vowels there are, which for a word without silent e are its syllables.
  private func vowelGroups(in letters: ArraySlice<UInt8>) -> Int {
    var groups = 0
    var inside = false
    var before: UInt8 = 0
    for (index, letter) in letters.enumerated() {
      let vowel =
        letter == UInt8(ascii: "y")
        ? index > 0 : Self.isVowel(letter) && !(letter == UInt8(ascii: "u") && before == UInt8(ascii: "q"))
      if vowel, !inside { groups += 1 }
      inside = vowel
      before = letter
    }
    return groups
  }

  /// Prefixes that aren't stressed, and compounds whose second word is a word of one syllable.
  private static func hasStressedEnd(_ letters: [UInt8]) -> Bool {
    let text = String(decoding: letters, as: UTF8.self)
    for prefix in prefixes where text.hasPrefix(prefix) {
      let rest = Spelling(String(text.dropFirst(prefix.count)))
      if rest.letters.count > 2, rest.vowelGroups(in: rest.letters[...]) == 1, rest.canBeginWord { return true }
    }
    return compounds.contains { text.hasSuffix($0) }
  }

  /// Whether what is left after a prefix begins as a word can: with a vowel, one consonant, or a consonant and l or r.
  private var canBeginWord: Bool {
    guard letters.count > 2, !Self.isVowel(letters[0]), !Self.isVowel(letters[1]) else { return !letters.isEmpty }
    return [UInt8(ascii: "l"), UInt8(ascii: "r"), UInt8(ascii: "h")].contains(letters[1])
      || letters[0] == UInt8(ascii: "s") && letters[1] != letters[0]
  }

  private static let prefixes = [
    "re", "un", "de", "dis", "be", "mis", "out", "over", "under", "up", "pre", "sub", "fore", "inter", "trans", "for",
    "ad", "com", "con", "per", "ex", "oc", "in", "im", "pro",
  ]

  private static let compounds = [
    "step", "drop", "strap", "whip", "frog", "snap", "wrap", "trap", "chat", "ship", "trip", "skip", "flip", "clip",
    "slip", "stop", "plan", "plug", "scan", "spin", "swim", "knit", "trim", "cram", "drum",
  ]

  /// Stressed at the end, or treated so.
  private static let doubling = Set(
    words: """
      abet abhor abut acquit allot annul appal aver babysit bobsled catnap emit enrol equip extol fulfil
      handicap hobnob humbug kidnap nonplus omit patrol sandbag typeset waterlog wiretap zigzag
      """)

  /// Stressed before the end, though they look otherwise.
  private static let single = Set(
    words: """
      bevel combat conquer debit debut devil interpret profit prosper revel
      """)
}

extension [UInt8] {
  /// Whether text ends so.
  func ends(_ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard count >= length else { return false }
    return ending.withUTF8Buffer { suffix(length).elementsEqual($0) }
  }
}

extension String {
  /// With its first letter, or all, in capitals as in a word that it takes the place of.
  func inCase(of model: String) -> String {
    guard let first = model.first, first.isUppercase else { return self }
    if model.utf8.count > 1, model == model.uppercased() { return uppercased() }
    return prefix(1).uppercased() + dropFirst()
  }
}
