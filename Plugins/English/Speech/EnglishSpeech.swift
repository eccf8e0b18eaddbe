import Sentences

/// A text with its numbers, dates, times and amounts in words.
enum EnglishSpeech {
  /// - Parameter namesParts: whether each time is said with its part of the day, where one knows it.
  static func spoken(_ text: String, namesParts: Bool) -> String {
    scanner.spoken(EnglishAmounts.withDecimalPoints(text)) { written, speech in say(written, namesParts, &speech) }
  }

  private static let scanner = NumberScanner(
    decimal: ".", group: ",", isMonthFirst: true, ordinalMarks: ["st", "nd", "rd", "th"],
    unitsBefore: EnglishAmounts.unitsBefore, unitsAfter: EnglishAmounts.unitsAfter)

  private static func say(_ written: Written, _ namesParts: Bool, _ speech: inout Verbalisation) {
    switch written {
    case .number(let number): sayNumber(number, &speech)
    case .quantity(let amount, let unit): sayAmount(amount, unit, &speech)
    case .ordinal(let number, _): sayOrdinal(number, &speech)
    case .date(let year, let month, let day): speech.said += EnglishDays.day(year, month, day)
    case .time(let hour, let minute): sayTime(hour, minute, namesParts, &speech)
    case .slashed(let one, let other):
      speech.said += EnglishFractions.spoken(one, other, isAfterNumber: isAfterNumber(speech))
    case .digits(let digits): speech.said += EnglishNumbers.digits(digits)
    }
    joinNextNumber(&speech)
  }

  private static func sayNumber(_ number: Numeral, _ speech: inout Verbalisation) {
    if speech.said.last == "#" {
      speech.said.removeLast()
      speech.said += "number "
    }
    if number.fraction.isEmpty, !number.isNegative {
      if sayDay(number, &speech) || sayDayBeforeMonth(number, &speech) || sayTelephone(number, &speech) { return }
      if isYear(number, speech) { return speech.said += EnglishNumbers.year(number.whole) }
    }
    speech.said += EnglishAmounts.number(number)
    sayDecade(number, &speech)
  }

  private static func sayOrdinal(_ number: Int, _ speech: inout Verbalisation) {
    let isDay = 1...31 ~= number
    if isDay, let month = EnglishDays.month(speech.nextWord) {
      sayDay(number, before: month, &speech)
    } else if isDay, let month = EnglishDays.month(speech.wordBefore) {
      sayDay(number, after: month, &speech)
    } else {
      speech.said += EnglishNumbers.ordinal(number)
    }
  }

  private static func sayAmount(_ amount: Numeral, _ unit: String, _ speech: inout Verbalisation) {
    if EnglishAmounts.isMoney(unit), let scale = speech.nextWord, ["thousand", "million", "billion"].contains(scale) {
      speech.rest = speech.rest.dropFirst(scale.count + 1)
      speech.said += "\(EnglishAmounts.number(amount)) \(scale) \(EnglishAmounts.name(of: unit))"
    } else {
      speech.said += EnglishAmounts.spoken(amount, unit)
    }
  }

  // MARK: - Days

  /// `5 November`, `November 5, 2012`, `March 2012`.
  private static func sayDay(_ number: Numeral, _ speech: inout Verbalisation) -> Bool {
    let isDay = 1...31 ~= number.whole && number.written.utf8.count <= 2
    if isDay, let month = EnglishDays.month(speech.nextWord) {
      sayDay(number.whole, before: month, &speech)
      return true
    }
    guard let month = EnglishDays.month(speech.wordBefore) else { return false }
    if isDay {
      sayDay(number.whole, after: month, &speech)
      return true
    }
    guard 1100...2999 ~= number.whole, number.written.utf8.count == 4 else { return false }
    speech.dropWordBefore()
    speech.said += "\(month) \(EnglishNumbers.year(number.whole))"
    return true
  }

