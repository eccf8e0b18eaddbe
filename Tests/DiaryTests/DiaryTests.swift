import Foundation
import TagarelaTestSupport
import Testing

/// The diary from the prompt's commands, on a workspace of its own.
@Suite(.waiting)
struct DiaryTests {
  private let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    let made = try program.run(["-c", "patient new Giovanna --email mae@exemplo.org", "-c", "patient new Ana"])
    #expect(made.status == 0)
  }

  @discardableResult
  private func run(_ commands: String..., in other: Tagarela? = nil) throws -> String {
    let lines = commands.flatMap { ["-c", $0] }
    let result = try (other ?? program).run(["--lang", "en", "--plain", "-c", "use Giovanna"] + lines)
    #expect(result.status == 0, "\(commands): \(result.errors)")
    return result.output
  }

  private func refusal(_ command: String) throws -> String {
    let result = try program.run(["--lang", "en", "--plain", "-c", "use Giovanna", "-c", command])
    #expect(result.status == 1)
    return result.errors
  }

  private func entries(_ command: String, in other: Tagarela? = nil) throws -> [[String: Any]] {
    let result = try (other ?? program).run(["--lang", "en", "--json", "-c", "use Giovanna", "-c", command])
    #expect(result.status == 0, "\(result.errors)")
    let last = result.output.split(separator: "\n").last ?? "[]"
    return try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [[String: Any]])
  }

  private func texts(_ command: String, in other: Tagarela? = nil) throws -> [String] {
    try entries(command, in: other).compactMap { $0["text"] as? String }
  }

  @Test func `a page has the entries of its day in order of time, and names its neighbours`() throws {
    try run(
      #"diary new "Second" --at "2012-11-05 18:00""#, #"diary new "First" --at "2012-11-05 08:30""#,
      #"diary new "Before" --at "2012-11-03 23:59:59""#, #"diary new "After" --at "2012-11-07 00:00""#,
      #"diary new "Of another" --patient Ana --at "2012-11-05 12:00""#)
    #expect(try texts("diary 2012-11-05") == ["First", "Second"])
    let page = try program.run(["--lang", "en", "--plain", "-c", "use Giovanna", "-c", "diary 2012-11-05"])
    let shown = page.output + page.errors
    #expect(shown.contains("the page before: 3 Nov 2012") && shown.contains("the next page: 7 Nov 2012"))
    #expect(try texts("diary 2012-11-03") == ["Before"])
    #expect(try texts("diary 2012-11-04") == [])
    // Nothing today: the last page that has something.
    #expect(try texts("diary") == ["After"])
  }

  @Test func `a sentence is made of the words, and one that was composed goes to today's page`() throws {
    try run("diary new --sentence she eat apple")
    try run("compose I want water --lang en --keep diary")
    #expect(try texts("diary") == ["She eats an apple.", "I want water."])
    #expect(try entries("diary find water").count == 1)
  }

  @Test func `words are found whatever their case and accents, all of them`() throws {
    try run(#"diary new "Fomos à praia com a Ânia""#, #"diary new "Praia de novo""#)
    #expect(try texts("diary find PRAIA") == ["Fomos à praia com a Ânia", "Praia de novo"])
    #expect(try texts("diary find ania praia") == ["Fomos à praia com a Ânia"])
    #expect(try texts("diary find 100%") == [])
    #expect(try texts("diary find Ana").isEmpty)
  }

  @Test func `every change is one step of undo`() throws {
    try run(#"diary new "One" --at "2012-11-05 08:00""#, #"diary edit 1 --text "Two""#, "diary remove 1")
    #expect(try texts("diary 2012-11-05") == [])
    try run("undo")
    #expect(try texts("diary 2012-11-05") == ["Two"])
    try run("undo")
    #expect(try texts("diary 2012-11-05") == ["One"])
    try run("undo")
    #expect(try texts("diary 2012-11-05") == [])
    try run("redo", "redo", "redo")
    #expect(try texts("diary 2012-11-05") == [])
    try run("undo", "patient remove Ana", "undo")
    #expect(try texts("diary 2012-11-05") == ["Two"])
  }

  @Test func `the diary goes with its patient, and comes back with undo`() throws {
    try run(#"diary new "Mine" --at "2012-11-05 08:00""#)
    let gone = try program.run(["--lang", "en", "-c", "patient remove Giovanna", "-c", "patient new Giovanna"])
    #expect(gone.status == 0)
    #expect(try texts("diary 2012-11-05") == [])
    let back = try program.run(["--lang", "en", "-c", "undo", "-c", "undo"])
    #expect(back.status == 0)
    #expect(try texts("diary 2012-11-05") == ["Mine"])
  }

  @Test func `what is wrong is refused with its reason`() throws {
    try run(#"diary new "One""#)
    #expect(try refusal("diary show 9").contains("there is no entry “9”"))
    #expect(try refusal("diary show x").contains("there is no entry “x”"))
    #expect(try refusal("diary show 1 --patient Ana").contains("there is no entry “1” in the diary of Ana"))
    #expect(try refusal("diary edit 1").contains("what changes?"))
    #expect(try refusal("diary new").contains("is missing"))
    #expect(try refusal("diary new x --at '2999-01-01 10:00'").contains("2999"))
    #expect(try refusal("diary new x --picture nothing-there.png").contains("nothing-there"))
    #expect(try refusal("diary sohw 1").contains("show") || refusal("diary sohw 1").contains("day"))
    #expect(try refusal("diary print \(program.path("x.pdf")) --patient Ana").contains("nothing in the diary of Ana"))
  }

  @Test func `pages are printed without what is hidden, and take the place of nothing`() throws {
    try run(
      #"diary new "Seen" --at "2012-11-05 08:00" --picture \#(Tagarela.pictures)/agua.svg"#,
      #"diary new "Kept" --at "2012-11-05 09:00""#, "diary hide 2", "diary print '\(program.path("diary.pdf"))'")
    let pdf = program.path("diary.pdf")
    let text = try ChildProgram(
      "/usr/bin/pdftotext", ["-layout", pdf, "-"], environment: program.environment, folder: program.folder
    ).result().output
    #expect(text.contains("Diary of Giovanna") && text.contains("5 November 2012") && text.contains("Seen"))
    #expect(!text.contains("Kept"))
    #expect(try refusal("diary print '\(program.path("diary.pdf"))'").contains("diary.pdf"))
    try run("diary reveal 2", "diary print '\(program.path("diary.pdf"))' --replace")
    let again = try ChildProgram(
      "/usr/bin/pdftotext", [pdf, "-"], environment: program.environment, folder: program.folder
    ).result().output
    #expect(again.contains("Kept"))
  }

  @Test func `a long text goes over pages without losing a word`() throws {
    let words = (1...3000).map { "w\($0)" }
    try run("diary new '\(words.joined(separator: " "))'", "diary print '\(program.path("long.pdf"))'")
    let text = try ChildProgram(
      "/usr/bin/pdftotext", [program.path("long.pdf"), "-"], environment: program.environment, folder: program.folder
    ).result()
    let printed = text.output.split { $0.isWhitespace }.map(String.init).filter { $0.hasPrefix("w") }
    #expect(printed == words)
  }

  /// Sends with a plan what isn't hidden, and receives it in another workspace.
  @Test func `what others may see travels with a plan and with the observations, each entry once`() throws {
    try run("tutor new Rosa", "board new B", "board word B 1 sim")
    try run(
      "plan new P --tutor Rosa --type board --description d --board B",
      #"diary new "Seen" --at "2012-11-05 08:00" --picture \#(Tagarela.pictures)/agua.svg"#,
      #"diary new "Kept" --at "2012-11-05 09:00""#, "diary hide 2", "plan send P --to-dir '\(program.path("sent"))'")
    let sending = "plan send P --to-dir \(program.path("more"))"
    let told = try program.run(["--lang", "en", "-c", "use Giovanna", "-c", sending])
    #expect(told.errors.contains("goes along: 1 diary entry"))
    let home = try Tagarela(sharesCache: true)
    let bundle = program.path("sent/p.psyb")
    let taken = try home.run(["--lang", "en", "-c", "receive '\(bundle)' --yes"])
    #expect(taken.status == 0 && (taken.output + taken.errors).contains("1 diary entry"), "\(taken.errors)")
    #expect(try texts("diary 2012-11-05", in: home) == ["Seen"])
    #expect(try entries("diary 2012-11-05", in: home).first?["picture"] as? Bool == true)
    // Again: nothing new. Changed there: shown as a change, and taken.
    let again = try home.run(["--lang", "en", "--json", "-c", "receive '\(bundle)' --preview"])
    #expect(!again.output.contains("\"diary\""))
    try run(#"diary edit 1 --text "Seen better""#, #"note "x""#, "observation send --to-dir '\(program.path("sent"))'")
    let notes = program.path("sent/giovanna-observations.pobs")
    let preview = try home.run(["--lang", "en", "--json", "-c", "receive '\(notes)' --preview"])
    #expect(preview.output.contains(#""kind":"diary""#) && preview.output.contains("Seen better"))
    #expect(try home.run(["--lang", "en", "-c", "receive '\(notes)' --yes"]).status == 0)
    #expect(try texts("diary 2012-11-05", in: home) == ["Seen better"])
    // One step there, too.
    #expect(try home.run(["-c", "undo"]).status == 0)
    #expect(try texts("diary 2012-11-05", in: home) == ["Seen"])
  }

  @Test func `a picture of an entry outlives forgetting, and one that is gone doesn't`() throws {
    try run(
      #"diary new "Seen" --at "2012-11-05 08:00" --picture \#(Tagarela.pictures)/agua.svg"#,
      "forget --yes", "diary print '\(program.path("diary.pdf"))'", "check")
    #expect(try entries("diary 2012-11-05").first?["picture"] as? Bool == true)
    let before = try program.bytes("clinic.tagarela").range(of: Data("<svg".utf8))
    #expect(before != nil)
    try run("diary remove 1", "forget --yes")
    #expect(try program.bytes("clinic.tagarela").range(of: Data("<svg".utf8)) == nil)
    #expect(try program.bytes("clinic.tagarela").range(of: Data("Seen".utf8)) == nil)
  }

  @Test(arguments: [
    ("pt", "diário", "nada no diário"), ("es", "diario", "no hay nada"), ("ca", "diari", "no hi ha res"),
  ])
  func `it speaks every language`(_ language: String, _ noun: String, _ said: String) throws {
    let result = try program.run(["--lang", language, "--plain", "-c", "use Giovanna", "-c", "\(noun) 2012-11-05"])
    #expect(result.status == 0 && (result.output + result.errors).contains(said), "\(result.output)\(result.errors)")
  }
}
