internal import Sentences

/// Numbers with their units in words.
enum SpanishQuantities {
  struct Unit {
    let one: String
    let many: String
    var counted = SpanishNumbers.Counted.masculine
    /// The hundredth part, for money.
    var cent: String?
  }

  static let before = ["€", "$", "US$", "R$", "£"]

  static let after = Array(units.keys) + ["%"]

  static func spoken(_ numeral: Numeral, unit: String) -> String {
    if unit == "%" { return percent(numeral) }
    guard let unit = units[unit] else { return SpanishNumbers.spoken(numeral) + " " + unit }
    if let cent = unit.cent, numeral.fraction.utf8.count <= 2 { return amount(numeral, unit, cent: cent) }
    let isOne = numeral.whole == 1 && numeral.mark == nil
    return SpanishNumbers.spoken(numeral, unit.counted) + link(numeral) + (isOne ? unit.one : unit.many)
  }

  private static func percent(_ numeral: Numeral) -> String {
    let isWhole = numeral.whole == 100 && numeral.mark == nil && !numeral.isNegative
    return SpanishNumbers.spoken(numeral) + (isWhole ? " por cien" : " por ciento")
  }

  private static func amount(_ numeral: Numeral, _ unit: Unit, cent: String) -> String {
    let fraction = Int(numeral.fraction) ?? 0
    let cents = numeral.fraction.utf8.count == 1 ? fraction * 10 : fraction
    let small = SpanishNumbers.cardinal(cents, .masculine) + " " + cent + (cents == 1 ? "" : "s")
    let sign = numeral.isNegative ? "menos " : ""
    if numeral.whole == 0, cents > 0 { return sign + small }
    let large =
      SpanishNumbers.cardinal(numeral.whole, unit.counted) + link(numeral) + (numeral.whole == 1 ? unit.one : unit.many)
    return sign + (cents == 0 ? large : large + " con " + small)
  }

  private static func link(_ numeral: Numeral) -> String {
    numeral.isWholeMillions ? " de " : " "
  }

  /// The unit in the singular, for `medio kilo`.
  static func name(of unit: Substring) -> Unit? {
    units[String(unit)]
  }

  /// Signs of hours.
  static let hours: Set = ["h", "hs", "hr", "hrs"]

  private static let hour = Unit(one: "hora", many: "horas", counted: .feminine)

  private static let units: [String: Unit] = [
    "kg": Unit(one: "kilo", many: "kilos"),
    "g": Unit(one: "gramo", many: "gramos"),
    "mg": Unit(one: "miligramo", many: "miligramos"),
    "l": Unit(one: "litro", many: "litros"),
    "L": Unit(one: "litro", many: "litros"),
    "cl": Unit(one: "centilitro", many: "centilitros"),
    "ml": Unit(one: "mililitro", many: "mililitros"),
    "km": Unit(one: "kilómetro", many: "kilómetros"),
    "m": Unit(one: "metro", many: "metros"),
    "cm": Unit(one: "centímetro", many: "centímetros"),
    "mm": Unit(one: "milímetro", many: "milímetros"),
    "km/h": Unit(one: "kilómetro por hora", many: "kilómetros por hora"),
    "kcal": Unit(one: "kilocaloría", many: "kilocalorías", counted: .feminine),
    "°C": Unit(one: "grado", many: "grados"),
    "ºC": Unit(one: "grado", many: "grados"),
    "°": Unit(one: "grado", many: "grados"),
    "h": hour, "hs": hour, "hr": hour, "hrs": hour,
    "min": Unit(one: "minuto", many: "minutos"),
    "s": Unit(one: "segundo", many: "segundos"),
    "€": Unit(one: "euro", many: "euros", cent: "céntimo"),
    "EUR": Unit(one: "euro", many: "euros", cent: "céntimo"),
    "$": Unit(one: "dólar", many: "dólares", cent: "centavo"),
    "US$": Unit(one: "dólar", many: "dólares", cent: "centavo"),
    "R$": Unit(one: "real", many: "reales", cent: "centavo"),
    "£": Unit(one: "libra", many: "libras", counted: .feminine, cent: "penique"),
  ]
}

extension Numeral {
  /// Whether it needs `de` before what it counts: `dos millones de euros`.
  var isWholeMillions: Bool {
    whole >= 1_000_000 && whole.isMultiple(of: 1_000_000) && (Int(fraction) ?? 0) == 0
  }
}
