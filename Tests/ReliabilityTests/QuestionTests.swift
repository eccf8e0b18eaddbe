import Foundation
import TagarelaTestSupport
import Testing

/// What can't be taken back is done only by who has read what it is.
@Suite(.waiting) struct `A question at the prompt` {
  /// A clinic with eight steps that can be undone, at its prompt.
  private func prompt(_ language: String = "en") throws -> (Tagarela, PseudoTerminal, steps: Int) {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt(["--lang", language])
    try terminal.expect("tagarela>")
    return (tagarela, terminal, try count("step", in: tagarela.workspace))
  }

  @Test(arguments: [
    ("en", "stop"), ("en", "skip"), ("en", "yes"), ("en", "y"), ("pt", "sair"), ("pt", "sem dúvida não"), ("pt", "sim"),
    ("es", "sí"), ("es", "salir"), ("es", "siguiente"), ("ca", "s"), ("ca", "sortir"), ("ca", "saltar"),
    ("en", "symbol list"), ("en", "1"),
  ])
  func `nothing but the count that is shown forgets`(_ language: String, _ answer: String) throws {
    let (tagarela, terminal, steps) = try prompt(language)
    try terminal.send("forget\r")
    try terminal.expect("\(steps)")
    _ = terminal.settle()
    try terminal.send(answer + "\r")
    try terminal.expect(answer)
    // It is asked again; nothing leaves it.
    try terminal.expect("\(steps)")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try count("step", in: tagarela.workspace) == steps)
  }

  @Test func `the count that is shown forgets`() throws {
    let (tagarela, terminal, steps) = try prompt()
    try terminal.enter("forget", expecting: "Type \(steps)")
    _ = terminal.settle()
    // What else has it is asked about afterwards.
    try terminal.enter("\(steps)", expecting: "empty the list of what was typed too?")
    _ = terminal.settle()
    try terminal.enter("no", expecting: "✓")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try count("step", in: tagarela.workspace) == 0)
  }

  @Test(arguments: [
    "forget\rSTEPS\r", "forget\r\nSTEPS\r\nsymbol list\r\n", "\u{1B}[200~forget\rSTEPS\rsymbol list\u{1B}[201~\r",
  ])
  func `a pasted line is no answer`(_ paste: String) throws {
    let (tagarela, terminal, steps) = try prompt()
    try terminal.send(paste.replacing("STEPS", with: "\(steps)"))
    try terminal.expect("Type \(steps)")
    #expect(!terminal.settle(milliseconds: 500).contains("✓"))
    #expect(try count("step", in: tagarela.workspace) == steps)
    try terminal.send("\r")
    try terminal.expect("tagarela>")
    // The rest of the paste waits there to be looked at.
    try terminal.expect("\(steps)")
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try count("step", in: tagarela.workspace) == steps)
  }

  @Test(arguments: [("pt", "stop", false), ("pt", "symbol list", false), ("pt", "sim", true), ("pt", "s", true)])
  func `a file is received after a whole yes`(_ language: String, _ answer: String, _ isTaken: Bool) throws {
    let tagarela = try Tagarela.withClinic()
    let folder = tagarela.path("sent")
    expectSuccess(try tagarela.run(commands: ["plan send Hora --to-dir '\(folder)'"]))
    let file = try #require(try tagarela.files(in: "sent").first { $0.hasSuffix(".psyb") })
    let other = try Tagarela()
    let terminal = try other.prompt(["--lang", language])
    try terminal.expect("tagarela>")
    try terminal.enter("receber '\(folder)/\(file)'", expecting: "receber? [s/N/escolher]")
    _ = terminal.settle()
    try terminal.send(answer + "\r")
    try terminal.expect(isTaken ? "✓" : "receber? [s/N/escolher]")
    if !isTaken { try terminal.send("\r") }
    try terminal.expect(">")
    try terminal.leave()
    #expect(try count("plan", in: other.workspace) == (isTaken ? 1 : 0))
  }

  /// Another process takes the same file while this one asks, or does something else.
  @Test(arguments: ["receive", "patient new Outra"])
  func `a yes takes what was shown, or nothing`(_ meanwhile: String) throws {
    let tagarela = try Tagarela.withClinic()
    let folder = tagarela.path("sent")
    expectSuccess(try tagarela.run(commands: ["plan send Hora --to-dir '\(folder)'"]))
    let file = try #require(try tagarela.files(in: "sent").first { $0.hasSuffix(".psyb") })
    let other = try Tagarela()
    let terminal = try other.prompt(["--lang", "pt"])
    try terminal.expect("tagarela>")
    try terminal.enter("receber '\(folder)/\(file)'", expecting: "receber? [s/N/escolher]")
    _ = terminal.settle()
    let isTheSame = meanwhile == "receive"
    expectSuccess(try other.run(commands: [isTheSame ? "receive '\(folder)/\(file)' --yes" : meanwhile]))
    let before = try count("symbol", in: other.workspace)
    try terminal.send("s\r")
    try terminal.expect(isTheSame ? "✗" : "✓")
    try terminal.expect(">")
    try terminal.leave()
    #expect(try count("plan", in: other.workspace) == 1)
    #expect(try (count("symbol", in: other.workspace) == before) == isTheSame)
  }

  @Test func `where nothing can be undone no count is asked for`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["forget --yes"]))
    let terminal = try tagarela.prompt(["--lang", "pt"], columns: 400)
    try terminal.expect("tagarela>")
    try terminal.enter("esquecer", expecting: "já não há nada para desfazer")
    _ = terminal.settle()
    try terminal.enter("não", expecting: "nada foi feito")
    try terminal.expect("tagarela>")
    try terminal.leave()
  }
}
