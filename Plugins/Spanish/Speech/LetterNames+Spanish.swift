/// What the letters are called in Spain.
enum SpanishLetters {
  /// The name of a letter, or of `ch` and `ll`.
  static func name(of letter: String) -> String? {
    let letter = letter.lowercased()
    if let name = names[letter] { return name }
    guard let accented = letter.unicodeScalars.first, letter.unicodeScalars.count == 1, accented.isAccented else {
      return nil
    }
    return "\(accented.unaccented) con tilde"
  }

  private static let names = [
    "a": "a", "b": "be", "c": "ce", "d": "de", "e": "e", "f": "efe", "g": "ge", "h": "hache", "i": "i", "j": "jota",
    "k": "ka", "l": "ele", "m": "eme", "n": "ene", "ñ": "eñe", "o": "o", "p": "pe", "q": "cu", "r": "erre", "s": "ese",
    "t": "te", "u": "u", "v": "uve", "w": "uve doble", "x": "equis", "y": "i griega", "z": "zeta", "ç": "ce cedilla",
    "ü": "u con diéresis", "ch": "che", "ll": "elle",
  ]
}
