/// What letters are called.
enum CatalanLetters {
  /// The name of a letter, or of `l·l`, `ll` and `ny`.
  static func name(of letter: String) -> String? { names[letter.lowercased()] }

  private static let names: [String: String] = [
    "a": "a", "b": "be", "c": "ce", "d": "de", "e": "e", "f": "efa", "g": "ge", "h": "hac", "i": "i", "j": "jota",
    "k": "ca",
    "l": "ela", "m": "ema", "n": "ena", "o": "o", "p": "pe", "q": "cu", "r": "erra", "s": "essa", "t": "te", "u": "u",
    "v": "ve", "w": "ve doble", "x": "ics", "y": "i grega", "z": "zeta", "ç": "ce trencada", "ñ": "enya",
    "à": "a amb accent obert", "è": "e amb accent obert", "ò": "o amb accent obert",
    "ì": "i amb accent obert", "ù": "u amb accent obert",
    "á": "a amb accent tancat", "é": "e amb accent tancat", "í": "i amb accent tancat", "ó": "o amb accent tancat",
    "ú": "u amb accent tancat", "ä": "a amb dièresi", "ë": "e amb dièresi", "ï": "i amb dièresi", "ö": "o amb dièresi",
    "ü": "u amb dièresi", "â": "a amb accent circumflex", "ê": "e amb accent circumflex",
    "î": "i amb accent circumflex",
    "ô": "o amb accent circumflex", "û": "u amb accent circumflex", "ã": "a amb titlla", "õ": "o amb titlla",
    "l·l": "ela geminada", "ll": "doble ela", "ny": "ena i grega",
  ]
}
