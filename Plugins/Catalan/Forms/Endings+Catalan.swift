/// Comparing and changing how words end, byte by byte: comparing characters would cost ten times as much.
extension String {
  func ends(in ending: String) -> Bool {
    let own = utf8, other = ending.utf8
    guard own.last == other.last, own.count >= other.count else { return false }
    return own.suffix(other.count).elementsEqual(other)
  }

  func endsInAny(of endings: [String]) -> Bool {
    endings.contains { ends(in: $0) }
  }

  /// Without as many letters at the end.
  func dropping(_ count: Int) -> String {
    String(unicodeScalars.dropLast(count))
  }

  /// Whether an accent is written on a letter of the word; `ç` and letters with a diaeresis have none.
  var hasAccent: Bool {
    unicodeScalars.contains { $0.isAccented }
  }
}

extension Unicode.Scalar {
  var isAccented: Bool {
    switch self {
    case "à", "è", "é", "í", "ò", "ó", "ú": true
    default: false
    }
  }

  var isCatalanVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "à", "è", "é", "í", "ï", "ò", "ó", "ú", "ü": true
    default: false
    }
  }
}

enum CatalanSpelling {
  /// A stem as it is written before `e` or `i` so that it sounds the same: `to-ca`, `to-qui`.
  static func beforeFrontVowel(_ stem: String) -> String {
    switch stem.unicodeScalars.last {
    case "c": stem.dropping(1) + "qu"
    case "g": stem + "u"
    case "ç": stem.dropping(1) + "c"
    case "j": stem.dropping(1) + "g"
    case "u" where stem.endsInAny(of: ["gu", "qu"]): stem.dropping(1) + "ü"
    default: stem
    }
  }

  /// Whether an `i` after the stem needs a diaeresis, being a vowel of its own: `canvi-ï`, but not `adeqü-i`.
  static func partsFromI(_ stem: String) -> Bool {
    guard let last = stem.unicodeScalars.last, last.isCatalanVowel else { return false }
    if last == "u" || last == "ü" {
      let before = stem.unicodeScalars.dropLast().last
      // Between vowels u is half a consonant: creui.
      return !(before == "g" || before == "q" || before?.isCatalanVowel == true)
    }
    return true
  }

  /// The word without the accent on its last letter, to which an ending follows that makes it superfluous: `germà`, `german-s`.
  /// After another vowel `í` and `ú` keep a diaeresis: `veí`, `veïn-s`.
  static func withoutFinalAccent(_ word: String) -> String {
    guard let last = word.unicodeScalars.last else { return word }
    let rest = word.dropping(1)
    switch last {
    case "à": return rest + "a"
    case "è", "é": return rest + "e"
    case "ò", "ó": return rest + "o"
    case "í": return rest + (isParted(rest) ? "ï" : "i")
    case "ú": return rest + (isParted(rest) ? "ü" : "u")
    default: return word
    }
  }

  /// Whether the start ends in a vowel that isn't the glide of `gu`, `qu`, `gü`, `qü`.
  private static func isParted(_ start: String) -> Bool {
    guard let last = start.unicodeScalars.last, last.isCatalanVowel else { return false }
    return !start.endsInAny(of: ["gu", "qu", "gü", "qü"])
  }
}

extension CatalanSpelling {
  static func withoutAccents(_ word: String) -> String {
    guard word.hasAccent else { return word }
    var plain = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "à": plain += "a"
      case "è", "é": plain += "e"
      case "í": plain += "i"
      case "ò", "ó": plain += "o"
      case "ú": plain += "u"
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}

extension CatalanSpelling {
  /// Without the accent of the last syllable, which stands before a consonant: `autobús`, `autobus-os`. A diaeresis comes where
  /// the letter follows a vowel: `país`, `païs-os`.
  static func withoutEndAccent(_ word: String) -> String {
    guard let last = word.unicodeScalars.last else { return word }
    return withoutFinalAccent(word.dropping(1)) + String(last)
  }
}

extension CatalanSpelling {
  /// The word with an accent on the last vowel before its last letters: `exam-en`, `exàm-en`. A word of one syllable stays.
  static func withAccent(_ word: String, beforeLast count: Int) -> String {
    var letters = Array(word.unicodeScalars)
    var place = letters.count - count - 1
    while place >= 0, !letters[place].isCatalanVowel { place -= 1 }
    guard place >= 0 else { return word }
    // Of a falling diphthong the first vowel bears the accent.
    if place > 0, letters[place] == "i" || letters[place] == "u", "aeo".unicodeScalars.contains(letters[place - 1]) {
      place -= 1
    }
    switch letters[place] {
    case "a": letters[place] = "à"
    case "e": letters[place] = "è"
    case "i", "ï": letters[place] = "í"
    case "o": letters[place] = "ò"
    case "u", "ü": letters[place] = "ú"
    default: break
    }
    var accented = String.UnicodeScalarView()
    accented.append(contentsOf: letters)
    return String(accented)
  }
}
