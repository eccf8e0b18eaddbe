import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Catalan

/// How Catalan words are divided and what is written in digits is said, against tables made by hand.
struct CatalanPronunciationTests {
  private static let divided = (try? CaseTable("syllables/ca").rows) ?? []
  private static let said = (try? CaseTable("spoken/ca").rows) ?? []
  private static let hostile = [
    "", " ", "1", "😀👩‍👩‍👧", "bcd", "---", "·", "l·l", "'", "e\u{301}", "pai\u{308}s", "a\u{301}\u{302}\u{303}", "ω", "東京",
    String(repeating: "a", count: 10_000), String(repeating: "strb", count: 2_500),
    String(repeating: "iu", count: 5_000),
    "e" + String(repeating: "\u{301}", count: 10_000), String(repeating: "l·", count: 5_000),
  ]

  private let catalan = Pronunciation.catalan

  @Test func tablesAreThere() {
    #expect(Self.divided.count > 300)
    #expect(Self.said.count > 150)
  }

  @Test(arguments: divided)
  func wordsAreDivided(_ row: CaseTable.Row) {
    let marks: Set<Character> = ["-", "·"]
    let syllables = catalan.syllables(row.cells[0]).map { $0.filter { !marks.contains($0) } }
    #expect(syllables.joined(separator: "-") == row.cells[1])
  }

  @Test(arguments: divided.map { $0.cells[0] } + hostile)
  func syllablesGiveTheWordAgain(_ word: String) {
    let syllables = catalan.syllables(word)
    #expect(syllables.joined() == word)
    #expect(!syllables.contains(""))
    let capitals = word.uppercased()
    #expect(catalan.syllables(capitals).joined() == capitals)
  }

  @Test func marksStayAtTheEndOfTheirSyllable() {
    #expect(catalan.syllables("cel·lo") == ["cel·", "lo"])
    #expect(catalan.syllables("vint-i-un") == ["vint-", "i-", "un"])
    #expect(catalan.syllables("abans-d'ahir") == ["a", "bans-", "d'a", "hir"])
    #expect(catalan.syllables("MERITXELL") == ["ME", "RIT", "XELL"])
  }

  @Test func prefixesAreTakenApartOnlyWhereTheyAre() {
    #expect(catalan.syllables("desagradable") == ["des", "a", "gra", "da", "ble"])
    #expect(catalan.syllables("desembre") == ["de", "sem", "bre"])
    #expect(catalan.syllables("desert") == ["de", "sert"])
    #expect(catalan.syllables("malentès") == ["mal", "en", "tès"])
    #expect(catalan.syllables("malalt") == ["ma", "lalt"])
  }

  @Test(arguments: said)
  func whatIsWrittenIsSaid(_ row: CaseTable.Row) {
    let (kind, written, said) = (row.cells[0], row.cells[1], row.cells[2])
    switch kind {
    case "letter":
      #expect(CatalanLetters.name(of: written) == said)
      if written.count == 1 { #expect(catalan.letterName(Character(written)) == said) }
    case "duration": #expect(catalan.spoken("dura \(written)") == "dura \(said)")
    case "number" where written.hasSuffix(" f"):
      #expect(catalan.spoken("\(written.dropLast(2)) nenes") == "\(said) nenes")
    case "time-part": #expect(catalan.spoken(written, clock: "part") == said)
    case "time-bells": #expect(catalan.spoken(written, clock: "bells") == said)
    default: #expect(catalan.spoken(written) == said)
    }
  }

  /// Clock, written, said.
  @Test(arguments: [
    ("bells", "Vine a les 9:15.", "Vine a un quart de deu."),
    ("bells", "de les 9:15 a les 10:30", "d'un quart de deu a dos quarts d'onze"),
    ("bells", "Són les 9:15, són les 9:30", "És un quart de deu, són dos quarts de deu"),
    ("bells", "Són les 13:00", "És la una"), ("bells", "a les 9.15 h", "a un quart de deu"),
    ("bells", "dura 1:15", "dura una hora i quart"), ("bells", "a les 9", "a les nou"),
    ("part", "Vine a les 9:15.", "Vine a les nou i quart del matí."), ("part", "Són les 13:00", "És la una del migdia"),
    ("part", "a les 21:15 del vespre", "a les nou i quart del vespre"), ("part", "dura 1:15", "dura una hora i quart"),
    ("usual", "a les 12:00 del migdia", "a les dotze del migdia"), ("half", "a les 9:15", "a les nou i quart"),
  ])
  func eachClockTellsTheTimeInTexts(_ clock: String, _ written: String, _ said: String) {
    #expect(catalan.spoken(written, clock: clock) == said)
  }

  @Test func everyMinuteIsSaidInEveryClock() {
    for clock in catalan.clocks {
      let said = (0..<1440).map { minute in
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return catalan.spoken("\(digits(minute / 60)):\(digits(minute % 60))", clock: clock)
      }
      #expect(
        !said.contains {
          $0.contains(where: \.isNumber) || $0.contains("zero") || $0.contains("de o") || $0.contains("de u")
        })
      // The day comes twice in quarters, and half a quarter is between two minutes.
      #expect(Set(said).count == (clock == "part" ? 1440 : 12 * 56 + 1))
    }
  }