  /// `25/12/2012`, which read with the month first would be no day.
  private static func sayDayBeforeMonth(_ number: Numeral, _ speech: inout Verbalisation) -> Bool {
    guard 13...31 ~= number.whole, speech.rest.first == "/" else { return false }
    let parts = speech.rest.dropFirst().prefix(7).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let month = Int(parts[0]), 1...12 ~= month, parts[0].utf8.count <= 2 else { return false }
    let digits = parts[1].prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 4, let year = Int(digits) else { return false }
    speech.said += EnglishDays.day(year, month, number.whole)
    speech.rest = speech.rest[digits.endIndex...]
    return true
  }

  private static func sayDay(_ day: Int, before month: String, _ speech: inout Verbalisation) {
    if speech.wordBefore?.lowercased() != "the" { speech.said += "the " }
    speech.said += "\(EnglishNumbers.ordinal(day)) of \(month)"
    speech.rest = speech.rest.dropFirst(1 + (speech.nextWord?.count ?? 0))
    sayYear(&speech)
  }

  private static func sayDay(_ day: Int, after month: String, _ speech: inout Verbalisation) {
    speech.dropWordBefore()
    speech.said += "\(month) \(EnglishNumbers.ordinal(day))"
    sayYear(&speech)
  }

  /// The year that follows a day, with a comma or without.
  private static func sayYear(_ speech: inout Verbalisation) {
    let behind = speech.rest.drop { $0 == "," || $0 == " " || $0 == "." }
    let digits = behind.prefix(5).prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 4, let year = Int(digits), year >= 1100, speech.rest.first != "." else { return }
    speech.said += ", \(EnglishNumbers.year(year))"
    speech.rest = behind.dropFirst(4)
  }

  /// Four digits after a word that years follow, if nothing that is counted comes behind them.
  private static func isYear(_ number: Numeral, _ speech: Verbalisation) -> Bool {
    guard 1100...2099 ~= number.whole, number.written.utf8.count == 4, let word = speech.wordBefore else {
      return false
    }
    let behind = speech.nextWord ?? ""
    return wordsBeforeYears.contains(word.lowercased()) && !(behind.hasSuffix("s") || behind == "people")
  }

  private static let wordsBeforeYears: Set<String> = [
    "in", "since", "until", "till", "from", "year", "before", "after",
  ]

  /// `the 1980s`, `80s`.
  private static func sayDecade(_ number: Numeral, _ speech: inout Verbalisation) {
    let count = number.written.utf8.count
    guard speech.rest.first == "s", speech.rest.dropFirst().first?.isLetter != true, count == 2 || count == 4,
      number.whole % 10 == 0, number.whole > 0, number.fraction.isEmpty, !number.isNegative
    else { return }
    if count == 4 {
      speech.said.removeLast(EnglishNumbers.cardinal(number.whole).count)
      speech.said += EnglishNumbers.year(number.whole)
    }
    if speech.said.last == "y" {
      speech.said.removeLast()
      speech.said += "ie"
    }
    speech.said += "s"
    speech.rest = speech.rest.dropFirst()
  }

  // MARK: - Times

  /// Hours and minutes are a time of day, unless they can't be one or stand where something lasts: after `takes`, or alone
  /// and short.
  private static func sayTime(_ hour: Int, _ minute: Int, _ namesParts: Bool, _ speech: inout Verbalisation) {
    speech.skipUnit(["h", "hs", "hr", "hrs", "hour", "hours", "min", "mins", "minutes"])
    let isOfWholeDay = hour > 12 || hour == 0 || isWrittenWithZero(speech)
    if isFollowedByHalfOfDay(speech.rest) {
      speech.said += EnglishDays.timeByNumbers(hour, minute)
    } else if isDuration(hour, minute, speech) {
      speech.said += EnglishDays.duration(hour, minute)
    } else {
      let isNamed = partsOfDay.contains { speech.rest.hasPrefix($0) }
      speech.said += EnglishDays.time(
        hour, minute, isOfWholeDay: isOfWholeDay || hour >= 10, isNamed ? .none : namesParts ? .all : .usual)
      if minute == 0, speech.rest.hasPrefix(" o'clock") { speech.rest = speech.rest.dropFirst(8) }
    }
  }

  private static let partsOfDay = [" in the morning", " in the afternoon", " in the evening", " at night"]

