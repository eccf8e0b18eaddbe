import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `At a question of the prompt` {
  @Test func `a line that is typed instead of an answer to what is proposed is run`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("tutor list --patient giovana\r")
    try terminal.expect("Enter takes it")
    try terminal.send("symbol list --where name=suco\r")
    let answer = try terminal.expect("tagarela>")
    #expect(answer.contains("suco") && !answer.contains("nothing was done"), "\(answer)")
    try terminal.send("tutor list --patient giovana\r")
    try terminal.expect("Enter takes it")
    try terminal.send("n\r")
    try terminal.expect("nothing was done")
    try terminal.send("tutor list --patient giovana\r")
    try terminal.expect("Enter takes it")
    try terminal.send("\r")
    try terminal.expect("Ana Lúcia")
  }

  @Test func `a plan's board is asked for until there is one, and the other answers stay`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("use giovanna\r")
    try terminal.expect("Reis>")
    try terminal.send("plan new Banho\r")
    try terminal.expect("tutor")
    try terminal.send("ana\r")
    try terminal.expect("type")
    try terminal.send("board\r")
    try terminal.expect("description")
    try terminal.send("Pedir\r")
    try terminal.expect("board (")
    // What is typed before a question is there is no answer to it.
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("board (")
    _ = terminal.settle()
    try terminal.send("Lanche\r")
    try terminal.expect("Banho, for Ana Lúcia")
  }
}

@Suite(.waiting) struct `What is said of a list` {
  @Test func `of which nothing was wanted isn't that there is nothing`() throws {
    let tagarela = try Tagarela.withClinic()
    for command in ["undo list --limit 0", "patient list --where name=zzz", "board list --limit 0"] {
      let result = try tagarela.run(["--lang", "en", "-c", command])
      #expect(result.errors + result.output == "none in the list fits that\n", "\(command)")
    }
    let empty = try Tagarela()
    #expect(try empty.run(["--lang", "en", "-c", "patient list"]).errors.contains("none in the list") == false)
  }

  @Test func `of a day that may be two names both`() throws {
    let tagarela = try Tagarela()
    let result = try tagarela.run(["--lang", "en", "-c", "patient new Emma --born 3/4/2015"])
    #expect(result.errors.contains("“3/4/2015” may be 3 Apr 2015 or 4 Mar 2015"), "\(result.errors)")
    #expect(try tagarela.run(["--lang", "pt", "-c", "paciente novo Caio --nascimento 3/4/2015"]).status == 0)
  }
}

@Suite(.waiting) struct `A symbol of a library` {
  @Test func `has the accents of the user's language on the board, and the capitals that were typed`() throws {
    let tagarela = try Tagarela(sharesCache: true)
    let shown = try tagarela.run([
      "--lang", "pt", "--plain", "-c", "prancha nova P", "-c", "prancha por P 1 agua 2 Cafe 3 Suco 4 pão", "-c",
      "prancha ver P",
    ])
    #expect(shown.output.contains("A1 água | B1 café | C1 Suco"), "\(shown.output)\(shown.errors)")
    #expect(shown.output.contains("A2 pão"))
  }
}
