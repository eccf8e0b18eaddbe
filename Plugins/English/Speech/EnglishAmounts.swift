import Sentences

/// Money and measures in words.
enum EnglishAmounts {
  static func spoken(_ amount: Numeral, _ unit: String) -> String {
    if let currency = currencies[unit] { return money(amount, currency) }
    if unit == "%" { return "\(number(amount)) percent" }
    guard let names = measures[unit] else { return "\(number(amount)) \(unit)" }
    return "\(number(amount)) \(amount.whole == 1 && amount.fraction.isEmpty ? names.one : names.more)"
  }

  static func number(_ number: Numeral) -> String {
    let whole = EnglishNumbers.cardinal(number.whole)
    let fraction = number.fraction.isEmpty ? "" : " point \(EnglishNumbers.digits(number.fraction))"
    return (number.isNegative ? "minus " : "") + whole + fraction
  }

  static func isMoney(_ unit: String) -> Bool {
    currencies[unit] != nil
  }

  /// What several units of money are called: `million dollars`.
  static func name(of unit: String) -> String {
    currencies[unit]?.more ?? unit
  }

  /// The point and the comma exchanged in amounts as they are written in Brazil and in Europe, with their money beside them:
  /// `R$ 3,50`, `1.200,50 €`.
  static func withDecimalPoints(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")), text.contains("€") || text.contains("R$") else { return text }
    var letters = Array(text.utf8)
    for comma in letters.indices where letters[comma] == UInt8(ascii: ",") {
      guard digits(after: comma, in: letters) == 2, comma > 0, isDigit(letters[comma - 1]) else { continue }
      letters[comma] = UInt8(ascii: ".")
      var place = comma - 1
      while place >= 0, isDigit(letters[place]) || letters[place] == UInt8(ascii: ".") {
        if letters[place] == UInt8(ascii: ".") { letters[place] = UInt8(ascii: ",") }
        place -= 1
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func digits(after place: Int, in letters: [UInt8]) -> Int {
    letters[(place + 1)...].prefix { isDigit($0) }.prefix(3).count
  }

  private static func isDigit(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "0") && letter <= UInt8(ascii: "9")
  }

  private static func money(_ amount: Numeral, _ currency: Currency) -> String {
    guard amount.fraction.count == 2 || amount.fraction.isEmpty, let cents = Int("0" + amount.fraction) else {
      return "\(number(amount)) \(currency.more)"
    }
    var parts: [String] = []
    if amount.whole > 0 || cents == 0 {
      parts.append("\(EnglishNumbers.cardinal(amount.whole)) \(amount.whole == 1 ? currency.one : currency.more)")
    }
    if cents > 0 { parts.append("\(EnglishNumbers.cardinal(cents)) \(cents == 1 ? currency.cent : currency.cents)") }
    return (amount.isNegative ? "minus " : "") + parts.joined(separator: " and ")
  }

  private struct Currency {
    let one, more, cent, cents: String

    init(_ one: String, _ more: String, _ cent: String, _ cents: String) {
      (self.one, self.more, self.cent, self.cents) = (one, more, cent, cents)
    }
  }

  private static let currencies: [String: Currency] = [
    "$": Currency("dollar", "dollars", "cent", "cents"), "US$": Currency("dollar", "dollars", "cent", "cents"),
    "€": Currency("euro", "euros", "cent", "cents"), "£": Currency("pound", "pounds", "penny", "pence"),
    "R$": Currency("real", "reais", "centavo", "centavos"),
  ]

  static let unitsBefore = ["$", "US$", "R$", "€", "£"]
  static let unitsAfter = ["%", "€", "£", "$"] + measures.keys

  private static let measures: [String: (one: String, more: String)] = [
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "mg": ("milligram", "milligrams"),
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "l": ("liter", "liters"), "L": ("liter", "liters"),
    "ml": ("milliliter", "milliliters"), "mL": ("milliliter", "milliliters"), "lb": ("pound", "pounds"),
    "lbs": ("pound", "pounds"), "oz": ("ounce", "ounces"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
    "mph": ("mile per hour", "miles per hour"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "min": ("minute", "minutes"), "mins": ("minute", "minutes"), "h": ("hour", "hours"), "hs": ("hour", "hours"),
    "hr": ("hour", "hours"), "hrs": ("hour", "hours"), "°C": ("degree Celsius", "degrees Celsius"),
    "ºC": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "ºF": ("degree Fahrenheit", "degrees Fahrenheit"), "°": ("degree", "degrees"),
  ]
}
