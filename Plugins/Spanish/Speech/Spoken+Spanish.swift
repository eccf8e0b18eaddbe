internal import Sentences

/// A text as it is read aloud in Spain.
enum SpanishSpeech {
  /// - Parameter namesParts: whether each time is said with its part of the day.
  static func spoken(_ text: String, namesParts: Bool) -> String {
    scanner.spoken(text) { written, speech in say(written, namesParts, &speech) }
  }

  private static let scanner = NumberScanner(
    decimal: ",", group: ".", ordinalMarks: SpanishNumbers.ordinalMarks, unitsBefore: SpanishQuantities.before,
    unitsAfter: SpanishQuantities.after)

  private static func say(_ written: Written, _ namesParts: Bool, _ speech: inout Verbalisation) {
    switch written {
    case .number(let numeral): speech.said += number(numeral, speech)
    case .quantity(let numeral, let unit):
      if let (hour, minute) = time(numeral, unit, speech) {
        clock(hour, minute, namesParts, &speech)
      } else if unit == "°", numeral.fraction.isEmpty, isDay(numeral.whole, speech.rest) {
        ordinal(numeral.whole, unit, &speech)
      } else {
        speech.said += SpanishQuantities.spoken(numeral, unit: unit)
      }
    case .ordinal(let number, let mark): ordinal(number, mark, &speech)
    case .date(let year, let month, let day):
      speech.said += SpanishTimes.date(year: year, month: month, day: day)
      joinTime(&speech)
    case .time(let hour, let minute):
      speech.skipUnit(["h", "hs", "hr", "hrs", "hora", "horas", "min", "minuto", "minutos"])
      if let word = speech.lastWord, lasting.contains(word.lowercased()) {
        speech.said += SpanishTimes.duration(hour, minute)
      } else {
        clock(hour, minute, namesParts, &speech)
      }
    case .slashed(let top, let bottom): slashed(top, bottom, &speech)
    case .digits(let digits): speech.said += SpanishNumbers.digits(digits)
    }
  }

  /// Words after which hours and minutes are a length of time.
  private static let lasting: Set<String> = [
    "dura", "duran", "duró", "duraron", "durará", "duraba", "durar", "durante", "duración", "tarda", "tardo", "tardó",
    "tardará", "tardar",
  ]

  // MARK: - Numbers

  private static func number(_ numeral: Numeral, _ speech: Verbalisation) -> String {
    if isTelephone(numeral) { return SpanishNumbers.digits(numeral.written) }
    let counted = counted(speech)
    let isCounting = speech.nextWord.map { !particles.contains($0.lowercased()) } == true
    return SpanishNumbers.spoken(numeral, counted) + (isCounting && numeral.isWholeMillions ? " de" : "")
  }

  /// Nine digits that begin as telephone numbers of Spain do, with spaces or without.
  private static func isTelephone(_ numeral: Numeral) -> Bool {
    600_000_000...999_999_999 ~= numeral.whole && numeral.mark == nil && !numeral.isNegative
      && !numeral.written.contains(".")
  }

  /// What a number counts, by the next word; where none is counted, the article before it tells.
  private static func counted(_ speech: Verbalisation) -> SpanishNumbers.Counted {
    guard let word = speech.nextWord?.lowercased(), !particles.contains(word) else {
      return speech.lastWord.map { ["la", "las"].contains($0.lowercased()) } == true ? .feminine : .nothing
    }
    if SpanishStressedA.begins(word) { return .masculine }
    return SpanishForms().gender(ofNoun: word) == .feminine ? .feminine : .masculine
  }

  /// Words that a number doesn't count.
  private static let particles: Set<String> = [
    "de", "del", "a", "al", "y", "e", "o", "u", "ni", "en", "con", "sin", "por", "para", "que", "es", "son", "más",
    "menos", "entre", "hasta", "desde", "sobre", "pero", "porque", "como", "cuando", "si", "no", "ya", "está", "están",
    "el", "la", "los", "las", "se", "me", "te", "le", "mil", "millones", "millón",
  ]

