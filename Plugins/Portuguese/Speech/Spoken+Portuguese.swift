import Sentences

/// Texts as people in Brazil read them aloud.
enum PortugueseSpeech {
  static func spoken(_ text: String) -> String {
    scanner.spoken(text, say: say)
  }

  private static let scanner = NumberScanner(
    decimal: ",", group: ".", ordinalMarks: ["º", "ª", ".º", ".ª"], unitsBefore: SpokenUnit.before,
    unitsAfter: SpokenUnit.after)

  private static func say(_ written: Written, _ speech: inout Verbalisation) {
    switch written {
    case .number(let numeral): say(numeral, &speech)
    case .quantity(let numeral, let unit): say(numeral, unit, &speech)
    case .ordinal(let number, let mark): sayOrdinal(number, mark, &speech)
    case .date(let year, let month, let day):
      speech.said += PortugueseClock.date(year: year, month: month, day: day)
    case .time(let hour, let minute): sayTime(hour, minute, &speech)
    case .slashed(let first, let second): saySlashed(first, second, &speech)
    case .digits(let digits): sayDigits(digits, &speech)
    }
  }

  // MARK: - Numbers

  private static func say(_ numeral: Numeral, _ speech: inout Verbalisation) {
    if numeral.fraction.isEmpty, !numeral.isNegative {
      if sayTelephone(numeral, &speech) { return }
      if isRange(numeral, speech.rest) {
        speech.said += "\(PortugueseNumber.words(numeral.whole)) a "
        speech.rest = speech.rest.dropFirst()
        return
      }
      if numeral.whole == 1, isDayOfMonth(speech.rest) {
        speech.said += "primeiro"
        return
      }
    }
    speech.said += words(numeral, gender(of: numeral, speech))
    // um milhão de pessoas
    if numeral.fraction.isEmpty, isRoundMillion(numeral.whole), let next = speech.nextWord, !connecting.contains(next) {
      speech.said += " de"
    }
  }

  private static func words(_ numeral: Numeral, _ gender: Gender = .masculine) -> String {
    let sign = numeral.isNegative ? "menos " : ""
    let whole = sign + PortugueseNumber.words(numeral.whole, gender)
    guard let mark = numeral.mark, !numeral.fraction.isEmpty else { return whole }
    return "\(whole) \(mark == "," ? "vírgula" : "ponto") \(PortugueseNumber.fraction(numeral.fraction))"
  }

  private static func isRoundMillion(_ number: Int) -> Bool {
    number > 0 && number % 1_000_000 == 0
  }

  /// By the article before it (`às 2`, `os 2`) or what is counted (`2 meninas`).
  private static func gender(of numeral: Numeral, _ speech: Verbalisation) -> Gender {
    guard numeral.fraction.isEmpty else { return .masculine }
    if let last = speech.lastWord?.lowercased() {
      if feminineArticles.contains(last) { return .feminine }
      if masculineArticles.contains(last) { return .masculine }
    }
    guard var next = speech.nextWord?.lowercased() else { return .masculine }
    // 2 mil pessoas
    if next == "mil" { next = speech.rest.dropFirst(5).prefix { $0.isLetter }.lowercased() }
    if partsOfDay.contains(where: { speech.rest.hasPrefix($0) }) { return .feminine }
    let isPlural = next.ends(in: "s")
    guard !connecting.contains(Substring(next)), isPlural || numeral.whole == 1 else { return .masculine }
    return PortugueseGender.of(next)
  }

  private static let feminineArticles = wordSet("à às as das nas pelas estas essas aquelas")
  private static let masculineArticles = wordSet("ao aos o os dos nos pelos estes esses aqueles dia número")

  private static let partsOfDay = [" da manhã", " da tarde", " da noite", " da madrugada"]

  /// Words that count nothing.
  private static let connecting = Set(
    wordSet(
      """
      a as às com da das de dela delas dele deles do dos e em lá mais mas menos na nas no nos o os ou para pela pelas pelo pelos
      por que sem só toda todas todos
      """
    ).map { Substring($0) })

