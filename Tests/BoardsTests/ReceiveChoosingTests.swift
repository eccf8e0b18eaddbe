import Foundation
import TagarelaTestSupport
import Testing

/// What the receiver takes of a file: by kind, by number, by side, and on the screen.
@Suite(.waiting)
struct ReceiveChoosingTests {
  /// A therapist with a plan, and a file of it.
  private struct Sender {
    let clinic: Clinic
    let file: String

    init() throws {
      clinic = try Clinic(
        "patient new Gio", "tutor new Rosa --patient Gio", "use gio", "board new Lanche", "board put Lanche 1 agua",
        "board put Lanche 2 suco", "plan new Lanche --tutor Rosa --type board --description d --board Lanche")
      file = clinic.tagarela.path("lanche.psyb")
      try send()
    }

    func send() throws { try clinic.run("use gio", "export plan:Lanche '\(file)' --replace") }

    func receive(_ options: String = "") -> String { "receive '\(file)' \(options)" }
  }

  /// A workspace with nothing in it.
  private func empty() throws -> Tagarela { try Tagarela(sharesCache: true) }

  private func run(_ command: String, at tagarela: Tagarela, _ language: String = "en") throws -> ChildProgram.Result {
    try tagarela.run(["--plain", "--lang", language, "-c", command])
  }

  private func json(_ command: String, at tagarela: Tagarela) throws -> [String: Any] {
    let result = try tagarela.run(["--json", "-c", command])
    try #require(result.status == 0, "\(result.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func names(_ key: String, _ record: [String: Any]) -> [String] {
    (record[key] as? [[String: Any]] ?? []).map { "\($0["number"] ?? "") \($0["kind"] ?? "") \($0["name"] ?? "")" }
  }

  @Test func `a preview numbers what it shows, the same each time`() throws {
    let sender = try Sender()
    let home = try empty()
    let expected = [
      "1 patient Gio", "2 tutor Rosa", "3 category coisas", "4 symbol agua", "5 symbol suco", "6 board Lanche",
      "7 plan Lanche",
    ]
    for _ in 0..<2 {
      let record = try json(sender.receive("--preview"), at: home)
      #expect(Set(names("added", record)) == Set(expected))
    }
    let shown = try run(sender.receive("--preview"), at: home).output
    for line in ["+ 2 symbols: agua, suco", "#4 agua", "#7 Lanche"] { #expect(shown.contains(line), "\(shown)") }
  }

  @Test(arguments: [("--only '#4'", ["agua"]), ("--only symbol", ["agua", "suco"]), ("--only 4-5", ["agua", "suco"])])
  func `what is named is taken with what it rests on`(_ options: String, _ symbols: [String]) throws {
    let sender = try Sender()
    let home = try empty()
    let taken = try run(sender.receive(options), at: home)
    #expect(taken.status == 0 && taken.errors.contains("taken along, because it is needed: coisas"), "\(taken.errors)")
    #expect(taken.errors.contains("things were not taken"))
    let listed = try run("symbol list", at: home).output
    #expect(["agua", "suco"].filter(listed.contains) == symbols)
    #expect(try run("undo", at: home).status == 0)
    #expect(try run("undo", at: home).status != 0)
  }

  @Test func `what is declined is left out with what rests on it, and is offered again`() throws {
    let sender = try Sender()
    let home = try empty()
    let taken = try run(sender.receive("--except '#4'"), at: home)
    #expect(taken.status == 0 && taken.errors.contains("what shows it stays empty: agua"), "\(taken.errors)")
    #expect(!(try run("symbol list", at: home).output.contains("agua")))
    let again = try json(sender.receive("--preview"), at: home)
    #expect(names("added", again) == ["1 symbol agua", "2 cell Lanche A1 agua"])
    #expect(try run(sender.receive("--except cell"), at: home).status == 0)
    #expect(try run(sender.receive("--only new"), at: home).status == 0)
    #expect(try run(sender.receive(), at: home).output.contains("nothing new"))
  }

  @Test(arguments: [("pt", "símbolo,plano"), ("es", "símbolo,plan"), ("ca", "símbol,pla"), ("pt", "symbol,#7")])
  func `kinds are named in the user's words, beside numbers`(_ language: String, _ words: String) throws {
    let sender = try Sender()
    let option = ["pt": "só", "es": "solo", "ca": "només"][language] ?? ""
    let taken = try run("receive '\(sender.file)' --\(option) '\(words)'", at: empty(), language)
    #expect(taken.status == 0, "\(taken.errors)")
  }

  @Test(arguments: [
    ("--only '#8'", "there is no #8: the preview counts from 1 to 7"), ("--except 0", "there is no #0"),
    ("--only 3-x", "is no number like #3"), ("--only 5-4", "no range like"), ("--only bananas", "none of these"),
    ("--only 99999999999999999999", "is no number"), ("--ours --theirs", "can't go together"),
  ])
  func `what names nothing is said, and nothing is taken`(_ options: String, _ message: String) throws {
    let sender = try Sender()
    let home = try empty()
    let refused = try run(sender.receive(options), at: home)
    #expect(refused.status == 1 && refused.errors.contains(message), "\(refused.errors)")
    #expect(try run("patient list", at: home).output.contains("Gio") == false)
  }

  /// Both have changed what a symbol means, and one side each something else.
  private func quarrel() throws -> (sender: Sender, home: Tagarela) {
    let sender = try Sender()
    let home = try empty()
    try #require(try run(sender.receive(), at: home).status == 0)
    try #require(
      try home.run(commands: ["use gio", "symbol edit agua --meaning ours", "board word Lanche 9 mine"]).status == 0)
    try sender.clinic.run("symbol edit agua --meaning theirs", "symbol edit suco --meaning juicy")
    try sender.send()
    return (sender, home)
  }

