import Foundation
import TagarelaTestSupport
import Testing

extension PseudoTerminal {
  /// Types a line and waits for what comes of it.
  func enter(_ line: String, expecting text: String) throws {
    try send(line + "\r")
    try expect(text)
  }

  /// Leaves the prompt with ^D, once it is there: what is typed ahead of it ends nothing, and is typed again.
  func leave() throws {
    _ = settle()
    for _ in 0..<40 {
      try? send("\u{4}")
      if (try? waitForExit(within: 3)) != nil { break }
    }
    #expect(try waitForExit() == .status(0))
  }
}

@Suite(.waiting) struct `The prompt` {
  @Test func `appears, obeys and ends at Ctrl-D`() throws {
    let tagarela = try Tagarela()
    let terminal = try tagarela.prompt()
    try terminal.expect("clinic.tagarela")
    try terminal.expect("tagarela>")
    try terminal.enter("patient new Rui --born 2010-01-02 --email r@x.org", expecting: "✓")
    try terminal.expect("Rui")
    try terminal.enter("use rui", expecting: "Rui>")
    try terminal.leave()
    #expect(try names("patient", in: tagarela.workspace) == ["Rui"])
  }

  @Test func `completes a name with Tab, with its quotes`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.send("use giov\t")
    try terminal.expect("Giovanna Reis")
    try terminal.enter("", expecting: "Giovanna Reis>")
    try terminal.leave()
    let line = String(decoding: try tagarela.bytes("state/tagarela/history"), as: UTF8.self)
    #expect(["'", "\""].contains { line.contains("use \($0)Giovanna Reis\($0)") }, "\(line)")
  }

  @Test func `lists the patients with Tab`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.send("use \t\t")
    try terminal.expect("Giovanna Reis")
    try terminal.expect("João Silva")
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.leave()
  }

  @Test func `asks for what is missing, again after a wrong answer`() throws {
    let tagarela = try Tagarela()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("patient new", expecting: "name: ")
    try terminal.enter("Lia Sé", expecting: "birth date")
    try terminal.enter("2010-01-02", expecting: "e-mail")
    try terminal.enter("lia.exemplo.org", expecting: "@")
    try terminal.expect("e-mail")
    try terminal.enter("lia@exemplo.org", expecting: "✓")
    try terminal.expect("tagarela>")
    try terminal.leave()
    let shown = try tagarela.run(["--json", "-c", "patient show lia"]).output
    #expect(shown.contains(#""name":"Lia Sé","born":"2010-01-02""#))
    #expect(shown.contains(#""email":"lia@exemplo.org""#))
  }

  @Test(arguments: [0, 1, 2]) func `leaves everything as it was at Ctrl-C in a question`(answered: Int) throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("patient new", expecting: "name: ")
    for (answer, next) in [("Lia", "birth date"), ("2010-01-02", "e-mail")].prefix(answered) {
      try terminal.enter(answer, expecting: next)
    }
    // One goes back to the question before, a second one leaves.
    if answered > 0 {
      try terminal.send("\u{3}")
      try terminal.expect("Ctrl-C once more")
      _ = terminal.settle()
    }
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.enter("patient list", expecting: "Silva")
    try terminal.leave()
    #expect(try contents(of: tagarela.workspace) == before)
    #expect(!terminal.seen.contains("undone"))
  }

  @Test func `abandons a line at Ctrl-C`() throws {
    let tagarela = try Tagarela()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.send("patient new Nunca --born 2010-01-02")
    try terminal.expect("2010-01-02")
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.enter("patient new Sim --born 2010-01-02 --email s@x.org", expecting: "✓")
    try terminal.leave()
    #expect(try names("patient", in: tagarela.workspace) == ["Sim"])
  }

  @Test func `remembers its lines over restarts`() throws {
    let tagarela = try Tagarela()
    let first = try tagarela.prompt()
    try first.expect("tagarela>")
    try first.enter("settings name \"Marta Çã\"", expecting: "✓")
    try first.expect("tagarela>")
    try first.leave()
    expectSuccess(try tagarela.run(commands: ["settings name Outra"]))
    let second = try tagarela.prompt()
    try second.expect("tagarela>")
    try second.send("\u{1B}[A")
    try second.expect("Marta Çã")
    try second.enter("", expecting: "✓")
    try second.expect("tagarela>")
    try second.leave()
    #expect(try tagarela.run(["--json", "-c", "settings name"]).output == "{\"name\":\"Marta Çã\"}\n")
  }

  @Test(arguments: ["C", "C.UTF-8", "pt_BR.ISO-8859-1"])
  func `takes accents and emoji in every locale`(locale: String) throws {
    let tagarela = try Tagarela()
    let terminal = try tagarela.prompt(["--lang", "en"], environment: ["LANG": locale])
    try terminal.expect("tagarela>")
    let name = "Çáñ l·l 🧃 João"
    try terminal.enter("patient new \"\(name)\" --born 2010-01-02 --email s@x.org", expecting: "✓")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try names("patient", in: tagarela.workspace) == [name])
  }

  @Test func `takes a line of ten thousand characters`() throws {
    let tagarela = try Tagarela.withClinic()
    let text = String(repeating: "água é boa; ", count: 840)
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("use giovanna", expecting: "Giovanna Reis>")
    try terminal.enter("note \"\(text)\" --at 2012-11-07", expecting: "noted")
    try terminal.leave()
    let found = try contents(of: tagarela.workspace)["observation"] ?? []
    #expect(found.count == 2)
    #expect(found.last?.contains(text.trimmingCharacters(in: .whitespaces)) == true)
  }

  @Test func `opens a plan to be touched, and each touch is in the history`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["undo", "undo", "undo", "undo"]))
    #expect(try count("touch", in: tagarela.workspace) == 0)
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("use giovanna", expecting: "Giovanna Reis>")
    try terminal.enter("plan open Hora", expecting: "Esc")
    _ = terminal.settle()
    try terminal.send("2")
    _ = terminal.settle()
    // From the second cell to the third, and from there one down and one left: an empty cell, and the fifth.
    try terminal.send("\u{1B}[C\r")
    _ = terminal.settle()
    try terminal.send("\u{1B}[B\r")
    _ = terminal.settle()
    try terminal.send("\u{1B}[D\r")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("Giovanna Reis>")
    #expect(try touched(tagarela) == ["suco", "pão", "mamãe"])
    try terminal.enter("usage list", expecting: "mamãe")
    try terminal.enter("undo", expecting: "undone")
    try terminal.expect("Giovanna Reis>")
    try terminal.leave()
    #expect(try touched(tagarela) == ["suco", "pão"])
  }

  private func touched(_ tagarela: Tagarela) throws -> [String] {
    try contents(of: tagarela.workspace)["touch"].map { rows in
      rows.compactMap { row in
        row.firstRange(of: "symbol_name=\"").map { row[$0.upperBound...].prefix { $0 != "\"" } }.map(String.init)
      }
    } ?? []
  }

  @Test func `says what a wrong word may have been, and where`() throws {
    let tagarela = try Tagarela()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.send("patient lsit\r")
    try terminal.expect("list")
    try terminal.expect("  patient lsit\r\n")
    try terminal.expect("^^^^")
    try terminal.expect("list?")
    _ = terminal.settle()
    try terminal.enter("n", expecting: "nothing was done")
    try terminal.expect("tagarela>")
    try terminal.enter("patint list", expecting: "near: patient")
    try terminal.expect("^^^^^^")
    try terminal.expect("patient?")
    _ = terminal.settle()
    try terminal.enter("", expecting: "no patients yet")
    try terminal.expect("tagarela>")
    try terminal.leave()
  }

  @Test func `asks again for a tutor that there isn't, and keeps the other answers`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("use gio", expecting: "Giovanna Reis>")
    try terminal.enter("plan new", expecting: "name: ")
    try terminal.enter("Tarde", expecting: "tutor (")
    try terminal.enter("ninguem", expecting: "no tutor “ninguem”")
    try terminal.expect("tutor (")
    try terminal.enter("Ana", expecting: "type (board, large)")
    try terminal.enter("bo", expecting: "description: ")
    try terminal.enter("x", expecting: "board (")
    try terminal.enter("nada", expecting: "no board “nada”")
    try terminal.expect("board (")
    try terminal.enter("lan", expecting: "Tarde, for Ana Lúcia")
    try terminal.expect("Giovanna Reis>")
    try terminal.leave()
  }

  @Test func `puts the last patient in use again after a restart, for the prompt alone`() throws {
    let tagarela = try Tagarela.withClinic()
    for line in ["use giovanna", "use joao"] {
      let terminal = try tagarela.prompt()
      try terminal.expect(">")
      _ = terminal.settle()
      try terminal.enter(line, expecting: "✓")
      try terminal.leave()
    }
    let next = try tagarela.prompt(["--lang", "en"])
    try next.expect("in use: João Silva")
    try next.expect("João Silva>")
    try next.enter("use -", expecting: "tagarela>")
    try next.leave()
    #expect(try tagarela.run(["--lang", "en", "-c", "use"]).output.contains("no patient in use"))
    let last = try tagarela.prompt()
    try last.expect("tagarela>")
    #expect(!last.seen.contains("in use"))
    try last.leave()
  }

  @Test func `removes what only begins so after it was asked`() throws {
    let tagarela = try Tagarela.withClinic()
    let refused = try tagarela.run(["--lang", "en", "-c", "patient remove giov"])
    #expect(refused.status == 1 && refused.errors.contains("near: Giovanna Reis"), "\(refused.errors)")
    let terminal = try tagarela.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.enter("patient remove giov", expecting: "Giovanna Reis?")
    _ = terminal.settle()
    try terminal.enter("", expecting: "Giovanna Reis removed")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try names("patient", in: tagarela.workspace) == ["João Silva"])
  }

  @Test func `takes a change back`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("patient remove \"giovanna reis\"", expecting: "removed")
    try terminal.enter("undo", expecting: "undone")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try contents(of: tagarela.workspace) == before)
  }
}
