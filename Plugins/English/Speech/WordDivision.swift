/// Where a word of plain small letters divides: first its parts (compounds, endings), then what is left by sound.
enum WordDivision {
  /// The places of the letters that begin a new syllable.
  static func breaks(of letters: [UInt8]) -> [Int] {
    guard letters.count > 2 else { return letters.count == 2 ? SoundDivision(letters).breaks : [] }
    guard letters.count <= longest else { return SoundDivision(letters).breaks }
    return divide(Word(letters))
  }

  /// Longer than any word, so that nonsense takes no time.
  private static let longest = 32

  private static func divide(_ word: Word) -> [Int] {
    known(word) ?? ending(of: word) ?? compound(word) ?? SoundDivision(word.letters).breaks
  }

  private static func known(_ word: Word) -> [Int]? {
    DividedWords.breaks[word.text]
  }

  // MARK: - Endings

  private static func ending(of word: Word) -> [Int]? {
    plural(word) ?? past(word) ?? progressive(word) ?? agent(word) ?? adjective(word) ?? ownSyllable(word)
  }

  /// -es is a syllable after a hissing sound; -s never is.
  private static func plural(_ word: Word) -> [Int]? {
    guard word.count > 3, word.ends("s"), !word.ends("ss"), !word.ends("us"), !word.ends("is") else { return nil }
    if word.ends("oes"), word.count > 5 { return divide(word.dropping(2)) }
    if word.ends("es"), word.dropping(2).endsInHiss {
      if word.ends("zzes") { return [word.count - 3] }
      let stem = word.dropping(2)
      return divide(stem.hasFinalE ? word.dropping(1) : stem) + [word.count - 2]
    }
    return divide(word.dropping(1))
  }

  private static func past(_ word: Word) -> [Int]? {
    let stem = word.dropping(2)
    guard word.ends("ed"), stem.hasVowel, let last = stem.last, !Word.isVowel(last) else { return nil }
    let isSyllable = last == UInt8(ascii: "t") || last == UInt8(ascii: "d")
    return divide(root(of: stem)) + (isSyllable ? [word.count - (stem.isDoubled ? 3 : 2)] : [])
  }

  private static func progressive(_ word: Word) -> [Int]? {
    let stem = word.dropping(3)
    guard word.ends("ing"), stem.hasVowel else { return nil }
    if stem.endsInConsonantAndL { return divide(root(of: stem)) }
    return divide(root(of: stem)) + [word.count - (stem.isDoubled && !stem.keepsDouble ? 4 : 3)]
  }

  /// `farm-er`, `fast-est`, `gold-en`: after words that are known, since nothing else tells `farm-er` from `cor-ner`.
  private static func agent(_ word: Word) -> [Int]? {
    for ending in ["er", "est", "en", "ish", "ie", "able"] where word.text.hasSuffix(ending) {
      let stem = word.dropping(ending.utf8.count)
      guard stem.hasVowel, let root = knownRoot(of: stem) else { continue }
      return divide(root).filter { $0 < stem.count } + [stem.count] + (ending == "able" ? [stem.count + 1] : [])
    }
    return nil
  }

  /// `rain-y`, `nois-y`.
  private static func adjective(_ word: Word) -> [Int]? {
    guard word.ends("y"), word.count > 3 else { return nil }
    let stem = word.dropping(1)
    if DividedWords.stems.contains(stem.text) { return divide(stem) + [word.count - 1] }
    let root = stem.appendingE
    return DividedWords.stems.contains(root.text) ? divide(root).filter { $0 < stem.count } + [word.count - 1] : nil
  }

  /// Endings that begin with a consonant.
  private static func ownSyllable(_ word: Word) -> [Int]? {
    if word.ends("tional") || word.ends("sional") { return divide(word.dropping(2)) + [word.count - 2] }
    for ending in endings where word.text.hasSuffix(ending) {
      let root = word.dropping(ending.utf8.count)
      guard root.hasVowel, root.count > 1, let last = root.last else { continue }
      if ending == "ly" {
        guard last != UInt8(ascii: "i"), last != UInt8(ascii: "l") || root.ends("ful") || root.ends("al"),
          !root.isDoubled, !root.ends("b")
        else { continue }
      }
      return divide(root) + [root.count]
    }
    return nil
  }

  private static let endings = ["ful", "less", "some", "ness", "ment", "ward", "wards", "ship", "hood", "ly"]

  /// The verb before -ed or -ing: with the e that it has lost, where that is known.
  private static func root(of stem: Word) -> Word {
    if stem.endsInConsonantAndL { return stem.appendingE }
    if stem.isDoubled, !stem.keepsDouble { return stem.dropping(1) }
    return knownRoot(of: stem) ?? stem
  }

  private static func knownRoot(of stem: Word) -> Word? {
    let root = stem.appendingE
    if isKnown(root.text) { return root }
    return isKnown(stem.text) ? stem : nil
  }

  private static func isKnown(_ word: String) -> Bool {
    DividedWords.stems.contains(word) || EnglishForms.isCommonVerb(word)
  }

  // MARK: - Compounds

  private static func compound(_ word: Word) -> [Int]? {
    guard word.count > 4 else { return nil }
    if word.count > 6, word.text.hasPrefix("un"),
      !["under", "uncle", "uni"].contains(where: { word.text.hasPrefix($0) })
    {
      return [2] + divide(word.dropping(first: 2)).map { $0 + 2 }
    }
    if word.text.hasPrefix("dis"), Word.isVowel(word.letters[3]), word.count > 6 {
      return [3] + divide(word.dropping(first: 3)).map { $0 + 3 }
    }
    for first in DividedWords.firstParts[word.letters[0]] ?? [] where word.text.hasPrefix(first) {
      let count = first.utf8.count
      let rest = word.dropping(first: count)
      guard rest.count > 2, rest.hasVowel else { continue }
      if !Word.isVowel(rest.letters[0]) || DividedWords.secondPartsWithVowel.contains(rest.text) {
        return divide(word.dropping(word.count - count)) + [count] + divide(rest).map { $0 + count }
      }
    }
    for second in DividedWords.secondParts where word.text.hasSuffix(second) {
      let count = word.count - second.utf8.count
      let first = word.dropping(second.utf8.count)
      if count > 1, first.hasVowel {
        return divide(first) + [count] + divide(word.dropping(first: count)).map { $0 + count }
      }
    }
    return nil
  }
}