  private static func isFollowedByHalfOfDay(_ rest: Substring) -> Bool {
    let behind = rest.prefix(6).drop { $0 == " " }
    return ["am", "pm", "a.m", "p.m"].contains { half in
      behind.lowercased().hasPrefix(half) && behind.dropFirst(half.count).first?.isLetter != true
    }
  }

  private static func isWrittenWithZero(_ speech: Verbalisation) -> Bool {
    speech.written.utf8.count == 5 && speech.written.first == "0"
  }

  private static func isDuration(_ hour: Int, _ minute: Int, _ speech: Verbalisation) -> Bool {
    guard hour <= 12, !isWrittenWithZero(speech) else { return false }
    if let word = speech.wordBefore?.lowercased() {
      if wordsBeforeDurations.contains(word) { return true }
      if wordsBeforeTimes.contains(word) { return false }
    }
    if hour == 0 { return minute > 0 }
    return speech.said.isEmpty && speech.rest.isEmpty && hour < 4
  }

  private static let wordsBeforeDurations: Set<String> = ["take", "takes", "took", "last", "lasts", "lasted"]
  private static let wordsBeforeTimes: Set<String> = ["at", "by", "till", "until", "since", "before", "after"]

  // MARK: - What stands beside

  /// `555-1234`, `(555) 123-4567`: each digit by itself.
  private static func sayTelephone(_ number: Numeral, _ speech: inout Verbalisation) -> Bool {
    guard number.written.utf8.count == 3, number.written == "\(number.whole)" else { return false }
    var groups = [Substring(number.written)]
    let isInBrackets = speech.rest.first == ")"
    var rest = speech.rest
    for count in [3, 4] {
      let behind = rest.first == ")" ? rest.dropFirst().drop { $0 == " " } : rest.dropFirst()
      guard let mark = rest.first, "-.) ".contains(mark) else { continue }
      let digits = behind.prefix(5).prefix { $0.isASCII && $0.isNumber }
      guard digits.count == count, count == 4 || behind.dropFirst(3).first.map({ "-. ".contains($0) }) ?? false else {
        continue
      }
      if groups.count == 1, count == 4, mark != "-" { return false }
      groups.append(digits)
      rest = behind.dropFirst(count)
    }
    guard groups.last?.count == 4 else { return false }
    let words = groups.map { EnglishNumbers.digits($0) }
    speech.said += words[0] + (isInBrackets ? ") " : ", ") + words[1...].joined(separator: ", ")
    speech.rest = rest
    return true
  }

  /// A mark between this number and the next: `3-5`, `1.2.3`, `1,2`.
  private static func joinNextNumber(_ speech: inout Verbalisation) {
    guard let mark = speech.rest.first, let next = speech.rest.dropFirst().first, next.isASCII, next.isNumber,
      let word = joints[mark]
    else { return }
    speech.said += word
    speech.rest = speech.rest.dropFirst()
  }

  private static let joints: [Character: String] = [
    "-": " to ", "–": " to ", ".": " point ", ",": ", ", ":": " ", "/": " ",
  ]

  /// Whether a number and a space stand before the fraction just read: `2 1/2`.
  private static func isAfterNumber(_ speech: Verbalisation) -> Bool {
    let base = speech.rest.base
    var before = base[..<speech.rest.startIndex]
    while let last = before.last, last == "/" || last.isNumber { before.removeLast() }
    return before.last == " " && before.dropLast().last?.isNumber == true
  }
}

extension Verbalisation {
  /// The word that was said last, if it is no longer than a month's name and only a space follows it.
  fileprivate var wordBefore: Substring? {
    let end = said.utf8.suffix(11)
    guard end.last == UInt8(ascii: " ") else { return nil }
    let word = end.dropLast().reversed().prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    return word.isEmpty ? nil : Substring(decoding: word.reversed(), as: UTF8.self)
  }

  /// Takes back ``wordBefore`` and the space after it.
  fileprivate mutating func dropWordBefore() {
    if let word = wordBefore { said.removeLast(word.count + 1) }
  }
}
