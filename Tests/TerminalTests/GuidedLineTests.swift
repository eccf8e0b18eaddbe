import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `A line that is guided` {
  /// With `paciente listar` and `ver prato` among the earlier lines.
  private func start(environment: [String: String] = ["LANG": "C.UTF-8"], columns: Int = 80) throws -> PseudoTerminal {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try "paciente listar\nver prato\npaciente velho\npaciente listar tudo\nver\\nrow\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    defer { unlink(path) }
    return try startLines([path], environment: environment, columns: columns, isGuided: true)
  }

  @Test func `shows what it is likely to become in grey, the newest line that begins so`() throws {
    let terminal = try start()
    try terminal.send("pac")
    terminal.expectShown(["probe> paciente listar tudo"]) { $0.rows }
    terminal.expectShown(["iente listar tudo"]) { $0.texts(in: "90") }
    terminal.expectShown(10) { $0.column }
    try terminal.send("iente v")
    terminal.expectShown(["elho"]) { $0.texts(in: "90") }
    // Behind the line, and nowhere else.
    try terminal.send("\u{1B}[D")
    terminal.expectShown([]) { $0.texts(in: "90") }
    try terminal.send("\u{1B}[F\r")
    try terminal.expect(said("paciente v"))
    terminal.expectShown("probe> paciente v") { $0.rows.first }
  }

  @Test(arguments: ["\u{1B}[C", "\u{6}", "\u{5}", "\u{1B}[F"])
  func `takes what is suggested at the keys that go on`(key: String) throws {
    let terminal = try start()
    try terminal.send("paciente li")
    terminal.expectShown(["star tudo"]) { $0.texts(in: "90") }
    try terminal.send(key + "\r")
    try terminal.expect(said("paciente listar tudo"))
  }

  @Test func `takes a word of it at Alt-Right`() throws {
    let terminal = try start()
    try terminal.send("pa")
    terminal.expectShown(["ciente listar tudo"]) { $0.texts(in: "90") }
    try terminal.send("\u{1B}[1;3C\u{1B}[1;3C")
    terminal.expectShown([" tudo"]) { $0.texts(in: "90") }
    try terminal.send("\r")
    try terminal.expect(said("paciente listar"))
  }

  @Test func `suggests the only thing that fits where no line begins so`() throws {
    let terminal = try start()
    try terminal.send("x suc")
    terminal.expectShown(["o 🧃 "]) { $0.texts(in: "90") }
    try terminal.send("\u{5}\r")
    try terminal.expect(said("x suco 🧃 "))
  }

  @Test func `is coloured by what its words are`() throws {
    let terminal = try start()
    try terminal.send("paciente nunca x")
    terminal.expectShown(["paciente"]) { $0.texts(in: "36") }
    terminal.expectShown(["nunca"]) { $0.texts(in: "31;4") }
  }

  @Test func `has neither colours nor suggestions where nobody gives any, nor in questions`() throws {
    let terminal = try startLines()
    try terminal.send("suc")
    terminal.expectShown(["probe> suc"]) { $0.rows }
    try terminal.send("\u{15}?\r")
    try terminal.expect("e-mail: ")
    try terminal.send("paciente")
    terminal.expectShown("e-mail: paciente") { $0.rows.last }
    terminal.expectShown([]) { $0.texts(in: "36") }
  }

  @Test(arguments: ["pn Lia", "pn\u{1B}[D\u{1B}[C Lia"])
  func `has its abbreviations written out at a blank, and at Enter`(typed: String) throws {
    let terminal = try start()
    try terminal.send(typed)
    terminal.expectShown(["probe> paciente novo Lia"]) { $0.rows }
    try terminal.send("\r")
    try terminal.expect(said("paciente novo Lia"))
    try terminal.send("pn\r")
    try terminal.expect(said("paciente novo"))
    try terminal.send("x pn \r")
    try terminal.expect(said("x pn "))
  }

  @Test func `goes on in the next row while a quote is open or it ends in a backslash, and is one earlier line`() throws
  {
    let terminal = try start()
    try terminal.send("nota \"um\rdois\"")
    terminal.expectShown(["probe> nota \"um", "> dois\""]) { $0.rows }
    try terminal.send("\r")
    try terminal.expect(said("nota \"um\ndois\""))
    try terminal.send("a \\\rb\r")
    try terminal.expect(said("a \\\nb"))
    try terminal.expect("> ")
    try terminal.send("\u{1B}[A\u{1B}[A")
    terminal.expectShown(["probe> nota \"um", "> dois\""]) { $0.rows.suffix(2) }
    try terminal.send("\u{15}\"x\r\u{3}")
    try terminal.expect("abandoned")
    try terminal.expect("> ")
    try terminal.send("fim\r")
    try terminal.expect(said("fim"))
  }

  @Test func `of several rows has Up and Down go between them`() throws {
    let terminal = try start()
    try terminal.send("\"um\rdois\u{1B}[A!\u{1B}[B?\"\r")
    try terminal.expect(said("\"um!\ndois?\""))
  }

  @Test func `finds earlier lines in a search line of its own`() throws {
    let terminal = try start()
    try terminal.send("\u{12}list")
    terminal.expectShown(["probe> paciente listar tudo", "buscar: list"]) { $0.rows }
    terminal.expectShown(["list"]) { $0.texts(in: "4") }
    try terminal.send("\u{12}")
    terminal.expectShown(["probe> paciente listar", "buscar: list"]) { $0.rows }
    try terminal.send("\r")
    try terminal.expect(said("paciente listar"))
    try terminal.expect("> ")
    try terminal.send("\u{12}LÍST\u{1B}[C!\r")
    try terminal.expect(said("paciente listar!"))
    try terminal.expect("> ")
    try terminal.send("\u{12}zzz")
    terminal.expectShown("nada: zzz") { $0.rows.last }
  }

  @Test(arguments: ["\u{7}", "\u{3}"]) func `is as it was once a search is left`(key: String) throws {
    let terminal = try start()
    try terminal.send("eu \u{12}prato\(key)x\r")
    try terminal.expect(said("eu x"))
    try terminal.expect("> ")
    try terminal.send("\u{12}prato\u{1B}")
    terminal.expectShown("probe> ver prato") { $0.rows.last }
    try terminal.send("s\r")
    try terminal.expect(said("ver pratos"))
  }

  @Test func `is edited in the editor that the user has chosen`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("it's \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("editor").path
    try "#!/bin/sh\nstat -c %a \"$2\"\nread answer\necho \"$1 $answer\" >> \"$2\"\n"
      .write(toFile: script, atomically: true, encoding: .utf8)
    chmod(script, 0o700)
    let environment = ["LANG": "C.UTF-8", "VISUAL": "/bin/sh \"\(script)\" mais", "TMPDIR": folder.path]
    let terminal = try startLines(environment: environment)
    try terminal.send("um\u{18}\u{5}")
    try terminal.expect("600")
    #expect(terminal.isCooked)
    try terminal.send("dois\r")
    try terminal.expect("mais dois")
    try terminal.send("!\r")
    try terminal.expect(said("um"))
    try terminal.expect(said("mais dois!"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["editor"])
    let without = try startLines()
    try without.send("um\u{18}\u{5}")
    try without.expect("no editor")
    try without.send("!\r")
    try without.expect(said("um!"))
  }

  @Test func `stops at Ctrl-Z and is there again when the program goes on`() throws {
    let terminal = try PseudoTerminal.spawn("/bin/bash", arguments: ["--norc", "-i"], environment: ["PS1": "sh$ "])
    try terminal.expect("sh$ ")
    try terminal.send("\(PseudoTerminal.builtProducts.path)/TerminalProbe lines\r")
    try terminal.expect("> ")
    try terminal.send("um dois\u{1B}[D\u{1B}[D")
    _ = terminal.settle()
    try terminal.send("\u{1A}")
    try terminal.expect("Stopped")
    try terminal.expect("sh$ ")
    try terminal.send("fg\r")
    try terminal.expect("um dois")
    _ = terminal.settle()
    #expect(!terminal.isCooked)
    try terminal.send("!\r")
    try terminal.expect(said("um do!is"))
  }

  @Test func `of forty columns shows all that is typed, wide and joined characters too`() throws {
    let terminal = try start(columns: 40)
    let line = "água é 日本語 e 🧃🧃🧃 c\u{327}a\u{303}o de mel com limão"
    try terminal.send(line)
    terminal.expectShown("probe> " + line, columns: 40) { $0.rows.joined() }
    try terminal.send("\u{1}X")
    terminal.expectShown("probe> X" + line, columns: 40) { $0.rows.joined() }
  }
}
