import TagarelaKit
import Testing

@testable import Shell

struct BinderTests {
  private func bind(_ line: String, _ language: String = "en") throws -> Arguments {
    let wording = Wording(language, in: Bench.registry)
    let words = try Lexer.words(of: line)
    let (command, count) = try Bench.table.command(in: words, line: line, wording: wording)
    let binder = Binder(table: Bench.table, wording: wording)
    let arguments = try binder.bind(words[count...], to: command, line: line)
    try binder.requireAll(arguments, command.signature)
    return arguments
  }

  private func failure(_ line: String, _ language: String = "en") throws -> Failure {
    try #require(throws: Failure.self) { try bind(line, language) }
  }

  @Test(arguments: [
    ("--born 2011-02-29", "value.no_such_day"), ("--born yes", "value.not_day"), ("--email mae", "email.no_at"),
    ("--email mae@exemplo", "email.no_domain"), ("--type huge", "value.not_choice"), ("--limit 0", "value.not_integer"),
    ("--limit 11", "value.not_integer"), ("--limit 1.5", "value.not_integer"), ("--limit ten", "value.not_integer"),
    ("--limit 99999999999999999999", "value.not_integer"), ("--grid 4", "value.not_grid"),
    ("--grid 27x1", "value.not_grid"),
    ("--at 25:00", "value.not_moment"), ("--at '2026-11-31 09:00'", "value.no_such_day"),
    ("--at '2012-11-05 9:60'", "value.not_moment"),
    ("--only new,old", "value.not_choice"),
    ("--photo ''", "value.empty"), ("--place '  '", "value.empty"), ("--type ''", "value.not_choice"),
  ])
  func `a value of the wrong kind is refused where it stands`(_ option: String, _ key: String) throws {
    let line = "patient new Água \(option)"
    let failure = try failure(line)
    #expect(failure.what.key == key)
    #expect(failure.place?.column == "patient new Água ".count + option.prefix { $0 != " " }.count + 2)
  }

  @Test(arguments: [
    ("patient new", "argument.missing"), ("patient new Ana Lúcia", "argument.too_many"),
    ("patient new Ana --yes --yes", "option.twice"), ("patient new Ana --yes=1", "option.takes_no_value"),
    ("patient new Ana --born", "option.needs_value"), ("patient new Ana --born --yes", "option.needs_value"),
    ("patient new Ana --brn 2012-01-01", "option.unknown"), ("patient list x", "argument.too_many"),
    ("patient neww Ana", "command.verb_unknown"), ("pashent list", "command.unknown"), ("plan", "command.verb_missing"),
    ("plan touch Lanche", "argument.missing"), ("note", "argument.missing"), ("undo 2", "argument.too_many"),
    ("'patient' list", "command.unknown"), ("patient new ''", "value.empty"),
  ])
  func `what is wrong with a line is told in one way`(_ line: String, _ key: String) throws {
    #expect(try failure(line).what.key == key)
  }

  @Test(arguments: [
    ("en", "bo", Bench.Form.board), ("en", "LARG", .large), ("pt", "pran", .board), ("pt", "bo", .board),
    ("en", "oar", .board),
  ])
  func `a value is found by a part that only it has, in the user's language and in English`(
    _ language: String, _ word: String, _ form: Bench.Form
  ) throws {
    #expect(try bind("patient new Ana --type \(word)", language)[Bench.type] == form)
  }

  @Test func `a part that several values have is refused with those`() throws {
    let failure = try failure("patient new Ana --only e")
    #expect(failure.what.key == "value.not_choice")
    #expect(failure.candidates == ["new", "changed", "removed"])
  }

  @Test func `the nearest command, option and value are named`() throws {
    #expect(try failure("patiant list").candidates == ["patient"])
    #expect(try failure("patient shwo Ana").candidates == ["show"])
    #expect(try failure("patient new Ana --brn 2012-01-01").candidates.first == "--born")
    #expect(try failure("patient new Ana --type bord").candidates == ["board"])
    #expect(try failure("patient new Ana --type zzzzzz").candidates == ["board", "large"])
  }