  private func meaning(_ symbol: String, at home: Tagarela) throws -> String? {
    try json("symbol show \(symbol)", at: home)["meaning"] as? String
  }

  @Test func `a script is told what both have changed, and nothing is taken`() throws {
    let (sender, home) = try quarrel()
    for options in ["", "--yes", "--only symbol"] {
      let refused = try run(sender.receive(options), at: home)
      #expect(refused.status == 1 && refused.errors.contains("meaning: ours → theirs"), "\(refused.errors)")
      #expect(refused.errors.contains("--ours") && refused.errors.contains("--theirs"))
    }
    #expect(try meaning("suco", at: home) == "suco")
    // What isn't wanted quarrels with nobody.
    #expect(try run(sender.receive("--except '#1'"), at: home).status == 0)
    #expect(try meaning("suco", at: home) == "juicy" && meaning("agua", at: home) == "ours")
  }

  @Test(arguments: [("ours", "ours"), ("theirs", "theirs")])
  func `a side is chosen for all that both have changed`(_ side: String, _ expected: String) throws {
    let (sender, home) = try quarrel()
    let preview = try json(sender.receive("--preview"), at: home)
    let differences = (preview["changed"] as? [[String: Any]])?.first?["differences"] as? [[String: String]]
    #expect(differences == [["field": "meaning", "here": "ours", "there": "theirs", "changed_by": "both"]])
    #expect(names("kept", preview) == ["3 cell Lanche C3 mine"])
    let taken = try run(sender.receive("--\(side)"), at: home)
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try meaning("agua", at: home) == expected && meaning("suco", at: home) == "juicy")
    // What was only made here stays, unless the other side is wanted.
    #expect(try run("board show Lanche", at: home).output.contains("mine") == (side == "ours"))
    #expect(!taken.errors.contains("not taken"))
    #expect(try run(sender.receive(), at: home).output.contains(side == "ours" ? "nothing to receive" : "nothing new"))
    #expect(try run("undo", at: home).status == 0)
    #expect(try meaning("agua", at: home) == "ours" && meaning("suco", at: home) == "suco")
  }

  @Test func `on the screen one chooses item by item and field by field`() throws {
    let (sender, home) = try quarrel()
    let terminal = try home.prompt(["--lang", "en"], columns: 60, rows: 30)
    try terminal.expect("tagarela>")
    try terminal.send("receive '\(sender.file)'\r")
    try terminal.expect("[yes/No/choose]")
    _ = terminal.settle()
    try terminal.send("choose\r")
    try terminal.expect("What to take")
    try terminal.expect("[?]")
    // Enter leads to what has to be chosen; there the own version stays, and the other symbol is left.
    try terminal.send("\r")
    try terminal.expect("both sides")
    try terminal.send("\u{1B}[D")
    try terminal.expect("[<]")
    terminal.resize(columns: 40, rows: 20)
    _ = terminal.settle()
    try terminal.send("\u{1B}[B")
    _ = terminal.settle()
    try terminal.send(" ")
    try terminal.expect("[ ]")
    try terminal.send("\r")
    try terminal.expect("tagarela>")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    #expect(try meaning("agua", at: home) == "ours" && meaning("suco", at: home) == "suco")
    #expect(try json(sender.receive("--preview"), at: home)["changed"] as? [[String: Any]] != nil)
    #expect(names("changed", try json(sender.receive("--preview"), at: home)) == ["1 symbol suco"])
  }

  @Test(arguments: [["--lang", "en"], ["--lang", "en", "--plain"]])
  func `leaving the screen changes nothing`(_ flags: [String]) throws {
    let (sender, home) = try quarrel()
    let terminal = try home.prompt(flags, columns: 40, rows: 24)
    try terminal.expect("tagarela>")
    try terminal.send("receive '\(sender.file)'\r")
    try terminal.expect("[yes/No/choose]")
    _ = terminal.settle()
    try terminal.send("choose\r")
    try terminal.expect("What to take")
    try terminal.send("aq")
    try terminal.expect("tagarela>")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    #expect(try meaning("agua", at: home) == "ours" && meaning("suco", at: home) == "suco")
  }

  @Test func `at the prompt a side is asked for where both have changed something`() throws {
    let (sender, home) = try quarrel()
    let terminal = try home.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("receive '\(sender.file)'\r")
    try terminal.expect("[yes/No/choose]")
    _ = terminal.settle()
    try terminal.send("yes\r")
    try terminal.expect("whose version")
    _ = terminal.settle()
    try terminal.send("theirs\r")
    try terminal.expect("received")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    #expect(try meaning("agua", at: home) == "theirs")
    #expect(try run("board show Lanche", at: home).output.contains("mine"))
  }

  @Test(arguments: ["--yes", "--only board"])
  func `at the prompt what is wrong with a file is told also where nothing is asked`(_ options: String) throws {
    let home = try empty()
    let board = """
      {"format": "open-board-0.1", "id": "b", "locale": "en", "name": "Snack",
       "buttons": [{"id": "1", "label": "bread", "load_board": {"id": "gone"}}],
       "grid": {"rows": 1, "columns": 1, "order": [["1"]]}}
      """
    try Data(board.utf8).write(to: URL(filePath: home.path("snack.obf")))
    let terminal = try home.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("receive '\(home.path("snack.obf"))' \(options)\r")
    try terminal.expect("received")
    try terminal.expect("leads is not in the file")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
  }

  /// The sender's plan at home, where the board was changed since.
  private func changedAtHome(_ lines: [String]) throws -> (sender: Sender, home: Tagarela) {
    let sender = try Sender()
    let home = try empty()
    try #require(try run(sender.receive(), at: home).status == 0)
    try #require(try home.run(commands: ["use gio"] + lines).status == 0)
    return (sender, home)
  }

  private func words(on board: String, at home: Tagarela) throws -> [String] {
    let cells = try json("board show \(board)", at: home)["cells"] as? [[String: Any]] ?? []
    return cells.map { "\($0["cell"] ?? "") \($0["symbol"] as? String ?? $0["label"] as? String ?? "")" }
  }

  @Test(arguments: [
    (["board clear Lanche 1"], ["B1 suco"]),
    (["board move Lanche 1 6"], ["B1 suco", "C2 agua"]),
    (["board clear Lanche 1", "board word Lanche 1 leite"], ["A1 leite", "B1 suco"]),
    (["board move Lanche 1 6", "board word Lanche 1 leite"], ["A1 leite", "B1 suco", "C2 agua"]),
  ])
  func `a cell that was taken away here alone doesn't come back by itself`(
    _ changes: [String], _ expected: [String]
  ) throws {
    let (sender, home) = try changedAtHome(changes)
    let received = try run(sender.receive("--yes"), at: home)
    #expect(received.status == 0 && received.output.contains("nothing to receive"), "\(received.errors)")
    #expect(try words(on: "Lanche", at: home) == expected)
    #expect(try run(sender.receive("--theirs --yes"), at: home).status == 0)
    #expect(try words(on: "Lanche", at: home) == ["A1 agua", "B1 suco"])
    #expect(try run("undo", at: home).status == 0)
    #expect(try words(on: "Lanche", at: home) == expected)
    #expect(try run(sender.receive("--yes"), at: home).output.contains("nothing to receive"))
  }

  @Test func `a cell that was cleared here and changed there is asked about, once`() throws {
    let (sender, home) = try changedAtHome(["board clear Lanche 1"])
    try sender.clinic.run("board say Lanche 1 'mais agua'")
    try sender.send()
    let refused = try run(sender.receive("--yes"), at: home)
    #expect(refused.status == 1 && refused.errors.contains("Lanche A1 agua"), "\(refused.errors)")
    #expect(try run(sender.receive("--ours"), at: home).status == 0)
    #expect(try words(on: "Lanche", at: home) == ["B1 suco"])
    #expect(try run(sender.receive("--yes"), at: home).output.contains("nothing to receive"))
  }

  @Test func `a cell that both have cleared is new when it comes again`() throws {
    let (sender, home) = try changedAtHome(["board clear Lanche 1"])
    try sender.clinic.run("board clear Lanche 1")
    try sender.send()
    #expect(try run(sender.receive("--yes"), at: home).output.contains("nothing new"))
    try sender.clinic.run("undo")
    try sender.send()
    #expect(try run(sender.receive("--yes"), at: home).status == 0)
    #expect(try words(on: "Lanche", at: home) == ["A1 agua", "B1 suco"])
  }

  @Test func `what both have changed alike is asked about no more`() throws {
    let (sender, home) = try changedAtHome(["symbol edit agua --meaning same"])
    try sender.clinic.run("symbol edit agua --meaning same")
    try sender.send()
    #expect(try run(sender.receive("--yes"), at: home).output.contains("nothing new"))
    try sender.clinic.run("symbol edit agua --meaning theirs")
    try sender.send()
    #expect(try run(sender.receive("--yes"), at: home).status == 0)
    #expect(try meaning("agua", at: home) == "theirs")
  }

  @Test func `a removed board takes along what was known of its cells`() throws {
    let (sender, home) = try changedAtHome(["board clear Lanche 1", "plan remove Lanche", "board remove Lanche"])
    #expect(try run(sender.receive("--yes"), at: home).status == 0)
    #expect(try words(on: "Lanche", at: home) == ["A1 agua", "B1 suco"])
  }
}
