import ActivityConformance
import BuiltIns
import Clinic
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// What a report tells of a patient.
@Suite(.waiting)
struct ReportTests {
  private let desk: ReportDesk

  init() throws { desk = try ReportDesk() }

  private static let november = "--from 2012-11-05 --to 2012-11-18"

  /// Six touches in the fortnight, three before it.
  private func someTouches() throws {
    try desk.touch(
      (1, "2012-10-01 09:00"), (1, "2012-10-23 09:00"), (2, "2012-11-04 23:59"),
      // Two sentences on one day, one of two symbols; and one more at the end.
      (1, "2012-11-05 00:00"), (1, "2012-11-07 10:00:00"), (3, "2012-11-07 10:00:20"), (1, "2012-11-07 10:05"),
      (2, "2012-11-18 23:59"), (1, "2012-11-19 00:00"))
  }

  @Test func `numbers stand beside those of as many days before`() throws {
    try someTouches()
    let glance = try #require(try desk.sections("report giovanna \(Self.november)")["glance"])
    #expect(glance.text.contains("Giovanna touched 5 symbols on 3 days. That is 3 more than before (2)."))
    #expect(glance.row("symbols touched") == ["symbols touched", "5", "2"])
    #expect(glance.row("days of use") == ["days of use", "3", "2"])
    #expect(glance.row("symbols a day of use") == ["symbols a day of use", "1.7", "1"])
    #expect(glance.row("different words") == ["different words", "3", "2"])
    // Four sentences of five symbols.
    #expect(glance.row("symbols in a sentence") == ["symbols in a sentence", "1.3", "1"])
  }

  @Test func `words are told by how often, which are new, and which nobody has touched yet`() throws {
    try someTouches()
    let sections = try desk.sections("report giovanna \(Self.november)")
    let words = try #require(sections["words"])
    #expect(words.text.contains("“água”: 3 times"))
    #expect(words.rows == [["água", "3", "1"], ["pão", "1", "0"], ["suco", "1", "1"]])
    #expect(words.text.contains("Of 4 words on the plans, 1 is still waiting to be touched for the first time: bola."))
    let vocabulary = try #require(sections["vocabulary"])
    #expect(vocabulary.text.contains("3 different words"))
    #expect(vocabulary.text.contains("pão"))
    #expect(!vocabulary.text.contains("suco"))
    // Known by the end of each of the two weeks.
    #expect(vocabulary.rows.map(\.last) == ["3", "3"])
  }

  @Test func `hours, sentences and observations`() throws {
    try someTouches()
    try desk.run(
      #"note "Asked for bread." --at "2012-11-07 12:00" --patient Giovanna"#,
      #"note "Before." --at "2012-11-01 12:00" --patient Giovanna"#)
    let sections = try desk.sections("report giovanna \(Self.november)")
    // The seventh was a Wednesday.
    #expect(sections["times"]?.text.contains("Wednesdays, between 10 and 11") == true)
    #expect(sections["times"]?.row("Wed")?.contains("3") == true)
    #expect(
      sections["sentences"]?.text.contains("4 sentences, with 1.3 symbols on average. Before, the average was 1.")
        == true)
    let observations = try #require(sections["observations"])
    #expect(observations.text.contains("1 observation in these days. As many as before."))
    #expect(observations.notes == ["7 Nov 2012 12:00 · therapist|Asked for bread."])
  }

