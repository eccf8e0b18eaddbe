/// A place in a text where digits begin, and what they turn out to be.
struct NumberPlace {
  let source: [UInt8]
  let scanner: NumberScanner
  /// Where the digits begin.
  let digit: Int
  /// What lies before has been said.
  let said: Int
  /// Where what was read begins and ends, once it has been read.
  var start: Int
  var end: Int

  init(in source: [UInt8], at digit: Int, from said: Int, scanner: NumberScanner) {
    self.source = source
    self.digit = digit
    self.said = said
    self.scanner = scanner
    start = digit
    end = digit
  }

  /// What begins here; `start` and `end` are its bounds afterwards.
  mutating func read() -> Written {
    let count = digits(at: digit)
    if count <= 4 {
      if let date = date(count) { return date }
      if count <= 2 {
        if let time = time(count) { return time }
        if let slashed = slashed(count) { return slashed }
      }
      if let ordinal = ordinal(count) { return ordinal }
    }
    return number(count)
  }

  // MARK: - What is made of several numbers

  /// `2012-11-05`, `5/11/2012`, `5-11-2012`, `5.11.2012`; a year of two digits only after slashes.
  private mutating func date(_ count: Int) -> Written? {
    guard let mark = byte(digit + count), mark == Mark.slash || mark == Mark.hyphen || mark == Mark.point,
      !continues(before: digit)
    else { return nil }
    let second = digit + count + 1
    let secondCount = digits(at: second)
    let third = second + secondCount + 1
    guard 1...2 ~= secondCount, byte(third - 1) == mark else { return nil }
    let thirdCount = digits(at: third)
    let last = third + thirdCount
    if let next = byte(last), next == mark, isDigit(last + 1) { return nil }
    let parts = (value(digit, count), value(second, secondCount), value(third, thirdCount))
    var year = parts.2
    var month = parts.1
    var day = parts.0
    if count == 4, mark == Mark.hyphen, secondCount == 2, thirdCount == 2 {
      (year, day) = (parts.0, parts.2)
    } else {
      guard count <= 2, thirdCount == 4 || thirdCount == 2 && mark == Mark.slash else { return nil }
      if thirdCount == 2 { year += year < 50 ? 2000 : 1900 }
      if scanner.isMonthFirst { (day, month) = (month, day) }
    }
    guard 1...12 ~= month, 1...Self.days[month - 1] ~= day else { return nil }
    end = last
    return .date(year: year, month: month, day: day)
  }

  private static let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// `9:15` and `9h15`.
  private mutating func time(_ count: Int) -> Written? {
    guard let mark = byte(digit + count), mark == Mark.colon || mark == UInt8(ascii: "h"),
      digits(at: digit + count + 1) == 2
    else { return nil }
    let hour = value(digit, count)
    let minute = value(digit + count + 1, 2)
    let last = digit + count + 3
    if byte(last) == Mark.colon, isDigit(last + 1) { return nil }
    if digit > 1, source[digit - 1] == Mark.colon, isDigit(digit - 2) { return nil }
    guard hour <= 24, minute < 60, !(hour == 24 && minute > 0) else { return nil }
    end = last
    return .time(hour: hour, minute: minute)
  }

  private mutating func slashed(_ count: Int) -> Written? {
    let second = digit + count + 1
    let secondCount = digits(at: second)
    guard byte(digit + count) == Mark.slash, 1...2 ~= secondCount, !continues(before: digit) else { return nil }
    if byte(second + secondCount) == Mark.slash, isDigit(second + secondCount + 1) { return nil }
    end = second + secondCount
    return .slashed(value(digit, count), value(second, secondCount))
  }

  private mutating func ordinal(_ count: Int) -> Written? {
    guard let mark = first(of: scanner.ordinalMarks, at: digit + count) else { return nil }
    end = digit + count + mark.count
    return .ordinal(value(digit, count), mark: String(decoding: mark, as: UTF8.self))
  }

  // MARK: - Numbers

  private mutating func number(_ count: Int) -> Written {
    if continues(before: digit) { return piece(count) }
    let wholeEnd = endOfWhole(count)
    let fraction = fraction(after: wholeEnd, isGrouped: wholeEnd > digit + count)
    if goesOn(at: fraction.end) || isCode(count) && fraction.mark == nil { return piece(count) }
    let whole = source[digit..<wholeEnd].filter(NumberScanner.isDigit)
    if whole.count > Self.mostDigits {
      end = wholeEnd
      return .digits(String(decoding: whole, as: UTF8.self))
    }
    end = fraction.end
    var numeral = Numeral(
      value(whole[...]), fraction: fraction.digits, mark: fraction.mark,
      written: String(decoding: source[digit..<wholeEnd], as: UTF8.self))
    let before = before()
    start = before.start
    numeral.isNegative = before.isNegative
    if let unit = before.unit { return .quantity(numeral, unit: unit) }
    if let (unit, unitEnd) = unitBehind() {
      end = unitEnd
      return .quantity(numeral, unit: unit)
    }
    return .number(numeral)
  }

  /// The first digits alone, where those and what follows are no number.
  private mutating func piece(_ count: Int) -> Written {
    end = digit + count
    if isCode(count) { return .digits(String(decoding: source[digit..<end], as: UTF8.self)) }
    return .number(Numeral(value(digit, count)))
  }

  /// Whether digits in a row count nothing: more than nine that are no round millions, or a zero before others.
  private func isCode(_ count: Int) -> Bool {
    if count > 1, source[digit] == UInt8(ascii: "0") { return true }
    guard count > 9 else { return false }
    return count > Self.mostDigits || source[(digit + count - 6)..<digit + count].contains { $0 != UInt8(ascii: "0") }
  }

