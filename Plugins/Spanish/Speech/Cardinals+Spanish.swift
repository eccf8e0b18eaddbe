internal import Sentences

/// Numbers in words.
enum SpanishNumbers {
  /// What a number counts, as far as it changes the number.
  enum Counted {
    /// Nothing that is said: `uno`.
    case nothing
    /// A masculine noun: `un`.
    case masculine
    /// A feminine noun: `una`, `doscientas`.
    case feminine
  }

  /// - Parameter number: at least 0, below a thousand billones.
  static func cardinal(_ number: Int, _ counted: Counted = .nothing) -> String {
    if number < 1_000_000 { return belowMillion(number, counted) }
    let (scale, one, many) =
      number < 1_000_000_000_000 ? (1_000_000, "millón", "millones") : (1_000_000_000_000, "billón", "billones")
    let (head, rest) = number.quotientAndRemainder(dividingBy: scale)
    let millions = cardinal(head, .masculine) + " " + (head == 1 ? one : many)
    return rest == 0 ? millions : millions + " " + cardinal(rest, counted)
  }

  private static func belowMillion(_ number: Int, _ counted: Counted) -> String {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
    guard thousands > 0 else { return belowThousand(rest, counted) }
    let head = thousands == 1 ? "mil" : belowThousand(thousands, counted == .feminine ? .feminine : .masculine) + " mil"
    return rest == 0 ? head : head + " " + belowThousand(rest, counted)
  }

  private static func belowThousand(_ number: Int, _ counted: Counted) -> String {
    if number == 100 { return "cien" }
    let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
    guard hundred > 0 else { return belowHundred(rest, counted) }
    var head = hundreds[hundred]
    if counted == .feminine, hundred > 1 { head = head.replacing(ending: "os", with: "as") }
    return rest == 0 ? head : head + " " + belowHundred(rest, counted)
  }

  private static func belowHundred(_ number: Int, _ counted: Counted) -> String {
    switch number {
    case 1: return one("uno", masculine: "un", counted)
    case 21: return one("veintiuno", masculine: "veintiún", counted)
    case ..<30: return units[number]
    default:
      let (ten, unit) = number.quotientAndRemainder(dividingBy: 10)
      return unit == 0 ? tens[ten] : tens[ten] + " y " + belowHundred(unit, counted)
    }
  }

  private static func one(_ bare: String, masculine: String, _ counted: Counted) -> String {
    switch counted {
    case .nothing: bare
    case .masculine: masculine
    case .feminine: bare.replacing(ending: "o", with: "a")
    }
  }

  /// Each digit by itself, as telephone numbers are read.
  static func digits(_ text: String) -> String {
    text.compactMap { $0.wholeNumberValue.map { units[$0] } }.joined(separator: " ")
  }

  /// A number with its sign and what follows its decimal mark.
  static func spoken(_ numeral: Numeral, _ counted: Counted = .nothing) -> String {
    let sign = numeral.isNegative ? "menos " : ""
    guard let mark = numeral.mark else { return sign + cardinal(numeral.whole, counted) }
    return sign + cardinal(numeral.whole) + (mark == "." ? " punto " : " coma ") + fraction(numeral.fraction)
  }

  /// Up to three digits after the decimal mark as a number behind its zeros, more of them one by one.
  private static func fraction(_ digits: String) -> String {
    guard digits.utf8.count <= 3, let value = Int(digits), value > 0 else { return self.digits(digits) }
    let zeros = digits.utf8.prefix { $0 == UInt8(ascii: "0") }.count
    return (Array(repeating: units[0], count: zeros) + [cardinal(value)]).joined(separator: " ")
  }

  private static let units = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "trece",
    "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno", "veintidós",
    "veintitrés", "veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]

  private static let tens = [
    "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
  ]

  private static let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos", "setecientos",
    "ochocientos", "novecientos",
  ]
}