  @Test(arguments: [
    "plan touch P 1 --with a b --yes --with c", "plan touch P 1 --with=a b --with c",
    "plan touch --with a b c --yes -- P 1",
  ])
  func `an option of several words takes all up to the next option, and may come again`(_ line: String) throws {
    let arguments = try bind(line)
    #expect(arguments[Bench.tags] == ["a", "b", "c"])
    #expect(arguments[Bench.cells] == ["1"])
  }

  @Test func `an option of several words wants one`() throws {
    #expect(try failure("plan touch P 1 --with").what.key == "option.needs_value")
    #expect(try failure("plan touch P 1 --with --yes").what.key == "option.needs_value")
  }

  @Test func `an option is known by a beginning that only it has, in the user's language and in English`() throws {
    #expect(try bind("patient new Ana --lim 3")[Bench.limit] == 3)
    #expect(try bind("patient new Ana --gri=4x3")[Bench.grid] == GridSize(columns: 4, rows: 3))
    let word = Wording("pt", in: Bench.registry).word("option.email")
    #expect(try bind("patient new Ana --\(word.dropLast()) a@b.pt", "pt")[Bench.email] == "a@b.pt")
    #expect(try bind("patient new Ana --gri 4x3", "pt").has(Bench.grid))
  }

  @Test func `a beginning that several options have is refused with those`() throws {
    let failure = try failure("patient new Ana --pl Sala")
    #expect(failure.what.key == "option.unknown")
    #expect(failure.candidates == ["--place", "--plain"])
  }

  @Test func `an option that is written nearly as in English is told by the user's word`() throws {
    let failure = try failure("patient new Ana --gird 4x3", "pt")
    #expect(failure.candidates == ["--grade"])
  }

  @Test func `of an option with its value behind a sign, the part that is wrong is marked`() throws {
    let unknown = try failure("patient new Ana --brn=2012-01-01")
    #expect(unknown.candidates.first == "--born")
    #expect(unknown.place?.range == 16..<21)
    let wrong = try failure("patient new Ana --born=2012-02-30")
    #expect(wrong.what.key == "value.no_such_day")
    #expect(wrong.place?.range == 23..<33)
  }

  @Test func `values are bound to their parameters`() throws {
    let arguments = try bind(
      #"patient new "Ana Lúcia" --born=2012-11-05 --limit 3 --grid 4×3 --only new,removed --yes --at "2012-11-05 9:15""#
    )
    #expect(try arguments[Bench.name] == "Ana Lúcia")
    #expect(arguments[Bench.born]?.description == "2012-11-05")
    #expect(arguments[Bench.limit] == 3)
    #expect(arguments[Bench.grid] == GridSize(columns: 4, rows: 3))
    #expect(arguments[Bench.only] == [.new, .removed])
    #expect(arguments[Bench.yes])
    #expect(arguments[Bench.at]?.iso == "2012-11-05 09:15:00")
    #expect(!arguments.has(Bench.email))
  }

  @Test func `a dash clears, two dashes end the options, and quotes take an option's meaning away`() throws {
    let cleared = try bind("patient new Ana --place -")
    #expect(cleared.has(Bench.place))
    #expect(cleared[Bench.place] == .some(nil))
    #expect(try bind("patient new Ana")[Bench.place] == nil)
    #expect(try bind("patient new Ana --place Sala")[Bench.place] == "Sala")
    #expect(try bind("patient new -- --yes")[Bench.name] == "--yes")
    #expect(try bind(#"patient new "--yes""#)[Bench.name] == "--yes")
  }

  @Test func `a sentence takes all words up to an option`() throws {
    let arguments = try bind("note Asked for  juice --at 2012-11-05")
    #expect(try arguments[Bench.text] == "Asked for juice")
    #expect(arguments[Bench.at]?.iso == "2012-11-05 00:00:00")
    #expect(try bind("plan touch Lanche 1 B2 3")[Bench.cells] == ["1", "B2", "3"])
  }