  private static let mostDigits = 15

  /// The end of the whole part, with all its groups of three.
  private func endOfWhole(_ count: Int) -> Int {
    var place = digit + count
    guard count <= 3, source[digit] != UInt8(ascii: "0") else { return place }
    let point = byte(place) == scanner.group
    for _ in 0...Self.mostDigits / 3 {
      let gap = point ? (byte(place) == scanner.group ? 1 : 0) : space(at: place)
      guard gap > 0, digits(at: place + gap) == 3 else { break }
      place += gap + 3
    }
    return place
  }

  private func fraction(after whole: Int, isGrouped: Bool) -> (digits: String, mark: Character?, end: Int) {
    let count = digits(at: whole + 1)
    guard let mark = byte(whole), count > 0, mark == scanner.decimal || mark == Mark.point && !isGrouped else {
      return ("", nil, whole)
    }
    let end = whole + 1 + count
    return (String(decoding: source[whole + 1..<end], as: UTF8.self), Character(Unicode.Scalar(mark)), end)
  }

  /// Whether more digits follow after a mark, as in `1.2.3`, which is no number.
  private func goesOn(at end: Int) -> Bool {
    (byte(end) == Mark.point || byte(end) == Mark.comma) && isDigit(end + 1)
  }

  /// Whether what goes before is part of the same chain, and said already.
  private func continues(before place: Int) -> Bool {
    guard place >= 2, place - 1 == said else { return false }
    let mark = source[place - 1]
    return (mark == Mark.point || mark == Mark.comma || mark == Mark.slash) && isDigit(place - 2)
  }

  // MARK: - What stands around a number

  private func before() -> (start: Int, isNegative: Bool, unit: String?) {
    let sign = minus(before: digit)
    var place = digit - sign
    var space = place
    if space > said, source[space - 1] == Mark.space {
      space -= 1
    } else if space - 1 > said, source[space - 1] == 0xA0, source[space - 2] == 0xC2 {
      space -= 2
    }
    guard
      let unit = scanner.unitsBefore.first(where: { unit in
        space - unit.count >= said && source[(space - unit.count)..<space].elementsEqual(unit)
          && !isLetter(before: space - unit.count)
      })
    else { return isOpen(before: place) ? (place, sign > 0, nil) : (digit, false, nil) }
    place = space - unit.count
    let secondSign = minus(before: place)
    return (place - secondSign, sign + secondSign > 0, String(decoding: unit, as: UTF8.self))
  }

  private func unitBehind() -> (String, Int)? {
    let place = end + space(at: end)
    guard let unit = first(of: scanner.unitsAfter, at: place) else { return nil }
    return (String(decoding: unit, as: UTF8.self), place + unit.count)
  }

  /// The first of the marks that stands at a place, if it ends a word there.
  private func first(of marks: [[UInt8]], at place: Int) -> [UInt8]? {
    guard let head = byte(place) else { return nil }
    return marks.first { mark in
      guard mark[0] == head, place + mark.count <= source.count,
        source[place..<place + mark.count].elementsEqual(mark)
      else { return false }
      return !isLetterOrDigit(place + mark.count) || !isASCIILetter(mark[mark.count - 1])
    }
  }

  /// The length of a minus sign that ends before a place.
  private func minus(before place: Int) -> Int {
    if place > said, source[place - 1] == Mark.hyphen { return 1 }
    return place - 3 >= said && source[(place - 3)..<place].elementsEqual([0xE2, 0x88, 0x92]) ? 3 : 0
  }

  /// Whether a sign may begin here: nothing, a space or a bracket goes before.
  private func isOpen(before place: Int) -> Bool {
    guard place > 0 else { return true }
    let byte = source[place - 1]
    return byte <= Mark.space || byte == UInt8(ascii: "(") || byte == 0xA0
  }

  /// The length of a space at a place: a usual one, or one that doesn't break.
  private func space(at place: Int) -> Int {
    switch byte(place) {
    case Mark.space: 1
    case 0xC2 where byte(place + 1) == 0xA0: 2
    case 0xE2 where byte(place + 1) == 0x80 && (byte(place + 2) == 0xAF || byte(place + 2) == 0x89): 3
    default: 0
    }
  }

  // MARK: - Bytes

  private func byte(_ place: Int) -> UInt8? {
    place < source.count ? source[place] : nil
  }

  private func isDigit(_ place: Int) -> Bool {
    byte(place).map(NumberScanner.isDigit) ?? false
  }

  private func digits(at place: Int) -> Int {
    var end = place
    while isDigit(end) { end += 1 }
    return end - place
  }

  private func value(_ place: Int, _ count: Int) -> Int {
    value(source[place..<min(place + count, place + 15)])
  }

  private func value(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func isASCIILetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Letters with marks lie in the Latin blocks, which begin with C3 to C9; C2 has signs.
  private func isLetterOrDigit(_ place: Int) -> Bool {
    guard let byte = byte(place) else { return false }
    return isASCIILetter(byte) || NumberScanner.isDigit(byte) || 0xC3...0xC9 ~= byte
  }

  private func isLetter(before place: Int) -> Bool {
    guard place > 0 else { return false }
    return isASCIILetter(source[place - 1]) || source[place - 1] >= 0x80
  }

  private enum Mark {
    static let space = UInt8(ascii: " ")
    static let comma = UInt8(ascii: ",")
    static let hyphen = UInt8(ascii: "-")
    static let point = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
  }
}
