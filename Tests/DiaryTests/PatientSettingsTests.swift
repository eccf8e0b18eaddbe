import Foundation
import TagarelaTestSupport
import Testing

/// What is set for a patient holds where the patient sees it: the language, and pictures of one's own.
struct PatientSettingsTests {
  private let desk: DiaryDesk
  private var pictures: String { Tagarela.pictures }

  init() throws {
    desk = try DiaryDesk()
    try desk.run(
      "tutor new Rosa", "board new B", "board word B 1 sim", "category new Things --color red",
      "plan new P --tutor Rosa --type board --description d --board B --with diary:week,agenda:day")
  }

  /// The pictures of agenda and diary on the page.
  private func onPage() throws -> (agenda: [String: String], diary: [String]) {
    let path = desk.program.path("page.html")
    try desk.run("export plan:P '\(path)' --replace")
    let events = try #require(try desk.activity("agenda", onPage: path)["events"] as? [[String: Any]])
    let entries = try #require(try desk.activity(onPage: path)["entries"] as? [[String: Any]])
    let shown = events.map { ($0["text"] as? String ?? "", $0["picture"] as? String ?? "") }
    return (
      Dictionary(shown, uniquingKeysWith: { $1 }), entries.flatMap { $0["pictures"] as? [String] ?? [] }
    )
  }

  @Test func `a picture of one's own stands for its concept, the patient's before everybody's, unless it isn't wanted`()
    throws
  {
    try desk.run(
      "agenda new swimming --at 'today 10:00'", "agenda new chosen --at 'today 11:00' --picture '\(pictures)/agua.svg'",
      "agenda new other --at 'today 12:00' --picture '\(pictures)/suco.svg'", "diary new --sentence I like swimming")
    let drawn = try onPage()
    let own = try #require(drawn.agenda["chosen"])
    let everybodys = try #require(drawn.agenda["other"])
    #expect(drawn.agenda["swimming"] != own && drawn.diary.last == drawn.agenda["swimming"])
    // Anybody's photo, called in another language of the program.
    try desk.run("symbol new natação --category Things --picture '\(pictures)/suco.svg'")
    let general = try onPage()
    #expect(general.agenda["swimming"] == everybodys && general.diary.last == everybodys)
    try desk.run("symbol new swimming --category Things --picture '\(pictures)/agua.svg' --patient Giovanna")
    let patients = try onPage()
    #expect(patients.agenda["swimming"] == own && patients.diary.last == own)
    try desk.run("settings own_pictures no --patient Giovanna")
    let without = try onPage()
    #expect(without.agenda["swimming"] == drawn.agenda["swimming"] && without.diary == drawn.diary)
    // What was chosen for the event itself stays.
    #expect(without.agenda["chosen"] == own)
  }

  @Test func `what is printed and told for a patient is in the language that is set for the patient`() throws {
    try desk.run(
      "settings language pt --patient Giovanna", "diary new Milk --at '2012-11-05 08:00'",
      "diary new Bread --at '2012-11-05 12:00'", "agenda new party --at '2012-11-20 15:00'")
    #expect(try desk.run("diary tell 2012-11-05").contains("Primeiro: Milk. Depois: Bread."))
    let paper = desk.program.path("paper.pdf")
    try desk.run("diary print '\(paper)'")
    #expect(try desk.text(ofPDF: paper).contains("Diário de Giovanna"))
    try desk.run("diary print --booklet '\(paper)' --replace")
    #expect(try desk.text(ofPDF: paper).contains("5 de novembro de 2012"))
    try desk.run("agenda print week 2012-11-20 '\(paper)' --replace")
    let week = try desk.text(ofPDF: paper)
    #expect(week.contains("semana de") && week.contains("ter 20"))
    // Holidays are those of where the clinic is, whatever language a patient has.
    #expect(!week.contains("Consciência"))
    try desk.run("settings agenda.holidays brazil", "agenda print week 2012-11-20 '\(paper)' --replace")
    #expect(try desk.text(ofPDF: paper).contains("República") == false)
    // On the page as well.
    try desk.run(
      "settings agenda.holidays -", "settings language en", "plan edit P --with agenda:month",
      "export plan:P '\(paper).html' --replace")
    let page = try desk.activity("agenda", onPage: "\(paper).html")
    #expect((page["holidays"] as? [String: String])?.isEmpty == true)
    // At the prompt it is the user's.
    #expect(try desk.run("agenda week 2012-11-20").contains("week of"))
  }
}
