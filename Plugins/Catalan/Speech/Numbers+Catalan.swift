import Sentences

/// Numbers in words.
enum CatalanNumbers {
  /// - Parameter asName: whether it names a page or a day rather than counting: a final 1 is then `u`.
  static func cardinal(_ number: Int, _ gender: Gender = .masculine, asName: Bool = false) -> String {
    guard number > 0 else { return "zero" }
    var words: [String] = []
    var rest = number
    for (size, one, many) in large where rest >= size {
      let count = rest / size
      words.append(count == 1 ? "un \(one)" : "\(cardinal(count)) \(many)")
      rest %= size
    }
    if rest >= 1000 {
      words.append(rest < 2000 ? "mil" : "\(hundreds(rest / 1000, gender, asName: false)) mil")
      rest %= 1000
    }
    if rest > 0 { words.append(hundreds(rest, gender, asName: asName)) }
    return words.joined(separator: " ")
  }

  /// The place in an order: primer, cinquena, vint-i-unè.
  static func ordinal(_ number: Int, _ gender: Gender) -> String {
    if 1...4 ~= number {
      return firstOrdinals[number - 1] + (gender == .feminine ? "a" : "")
    }
    let words = cardinal(number)
    let start = words.lastIndex { $0 == " " || $0 == "-" }.map { words.index(after: $0) } ?? words.startIndex
    return words[..<start] + ordinalStem(words[start...]) + (gender == .feminine ? "ena" : "è")
  }

  /// The digits one after the other.
  static func digits(_ digits: some StringProtocol) -> String {
    digits.utf8.filter { 0x30...0x39 ~= $0 }.map { $0 == 0x30 ? "zero" : small[Int($0) - 0x30] }.joined(separator: " ")
  }

  private static let large = [(1_000_000_000_000, "bilió", "bilions"), (1_000_000, "milió", "milions")]

  private static func hundreds(_ number: Int, _ gender: Gender, asName: Bool) -> String {
    let (count, rest) = (number / 100, number % 100)
    let end = tens(rest, gender, asName: asName)
    switch count {
    case 0: return end
    case 1: return rest == 0 ? "cent" : "cent \(end)"
    default:
      let first = tens(count, gender, asName: false) + (gender == .feminine ? "-centes" : "-cents")
      return rest == 0 ? first : "\(first) \(end)"
    }
  }

  private static func tens(_ number: Int, _ gender: Gender, asName: Bool) -> String {
    if number <= 20 { return unit(number, gender, asName: asName) }
    let (ten, rest) = (number / 10, number % 10)
    let first = decades[ten - 2]
    if rest == 0 { return first }
    return first + (ten == 2 ? "-i-" : "-") + unit(rest, gender, asName: asName)
  }

  private static func unit(_ number: Int, _ gender: Gender, asName: Bool) -> String {
    switch number {
    case 1: gender == .feminine ? "una" : asName ? "u" : "un"
    case 2 where gender == .feminine: "dues"
    default: small[number]
    }
  }

  private static func ordinalStem(_ word: Substring) -> String {
    switch word {
    case "cinc": "cinqu"
    case "nou": "nov"
    case "deu": "des"
    case "cents": "cent"
    case "milió": "milion"
    default: word.hasSuffix("e") || word.hasSuffix("a") ? String(word.dropLast()) : String(word)
    }
  }

  private static let firstOrdinals = ["primer", "segon", "tercer", "quart"]

  private static let small = [
    "", "un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou", "deu", "onze", "dotze", "tretze", "catorze",
    "quinze", "setze", "disset", "divuit", "dinou", "vint",
  ]

  private static let decades = [
    "vint", "trenta", "quaranta", "cinquanta", "seixanta", "setanta", "vuitanta", "noranta",
  ]
}