  /// With the month that may follow: `1º/5`.
  private static func ordinal(_ number: Int, _ mark: String, _ speech: inout Verbalisation) {
    speech.said += SpanishNumbers.ordinal(number, mark: mark)
    if 1...31 ~= number, let (month, year) = speech.takeMonth() { speech.said += SpanishTimes.of(month, year) }
  }

  /// Whether a degree sign stands for the mark of an ordinal: `1° de mayo`, `1°/5`.
  private static func isDay(_ number: Int, _ rest: Substring) -> Bool {
    number == 1 && (rest.hasPrefix("/") || SpanishTimes.isMonth(rest))
  }

  // MARK: - Times

  /// The hour that `9.15 h`, and `14 h` after an article, stand for.
  private static func time(_ numeral: Numeral, _ unit: String, _ speech: Verbalisation) -> (Int, Int)? {
    guard SpanishQuantities.hours.contains(unit), numeral.whole <= 24, !numeral.isNegative else { return nil }
    if numeral.mark == ".", numeral.fraction.utf8.count == 2, let minute = Int(numeral.fraction), minute < 60 {
      return (numeral.whole, minute)
    }
    guard numeral.mark == nil, let word = speech.lastWord, ["la", "las"].contains(word.lowercased()) else { return nil }
    return (numeral.whole, 0)
  }

  /// `a` between a date and the time that follows it directly.
  private static func joinTime(_ speech: inout Verbalisation) {
    guard let mark = speech.rest.first, mark == " " || mark == "T" else { return }
    let time = speech.rest.dropFirst()
    let hour = time.prefix { $0.isWholeNumber }
    guard 1...2 ~= hour.count, time.dropFirst(hour.count).first == ":" else { return }
    speech.said += " a "
    speech.rest = time
  }

  /// A time of day; its own article takes the place of the one before it, and an hour written without a zero, which may
  /// be one of the afternoon, is not put into a part of the day unless all are.
  private static func clock(_ hour: Int, _ minute: Int, _ namesParts: Bool, _ speech: inout Verbalisation) {
    let isNamed = [" de la ", " del "].contains { speech.rest.hasPrefix($0) }
    let isOfTwelve = hour > 0 && hour < 10 && !speech.written.hasPrefix("0")
    var words = SpanishTimes.clock(hour, minute, isNamed ? .none : namesParts ? .all : isOfTwelve ? .none : .usual)
    if let article = speech.lastWord, ["la", "las"].contains(article.lowercased()) {
      if article.first?.isUppercase == true { words = words.prefix(1).uppercased() + words.dropFirst() }
      speech.dropLastWord()
      if words.hasPrefix("la "), let verb = speech.lastWord, verb.lowercased() == "son" {
        let one = verb.first == "S" ? "Es " : "es "
        speech.dropLastWord()
        speech.said += one
      }
    }
    speech.said += words
  }

  // MARK: - Fractions

  /// Halves, thirds and quarters; other small numbers are a day and a month.
  private static func slashed(_ top: Int, _ bottom: Int, _ speech: inout Verbalisation) {
    if 1..<bottom ~= top, 2...4 ~= bottom {
      fraction(top, bottom, &speech)
    } else if 1...31 ~= top, 1...12 ~= bottom {
      speech.said += SpanishTimes.day(top, bottom)
    } else {
      speech.said += SpanishNumbers.cardinal(top) + " " + SpanishNumbers.cardinal(bottom)
    }
  }

  private static func fraction(_ top: Int, _ bottom: Int, _ speech: inout Verbalisation) {
    let next = speech.nextWord
    let unit = next.flatMap { SpanishQuantities.name(of: $0) }
    let isFollowed = next.map { !particles.contains($0.lowercased()) } == true
    if bottom == 2 {
      let isFeminine = unit.map { $0.counted == .feminine } ?? (counted(speech) == .feminine && isFollowed)
      speech.said += isFollowed ? isFeminine ? "media" : "medio" : "un medio"
    } else {
      speech.said += SpanishNumbers.cardinal(top, .masculine) + (bottom == 3 ? " tercio" : " cuarto")
      speech.said += (top == 1 ? "" : "s") + (isFollowed ? " de" : "")
    }
    if let unit, let next {
      speech.said += " " + unit.one
      speech.rest = speech.rest.dropFirst(next.count + 1)
    }
  }
}
