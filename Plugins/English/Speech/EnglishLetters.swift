/// What letters are called, one by one.
enum EnglishLetters {
  static func name(of letter: Character) -> String? {
    let lower = letter.lowercased()
    if let name = names[lower] { return name }
    guard let plain = plainLetter[lower], let name = names[plain.letter] else { return nil }
    return "\(name) \(plain.mark)"
  }

  private static let names = [
    "a": "ay", "b": "bee", "c": "cee", "d": "dee", "e": "ee", "f": "ef", "g": "gee", "h": "aitch", "i": "eye",
    "j": "jay",
    "k": "kay", "l": "el", "m": "em", "n": "en", "o": "oh", "p": "pee", "q": "cue", "r": "ar", "s": "ess", "t": "tee",
    "u": "you", "v": "vee", "w": "double you", "x": "ex", "y": "why", "z": "zee", "ç": "cee cedilla",
  ]

  private static let plainLetter: [String: (letter: String, mark: String)] = {
    var plain: [String: (letter: String, mark: String)] = [:]
    for (marked, letters, mark) in marks {
      for (one, other) in zip(marked, letters) { plain[String(one)] = (String(other), mark) }
    }
    return plain
  }()

  private static let marks = [
    ("áéíóúý", "aeiouy", "with an acute accent"), ("àèìòù", "aeiou", "with a grave accent"),
    ("âêîôû", "aeiou", "with a circumflex"), ("ãõñ", "aon", "with a tilde"), ("äëïöüÿ", "aeiouy", "with two dots"),
    ("å", "a", "with a ring"),
  ]
}
