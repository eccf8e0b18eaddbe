import Foundation
import TagarelaTestSupport
import Testing

/// What a carer sets, for everybody and for one patient, behind a number (row D8 of the mission).
@Suite(.waiting)
struct CarerSettingsTests {
  private let program: Tagarela

  init() throws { program = try Tagarela(sharesCache: true) }

  @discardableResult
  private func run(_ commands: String..., lang: String = "en") throws -> ChildProgram.Result {
    try program.run(["--lang", lang] + commands.flatMap { ["-c", $0] })
  }

  /// What one command answers, as JSON.
  private func json(_ command: String, of program: Tagarela? = nil) throws -> Any {
    let result = try (program ?? self.program).run(["--lang", "en", "--json", "-c", command])
    try #require(result.status == 0, "\(result.errors)")
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  /// The settings of a patient by key, with whose they are.
  private func settings(of patient: String, in program: Tagarela? = nil) throws -> [String: [String: Any]] {
    let rows = try #require(
      try json("settings show --patient \(patient)", of: program) as? [[String: Any]])
    return Dictionary(rows.map { ($0["key"] as? String ?? "", $0) }) { first, _ in first }
  }

  private let people = ["patient new Giovanna", "patient new Pablo"]

  @Test func `a patient's own holds for them alone, a dash goes back to everybody's, and undo takes back`() throws {
    try run(people[0], people[1], "settings dwell 2", "settings dwell 0,5 --patient giovanna")
    #expect(try settings(of: "giovanna")["dwell"]?["value"] as? String == "0.5")
    #expect(try settings(of: "giovanna")["dwell"]?["owner"] as? String == "patient")
    #expect(try settings(of: "pablo")["dwell"]?["value"] as? String == "2")
    #expect(try settings(of: "pablo")["dwell"]?["owner"] as? String == "everybody")
    #expect(try settings(of: "pablo")["adult_no"]?["owner"] as? String == "usual")
    try run("settings dwell - --patient giovanna")
    #expect(try settings(of: "giovanna")["dwell"]?["value"] as? String == "2")
    try run("undo")
    #expect(try settings(of: "giovanna")["dwell"]?["value"] as? String == "0.5")
  }

  @Test func `letters and voice that are set so are the patient's own`() throws {
    try run(people[0], "settings letters upper --patient giovanna", "settings rate 0.8 --patient giovanna")
    let patient = try #require(try json("patient show giovanna") as? [String: Any])
    #expect(patient["letters"] as? String == "upper")
    #expect(patient["rate"] as? Double == 0.8)
  }

  @Test(arguments: [
    ("settings dwell 7 --patient giovanna", "0, 0.5, 1, 2, 3, 4"), ("settings dwell soon", "0, 0.5, 1, 2, 3, 4"),
    ("settings outbox x --patient giovanna", "set for everybody"),
    ("settings seen_activities knitting --patient giovanna", "knitting"),
    ("settings adult_no perhaps --patient giovanna", "perhaps"), ("settings page.guard 99", "from 0 to 5"),
    ("settings page.scan-order x", "row-column"), ("settings dwel 1 --patient nobody", "nobody"),
  ])
  func `what can't be is refused, and nothing is set`(_ command: String, _ said: String) throws {
    try run(people[0])
    let before = try settings(of: "giovanna")
    let result = try run(command)
    #expect(result.status != 0)
    #expect(result.errors.contains(said), "\(result.errors)")
    #expect(try settings(of: "giovanna") as NSDictionary == before as NSDictionary)
  }

  @Test(arguments: [
    ("pt", "ajustes não-do-adulto sim --paciente giovanna", "NÃO do adulto, para Giovanna: sim"),
    ("es", "ajustes solo-favoritos sí --paciente giovanna", "solo favoritos, para Giovanna: sí"),
    ("ca", "configuració activitats agenda,timer --pacient giovanna", "activitats que veu el pacient, per a Giovanna"),
    ("en", "settings high yes --patient giovanna", "High contrast, for Giovanna: yes"),
  ])
  func `settings are called as people call them`(_ lang: String, _ command: String, _ said: String) throws {
    try run(people[0])
    let result = try run(command, lang: lang)
    #expect(result.output.contains(said) || result.errors.contains(said), "\(result.errors)")
  }

  @Test func `the number is kept as a slow hash, and its digits stand nowhere`() throws {
    let file = program.path("number")
    try "4719\n".write(toFile: file, atomically: true, encoding: .utf8)
    try run(people[0], "settings pin --pin-file '\(file)' --patient giovanna")
    let shown = try run("settings show --patient giovanna")
    #expect(shown.errors.contains("the carer's number is asked for"), "\(shown.errors)")
    try FileManager.default.removeItem(atPath: file)
    let all = try #require(FileManager.default.enumerator(atPath: program.folder.path))
    for case let name as String in all {
      guard let bytes = try? program.bytes(name) else { continue }
      #expect(bytes.range(of: Data("4719".utf8)) == nil || name.contains("index"), "\(name)")
    }
    try run("settings pin --none --patient giovanna")
    #expect(try run("settings show --patient giovanna").errors.contains("no number is asked for"))
  }

  @Test(arguments: ["", "123", "123456789", "12a4", "１２３４"])
  func `a number has four to eight digits`(_ digits: String) throws {
    let file = program.path("number")
    try digits.write(toFile: file, atomically: true, encoding: .utf8)
    let result = try run(people[0], "settings pin --pin-file '\(file)' --patient giovanna")
    #expect(result.errors.contains("four to eight digits"), "\(result.errors)")
  }

