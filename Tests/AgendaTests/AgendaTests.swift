import Foundation
import TagarelaTestSupport
import Testing

/// The agenda from the prompt's commands, on a workspace of its own.
@Suite(.waiting)
struct AgendaTests {
  private let desk: AgendaDesk

  init() throws { desk = try AgendaDesk() }

  @Test func `events stand in order of time, whole days first, and those at one time are told`() throws {
    try desk.run(
      #"agenda new school --at "2012-11-05 14:00" --for 2h"#, #"agenda new therapy --at "2012-11-05 09:00" --for 45m"#,
      "agenda new birthday --at 2012-11-05", #"agenda new bus --at "2012-11-05 15:30" --for 0:10"#,
      #"agenda new other --patient Ana --at "2012-11-05 10:00""#)
    let day = try desk.run("agenda 2012-11-05")
    #expect(
      day == """
        Monday, 5 November 2012 · autumn
                     #3 birthday
        09:00–09:45  #2 therapy
        14:00–16:00  #1 school  (overlaps)
        15:30–15:40  #4 bus  (overlaps)

        """)
  }

  @Test func `an event is found by the part of its name that fits best, and goes by whole words alone`() throws {
    try desk.run(
      #"agenda new "school trip" --at "2030-11-05 09:00""#, #"agenda new "after school" --at "2030-11-06 09:00""#,
      #"agenda new therapy --at "2030-11-07 09:00""#)
    #expect(try desk.run("agenda edit scho --for 1h").contains("#1 school trip"))
    #expect(try desk.run("agenda edit school --for 2h").contains("#1 school trip"))
    #expect(try desk.run("agenda move ther 2030-11-08").contains("#3 therapy"))
    #expect(try desk.run("agenda edit \"trip school\" --for 2h").contains("#1 school trip"))
    #expect(try desk.refusal("agenda edit o --for 1h").contains("#1 school trip"))
    let refused = try desk.refusal("agenda remove ther")
    #expect(refused.contains("near: therapy"))
    #expect(try desk.refusal("agenda remove tehrapy").contains("therapy"))
    #expect(try desk.refusal("agenda edit xyz --for 1h").contains("near:"))
    #expect(try desk.run("agenda remove therapy").contains("removed"))
  }

  @Test func `one occurrence is changed, moved or left out, and the others stay`() throws {
    try desk.run(
      #"agenda new therapy --at "2026-11-02 09:00" --for 45m --repeat weekly"#,
      #"agenda move 1 "2026-11-10 11:00" --on 2026-11-09"#, "agenda remove 1 --on 2026-11-16",
      "agenda edit 1 --text outing --for 3h --on 2026-11-23")
    #expect(try desk.list(1, 30) == ["02 09:00 therapy", "10 11:00 therapy", "23 09:00 outing", "30 09:00 therapy"])
    // What was moved is known by the day on which it now is, too.
    try desk.run(#"agenda move 1 "2026-11-11 12:00" --on 2026-11-10"#)
    #expect(try desk.list(1, 15) == ["02 09:00 therapy", "11 12:00 therapy"])
    #expect(try desk.refusal("agenda remove 1 --on 2026-11-16").contains("doesn’t happen on"))
    try desk.run("undo", "undo", "undo", "undo")
    #expect(try desk.list(1, 30).count == 5)
    try desk.run("agenda move 1 2026-10-30 --on 2026-11-30")
    #expect(try desk.rows("agenda list --from 2026-10-01 --to 2026-10-31").count == 1)
  }

  @Test func `school days leave out public holidays and those of the patient's own`() throws {
    try desk.run(
      "settings agenda.holidays brazil", #"agenda new school --at "2026-11-16 13:00" --repeat schooldays"#,
      "agenda new Town --at 2026-11-18 --holiday --repeat yearly")
    #expect(
      try desk.list(14, 24) == [
        "16 13:00 school", "17 13:00 school", "18 Town", "19 13:00 school", "23 13:00 school", "24 13:00 school",
      ])
    let week = try desk.record("agenda week 2026-11-18")
    let days = try #require(week["days"] as? [[String: Any]])
    #expect(days.map { $0["holiday"] as? String } == [nil, nil, "Town", nil, "Black Awareness Day", nil, nil])
    #expect(days.map { $0["weekend"] as? Bool } == [false, false, false, false, false, true, true])
    #expect(try desk.record("agenda 2027-11-18")["days"].map { "\($0)".contains("Town") } == true)
  }

  @Test func `a holiday of the patient's own says that it is one, and how many events of school days it leaves out`()
    throws
  {
    try desk.run(
      #"agenda new school --at "2026-11-16 13:00" --repeat schooldays"#,
      #"agenda new lunch --at "2026-11-16 12:00" --repeat schooldays"#,
      #"agenda new bath --at "2026-11-16 19:00" --repeat daily"#)
    #expect(
      try desk.run("agenda new Town --at 2026-11-18 --holiday").contains("a holiday: 2 events of school days fall out"))
    let trip = try desk.run("agenda new Trip --at 2026-11-19 --for 48h --holiday --repeat yearly")
    #expect(trip.contains("yearly, a holiday: 4 events of school days fall out"), "\(trip)")
    let sunday = try desk.run("agenda new Feast --at 2026-11-22 --holiday")
    #expect(sunday.contains("22 Nov 2026, a holiday\n"), "\(sunday)")
    // On a day that is free already nothing more falls out.
    #expect(try desk.run("agenda new Again --at 2026-11-18 --holiday").contains("18 Nov 2026, a holiday\n"))
    try desk.run(#"agenda new visit --at "2026-11-23 10:00""#)
    #expect(try desk.run("agenda edit visit --holiday yes").contains("changed, a holiday: 2 events"))
    #expect(try !desk.run("agenda edit visit --for 1h").contains("holiday"))
  }

  @Test func `a plan that brings an empty day or week along is told so`() throws {
    try desk.run(
      "tutor new Rosa", "board new B", "board word B 1 sim", #"agenda new party --at "2012-11-07 15:00""#,
      "plan new P --tutor Rosa --type board --description d --board B --start 2012-11-05")
    func told(_ activities: String) throws -> String {
      let line = ["--lang", "en", "--plain", "-c", "use Giovanna", "-c", "plan edit P --with \(activities)"]
      let result = try desk.program.run(line)
      #expect(result.status == 0, "\(result.errors)")
      return result.errors
    }
    #expect(try told("agenda:day").contains("nothing in the agenda of Giovanna on 5 Nov 2012"))
    #expect(try told("agenda:week").isEmpty)
    try desk.run("plan edit P --start 2012-11-12")
    #expect(try told("agenda:day,agenda:week").contains("nothing in the agenda from 12 Nov 2012 to 18 Nov 2012"))
    try desk.run("plan edit P --start 2012-11-07")
    #expect(try told("agenda:day").isEmpty)
    // Only who chooses it is told.
    #expect(try desk.program.run(["--lang", "en", "-c", "plan edit P --description e"]).errors.isEmpty)
  }

  @Test func `holidays and seasons are those of the language's country, unless the settings say otherwise`() throws {
    func holiday(_ day: String, _ lang: String) throws -> String? {
      let days = try #require(try desk.record("agenda day \(day)", lang: lang)["days"] as? [[String: Any]])
      return days.first?["holiday"] as? String
    }
    func season(_ lang: String) throws -> String? {
      try desk.record("agenda day 2026-01-15", lang: lang)["season"] as? String
    }
    #expect(try holiday("2026-09-11", "ca") == "Diada Nacional")
    #expect(try holiday("2026-09-07", "pt") == "Independência do Brasil")
    #expect(try holiday("2026-12-06", "es") == "Día de la Constitución")
    #expect(try holiday("2026-12-25", "en") == nil)
    #expect(try season("pt") == "summer" && season("ca") == "winter" && season("en") == "winter")
    try desk.run("settings agenda.holidays Portugal", "settings agenda.hemisphere south")
    #expect(try holiday("2026-06-04", "pt") == "Corpo de Deus" && holiday("2026-09-07", "pt") == nil)
    #expect(try season("en") == "summer")
    try desk.run("settings agenda.holidays spain,catalonia")
    #expect(try holiday("2026-06-24", "en") == "Saint John")
    try desk.run("settings agenda.holidays none")
    #expect(try holiday("2026-09-11", "ca") == nil)
    #expect(try desk.refusal("settings agenda.holidays Mars").contains("Mars"))
  }

  @Test func `a pack's holidays hold as soon as it is there, and are checked`() throws {
    func pack(_ days: String) throws {
      let folder = desk.program.path("modules/our-town")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let manifest =
        #"{"id": "our-town", "name": "Our town", "version": "1.0", "interface": 1, "adds": {"holidays": {"days": \#(days)}}}"#
      try manifest.write(toFile: folder + "/module.json", atomically: true, encoding: .utf8)
    }
    func check() throws -> ChildProgram.Result {
      try desk.program.run(["--lang", "en", "-c", "module check '\(desk.program.path("modules/our-town"))'"])
    }
    try pack(
      #"[{"on": "06-13", "names": {"en": "Saint Anthony"}}, {"on": "easter+60", "since": 2026, "names": {"": "Corpus"}}]"#
    )
    let checked = try check()
    #expect(checked.status == 0, "\(checked.errors)")
    let shown = try desk.program.run(
      ["--lang", "en", "--plain", "--modules", desk.program.path("modules"), "-c", "use Giovanna"]
        + ["2026-06-13", "2026-06-04", "2025-06-19"].flatMap { ["-c", "agenda \($0)"] })
    #expect(shown.output.contains("Saint Anthony") && shown.output.components(separatedBy: "Corpus").count == 2)
    for days in [
      #"[{"on": "13-06", "names": {"en": "x"}}]"#, #"[{"on": "06-13", "names": {}}]"#, "{}",
      #"[{"on": "easter+x", "names": {"en": "x"}}]"#,
    ] {
      try pack(days)
      #expect(try check().status == 1)
    }
  }

  @Test func `what was done is ticked by its day, and stays ticked when the series changes`() throws {
    try desk.run(#"agenda new bath --at "2026-11-02 19:00" --repeat daily"#, "agenda done 1 --on 2026-11-03")
    func done() throws -> [Int] {
      try desk.rows("agenda list --from 2026-11-02 --to 2026-11-05").enumerated()
        .filter { $0.element["done"] as? Bool == true }.map(\.offset)
    }
    #expect(try done() == [1])
    try desk.run("agenda edit 1 --text shower", "agenda edit 1 --for 20m")
    #expect(try done() == [1])
    try desk.run("agenda undone 1 --on 2026-11-03")
    #expect(try done() == [])
    try desk.run("undo")
    #expect(try done() == [1])
  }

  @Test func `events are found by their words, whatever case and accents`() throws {
    try desk.run(#"agenda new "Sessão de Fono" --at 2026-11-02"#, "agenda new escola --at 2026-11-03")
    #expect(try desk.rows("agenda find sessao FONO").compactMap { $0["text"] as? String } == ["Sessão de Fono"])
    #expect(try desk.rows("agenda find 100%").isEmpty)
  }

  @Test func `an event is named by its number or by its words, and one that is over comes last`() throws {
    try desk.run(
      #"agenda new "speech therapy" --at 2012-11-05"#, #"agenda new "speech therapy" --at 2012-11-05 --repeat daily"#,
      "agenda new school --at 2012-11-06", "agenda new party --at 2012-11-07", "agenda new party --at 2012-11-08")
    #expect(try desk.record("agenda show SPEECH")["id"] as? Int == 2)
    #expect(try desk.record("agenda show scho")["id"] as? Int == 3)
    #expect(try desk.record("agenda show #1")["id"] as? Int == 1)
    let several = try desk.refusal("agenda remove party")
    #expect(several.contains("#4 party") && several.contains("#5 party"))
    #expect(try desk.refusal("agenda remove beach").contains("no event “beach”"))
  }

  @Test(arguments: [
    (#"agenda new x --at "2026-02-31""#, "2026-02-31"), (#"agenda new x --at "2026-02-01 25:00""#, "25:00"),
    ("agenda new x --at 0000-01-01", "0000-01-01"), ("agenda new x --at 10000-01-01", "10000-01-01"),
    ("agenda new x", "--at"), (#"agenda new " " --at 2026-11-02"#, "empty"),
    ("agenda new x --at 2026-11-02 --repeat weekly --until 2026-11-01", "can’t end before"),
    ("agenda new x --at 2026-11-02 --until 2026-11-03", "doesn’t repeat"),
    ("agenda new x --at 2026-11-02 --repeat hourly", "hourly"), ("agenda new x --at 2026-11-02 --for 1h99", "1h99"),
    ("agenda new x --at 2026-11-02 --for 10000h", "10000h"), ("agenda new x --at 2026-11-02 --for soon", "soon"),
    ("agenda new x --at 2026-11-02 --repeat daily --weekdays mon", "weekdays"),
    ("agenda show 9", "no event “9”"), ("agenda show x", "no event “x”"), ("agenda edit 1", "what changes?"),
    ("agenda edit 1 --repeat daily --on 2026-11-09", "all days"), ("agenda move 1 2026-13-01", "2026-13-01"),
    ("agenda new '#5' --at 2026-11-02", "“#5”"),
    ("agenda new \(String(repeating: "x", count: 201)) --at 2026-11-02", "200"),
    ("agenda done 1 --on 2026-11-03", "doesn’t happen"), ("agenda list --from 2026-11-09 --to 2026-11-01", "before"),
    ("agenda list --from 2000-01-01 --to 2026-01-01", "3,660"), ("agenda print year x.pdf", "year"),
    ("agenda print week 2026-02-31 x.pdf", "2026-02-31"), ("agenda show 1 --patient Ana", "agenda of Ana"),
    ("agenda move 1 2030-01-01", "last day"),
  ])
  func `what can't be is refused with its reason`(_ command: String, _ reason: String) throws {
    try desk.run(#"agenda new one --at "2026-11-02 09:00" --repeat weekly --until 2027-01-01"#)
    let refused = try desk.refusal(command)
    #expect(refused.contains(reason), "\(refused)")
  }

  @Test func `the first and the last year that there are can be looked at`() throws {
    try desk.run(#"agenda new first --at 0001-01-01 --repeat yearly"#, "agenda new last --at 9999-12-31 --for 1h")
    for view in ["day", "week", "month"] {
      #expect(try desk.run("agenda \(view) 9999-12-31").contains("last"))
      #expect(try desk.run("agenda \(view) 0001-01-01").contains("first"))
    }
  }

  @Test func `the agenda goes with its patient, is undone, and checks`() throws {
    try desk.run("agenda new one --at 2026-11-02 --repeat daily", "agenda done 1 --on 2026-11-03")
    let gone = try desk.program.run(["--lang", "en", "-c", "patient remove Giovanna", "-c", "undo", "-c", "check"])
    #expect(gone.status == 0, "\(gone.errors)")
    #expect(try desk.list(2, 3).count == 2)
    #expect(try desk.rows("agenda list --from 2026-11-03 --to 2026-11-03").first?["done"] as? Bool == true)
  }

  @Test func `it travels with a plan, what is ticked at home comes back, and nothing is taken away`() throws {
    let program = desk.program
    try desk.run(
      "tutor new Rosa", "board new B", "board word B 1 sim",
      "plan new P --tutor Rosa --type board --description d --board B",
      #"agenda new therapy --at "2026-11-02 09:00" --for 45m --repeat weekly --remind 10m --picture \#(Tagarela.pictures)/agua.svg"#,
      "agenda remove 1 --on 2026-11-16", "plan send P --to-dir '\(program.path("sent"))'")
    let home = try Tagarela(sharesCache: true)
    let bundle = program.path("sent/p.psyb")
    let taken = try home.run(["--lang", "en", "-c", "receive '\(bundle)' --yes"])
    #expect(taken.status == 0 && (taken.output + taken.errors).contains("1 event of the agenda"), "\(taken.errors)")
    #expect(
      try desk.list(1, 30, in: home) == [
        "02 09:00 therapy", "09 09:00 therapy", "23 09:00 therapy", "30 09:00 therapy",
      ])
    let record = try desk.record("agenda show 1", in: home)
    #expect(record["remind"] as? Int == 10 && record["picture"] as? Bool == true)
    let again = try home.run(["--lang", "en", "--json", "-c", "receive '\(bundle)' --preview"])
    #expect(!again.output.contains(#""kind":"agenda""#), "\(again.output)")
    // What would change is told in words, days as well.
    try desk.run(
      #"agenda move 1 "2026-11-24 17:00" --on 2026-11-23"#, "agenda edit 1 --repeat daily --remind 5m",
      "agenda remove 1 --on 2026-11-04", "agenda done 1 --on 2026-11-05",
      "plan send P --to-dir '\(program.path("later"))'")
    let later = "receive '\(program.path("later/p.psyb"))' --preview"
    let changed = try home.run(["--lang", "en", "--plain", "-c", later]).output
    #expect(
      changed.contains("single days: 16 Nov 2026: left out → 4 Nov 2026: left out, 5 Nov 2026: done"), "\(changed)")
    #expect(changed.contains("repeat: weekly → daily") && !changed.contains("{"))
    try desk.run("undo", "undo", "undo", "undo", "undo")
    try desk.run(
      "agenda done 1 --on 2026-11-09", #"note "x""#, "observation send --to-dir '\(home.path("back"))'", in: home)
    try desk.run("receive '\(home.path("back/giovanna-observations.pobs"))' --yes")
    #expect(try desk.rows("agenda list --from 2026-11-09 --to 2026-11-09").first?["done"] as? Bool == true)
  }

  @Test func `pages say the title, the holidays and the events, and take the place of nothing`() throws {
    try desk.run(
      "settings agenda.holidays brazil", #"agenda new escola --at "2026-11-16 13:00" --repeat schooldays"#,
      #"agenda new fono --at "2026-11-18 09:00" --for 45m"#)
    for period in ["day", "week", "month"] {
      let path = desk.program.path("\(period).pdf")
      try desk.run("agenda print \(period) 2026-11-18 '\(path)'", lang: "pt")
      let text = try ChildProgram(
        "/usr/bin/pdftotext", ["-layout", path, "-"], environment: desk.program.environment, folder: desk.program.folder
      ).result().output
      #expect(text.contains("Giovanna: ") && text.contains("fono") && text.contains("escola"))
      #expect(text.contains("Consciência Negra") == (period != "day"))
      #expect(text.contains("– 09:45") == (period == "day"))
      #expect(try desk.refusal("agenda print \(period) '\(path)'").contains("\(period).pdf"))
    }
  }

  @Test(arguments: [
    ("pt", "agenda mês 2026-11-01", "novembro de 2026 · primavera"),
    ("es", "agenda semana 2026-11-25", "semana del 23/11/2026 al 29/11/2026 · otoño"),
    ("ca", "agenda 2026-12-26", "dissabte, 26 de desembre de 2026 · Sant Esteve · hivern"),
  ])
  func `it speaks every language`(_ language: String, _ line: String, _ title: String) throws {
    #expect(try desk.run(line, lang: language).hasPrefix(title))
  }
}
