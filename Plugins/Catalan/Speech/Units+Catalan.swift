import Sentences

/// What is measured or paid, in words.
struct CatalanUnit: Sendable {
  let one, many: String
  let gender: Gender
  /// What a hundredth of a coin is called.
  let cent: String?
  let cents: String?

  private init(_ one: String, _ many: String, _ gender: Gender = .masculine, cent: String? = nil, cents: String? = nil)
  {
    (self.one, self.many, self.gender, self.cent, self.cents) = (one, many, gender, cent, cents)
  }

  static let all: [String: CatalanUnit] = [
    "%": CatalanUnit("per cent", "per cent"), "‰": CatalanUnit("per mil", "per mil"),
    "kg": CatalanUnit("quilo", "quilos"), "g": CatalanUnit("gram", "grams"),
    "mg": CatalanUnit("mil·ligram", "mil·ligrams"),
    "t": CatalanUnit("tona", "tones", .feminine),
    "km": CatalanUnit("quilòmetre", "quilòmetres"), "m": CatalanUnit("metre", "metres"),
    "cm": CatalanUnit("centímetre", "centímetres"), "mm": CatalanUnit("mil·límetre", "mil·límetres"),
    "m²": CatalanUnit("metre quadrat", "metres quadrats"), "m³": CatalanUnit("metre cúbic", "metres cúbics"),
    "km/h": CatalanUnit("quilòmetre per hora", "quilòmetres per hora"),
    "l": CatalanUnit("litre", "litres"), "L": CatalanUnit("litre", "litres"),
    "cl": CatalanUnit("centilitre", "centilitres"), "ml": CatalanUnit("mil·lilitre", "mil·lilitres"),
    "mL": CatalanUnit("mil·lilitre", "mil·lilitres"), "kcal": CatalanUnit("quilocaloria", "quilocalories", .feminine),
    "°C": CatalanUnit("grau", "graus"), "ºC": CatalanUnit("grau", "graus"), "°": CatalanUnit("grau", "graus"),
    "h": hour, "hs": hour, "hr": hour, "hrs": hour, "min": CatalanUnit("minut", "minuts"),
    "s": CatalanUnit("segon", "segons"),
    "€": euro, "EUR": euro, "R$": real, "$": dollar, "US$": dollar,
    "£": CatalanUnit("lliura", "lliures", .feminine, cent: "penic", cents: "penics"),
  ]

  /// Signs of hours.
  static let hours: Set = ["h", "hs", "hr", "hrs"]

  private static let hour = CatalanUnit("hora", "hores", .feminine)
  private static let euro = CatalanUnit("euro", "euros", cent: "cèntim", cents: "cèntims")
  private static let real = CatalanUnit("real", "reals", cent: "centau", cents: "centaus")
  private static let dollar = CatalanUnit("dòlar", "dòlars", cent: "centau", cents: "centaus")

  /// `tres euros amb cinquanta`, `dos coma cinc quilos`, `un milió d'euros`.
  func spoken(_ numeral: Numeral) -> String {
    let sign = numeral.isNegative ? "menys " : ""
    if let cent, let cents, let hundredths = numeral.hundredths {
      if numeral.whole == 0, hundredths > 0 {
        return "\(sign)\(CatalanNumbers.cardinal(hundredths)) \(hundredths == 1 ? cent : cents)"
      }
      let whole = sign + counted(numeral.whole)
      return hundredths == 0 ? whole : "\(whole) amb \(CatalanNumbers.cardinal(hundredths))"
    }
    if numeral.fraction.isEmpty {
      return sign + (many == one ? "\(CatalanNumbers.cardinal(numeral.whole)) \(one)" : counted(numeral.whole))
    }
    return "\(numeral.spoken(gender)) \(many)"
  }

  private func counted(_ count: Int) -> String {
    if count == 1 { return "\(CatalanNumbers.cardinal(1, gender)) \(one)" }
    // A number of millions is a noun: un milió d'euros.
    guard count >= 1_000_000, count % 1_000_000 == 0 else { return "\(CatalanNumbers.cardinal(count, gender)) \(many)" }
    return CatalanNumbers.cardinal(count) + (many.hasPrefix("e") || many.hasPrefix("h") ? " d'" : " de ") + many
  }
}

extension Numeral {
  /// `dos coma cinc`; the digits behind the mark as a number of up to three digits with its zeros, more one by one.
  func spoken(_ gender: Gender, asName: Bool = false) -> String {
    let sign = isNegative ? "menys " : ""
    let whole = CatalanNumbers.cardinal(whole, gender, asName: asName || !fraction.isEmpty)
    guard let mark else { return sign + whole }
    let zeros = fraction.prefix { $0 == "0" }
    var words = zeros.map { _ in "zero" }
    let rest = fraction.dropFirst(zeros.count)
    if fraction.count > 3 {
      words = [CatalanNumbers.digits(fraction)]
    } else if let number = Int(rest) {
      words.append(CatalanNumbers.cardinal(number, asName: true))
    }
    return "\(sign)\(whole) \(mark == "." ? "punt" : "coma") \(words.joined(separator: " "))"
  }

  /// The coins of an amount with one or two digits behind the mark, or none.
  fileprivate var hundredths: Int? {
    switch fraction.count {
    case 0: 0
    case 1: Int(fraction).map { $0 * 10 }
    case 2: Int(fraction)
    default: nil
    }
  }
}