  @Test(arguments: Bench.languages)
  func `nouns, verbs, options and values are understood in every language, from every language`(_ spoken: String) throws
  {
    for language in Bench.languages {
      let words = Wording(language, in: Bench.registry)
      let line =
        "\(words.word("noun.patient")) \(words.verb("new", of: "patient")) Ana --\(words.word("option.born")) 2012-11-05 "
        + "--\(words.word("option.type")) \(words.word("value.large").asWord) --\(words.word("option.yes"))"
      let arguments = try bind(line, spoken)
      #expect(arguments[Bench.born]?.description == "2012-11-05", "\(line)")
      #expect(arguments[Bench.type] == .large, "\(line)")
      #expect(arguments[Bench.yes])
    }
  }

  @Test(arguments: [("pt", "5/11/2012"), ("es", "5/11/2012"), ("ca", "5/11/2012"), ("en", "5 Nov 2012")])
  func `a day is taken in the usual form of the language`(_ language: String, _ text: String) throws {
    #expect(try bind("patient new Ana --born '\(text)'", language)[Bench.born]?.description == "2012-11-05")
    #expect(try bind("note x --at '\(text) 09:15'", language)[Bench.at]?.iso == "2012-11-05 09:15:00")
  }

  @Test(arguments: Bench.languages)
  func `yesterday is the day before today`(_ language: String) throws {
    let words = Wording(language, in: Bench.registry)
    let before = Moment.now.day
    let today = try #require(bind("patient new Ana --born \(words.word("value.today").asWord)")[Bench.born])
    let yesterday = try #require(bind("patient new Ana --born \(words.word("value.yesterday").asWord)")[Bench.born])
    // Midnight may pass while this runs.
    #expect([before, Moment.now.day].contains(today))
    #expect([1, 2].contains(Moment.now.day.daysSinceEpoch - yesterday.daysSinceEpoch))
  }

  @Test func `an optional operand before a mandatory one may be left out, and a mistyped one is told`() throws {
    let both = try bind("plan edit 2026-11-05 x.pdf")
    #expect(both[Bench.day] == Day("2026-11-05"))
    #expect(try both[Bench.file] == "x.pdf")
    let one = try bind("plan edit x.pdf --at '2026-11-05 09:15'")
    #expect(one[Bench.day] == nil)
    #expect(try one[Bench.file] == "x.pdf")
    #expect(try failure("plan edit 2026-02-31 x.pdf").what.key == "value.no_such_day")
    // A day alone is a day: the file is missing.
    #expect(try failure("plan edit 2026-11-05").what.key == "argument.missing")
  }

  @Test(arguments: Bench.languages)
  func `tomorrow is the day after today, and a day without a year is the next one in a calendar`(_ language: String)
    throws
  {
    let words = Wording(language, in: Bench.registry)
    let before = Moment.now.day
    let tomorrow = try #require(bind("plan edit \(words.word("value.tomorrow").asWord) x.pdf", language)[Bench.day])
    // Midnight may pass while this runs.
    #expect([1, 2].contains(tomorrow.daysSinceEpoch - before.daysSinceEpoch))
    for days in [-40, -1, 0, 1, 40] {
      let day = try #require(Day(daysSinceEpoch: before.daysSinceEpoch + days))
      let short = words.language.dates.short(day)
      let written = short.hasSuffix("\(day.year)") ? String(short.dropLast(5)) : short
      guard day.month != 2 || day.day != 29 else { continue }
      let coming = try #require(bind("plan edit x.pdf --at '\(written) 09:15'", language)[Bench.next])
      let next = day < before ? Day(year: day.year + 1, month: day.month, day: day.day) : day
      #expect([next, Day(year: day.year + 1, month: day.month, day: day.day)].contains(coming.day))
      #expect(coming.day >= before)
    }
  }

  @Test func `a text of more than a million bytes is refused`() throws {
    #expect(try failure("patient new \(String(repeating: "a", count: 1_048_577))").what.key == "value.too_long")
  }
}
