import Sentences

/// Numbers in words.
enum PortugueseNumber {
  /// - Parameter number: not negative, below a thousand trillions.
  static func words(_ number: Int, _ gender: Gender = .masculine) -> String {
    guard number > 0 else { return "zero" }
    var groups: [(value: Int, words: String)] = []
    var rest = number
    var scale = 0
    while rest > 0, scale < scales.count {
      let group = rest % 1000
      if group > 0 { groups.insert((group, words(group: group, scale: scale, gender)), at: 0) }
      rest /= 1000
      scale += 1
    }
    // "e" goes before the last group if it is round or small: mil e cem, mil e um, mil cento e um.
    guard groups.count > 1, let last = groups.last else { return groups.first?.words ?? "" }
    let joint = last.value <= 100 || last.value % 100 == 0 ? " e " : " "
    return groups.dropLast().map(\.words).joined(separator: " ") + joint + last.words
  }

  private static let scales = [
    ("", ""), ("mil", "mil"), ("milhão", "milhões"), ("bilhão", "bilhões"), ("trilhão", "trilhões"),
  ]

  /// Millions and more are nouns: masculine whatever is counted.
  private static func words(group: Int, scale: Int, _ gender: Gender) -> String {
    let words = hundreds(group, scale < 2 ? gender : .masculine)
    switch scale {
    case 0: return words
    case 1 where group == 1: return "mil"
    default: return "\(words) \(group == 1 ? scales[scale].0 : scales[scale].1)"
    }
  }

  private static func hundreds(_ number: Int, _ gender: Gender) -> String {
    if number == 100 { return "cem" }
    let below = number % 100
    guard number >= 100 else { return tens(below, gender) }
    var hundred = hundredNames[number / 100]
    if gender == .feminine, number >= 200 { hundred = hundred.replacing(ending: "os", by: "as") }
    return below == 0 ? hundred : "\(hundred) e \(tens(below, gender))"
  }

  private static func tens(_ number: Int, _ gender: Gender) -> String {
    if number < 20 { return gender == .feminine ? feminineUnits[number] ?? units[number] : units[number] }
    let ten = tenNames[number / 10]
    return number % 10 == 0 ? ten : "\(ten) e \(tens(number % 10, gender))"
  }

  private static let units = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "treze",
    "catorze", "quinze", "dezesseis", "dezessete", "dezoito", "dezenove",
  ]

  private static let feminineUnits = [1: "uma", 2: "duas"]

  private static let tenNames = [
    "", "dez", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa",
  ]

  private static let hundredNames = [
    "", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos",
    "novecentos",
  ]

  /// Each digit by itself.
  static func digits(_ digits: some StringProtocol) -> String {
    digits.compactMap(\.wholeNumberValue).map { units[$0] }.joined(separator: " ")
  }

  /// Zeros first are said each; up to two digits then are a number.
  static func fraction(_ digits: String) -> String {
    let zeros = digits.prefix { $0 == "0" }
    let rest = digits.dropFirst(zeros.count)
    let number = rest.count <= 2 ? Int(rest).map { words($0) } : Self.digits(rest)
    return ([Self.digits(zeros), number ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Nil from two thousand on, where nobody says one.
  static func ordinal(_ number: Int, _ gender: Gender) -> String? {
    guard 1..<2000 ~= number else { return nil }
    let words = [
      number >= 1000 ? "milésimo" : "", ordinalHundreds[number / 100 % 10], ordinalTens[number / 10 % 10],
      ordinalUnits[number % 10],
    ].filter { !$0.isEmpty }
    return (gender == .masculine ? words : words.map { $0.dropLast() + "a" }).joined(separator: " ")
  }

  private static let ordinalUnits = [
    "", "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono",
  ]

  private static let ordinalTens = [
    "", "décimo", "vigésimo", "trigésimo", "quadragésimo", "quinquagésimo", "sexagésimo", "septuagésimo", "octogésimo",
    "nonagésimo",
  ]

  private static let ordinalHundreds = [
    "", "centésimo", "ducentésimo", "tricentésimo", "quadringentésimo", "quingentésimo", "sexcentésimo",
    "septingentésimo", "octingentésimo", "noningentésimo",
  ]
}
