import BuiltIns
import Foundation
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Commands

/// A first session with somebody beside, on a terminal.
@Suite(.waiting)
struct TourTests {
  private static let said = [
    "pt": "Eu quero mais suco.", "es": "Yo quiero más zumo.", "ca": "Jo vull més suc.", "en": "I want more juice.",
  ]

  @Test(arguments: said.keys.sorted())
  func `each step is typed, and a plan is sent at the end, in every language`(_ language: String) throws {
    let visit = try Visit(in: language)
    for (step, parts) in TourStep.all.map(\.parts).enumerated() {
      try visit.terminal.expect("\(step + 1)/6 ·")
      for part in parts {
        try visit.terminal.expect("\(step + 1)/6 ")
        try visit.enter(visit.line(part))
        if part.text == "tour.people.new" { try visit.leaveBlank("email") }
        if part.text == "tour.voice.say" { try visit.terminal.expect(try #require(Self.said[language])) }
        if part.lasts { try visit.terminal.expect("✓") }
      }
    }
    try visit.terminal.expect(".eml")
    try visit.terminal.expect("6/6 ")
    try visit.enter(visit.tour.leave)
    try visit.expectEnd()
  }

  @Test(arguments: [["--plain"], []])
  func `Enter alone plays it, on a narrow terminal and without colours too`(_ flags: [String]) throws {
    let visit = try Visit(in: "en", flags, columns: 40, rows: 20)
    for part in TourStep.all.flatMap(\.parts) {
      try visit.terminal.expect("/6 ")
      try visit.enter("")
      if part.text == "tour.people.new" { try visit.leaveBlank("email") }
    }
    try visit.terminal.expect("Done: from nothing")
    try visit.terminal.expect("6/6 ")
    try visit.enter("")
    try visit.expectEnd()
  }

  @Test func `whoever errs, goes ways of their own and leaves in the middle finds everything as it was`() async throws {
    let desk = try Desk()
    let made = try await desk.run(["-c", "patient new Rui --born 2010-01-02", "-c", "board new Tarde", "-c", "note oi"])
    #expect(made.status == 0)
    let workspace = desk.folder.appending(path: "clinic.tagarela")
    let first = try desk.open(["--lang", "en"])
    try first.expect("tagarela>")
    try first.send("use rui\r")
    try first.expect("Rui>")
    _ = first.settle()
    try first.send("\u{4}")
    #expect(try first.waitForExit() == .status(0))
    let before = try Data(contentsOf: workspace)

    let visit = try Visit(in: "en", desk: desk, prompt: "Rui> ")
    try visit.enter("patient new")
    try visit.press("\u{3}")
    try visit.enter("patient neu Bia")
    try visit.terminal.expect("neu")
    try visit.press("n\r")
    try visit.terminal.expect("this works:  patient new \"Giovanna Reis\"")
    try visit.enter("patient new Bia --born 2010-01-02 --email b@x.org")
    try visit.enter("patient list")
    try visit.terminal.expect("use Bia")
    try visit.enter("use bi")
    try visit.terminal.expect("2/6 ·")
    // What was done ahead isn't asked for again.
    try visit.enter("board new Merenda")
    try visit.enter("symbol find agua --limit 1")
    try visit.terminal.expect("3/6 ·")
    try visit.terminal.expect("board put Merenda 1 I")
    try visit.enter("board put Merenda B2 water")
    try visit.enter("board show Merenda")
    try visit.terminal.expect("4/6 ·")
    try visit.enter("workspace open clinic.tagarela")
    try visit.terminal.expect("no other workspace is opened on the tour")
    // The steps to read, rather than a tour on the tour.
    try visit.enter("help tour")
    try visit.terminal.expect("A first session in six steps.")
    try visit.terminal.expect("4/6 ")
    try visit.leave()
    try visit.expectOver()
    try visit.enter("use ; board list")
    try visit.terminal.expect("Rui")
    try visit.terminal.expect("Tarde")
    try visit.leave()
    #expect(try visit.terminal.waitForExit() == .status(0))
    #expect(try Data(contentsOf: workspace) == before)
    #expect(try visit.lines() == ["use rui", "help tour", "use ; board list"])
    #expect(!FileManager.default.fileExists(atPath: desk.folder.path + "/.local/share/tagarela/outbox"))
  }

  @Test func `a step that is skipped is done for what comes, and one gone back to begins as it began`() throws {
    let visit = try Visit(in: "pt")
    for step in 2...6 {
      try visit.enter("pular")
      try visit.terminal.expect("\(step)/6 ·")
    }
    try visit.enter("prancha ver lanche")
    try visit.terminal.expect("suco")
    try visit.enter("tutor novo Zé --email z@x.org --local casa")
    try visit.terminal.expect("--tutor Zé")
    for step in [5, 4, 3] {
      try visit.enter("voltar")
      try visit.terminal.expect("\(step)/6 ·")
    }
    try visit.enter("tutor listar")
    try visit.terminal.expect("ainda não há tutores")
    try visit.enter("prancha listar")
    try visit.terminal.expect("ainda não há pranchas")
    try visit.terminal.expect("prancha nova Lanche")
    for step in [4, 5, 6] {
      try visit.enter("adiante")
      try visit.terminal.expect("\(step)/6 ·")
    }
    try visit.enter("pular")
    try visit.terminal.expect("Pronto")
    try visit.enter("pular")
    try visit.expectEnd()
  }

  @Test func `what a step rests on is proposed again where it was taken away`() throws {
    let visit = try Visit(in: "en")
    for step in 2...6 {
      try visit.enter("skip")
      try visit.terminal.expect("\(step)/6 ·")
    }
    try visit.enter("undo 9")
    try visit.terminal.expect("patient new \"Giovanna Reis\"")
    try visit.leave()
    try visit.expectEnd()
  }

  @Test func `without a prompt the steps are there to read`() async throws {
    let text = try await Desk().run(["--lang", "pt", "-c", "ajuda visita"]).output
    let visit = TourWording(Wording("pt", in: Visit.registry), of: CommandTable(Visit.registry))
    for part in TourStep.all.flatMap(\.parts) { #expect(text.contains(visit.line(part, TourState()) + "\n")) }
    let json = try await Desk().run(["--json", "-c", "help tour"]).output
    let steps = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(steps.count == 6)
    #expect(steps.first?["title"] as? String == "Whom it is for")
  }
}

/// Somebody who takes the tour.
private struct Visit {
  static let registry = Registry(builtInModules)
  let terminal: PseudoTerminal
  let tour: TourWording
  private let desk: Desk
  private let wording: Wording

  /// - Parameter prompt: the user's own, before the tour.
  init(
    in language: String, _ flags: [String] = [], desk: Desk? = nil, prompt: String = "tagarela> ", columns: Int = 100,
    rows: Int = 40
  ) throws {
    wording = Wording(language, in: Self.registry)
    tour = TourWording(wording, of: CommandTable(Self.registry))
    self.desk = try desk ?? Desk()
    let temporary = self.desk.folder.appending(path: "temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    terminal = try self.desk.open(
      ["--lang", language] + flags, environment: ["TERM": "xterm-256color", "TMPDIR": temporary.path],
      columns: columns, rows: rows)
    try terminal.expect(prompt)
    try enter("\(wording.word("noun.help")) \(wording.verb("tour", of: "help"))")
  }

  /// As it is proposed where nothing else was typed.
  func line(_ part: TourPart) -> String { tour.line(part, TourState()) }

  /// Types a line, once the prompt is there: Enter, too, is for who has seen what it stands for.
  func enter(_ line: String) throws { try press(line + "\r") }

  func press(_ keys: String) throws {
    _ = terminal.settle()
    try terminal.send(keys)
  }

  func leave() throws { try press("\u{4}") }

  func leaveBlank(_ field: String) throws {
    try terminal.expect(wording.text(Phrase("ask.optional", ["field": .text(wording.field(field))])))
    try enter("")
  }

  /// The tour is over, and nothing of it stays.
  func expectOver() throws {
    try terminal.expect("clinic.tagarela")
    _ = terminal.settle()
    let left = try FileManager.default.contentsOfDirectory(atPath: desk.folder.path + "/temporary")
    // What plays sounds may leave folders of its own.
    #expect(left.filter { $0.hasPrefix("tagarela") } == [])
  }

  /// The tour is over, and the user leaves their own prompt as well.
  func expectEnd() throws {
    try expectOver()
    try leave()
    #expect(try terminal.waitForExit() == .status(0))
  }

  /// What the user's own history has.
  func lines() throws -> [String] {
    let path = desk.folder.appending(path: ".local/state/tagarela/history")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