  @Test func `at a terminal it is asked for twice, unseen, and a full screen is left with it alone`() throws {
    try run(people[0], "board new Snack", "board put Snack 1 eat")
    let prompt = try program.prompt(["--lang", "en"])
    try prompt.send("settings pin --patient giovanna\r")
    _ = try prompt.expect("digits):")
    try prompt.send("2468\r")
    _ = try prompt.expect("Once more:")
    try prompt.send("1357\r")
    _ = try prompt.expect("that was another one")
    try prompt.send("2468\r")
    _ = try prompt.expect("Once more:")
    try prompt.send("2468\r")
    let said = try prompt.expect("is set for Giovanna")
    #expect(!said.contains("2468"))
    try prompt.send("board open Snack --patient giovanna\r")
    _ = try prompt.expect("eat")
    try prompt.send("q")
    _ = try prompt.expect("to leave:")
    try prompt.send("1111\r")
    _ = try prompt.expect("That isn't the number.")
    try prompt.send("2468\r")
    _ = try prompt.expect("Snack: 0 touches")
    try prompt.send("quit\r")
    #expect(try prompt.waitForExit() == .status(0))
  }

  @Test func `what is set goes along with a plan, comes back when it was changed there, and twice changes nothing`()
    throws
  {
    try run(
      people[0], "use giovanna", "tutor new Rosa --email rosa@example.org", "board new Snack", "board put Snack 1 eat",
      "settings dwell 1 --patient giovanna", "settings page.scan one --patient giovanna",
      "plan new P --tutor rosa --type board --board Snack --description d", "export plan:P '\(program.path("p.psyb"))'")
    let home = try Tagarela(sharesCache: true)
    let preview = try home.run(["--lang", "en", "-c", "receive '\(program.path("p.psyb"))' --preview"])
    #expect(preview.output.contains("1 patient's settings: Giovanna"), "\(preview.output)")
    let received = try home.run(["--lang", "en", "-c", "receive '\(program.path("p.psyb"))' --yes"])
    try #require(received.status == 0, "\(received.errors)")
    #expect(try settings(of: "giovanna", in: home)["dwell"]?["value"] as? String == "1")
    #expect(try settings(of: "giovanna", in: home)["page.scan"]?["value"] as? String == "one")
    let sent = home.path("back/giovanna-observations.pobs")
    let changed = try home.run([
      "--lang", "en", "-c", "settings dwell 3 --patient giovanna", "-c", "note Good --patient giovanna", "-c",
      "observation send --patient giovanna --to-dir '\(home.path("back"))'",
    ])
    try #require(changed.status == 0, "\(changed.errors)")
    let taken = try run("receive '\(sent)' --yes")
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try settings(of: "giovanna")["dwell"]?["value"] as? String == "3")
    let again = try run("receive '\(sent)' --yes")
    #expect(again.output.contains("nothing new") || again.errors.contains("nothing new"), "\(again)")
    try run("undo")
    #expect(try settings(of: "giovanna")["dwell"]?["value"] as? String == "1")
  }

  @Test func `only favourites, the patient's language and the adult's NO hold where one composes`() throws {
    try run(
      people[0], people[1], "board new B", "board put B 1 mother 2 eat", "favourite add mother --patient giovanna",
      "settings favourites_only yes --patient giovanna", "settings adult_no yes --patient giovanna")
    let limited = try run("compose mother eat --patient giovanna")
    #expect(limited.errors.contains("favourite"), "\(limited.errors)")
    #expect(try run("compose mother eat apple --refuse --patient pablo").errors.contains("NO is switched off"))
    try run("settings favourites_only no --patient giovanna", "settings language pt --patient giovanna")
    let composed = try run("compose eu querer suco --refuse --patient giovanna")
    #expect(composed.output.contains("Eu quero suco."), "\(composed)")
    #expect(composed.output.contains("Não."), "\(composed)")
  }

  @Test func `the page has what is set for its patient, in the patient's language`() throws {
    let page = program.path("p.html")
    let result = try run(
      people[0], "use giovanna", "tutor new Rosa", "board new Snack", "board put Snack 1 eat",
      "settings dwell 2 --patient giovanna", "settings page.contrast yes", "settings language ca --patient giovanna",
      "settings favourites_only yes --patient giovanna", "favourite add eat", "settings page.quick 'Prou; Més'",
      "plan new P --tutor rosa --type board --board Snack --description d", "export plan:P '\(page)' --dwell 0.5")
    try #require(result.status == 0, "\(result.errors)")
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let begin = try #require(html.range(of: #"<script type="application/json" id="page">"#)).upperBound
    let end = try #require(html.range(of: "</script>", range: begin..<html.endIndex)).lowerBound
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(html[begin..<end].utf8)) as? [String: Any])
    let settings = try #require(data["settings"] as? [String: Any])
    // What the line says comes first.
    #expect(settings["dwell"] as? Double == 0.5)
    #expect(settings["contrast"] as? Bool == true)
    #expect(settings["favouritesOnly"] as? Bool == true)
    #expect((settings["quick"] as? [[String: String]])?.map { $0["label"] } == ["Prou", "Més"])
    #expect(data["language"] as? String == "ca")
    let cells = try #require((data["boards"] as? [[String: Any]])?.first?["cells"] as? [[String: Any]])
    #expect(cells.first?["favourite"] as? Bool == true)
  }
}