  /// 5-7 anos
  private static func isRange(_ numeral: Numeral, _ rest: Substring) -> Bool {
    guard numeral.whole < 1000, rest.first == "-" else { return false }
    let behind = rest.dropFirst()
    let digits = behind.prefix(4).prefix { $0.isWholeNumber }
    guard 1...3 ~= digits.count else { return false }
    return behind[digits.endIndex...].first.map { $0 != "-" && $0 != "/" } ?? true
  }

  private static func isDayOfMonth(_ rest: Substring) -> Bool {
    rest.hasPrefix(" de ") && PortugueseClock.months.contains { rest.dropFirst(4).hasPrefix($0) }
  }

  // MARK: - Digits

  /// `91234-5678`; but of two years the first and the last.
  private static func sayTelephone(_ numeral: Numeral, _ speech: inout Verbalisation) -> Bool {
    let first = numeral.written
    let second = speech.rest.dropFirst().prefix { $0.isWholeNumber }
    guard 4...5 ~= first.utf8.count, first.utf8.allSatisfy({ $0 >= 0x30 }), speech.rest.first == "-", second.count == 4,
      let number = Int(second)
    else { return false }
    speech.rest = speech.rest.dropFirst(5)
    if 1500...2100 ~= numeral.whole, 1500...2100 ~= number {
      speech.said += "\(PortugueseNumber.words(numeral.whole)) a \(PortugueseNumber.words(number))"
    } else {
      speech.said += "\(PortugueseNumber.digits(first)), \(PortugueseNumber.digits(second))"
    }
    return true
  }

  /// With what a hyphen joins to them: a postal code, a telephone number.
  private static func sayDigits(_ digits: String, _ speech: inout Verbalisation) {
    // A billion in figures counts, for all its length.
    if digits.hasSuffix("000000"), digits.first != "0", digits.utf8.count <= 15, let number = Int(digits) {
      return say(Numeral(number), &speech)
    }
    speech.said += PortugueseNumber.digits(digits)
    while speech.rest.first == "-" {
      let more = speech.rest.dropFirst().prefix { $0.isWholeNumber }
      guard !more.isEmpty else { return }
      speech.said += ", \(PortugueseNumber.digits(more))"
      speech.rest = speech.rest[more.endIndex...]
    }
  }

  // MARK: - Quantities

  private static func say(_ numeral: Numeral, _ sign: String, _ speech: inout Verbalisation) {
    guard let unit = SpokenUnit.all[sign] else { return say(numeral, &speech) }
    if unit.isMoney { return say(numeral, money: unit, &speech) }
    if sign == "°", numeral.fraction.isEmpty, sayDay(numeral.whole, &speech) { return }
    if sign == "°", numeral.whole == 1, speech.nextWord != nil {
      speech.said += "primeiro"
      return
    }
    if sign == "m", numeral.whole > 0, numeral.fraction.utf8.count == 2, let centimetres = Int(numeral.fraction),
      centimetres > 0
    {
      // um metro e setenta e cinco
      let metres = PortugueseNumber.words(numeral.whole)
      speech.said += "\(metres) \(unit.name(of: numeral.whole)) e \(PortugueseNumber.words(centimetres))"
      return
    }
    // 2 x 3 multiplies, 2x counts times.
    let multiplies = sign == "x" && speech.rest.drop { $0 == " " }.first?.isWholeNumber == true
    let gender = multiplies || !numeral.fraction.isEmpty ? .masculine : unit.gender
    let joint = isRoundMillion(numeral.whole) && sign != "%" ? " de " : " "
    speech.said += words(numeral, gender) + joint + (multiplies ? "vezes" : unit.name(of: numeral.whole))
  }

