/// The division of words as dictionaries of Brazil give it.
enum PortugueseSyllables {
  /// - Returns: the letters of the word in their case; a hyphen stays at the end of the syllable before it.
  static func of(_ word: String) -> [String] {
    let letters = Array(word)
    if letters.count <= longestDivided, let lengths = divided[word.lowercased()] {
      let ends = lengths.indices.map { lengths[...$0].reduce(0, +) }
      return zip(lengths, ends).map { String(letters[($1 - $0)..<$1]) }
    }
    var division = Division(letters.map(SyllableSound.init))
    let starts = division.starts()
    guard !starts.isEmpty else { return word.isEmpty ? [] : [word] }
    return zip(starts, starts.dropFirst() + [letters.count]).map { String(letters[$0..<$1]) }
  }
}

/// A letter without its case: which one, and what it wears.
struct SyllableSound {
  let base: Unicode.Scalar
  let mark: Mark

  enum Mark {
    case none, accent, tilde
  }

  init(_ letter: Character) {
    if let code = letter.asciiValue {
      base = Unicode.Scalar(letter.isUppercase ? code | 0x20 : code)
      mark = .none
      return
    }
    switch letter {
    case "á", "â", "Á", "Â": (base, mark) = ("a", .accent)
    case "é", "ê", "É", "Ê": (base, mark) = ("e", .accent)
    case "í", "î", "Í", "Î": (base, mark) = ("i", .accent)
    case "ó", "ô", "Ó", "Ô": (base, mark) = ("o", .accent)
    case "ú", "û", "Ú", "Û": (base, mark) = ("u", .accent)
    case "à", "ä", "À", "Ä": (base, mark) = ("a", .none)
    case "è", "ë", "È", "Ë": (base, mark) = ("e", .none)
    case "ì", "ï", "Ì", "Ï": (base, mark) = ("i", .none)
    case "ò", "ö", "Ò", "Ö": (base, mark) = ("o", .none)
    case "ù", "ü", "Ù", "Ü": (base, mark) = ("u", .none)
    case "ã", "Ã": (base, mark) = ("a", .tilde)
    case "õ", "Õ": (base, mark) = ("o", .tilde)
    case "ç", "Ç": (base, mark) = ("ç", .none)
    default: (base, mark) = ("?", .none)
    }
  }

  var isVowel: Bool {
    switch base {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }

  func isPlain(_ letter: Unicode.Scalar) -> Bool { base == letter && mark == .none }
}

/// Where the syllables of a word begin. One pass finds the vowels that are said together, another divides the consonants
/// between them.
private struct Division {
  private let sounds: [SyllableSound]
  /// The part between hyphens that is being divided.
  private var part = 0..<0

  init(_ sounds: [SyllableSound]) {
    self.sounds = sounds
  }

  mutating func starts() -> [Int] {
    var starts: [Int] = []
    var place = 0
    while place < sounds.count {
      let end = sounds[place...].firstIndex { $0.base == "-" } ?? sounds.endIndex
      part = place..<end
      // Hyphens before the first letter belong to it.
      if !part.isEmpty { starts += [starts.isEmpty ? 0 : place] + startsInPart() }
      place = end + 1
    }
    return starts
  }

  /// Those after the first.
  private func startsInPart() -> [Int] {
    var starts: [Int] = []
    var before: Int?
    var place = part.lowerBound
    while place < part.upperBound {
      guard isNucleus(place) else {
        place += 1
        continue
      }
      if let before { starts.append(onset(of: before..<place)) }
      place += isJoined(place) ? 2 : 1
      before = place
    }
    return starts
  }

  private func at(_ place: Int) -> SyllableSound? {
    part.contains(place) ? sounds[place] : nil
  }

  private func isVowel(_ place: Int) -> Bool {
    at(place).map { $0.isVowel || $0.base == "y" && !isY(place) } ?? false
  }

  /// A y before a vowel is a consonant: Yasmin.
  private func isY(_ place: Int) -> Bool {
    at(place)?.base == "y" && at(place + 1)?.isVowel == true
  }

  private func isNucleus(_ place: Int) -> Bool {
    isVowel(place) && !isSilent(place)
  }

  /// The u of qu and gu before a vowel belongs to the consonant, said or not: quente, água, pinguim.
  private func isSilent(_ place: Int) -> Bool {
    guard at(place)?.isPlain("u") == true, let before = at(place - 1)?.base else { return false }
    return (before == "q" || before == "g") && isVowel(place + 1)
  }

  // MARK: - Vowels

  /// Whether a vowel and the next one are one syllable.
  private func isJoined(_ place: Int) -> Bool {
    guard let first = at(place), let second = at(place + 1), isVowel(place + 1), second.mark == .none else {
      return false
    }
    switch first.mark {
    case .tilde:
      // mãe, pão, põe, cãibra; but põem
      return second.base == "e" ? at(place + 2)?.base != "m" : second.base == "o" || second.base == "i"
    case .accent:
      return isFalling(place)
    case .none:
      return isFalling(place) || isUnstressedEnd(place) || isOneByWord(place)
    }
  }

  /// A vowel with an i or u after it: coisa, céu, muito.
  private func isFalling(_ place: Int) -> Bool {
    guard let first = at(place)?.base, var second = at(place + 1)?.base else { return false }
    if second == "y" { second = "i" }
    guard second == "i" || second == "u", first != second else { return false }
    let next = place + 2
    // partiu, saiu, construiu; but ciumento
    if first == "i" { return second == "u" && isEnd(next) }
    if second == "i", at(next)?.isPlain("u") == true, isEnd(next + 1) { return false }
    if first == "o", second == "u" { return true }
    return !standsAlone(before: next) && !isFutureEnd(next, after: first) && !isApartByWord(place)
  }

