import Sentences
import TagarelaTestSupport
import Testing

/// Where numbers, dates and times are found in a text, whatever the language says for them.
struct NumberScannerTests {
  private let scanner = NumberScanner(
    decimal: ",", group: ".", ordinalMarks: ["º", ".er"], unitsBefore: ["$", "R$"],
    unitsAfter: ["kg", "km", "m", "%", "€"])

  private func found(_ text: String) -> [Written] {
    var found: [Written] = []
    _ = scanner.spoken(text) { written, speech in found.append(written) }
    return found
  }

  @Test("A text without digits comes back as it is")
  func noDigits() {
    #expect(scanner.spoken("Sol, ½ y Ⅻ") { _, speech in speech.said += "?" } == "Sol, ½ y Ⅻ")
  }

  @Test("What stands around a number stays, and words are kept apart")
  func surroundings() {
    let spoken = scanner.spoken("(B2) 3D, COVID-19.") { _, speech in speech.said += "n" }
    #expect(spoken == "(B n) n D, COVID-n.")
  }

  @Test("Numbers with the marks of thousands and decimals")
  func numbers() {
    #expect(found("15 300") == [.number(Numeral(15300, written: "15 300"))])
    #expect(found("1.234.567,89") == [.number(Numeral(1_234_567, fraction: "89", mark: ",", written: "1.234.567"))])
    #expect(found("2.5") == [.number(Numeral(2, fraction: "5", mark: "."))])
    #expect(found("3, 4.") == [.number(Numeral(3)), .number(Numeral(4))])
    #expect(found("1.2.3") == [.number(Numeral(1)), .number(Numeral(2)), .number(Numeral(3))])
  }

  @Test("A minus sign counts only where one may stand")
  func signs() {
    #expect(found("-3 (−4) 2-5") == [-3, -4, 2, 5].map { .number(Numeral(abs($0), isNegative: $0 < 0)) })
  }

  @Test("Units behind, signs before")
  func units() {
    #expect(found("3kg") == [.quantity(Numeral(3), unit: "kg")])
    #expect(found("50 %") == [.quantity(Numeral(50), unit: "%")])
    #expect(found("5 mesas") == [.number(Numeral(5))])
    #expect(found("R$ 5") == [.quantity(Numeral(5), unit: "R$")])
    #expect(found("-$5") == [.quantity(Numeral(5, isNegative: true), unit: "$")])
  }

  @Test("Dates that exist, times of the clock")
  func datesAndTimes() {
    #expect(found("2012-11-05") == [.date(year: 2012, month: 11, day: 5)])
    #expect(found("5/11/2012") == [.date(year: 2012, month: 11, day: 5)])
    #expect(found("5.11.2012") == [.date(year: 2012, month: 11, day: 5)])
    #expect(found("31/2/2012").count == 3)
    #expect(found("9:15") == [.time(hour: 9, minute: 15)])
    #expect(found("9h15") == [.time(hour: 9, minute: 15)])
    #expect(found("25:00") == [.number(Numeral(25)), .digits("00")])
    #expect(found("1/2") == [.slashed(1, 2)])
  }

  @Test("The month comes first where the language has it so")
  func monthFirst() {
    let scanner = NumberScanner(
      decimal: ".", group: ",", isMonthFirst: true, ordinalMarks: ["th"], unitsBefore: [], unitsAfter: [])
    var found: [Written] = []
    _ = scanner.spoken("11/5/2012 1,250.5 5th") { written, _ in found.append(written) }
    #expect(
      found == [
        .date(year: 2012, month: 11, day: 5), .number(Numeral(1250, fraction: "5", mark: ".", written: "1,250")),
        .ordinal(5, mark: "th"),
      ])
  }

  @Test("Digits that count nothing")
  func digits() {
    #expect(found("007") == [.digits("007")])
    #expect(found("34612345678") == [.digits("34612345678")])
    #expect(found("612345678") == [.number(Numeral(612_345_678))])
    #expect(found("1000000000") == [.number(Numeral(1_000_000_000))])
  }

  @Test("A language may take back what it said and skip what follows")
  func speech() {
    let spoken = scanner.spoken("a las 9:15 h.") { _, speech in
      #expect(speech.lastWord == "las")
      #expect(speech.written == "9:15")
      #expect(speech.nextWord == "h")
      speech.dropLastWord()
      speech.said += "x"
      speech.rest = speech.rest.dropFirst(2)
    }
    #expect(spoken == "a x.")
  }

  @Test(
    "Long texts take no longer than their length",
    arguments: ["1", "1.", "1 111 ", "1/1/", "1:11:", "1.111.111.", "-", "1 111 111 111 111 111,5,5", "R$ "])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.count) + "1"
    #expect(work { _ = scanner.spoken(text) { _, speech in speech.said += "n" } } < 2)
  }
}