  private static func say(_ numeral: Numeral, money unit: SpokenUnit, _ speech: inout Verbalisation) {
    // R$ 2 milhões
    if let next = speech.nextWord, let joint = afterLargeNumber[String(next)] {
      speech.rest = speech.rest[next.endIndex...]
      speech.said += "\(words(numeral)) \(next)\(joint)\(unit.several)"
      return
    }
    guard numeral.fraction.utf8.count <= 2, let cents = Int((numeral.fraction + "00").prefix(2)) else {
      speech.said += "\(words(numeral)) \(unit.several)"
      return
    }
    var parts: [String] = []
    if numeral.whole > 0 || cents == 0 {
      let joint = isRoundMillion(numeral.whole) ? " de " : " "
      parts.append(PortugueseNumber.words(numeral.whole, unit.gender) + joint + unit.name(of: numeral.whole))
    }
    if cents > 0 { parts.append("\(PortugueseNumber.words(cents)) \(cents == 1 ? "centavo" : "centavos")") }
    speech.said += (numeral.isNegative ? "menos " : "") + parts.joined(separator: " e ")
  }

  private static let afterLargeNumber = [
    "mil": " ", "milhão": " de ", "milhões": " de ", "bilhão": " de ", "bilhões": " de ",
  ]

  // MARK: - Places, parts and times

  private static func sayOrdinal(_ number: Int, _ mark: String, _ speech: inout Verbalisation) {
    // 36ºC
    if mark == "º", speech.rest.first == "C", speech.rest.dropFirst().first?.isLetter != true {
      speech.rest = speech.rest.dropFirst()
      return say(Numeral(number), "°C", &speech)
    }
    if sayDay(number, &speech) { return }
    let gender = mark.ends(in: "ª") ? Gender.feminine : .masculine
    speech.said += PortugueseNumber.ordinal(number, gender) ?? PortugueseNumber.words(number, gender)
  }

  /// 1º/5
  private static func sayDay(_ day: Int, _ speech: inout Verbalisation) -> Bool {
    guard 1...31 ~= day, let (month, year) = speech.takeMonth() else { return false }
    speech.said += PortugueseClock.date(year: year, month: month, day: day)
    return true
  }

  /// Halves, thirds and quarters are parts, unless a day is expected; what else can be a day is one.
  private static func saySlashed(_ first: Int, _ second: Int, _ speech: inout Verbalisation) {
    let expectsDay = speech.lastWord.map { beforeDays.contains($0.lowercased()) } ?? false
    if !expectsDay, let part = parts["\(first)/\(second)"] {
      let isHalfOfFeminine =
        second == 2
        && speech.nextWord.map { !connecting.contains($0) && PortugueseGender.of($0.lowercased()) == .feminine } == true
      speech.said += isHalfOfFeminine ? "meia" : part
    } else if 1...31 ~= first, 1...12 ~= second {
      speech.said += PortugueseClock.date(year: nil, month: second, day: first)
    } else {
      speech.said += "\(PortugueseNumber.words(first)) sobre \(PortugueseNumber.words(second))"
    }
  }

  private static let parts = [
    "1/2": "meio", "1/3": "um terço", "2/3": "dois terços", "1/4": "um quarto", "3/4": "três quartos",
  ]

  private static let beforeDays = wordSet("dia em até no desde")

  private static func sayTime(_ hour: Int, _ minute: Int, _ speech: inout Verbalisation) {
    speech.skipUnit(["h", "hs", "hr", "hrs", "hora", "horas", "min", "minuto", "minutos"])
    if let last = speech.lastWord, beforeDurations.contains(last.lowercased()) {
      speech.said += PortugueseClock.duration(hour, minute)
      return
    }
    let isBefore = minute >= 40 && minute % 5 == 0
    let article = PortugueseClock.article(hour % 24)
    if !isBefore, article != "as", let last = speech.lastWord, let forms = articles[last.lowercased()] {
      // às 12:00, ao meio-dia
      speech.dropLastWord()
      speech.said += "\(article == "o" ? forms.0 : forms.1) "
    }
    let saysPart = !partsOfDay.contains { speech.rest.hasPrefix($0) }
    speech.said += PortugueseClock.time(hour, minute, saysPart: saysPart)
  }

  private static let beforeDurations = wordSet(
    "demora demorou dura duração durante durou falta faltam leva levou por tempo")

  /// What becomes of an article in the plural before o meio-dia, and before a meia-noite and a uma.
  private static let articles = ["às": ("ao", "à"), "as": ("o", "a"), "das": ("do", "da"), "nas": ("no", "na")]
}
