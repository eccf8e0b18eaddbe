import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import English

/// English words as dictionaries divide them, and numbers, days and times as they are read aloud.
struct EnglishPronunciationTests {
  let english = Pronunciation.english

  @Test func `words divide as in the table`() throws {
    for row in try CaseTable("syllables/en").rows {
      let syllables = english.syllables(row.cells[0])
      #expect(syllables.map { $0.filter { $0 != "-" } }.joined(separator: "-") == row.cells[1], "\(row)")
      #expect(syllables.joined() == row.cells[0])
    }
  }

  @Test func `numbers, letters, days, times and amounts are said as in the table`() throws {
    for row in try CaseTable("spoken/en").rows {
      let written = row.cells[1]
      let spoken =
        switch row.cells[0] {
        case "letter": written.first.flatMap(english.letterName)
        case "time-part": english.spoken(written, clock: "part")
        default: english.spoken(written)
        }
      #expect(spoken == row.cells[2], "\(row)")
    }
  }

  // MARK: - Syllables

  @Test(arguments: [
    ("Butterfly", ["But", "ter", "fly"]), ("MONDAY", ["MON", "DAY"]), ("well-behaved", ["well-", "be", "haved"]),
    ("T-shirt", ["T-", "shirt"]), ("don't", ["don't"]), ("o'clock", ["o'", "clock"]), ("ice cream", ["ice ", "cream"]),
    ("piñata", ["pi", "ña", "ta"]), ("brr", ["brr"]), ("TV", ["TV"]), ("a", ["a"]),
  ])
  func `capitals, marks and accents stay`(word: String, syllables: [String]) {
    #expect(english.syllables(word) == syllables)
  }

  @Test(arguments: [
    "", " ", "-", "'", "--a--", "123", "4ever", "🎈🎈", "👩‍👩‍👧", "e\u{301}\u{302}cole", "日本", "l·l", "rock 'n' roll", "ñ",
    "queue",
    "aeiouaeiou", "bcdfg", "eee", "yyy", "qu", "gue",
  ])
  func `any text comes back whole, in syllables that aren't empty`(text: String) {
    let syllables = english.syllables(text)
    #expect(syllables.joined() == text)
    #expect(!syllables.contains(""))
  }

  @Test(arguments: ["a", "b", "ba", "ing", "ly", "é-", "un", "e\u{301}", "1a", "9", "1-", "$1,", "5/"])
  func `very long nonsense takes little work`(piece: String) {
    let text = String(repeating: piece, count: 10_000)
    let used = work {
      #expect(english.syllables(text).joined() == text)
      #expect(!english.spoken(text).isEmpty)
    }
    #expect(used < 3)
  }

  // MARK: - Spoken

  @Test(arguments: [
    ("The bus leaves at 14:30.", "The bus leaves at half past two in the afternoon."),
    // It may be morning or evening.
    ("The bus leaves at 7:15.", "The bus leaves at quarter past seven."),
    ("It takes 1:30", "It takes an hour and a half"),
    ("at 07:15 in the morning", "at quarter past seven in the morning"), ("At 9:15 pm", "At nine fifteen pm"),
  ])
  func `the part of the day is said where it is known and isn't said already`(written: String, spoken: String) {
    #expect(english.spoken(written, clock: "part") == spoken)
  }

  @Test(arguments: [
    ("I have 2 dogs and 21 cats.", "I have two dogs and twenty-one cats."),
    ("0:00", "midnight"), ("at 0:00", "at midnight"), ("at 0:30", "at half past midnight"), ("24:00", "midnight"),
    ("12:00", "noon"), ("0:30", "half an hour"), ("at 9:30h", "at half past nine"), ("at 14:00 hrs", "at two o'clock"),
    ("10h30min", "half past ten"), ("2 hrs 30 mins", "two hours thirty minutes"),
    ("The bus leaves at 9:15.", "The bus leaves at quarter past nine."), ("at 1:30", "at half past one"),
    ("It takes 1:30", "It takes an hour and a half"), ("At 9:15 am", "At nine fifteen am"),
    ("9:00 o'clock", "nine o'clock"), ("on Nov 5", "on November fifth"), ("May 5th, 2012", "May fifth, twenty twelve"),
    ("5 November 2012", "the fifth of November, twenty twelve"), ("the 5th of May", "the fifth of May"),
    ("you may 5 times", "you may five times"), ("11/5/2012", "November fifth, twenty twelve"),
    ("25/12/2012!", "December twenty-fifth, twenty twelve!"), ("born in 1984", "born in nineteen eighty-four"),
    ("in 2000 years", "in two thousand years"), ("the 1980s", "the nineteen eighties"),
    ("call 555-1234", "call five five five, one two three four"),
    ("(555) 123-4567", "(five five five) one two three, four five six seven"),
    ("0612345678", "zero six one two three four five six seven eight"), ("007", "zero zero seven"),
    ("1 kg of rice", "one kilogram of rice"), ("-5 °C", "minus five degrees Celsius"),
    ("3-5 years", "three to five years"),
    ("2 1/2 cups", "two and a half cups"), ("$2.5 million", "two point five million dollars"),
    ("1.200,50 €", "one thousand two hundred euros and fifty cents"), ("A4 paper", "A four paper"),
    ("page #3", "page number three"), ("1,000,000,001", "one billion and one"), ("a 5-year-old", "a five-year-old"),
    ("room 1.2", "room one point two"),
  ])
  func `numbers in a text are said as they are meant`(written: String, spoken: String) {
    #expect(english.spoken(written) == spoken)
  }

  @Test(arguments: ["", "I want juice.", "🎈", "May I?", "½", "Nov", "$"])
  func `a text without digits stays as it is`(text: String) {
    #expect(english.spoken(text) == text)
  }

  @Test func `no digit is left of any number`() {
    for number in Array(0...1_200) + [99_999, 1_000_001, 123_456_789] {
      #expect(!english.spoken("\(number)").contains { $0.isNumber })
    }
  }

  @Test func `letters have names, other signs have none`() {
    #expect(english.letterName("W") == "double you")
    #expect(english.letterName("Ê") == "ee with a circumflex")
    #expect(english.letterName("5") == nil)
    #expect(english.letterName("?") == nil)
    #expect(english.letterName("🎈") == nil)
  }
}
