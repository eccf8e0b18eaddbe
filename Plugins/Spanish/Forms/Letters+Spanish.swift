extension StringProtocol {
  /// Whether the text ends in these letters, compared byte by byte: `hasSuffix` takes far longer.
  func ends(in letters: String) -> Bool {
    let surplus = utf8.count - letters.utf8.count
    return surplus >= 0 && utf8.dropFirst(surplus).elementsEqual(letters.utf8)
  }

  /// Without its last bytes: as many as unmarked letters are taken away.
  func dropping(_ bytes: Int) -> String {
    String(Substring(self).utf8.dropLast(bytes)) ?? String(self)
  }

  /// The text with another in place of its ending, which it must have.
  func replacing(ending: String, with other: String) -> String {
    dropping(ending.utf8.count) + other
  }
}

extension Unicode.Scalar {
  /// Whether it is a vowel, in lower case.
  var isVowel: Bool {
    isOpenVowel || "iuíúü".unicodeScalars.contains(self)
  }

  /// Whether it is a vowel that never joins another of its kind in a syllable.
  var isOpenVowel: Bool {
    "aeoáéó".unicodeScalars.contains(self)
  }

  var isAccented: Bool {
    "áéíóú".unicodeScalars.contains(self)
  }

  /// With an acute accent, where it is a vowel without one.
  var accented: Unicode.Scalar {
    switch self {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u": "ú"
    default: self
    }
  }

  /// Without an acute accent.
  var unaccented: Unicode.Scalar {
    switch self {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú": "u"
    default: self
    }
  }
}
