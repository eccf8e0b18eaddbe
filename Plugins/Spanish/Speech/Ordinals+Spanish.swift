extension SpanishNumbers {
  /// Marks of ordinals, also without the point that the norm asks for.
  static let ordinalMarks = ["º", "ª", ".º", ".ª", ".er", "er", ".o", ".a"]

  /// `1.er` is said `primer`; above a hundred people count on with cardinals.
  static func ordinal(_ number: Int, mark: String) -> String {
    guard let words = words(number) else { return cardinal(number) }
    if mark.ends(in: "er") { return words.ends(in: "ero") ? words.dropping(1) : words }
    guard mark.ends(in: "ª") || mark.ends(in: "a") else { return words }
    return words.split(separator: " ").map { $0.dropping(1) + "a" }.joined(separator: " ")
  }

  private static func words(_ number: Int) -> String? {
    switch number {
    case 1...19: return firstOrdinals[number - 1]
    case 20...99:
      let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
      return unit == 0 ? ordinalTens[ten - 2] : ordinalTens[ten - 2] + " " + firstOrdinals[unit - 1]
    case 100: return "centésimo"
    default: return nil
    }
  }

  private static let firstOrdinals = [
    "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo", "undécimo",
    "duodécimo", "decimotercero", "decimocuarto", "decimoquinto", "decimosexto", "decimoséptimo", "decimoctavo",
    "decimonoveno",
  ]

  private static let ordinalTens = [
    "vigésimo", "trigésimo", "cuadragésimo", "quincuagésimo", "sexagésimo", "septuagésimo", "octogésimo", "nonagésimo",
  ]
}
