extension EnglishForms {
  /// `bigger`, `happier`, `more interesting`.
  func comparative(of adjective: String) -> String {
    Self.compared(adjective, 0, "er", "more")
  }

  /// `biggest`, `happiest`, `most interesting`.
  func superlative(of adjective: String) -> String {
    Self.compared(adjective, 1, "est", "most")
  }

  private static func compared(_ adjective: String, _ place: Int, _ ending: String, _ adverb: String) -> String {
    let word = adjective.lowercased()
    if let known = irregularComparison[word] { return known[place].inCase(of: adjective) }
    return takesEnding(word) ? Spelling(adjective).compared(ending) : "\(adverb) \(adjective)"
  }

  /// Words of one syllable take an ending, and those of two that end in -y, -le or -ow; participles don't.
  private static func takesEnding(_ word: String) -> Bool {
    if withMore.contains(word) || word.utf8.contains(UInt8(ascii: " ")) { return false }
    if withEnding.contains(word) { return true }
    switch syllableCount(word) {
    case 1: return !Spelling(word).ends("ed") || word.utf8.count == 3
    case 2 where ["y", "le", "ow"].contains { word.hasSuffix($0) }:
      return true
    default:
      return word.hasPrefix("un") && word.utf8.count < 20 && takesEnding(String(word.dropFirst(2)))
    }
  }

  /// Groups of vowels, less a silent -e or -ed.
  private static func syllableCount(_ word: String) -> Int {
    var groups = 0
    var inside = false
    for letter in word.utf8 {
      let vowel = Spelling.isVowel(letter) || letter == UInt8(ascii: "y")
      if vowel, !inside { groups += 1 }
      inside = vowel
    }
    let spelling = Spelling(word)
    if groups > 1 {
      if spelling.ends("e"), !spelling.ends("le"), !spelling.ends("ee"), !spelling.ends("ie") { groups -= 1 }
      if spelling.ends("le"), let before = spelling.letters.dropLast(2).last, Spelling.isVowel(before) { groups -= 1 }
      if spelling.ends("ely"), groups > 2 { groups -= 1 }
      if spelling.ends("ed"), !spelling.ends("ted"), !spelling.ends("ded") { groups -= 1 }
    }
    return groups
  }

  private static let irregularComparison: [String: [String]] = [
    "good": ["better", "best"], "well": ["better", "best"], "bad": ["worse", "worst"], "badly": ["worse", "worst"],
    "ill": ["worse", "worst"], "far": ["farther", "farthest"], "better": ["better", "best"],
    "worse": ["worse", "worst"], "much": ["more", "most"], "many": ["more", "most"],
  ]

  /// With an ending although their last syllable isn't one of those that take it.
  private static let withEnding: Set<String> = [
    "quiet", "clever", "narrow", "stupid", "cruel", "polite", "common", "pleasant",
  ]

  /// Without an ending although they are short.
  private static let withMore: Set<String> = [
    "fun", "real", "right", "wrong", "lost", "torn", "stuck", "hurt", "done", "like", "dead", "shut", "burnt", "asleep",
    "awake", "alone", "alive", "worn", "worth", "on", "off", "numb", "giant", "last", "next", "gold", "swollen",
    "unwell", "whole",
  ]
}
