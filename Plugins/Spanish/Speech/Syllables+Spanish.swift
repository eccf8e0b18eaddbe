/// Divides a word as it sounds in Spain: `at-le-ta`, `no-so-tros`, `prohi-bi-do`.
///
/// What is no letter, such as a hyphen, ends a syllable and stays with it, so that joined the syllables give the word again.
struct SpanishSyllables {
  private let letters: [Character]
  private let sounds: [Sound]

  private enum Sound: Equatable {
    case open, closed, accentedClosed
    case consonant(Unicode.Scalar)
    /// A letter that belongs to the consonant before it: the `h` of `ch`, the `u` of `que`.
    case attached
    /// No letter.
    case mark

    var isVowel: Bool {
      self == .open || self == .closed || self == .accentedClosed
    }

    var isConsonant: Bool {
      if case .consonant = self { true } else { false }
    }
  }

  static func of(_ word: String) -> [String] {
    guard word.utf8.count > 1 else { return word.isEmpty ? [] : [word] }
    return SpanishSyllables(word).syllables
  }

  private init(_ word: String) {
    letters = Array(word)
    sounds = Self.sounds(of: letters.map(Self.plain))
  }

  private var syllables: [String] {
    var starts: [Int] = []
    var place = 0
    while place < sounds.count {
      let end = sounds[place...].firstIndex(of: .mark) ?? sounds.count
      if place < end { starts += self.starts(in: place..<end) }
      place = end + 1
    }
    guard !starts.isEmpty else { return [String(letters)] }
    starts[0] = 0
    return zip(starts, starts.dropFirst() + [letters.count]).map { String(letters[$0..<$1]) }
  }

  /// Where syllables begin in letters without a mark among them; the first begins with them.
  private func starts(in run: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var lastVowel: Int?
    for place in run where sounds[place].isVowel {
      if let before = lastVowel {
        if !joins(before, place) { starts.append(boundary(after: before, before: place)) }
      } else {
        starts.append(run.lowerBound)
      }
      lastVowel = place
    }
    if starts.isEmpty, run.lowerBound == 0 || run.count == sounds.count { starts = [run.lowerBound] }
    return separatedPrefix(run).map { prefix in starts.map { $0 == prefix - 1 ? prefix : $0 } } ?? starts
  }

  // MARK: - Vowels

  /// Whether two vowels, one after the other, are in one syllable.
  private func joins(_ first: Int, _ second: Int) -> Bool {
    let between = (first + 1)..<second
    let isNear = between.isEmpty || between.count == 1 && sounds[first + 1] == .consonant("h")
    guard isNear, isDiphthong(first, second) else { return false }
    if opensAfterVowel(second) { return false }
    return between.isEmpty || !(sounds[second] == .closed && nextIsVowel(second))
  }

  private func isDiphthong(_ first: Int, _ second: Int) -> Bool {
    switch (sounds[first], sounds[second]) {
    case (.open, .closed), (.closed, .open): true
    case (.closed, .closed), (.closed, .accentedClosed), (.accentedClosed, .closed):
      Self.base(letters[first]) != Self.base(letters[second])
    default: false
    }
  }

  /// Whether a closed vowel between open ones begins a syllable with the second: `pa-ra-no-ia`.
  private func opensAfterVowel(_ place: Int) -> Bool {
    sounds[place] == .closed && place > 0 && sounds[place - 1] == .open && place + 1 < sounds.count
      && sounds[place + 1] == .open
  }

  private func nextIsVowel(_ place: Int) -> Bool {
    place + 1 < sounds.count && sounds[place + 1].isVowel
  }

  // MARK: - Consonants

  /// Where the second of two syllables begins, between their vowels.
  private func boundary(after first: Int, before second: Int) -> Int {
    let consonants = ((first + 1)..<second).filter { sounds[$0].isConsonant }
    guard let last = consonants.last else { return second }
    guard consonants.count > 1 else { return last }
    let before = consonants[consonants.count - 2]
    return isCluster(before, last) ? before : last
  }

  /// Whether two consonants begin a syllable together: `bl`, `tr`, not `tl`.
  private func isCluster(_ first: Int, _ second: Int) -> Bool {
    guard second == first + 1, case .consonant(let head) = sounds[first], case .consonant(let tail) = sounds[second]
    else { return false }
    switch tail {
    case "r": return "pbtdcgfk".unicodeScalars.contains(head)
    case "l": return "pbcgfk".unicodeScalars.contains(head)
    default: return false
    }
  }

  /// Where `r` or `l` begins a syllable after the prefix `sub`, which no rule can know; nil for other words.
  private func separatedPrefix(_ run: Range<Int>) -> Int? {
    guard run.lowerBound == 0, run.count > 5, Self.plain(letters[0]) == "s" else { return nil }
    let head = String(String.UnicodeScalarView(letters.prefix(6).map(Self.plain)))
    return Self.separated.contains(where: head.hasPrefix) ? 3 : nil
  }

  private static let separated = ["subr", "sublin", "sublun", "sublet"]

  // MARK: - Letters

  private static func sounds(of letters: [Unicode.Scalar]) -> [Sound] {
    var sounds: [Sound] = []
    sounds.reserveCapacity(letters.count)
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      let previous = place > 0 ? letters[place - 1] : " "
      sounds.append(sound(letter, after: previous, sounds.last, before: next))
    }
    return sounds
  }

  private static func sound(
    _ letter: Unicode.Scalar, after previous: Unicode.Scalar, _ sound: Sound?, before next: Unicode.Scalar
  ) -> Sound {
    switch letter {
    case "a", "e", "o", "á", "é", "ó": return .open
    case "u" where previous == "q" || previous == "g" && "eiéí".unicodeScalars.contains(next): return .attached
    case "i", "u", "ü": return .closed
    case "í", "ú": return .accentedClosed
    case "y" where !next.isVowel: return .closed
    case "h" where previous == "c", "l" where previous == "l" && sound != .attached,
      "r" where previous == "r" && sound != .attached:
      return .attached
    default: return letter.properties.isAlphabetic ? .consonant(letter) : .mark
    }
  }

  /// A letter in lower case; of its marks only an acute accent and a diaeresis on u count.
  private static func plain(_ letter: Character) -> Unicode.Scalar {
    let scalars = letter.unicodeScalars
    guard let first = scalars.first else { return " " }
    let base = first.isASCII ? lower(first) : other(first)
    if scalars.count > 1, scalars.contains("\u{301}") { return base.accented }
    return scalars.count > 1 && base == "u" && scalars.contains("\u{308}") ? "ü" : base
  }

  private static func lower(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    "A"..."Z" ~= letter ? Unicode.Scalar(UInt8(letter.value) + 32) : letter
  }

  /// A letter outside of ASCII, with the accents of other languages taken off.
  private static func other(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let lower = letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
    switch lower {
    case "à", "â", "ä", "ã", "å": return "a"
    case "è", "ê", "ë": return "e"
    case "ò", "ô", "ö", "õ": return "o"
    case "ì", "ï": return "í"
    case "î": return "i"
    case "ù", "û": return "u"
    default: return lower
    }
  }

  private static func base(_ letter: Character) -> Unicode.Scalar {
    let plain = plain(letter).unaccented
    return plain == "ü" ? "u" : plain
  }
}