  @Test func `the part of prediction is what was chosen among the first nine`() throws {
    // What stands among the first nine is what the offers show before each word.
    let words = ["mom", "want", "xylophone"]
    var likely = 0
    for index in words.indices {
      let begun = words.prefix(index).joined(separator: " ")
      let shown = try desk.run("compose \(begun) --offers --limit 9 --lang en --patient Giovanna")
      likely += shown.contains(try Regex("(?m)^\(words[index])\\s")) ? 1 : 0
    }
    try desk.run("compose \(words.joined(separator: " ")) --lang en --as-patient --patient Giovanna")
    let offers = try #require(try desk.sections("report giovanna")["offers"])
    #expect(
      offers.text
        == "\(words.count) words were chosen step by step in composed sentences; \(likely) \(likely == 1 ? "was" : "were") among the first nine offered."
    )
    // Touches of boards are nobody's offers.
    try desk.touch((1, "2012-11-05 10:00"))
    #expect(try desk.sections("report giovanna --from 2012-11-01 --to 2012-11-10")["offers"] == nil)
  }

  @Test func `somebody of whom nothing is known gets a clear page`() throws {
    try desk.run("patient new Bia")
    let sections = try desk.sections("report bia")
    #expect(sections["glance"]?.text.contains("Nothing is known yet of the symbols that Bia touches") == true)
    #expect(sections["words"]?.text.contains("Bia has no plan yet") == true)
    #expect(sections["observations"]?.text == "No observations in these days.")
    #expect(sections.keys.sorted() == ["glance", "observations", "words"])
    try desk.run("report bia @bia.pdf", "report bia @bia.html")
    #expect(try desk.text(ofPDF: "bia.pdf").contains("Nothing is known yet"))
  }

  @Test func `a single day, and days to come`() throws {
    try someTouches()
    let day = try desk.sections("report giovanna --from 2012-11-07 --to 2012-11-07")
    #expect(day["glance"]?.row("symbols touched") == ["symbols touched", "3", "0"])
    let ahead = try #require(Day(daysSinceEpoch: Moment.now.day.daysSinceEpoch + 2))
    let result = try ChildProgram(
      "/usr/bin/sqlite3",
      [
        desk.program.workspace,
        "INSERT INTO touch(uid, patient, symbol_name, at) VALUES ('x', 1, 'suco', '\(ahead) 10:00:00')",
      ],
      environment: desk.program.environment, folder: desk.program.folder
    ).result()
    #expect(result.status == 0, "\(result.errors)")
    let now = try desk.sections("report giovanna")
    #expect(now["glance"]?.text.contains("1 touch is dated after today") == true)
    #expect(now["glance"]?.row("symbols touched") == nil)
  }

  @Test func `four weeks until today are meant`() throws {
    let today = Moment.now.day
    func day(_ ago: Int) -> String { "\(Day(daysSinceEpoch: today.daysSinceEpoch - ago) ?? today)" }
    try desk.touch(
      (1, "\(day(0)) 00:00"), (1, "\(day(27)) 00:00"), (1, "\(day(28)) 23:59"), (1, "\(day(55)) 00:00"),
      (1, "\(day(56)) 23:59"))
    let row = try desk.sections("report giovanna")["glance"]?.row("symbols touched")
    // At midnight the day that was the first of them is none of them any more.
    let isTomorrow = Moment.now.day != today
    #expect(
      row == ["symbols touched", "2", "2"] || (isTomorrow && row == ["symbols touched", "1", "2"]),
      "\(row ?? [])")
  }

  @Test func `a file is whole and nobody else's, and takes the place of nothing`() throws {
    #expect(try desk.run("report giovanna @r.pdf").hasPrefix("✓ "))
    let mode = try FileManager.default.attributesOfItem(atPath: desk.program.path("r.pdf"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try desk.refusal("report giovanna @r.pdf").contains("r.pdf"))
    try desk.run("report giovanna @r.pdf --replace")
    // For whom one works, the file is enough.
    try desk.run("use giovanna", "report @s.html")
    #expect(try desk.program.files().contains("s.html"))
  }

  @Test(arguments: [
    ("report giovanna @r.doc", "ends in .pdf or .html"), ("report nobody @r.pdf", "nobody"),
    ("report giovanna @r.pdf --from 2012-11-05 --to 2012-11-04", "2012"),
    ("report giovanna @r.pdf --from 0001-01-01", "not as many days before"),
    ("report clinic @c.pdf", "fewer than 3 patients"), ("report clinic @c.txt", "ends in .pdf or .html"),
    ("report giovanna @nowhere/r.pdf", "nowhere"),
  ]) func `what can't be is said, and nothing is written`(_ command: String, _ complaint: String) throws {
    #expect(try desk.refusal(command).contains(complaint))
    #expect(try desk.program.files().filter { $0.hasSuffix(".pdf") || $0.hasSuffix(".doc") } == [])
  }

  // MARK: languages

  @Test(arguments: [
    ("pt", "relatório de comunicação", "Em poucas palavras", "água"),
    ("es", "informe de comunicación", "De un vistazo", "água"),
    ("ca", "informe de comunicació", "En un cop d'ull", "água"), ("en", "communication report", "At a glance", "água"),
  ]) func `it speaks the family's language, whatever the therapist's`(
    _ language: String, _ title: String, _ heading: String, _ word: String
  ) throws {
    try someTouches()
    try desk.run("settings language \(language) --patient Giovanna", "report giovanna @r.pdf \(Self.november)")
    try desk.run("report giovanna @r.html \(Self.november)")
    let printed = try desk.text(ofPDF: "r.pdf")
    #expect(printed.contains(title) && printed.contains(heading) && printed.contains(word))
    let page = String(decoding: try desk.program.bytes("r.html"), as: UTF8.self)
    #expect(page.contains("<html lang=\"\(language)\">") && page.contains(heading))
  }

  // MARK: in the browser

  @Test func `a page runs nothing, asks for nothing, and a name is no part of it`() throws {
    try desk.run(#"patient new '<script>alert(1)</script>"&'"#)
    try desk.run(#"note '<img src=x onerror=alert(1)>' --patient '<script>alert(1)</script>"&'"#)
    try desk.run(#"report '<script>alert(1)</script>"&' @r.html"#)
    let page = String(decoding: try desk.program.bytes("r.html"), as: UTF8.self)
    #expect(!page.contains("<script") && !page.contains("<img src=x"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.contains("default-src 'none'") && policy.contains("img-src data:") && !policy.contains("unsafe"))
    #expect(page.matches(of: /https?:/).isEmpty || !page.contains("src=\"http"))
  }

  @Test func `each chart of a page has its numbers as a table`() throws {
    try someTouches()
    try desk.run("report giovanna @r.html \(Self.november)")
    let page = String(decoding: try desk.program.bytes("r.html"), as: UTF8.self)
    let figures = page.matches(of: /(?s)<figure>.*?<\/figure>/).map { String($0.0) }
    #expect(figures.count == 5)
    for figure in figures {
      #expect(figure.contains("<img alt=\"") && figure.contains("<table>") && figure.contains("<caption>"))
    }
  }

  // MARK: of a clinic

  @Test func `sums of a clinic have no names, and no word of few`() throws {
    for name in ["Zenóbia", "Wanderley"] {
      try desk.run("patient new \(name)")
    }
    try desk.keep(
      (1, "água", 4, "2012-11-07"), (1, "Tio Quim", 9, "2012-11-07"), (2, "água", 2, "2012-11-07"),
      (2, "suco", 1, "2012-11-07"), (3, "Água", 3, "2012-11-07"), (3, "suco", 5, "2012-11-07"),
      // A day of one person alone.
      (1, "Tio Quim", 8, "2012-11-08"))
    try desk.run("report clinic @c.html \(Self.november)", "report clinic @c.pdf \(Self.november)")
    let page = String(decoding: try desk.program.bytes("c.html"), as: UTF8.self)
    #expect(page.contains("3 persons touched 32 symbols."))
    #expect(page.contains("<th scope=\"row\">7 Nov</th><td>24</td>"))
    #expect(page.contains("<th scope=\"row\">8 Nov</th><td>0</td>"))
    for name in ["Giovanna", "Zenóbia", "Wanderley", "Tio Quim", "suco"] { #expect(!page.contains(name)) }
    // The one word that all three have touched.
    #expect(page.contains("<th scope=\"row\">água</th><td>9</td>"))
    // Persons by their words are one group of three, or none is told.
    let printed = try desk.text(ofPDF: "c.pdf")
    #expect(printed.contains("32") && !printed.contains("Giovanna"))
    // With two persons there is none.
    try desk.run("patient remove Wanderley")
    #expect(try desk.refusal("report clinic @d.pdf \(Self.november)").contains("fewer than 3"))
  }

  @Test func `of a clinic nothing is told that fewer than three persons did before or reached`() throws {
    for name in ["Zenóbia", "Wanderley"] { try desk.run("patient new \(name)") }
    try desk.keep(
      (1, "água", 4, "2012-11-07"), (2, "água", 2, "2012-11-07"), (3, "água", 3, "2012-11-07"),
      (1, "água", 5, "2012-10-25"))
    for name in ["Giovanna", "Zenóbia", "Wanderley"] {
      try desk.run("goal new Greets --start 2012-10-01 --patient \(name)")
    }
    try desk.run("goal reached #1 2012-11-10 --patient Giovanna")
    let few = try desk.sections("report clinic \(Self.november)")
    #expect(few["glance"]?.row("symbols touched") == ["symbols touched", "9", "–"])
    #expect(few["glance"]?.text == "3 persons touched 9 symbols.")
    #expect(few["words"]?.row("água") == ["água", "9", "–"])
    #expect(few["goal"]?.text == "3 persons have goals.")
    try desk.keep((2, "água", 1, "2012-10-25"), (3, "água", 1, "2012-10-25"))
    try desk.run("goal reached #2 2012-11-10 --patient Zenóbia", "goal reached #3 2012-11-10 --patient Wanderley")
    let many = try desk.sections("report clinic \(Self.november)")
    #expect(many["glance"]?.row("symbols touched") == ["symbols touched", "9", "7"])
    #expect(many["words"]?.row("água") == ["água", "9", "7"])
    #expect(many["goal"]?.text == "3 persons have goals. 3 were reached in these days. 0 are being worked on.")
  }

  @Test func `a clinic's report is read at the prompt as a patient's is`() throws {
    for name in ["Zenóbia", "Wanderley"] { try desk.run("patient new \(name)") }
    try desk.keep((1, "água", 4, "2012-11-07"), (2, "água", 2, "2012-11-07"), (3, "água", 3, "2012-11-07"))
    let told = try desk.run("report clinic \(Self.november)")
    #expect(told.contains("3 persons touched 9 symbols.") && !told.contains("Giovanna"))
  }

  // MARK: sections

  private static let registry = Registry(builtInModules)

  @Test(arguments: registry.all(.reportSections)) func `sections keep what they promise`(_ section: ReportSection)
    throws
  {
    expectNone(try checkConformance(ofReportSection: section, in: Self.registry))
  }

  @Test func `without a module its section isn't there`() {
    let all = Set(Self.registry.all(.reportSections).map(\.id))
    #expect(all.isSuperset(of: ["glance", "progress", "agenda", "diary", "goal"]))
    for module in ["progress", "agenda", "diary", "goal"] {
      let rest = Registry(builtInModules.filter { $0.id != module }).all(.reportSections).map(\.id)
      #expect(Set(rest) == all.subtracting([module]))
    }
  }
}
