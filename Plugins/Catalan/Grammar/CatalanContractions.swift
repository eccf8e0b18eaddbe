import TagarelaKit

/// What words do to their neighbours: el avi → l'avi, de el → del, em ajuda → m'ajuda, es sent → se sent.
enum CatalanContractions {
  static func contracted(_ words: [String]) -> [String] {
    // Several words that came as one meet others too.
    joined(shortened(words.flatMap { $0.split(separator: " ").map(String.init) }))
  }

  /// Whether a word begins with a vowel that one before it gives way to: not iogurt, iaia.
  static func beginsWithVowel(_ word: String) -> Bool {
    var letters = Array(word.lowercased().folded)
    if letters.first == "h" { letters.removeFirst() }
    guard let first = letters.first, vowels.contains(first) else { return false }
    let isConsonant = "iu".contains(first) && letters.count > 1 && vowels.contains(letters[1]) && word.first != "í"
    return !isConsonant
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

  /// From the end: de el hospital → de l'hospital, de ell → d'ell, de el gos → del gos.
  private static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words.reversed() {
      guard let next = result.last else {
        result.append(word)
        continue
      }
      if let contraction = contraction(word, next) {
        result[result.count - 1] = contraction
      } else if let short = short(word, before: next) {
        result[result.count - 1] = short + next
      } else {
        let isHissing = word == "es" && ["s", "ce", "ci"].contains(where: next.hasPrefix)
        result.append(isHissing ? "se" : word)
      }
    }
    return result.reversed()
  }

  private static func short(_ word: String, before next: String) -> String? {
    guard beginsWithVowel(next) else { return nil }
    if word == "la", !exceptions.contains(next.lowercased()), !beginsWithWeakVowel(next) { return "l'" }
    return ["el": "l'", "de": "d'", "em": "m'", "et": "t'", "es": "s'"][word]
  }

  /// Feminine words before which the article stays.
  private static let exceptions: Set = ["una", "ira", "host", "hi", "a", "e", "i", "o", "u"]

  /// An i or u without stress: la infermera, la humitat.
  private static func beginsWithWeakVowel(_ word: String) -> Bool {
    var letters = Array(word.lowercased())
    if letters.first == "h" { letters.removeFirst() }
    guard let first = letters.first, "iu".contains(first) else { return false }
    if letters.contains(where: { "àèéíòóú".contains($0) }) { return true }
    let nuclei = nuclei(of: letters)
    let isPlain = [
      ["a"], ["e"], ["i"], ["o"], ["u"], ["a", "s"], ["e", "s"], ["i", "s"], ["o", "s"], ["e", "n"], ["i", "n"],
    ]
    .contains { letters.suffix($0.count).elementsEqual($0) }
    return (isPlain ? nuclei - 2 : nuclei - 1) > 0
  }

  /// How many syllables: ai, eu are one, ia is two.
  private static func nuclei(of letters: [Character]) -> Int {
    let isVowel = letters.map { vowels.contains(Character(String($0).folded)) || $0 == "ï" || $0 == "ü" }
    var count = 0
    for index in letters.indices where isVowel[index] {
      let isAfterVowel = index > 0 && isVowel[index - 1]
      let isGlide = "iu".contains(letters[index]) && isAfterVowel
      let isSilent =
        letters[index] == "u" && index > 0 && "qg".contains(letters[index - 1])
        && index + 1 < letters.count && isVowel[index + 1]
      if !isGlide && !isSilent { count += 1 }
    }
    return count
  }

  /// A el → al; not before l', which el has become by then.
  private static func contraction(_ word: String, _ next: String) -> String? {
    guard next == "el" || next == "els" else { return nil }
    switch word {
    case "a": return "a" + next.dropFirst()
    case "de": return "de" + next.dropFirst()
    case "per": return "pe" + next.dropFirst()
    default: return nil
    }
  }

  /// Un bo nen → un bon nen, un dolent dia → un mal dia.
  private static func shortened(_ words: [String]) -> [String] {
    let short = [
      "bo": "bon", "dolent": "mal", "dolenta": "mala", "dolents": "mals", "dolentes": "males",
    ]
    var words = words
    // Una mica més de suc.
    for index in words.indices.dropFirst(2)
    where words[index] == "més" && words[index - 1] == "de" && words[index - 2] == "mica" {
      words.swapAt(index - 1, index)
    }
    return words.indices.map { index in
      guard let form = short[words[index]], index > 0, words.indices.contains(index + 1),
        determiners.contains(words[index - 1])
      else { return words[index] }
      return form
    }
  }

  private static let determiners: Set = [
    "el", "la", "els", "les", "un", "una", "uns", "unes", "aquest", "aquesta", "aquell", "aquella", "cap", "meu",
    "meva",
    "teu", "teva", "seu", "seva", "nostre", "nostra", "vostre", "vostra",
  ]
}