  /// Written, said.
  @Test(arguments: [
    ("Bon dia!", "Bon dia!"), ("", ""),
    ("Tinc 2 germanes i 1 germà.", "Tinc dues germanes i un germà."),
    ("21 cadires, 22 homes, 2 llibres, 2 mans", "vint-i-una cadires, vint-i-dos homes, dos llibres, dues mans"),
    ("Vine a les 9:15.", "Vine a les nou i quart."), ("A les 13:00 dinem.", "A la una dinem."),
    ("a les 9:30h", "a les nou i mitja"), ("a les 10h30min.", "a les deu i mitja."), ("a les 9 hs", "a les nou"),
    ("dura 1h30min", "dura una hora i mitja"), ("a les 0:00 h", "a les dotze de la nit"),
    ("a les 24:00h", "a les dotze de la nit"), ("a les 12:00h", "a les dotze del migdia"),
    ("l'1/1", "l'u de gener"), ("L’1/1/2012", "L’u de gener de dos mil dotze"), ("el 1/1", "el primer de gener"),
    ("1 d'abril", "primer d'abril"), ("l'1 d'abril", "l'u d'abril"), ("l'1 de gener", "l'u de gener"),
    ("el 21 d’agost", "el vint-i-u d’agost"), ("l'11 de setembre", "l'onze de setembre"),
    ("1r de maig", "primer de maig"),
    ("l'1r/5", "l'u de maig"), ("1 de març", "primer de març"), ("d'1 persona", "d'una persona"), ("l'1", "l'u"),
    ("a les 9.15 h", "a les nou i quart"), ("a les 9h30", "a les nou i mitja"), ("a les 2", "a les dues"),
    ("1,5 h", "una hora i mitja"), ("pàgina 21", "pàgina vint-i-u"),
    ("el 2024 va ser", "el dos mil vint-i-quatre va ser"),
    ("el 5/11/2012", "el cinc de novembre de dos mil dotze"), ("el 1/2", "el primer de febrer"),
    ("1/2 poma", "mitja poma"),
    ("3/4", "tres quarts"), ("-3 °C", "menys tres graus"), ("37,5 °C", "trenta-set coma cinc graus"),
    ("2 kg", "dos quilos"),
    ("1 km", "un quilòmetre"), ("90 km/h", "noranta quilòmetres per hora"), ("30 cm", "trenta centímetres"),
    ("1.000.000 €", "un milió d'euros"), ("2.000.000 persones", "dos milions de persones"),
    ("2.000.000 homes", "dos milions d'homes"), ("2.300 persones", "dues mil tres-centes persones"),
    ("612345678", "sis un dos tres quatre cinc sis set vuit"), ("007", "zero zero set"),
    ("2,05", "dos coma zero cinc"), ("0,1", "zero coma u"), ("3r A", "tercer A"), ("1ª", "primera"),
    ("1.234.567.890", "mil dos-cents trenta-quatre milions cinc-cents seixanta-set mil vuit-cents noranta"),
  ])
  func textsAreSaid(_ written: String, _ said: String) {
    #expect(catalan.spoken(written) == said)
  }

  @Test(arguments: hostile)
  func textsWithoutNumbersStay(_ text: String) {
    #expect(catalan.spoken(text.filter { !$0.isNumber }) == text.filter { !$0.isNumber })
  }

  @Test func noDigitIsLeft() {
    for text in ["12:99", "99/99", "1/2/3/4", "1.2.3.4", "31/2/2020", "5n", "24:00", "--5", "1e9", "€€5€€", "1:2:3"] {
      #expect(!catalan.spoken(text).contains { $0.isNumber }, "\(text)")
    }
    #expect(!catalan.spoken(String(repeating: "9", count: 10_000)).contains { $0.isNumber })
  }

  @Test func onlyLettersHaveNames() {
    #expect(catalan.letterName("Ç") == "ce trencada")
    #expect(catalan.letterName("3") == nil)
    #expect(catalan.letterName("!") == nil)
    #expect(catalan.letterName("😀") == nil)
  }
}