  /// An i or u before nh, or before l, m, n, r, z of its own syllable: rainha, raiz, ainda, ruim, sair, Raul.
  private func standsAlone(before place: Int) -> Bool {
    guard let consonant = at(place)?.base, "lmnrz".unicodeScalars.contains(consonant) else { return false }
    if consonant == "n", at(place + 1)?.base == "h" { return true }
    guard let next = at(place + 1) else { return true }
    return !next.isVowel && next.base != "h"
  }

  /// sairei, cairia, construirá: built on the infinitive.
  private func isFutureEnd(_ place: Int, after vowel: Unicode.Scalar) -> Bool {
    guard vowel == "a" || vowel == "u", at(place)?.base == "r", part.upperBound - place <= 6 else { return false }
    guard let first = at(place + 1) else { return false }
    func ends(in ending: String) -> Bool {
      part.upperBound - place - 1 == ending.utf8.count && isWritten(ending, from: place + 1)
    }
    return switch first.mark {
    case .accent: ["a", "as", "iamos", "ieis"].contains(where: ends)
    case .tilde: ends(in: "ao")
    case .none: ["ei", "emos", "ia", "ias", "iam"].contains(where: ends)
    }
  }

  /// The end of a word whose accent lies before it: história, água, óleo, férias.
  private func isUnstressedEnd(_ place: Int) -> Bool {
    guard let first = at(place)?.base, let second = at(place + 1)?.base, isEnd(place + 2) else { return false }
    let rises =
      switch first {
      case "i", "u": second == "a" || second == "e" || second == "o"
      case "e": second == "a" || second == "o"
      case "o": second == "a"
      default: false
      }
    return rises && sounds[part.lowerBound..<place].contains { $0.mark == .accent }
  }

  /// Nothing follows, or the s of a plural.
  private func isEnd(_ place: Int) -> Bool {
    place == part.upperBound || place + 1 == part.upperBound && sounds[place].base == "s"
  }

  private func isApartByWord(_ place: Int) -> Bool {
    apart.contains { isWritten($0.0, before: place + 1) && isWritten($0.1, from: place + 1) }
  }

  /// ao, aos; iogurte
  private func isOneByWord(_ place: Int) -> Bool {
    guard place == part.lowerBound else { return false }
    return isWritten("ao", from: place) && isEnd(place + 2) || isWritten("iog", from: place)
  }

  private func isWritten(_ letters: String, before place: Int) -> Bool {
    isWritten(letters, from: place - letters.utf8.count)
  }

  /// - Parameter letters: without marks.
  private func isWritten(_ letters: String, from place: Int) -> Bool {
    place >= part.lowerBound && place + letters.utf8.count <= part.upperBound
      && zip(letters.unicodeScalars, sounds[place...]).allSatisfy { $0 == $1.base }
  }

  // MARK: - Consonants

  /// Where the syllable of the next vowel begins in the consonants before it.
  private func onset(of consonants: Range<Int>) -> Int {
    guard !consonants.isEmpty else { return consonants.upperBound }
    var start = consonants.upperBound - 1
    func letter(_ back: Int) -> Unicode.Scalar? {
      consonants.contains(start - back) ? sounds[start - back].base : nil
    }
    if isSilent(start), letter(1) != nil { start -= 1 }
    if letter(0) == "h", let before = letter(1), "clnpst".unicodeScalars.contains(before) {
      start -= 1
    } else if letter(0) == "r" || letter(0) == "l", let before = letter(1), !isPrefix(before: start) {
      if before == "h", let first = letter(2), "cpt".unicodeScalars.contains(first) {
        start -= 2
      } else if "bcdfgptv".unicodeScalars.contains(before), !(before == "d" && letter(0) == "l") {
        start -= 1
      }
    }
    return start
  }

  /// sub keeps its b where the word goes on with an l or r of its own: sublinhar; but sublime.
  private func isPrefix(before place: Int) -> Bool {
    place == part.lowerBound + 3 && isWritten("sub", from: part.lowerBound)
      && ["linh", "loc", "leg", "lev", "lingu", "lun"].contains { isWritten($0, from: place) }
  }
}

/// Vowels that no rule parts, because the word is made of a prefix or comes from one where they are two.
private let apart: [(String, String)] = [
  ("re", "uni"), ("re", "uti"), ("re", "usa"), ("re", "inic"), ("ro", "ib"), ("co", "ib"), ("ju", "iz"), ("ru", "in"),
  ("ra", "iz"), ("lu", "is"), ("lu", "iz"), ("fa", "isc"), ("ra", "iba"), ("ca", "idinh"), ("sa", "idinh"),
  ("ru", "idos"),
  ("go", "isti"), ("ba", "uzinh"),
]

/// Words with a glide before their stressed vowel, and foreign ones: the lengths of their syllables.
private let divided = Dictionary(
  uniqueKeysWithValues: """
    io·iô io·iôs hein qui·uí e-·mail e-·mails e·mail e·mails face·book free·zer hal·lo·ween jeans no·te·book ré·veil·lon
    smoo·thie sweat·shirt
    """.split { $0 == " " || $0 == "\n" }.map { word in
      (word.filter { $0 != "·" }, word.split(separator: "·").map(\.count))
    })

private let longestDivided = divided.keys.map(\.count).max() ?? 0
