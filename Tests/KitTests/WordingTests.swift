import TagarelaKit
import Testing

struct WordingTests {
  private func wording(_ messages: String = "", group: String = ".", decimal: String = ",") -> Wording {
    let language = Language(
      id: "pt", name: "português", plural: { $0 == 1 ? .one : .other },
      numbers: NumberStyle(decimal: decimal, group: group),
      dates: DateStyle(short: { "\($0.day)/\($0.month)/\($0.year)" }, long: \.description, read: { _ in nil }))
    return Wording(
      language: language,
      translations: [
        Translation(
          module: "test", language: "pt",
          words: "value.yes = sim\nvalue.no = não\nvalue.red = vermelho|rubro\nvalue.board = prancha",
          messages: messages)
      ])
  }

  @Test(arguments: [(0, "0 toques"), (1, "1 toque"), (2, "2 toques"), (1000, "1.000 toques"), (-1, "-1 toques")])
  func `a number chooses the form of its word`(_ count: Int, _ said: String) {
    let wording = wording("a = {count?# toque|# toques}")
    #expect(wording.text(Phrase("a", ["count": .integer(count)])) == said)
  }

  @Test func `values go into their places, and text about braces stays`() {
    let wording = wording("a = {name}, {name}: {place}!\nb = {open\nc = close}\nd = its ${NAME} and {name}\ne = {}x")
    #expect(wording.text(Phrase("a", ["name": "Ana", "place": .none])) == "Ana, Ana: !")
    #expect(wording.text(Phrase("b")) == "{open")
    #expect(wording.text(Phrase("c")) == "close}")
    #expect(wording.text(Phrase("d", ["name": "Ana"])) == "its ${NAME} and Ana")
    #expect(wording.text(Phrase("e")) == "x")
  }

  @Test func `a value that ends in a dollar does not keep the next from its place`() {
    #expect(wording("a = {name}{place}").text(Phrase("a", ["name": "US$", "place": "Brasil"])) == "US$Brasil")
  }

  @Test func `what is put into a place is not looked into again`() {
    let wording = wording("a = {name}\nb = {count?# {x}|#}")
    #expect(wording.text(Phrase("a", ["name": "{name} ${name} {count?1|2}"])) == "{name} ${name} {count?1|2}")
  }

  @Test func `a message that no language has says its key and values`() {
    #expect(wording().text(Phrase("a.b", ["name": "Ana", "count": 2])) == "a.b · Ana · 2")
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1.000"), (-1000, "-1.000"), (1_234_567, "1.234.567"),
    (Int.max, "9.223.372.036.854.775.807"), (Int.min, "-9.223.372.036.854.775.808"),
  ])
  func `thousands are parted as the language does`(_ number: Int, _ text: String) {
    #expect(wording().number(number) == text)
  }

  @Test(arguments: [
    (1.0, "1"), (2.5, "2,5"), (0.04, "0"), (0.05, "0,1"), (-0.5, "-0,5"), (-1.25, "-1,3"), (1234.56, "1.234,6"),
    (-1234.0, "-1.234"),
  ])
  func `a number that is not whole has one decimal`(_ number: Double, _ text: String) {
    #expect(wording().text(.real(number)) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e18, -1e18])
  func `a number beyond all counting is still said`(_ number: Double) {
    #expect(!wording().text(.real(number)).isEmpty)
  }

  @Test func `each value reads as the language writes it`() throws {
    let wording = wording()
    let day = try #require(Day("2012-11-05"))
    #expect(wording.text(.flag(true)) == "sim")
    #expect(wording.text(.flag(false)) == "não")
    #expect(wording.text(.color(.red)) == "vermelho")
    #expect(wording.text(.word("board")) == "prancha")
    #expect(wording.text(.word("unheard")) == "unheard")
    #expect(wording.text(.day(day)) == "5/11/2012")
    #expect(wording.text(.moment(Moment(day, hour: 9, minute: 15))) == "5/11/2012 09:15")
    #expect(wording.text(.moment(Moment(day, hour: 9, minute: 15, second: 3))) == "5/11/2012 09:15:03")
    #expect(wording.text(.list(["a", 1000, .none])) == "a, 1.000, ")
    #expect(wording.text(.none) == "")
  }
}
