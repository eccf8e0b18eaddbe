import TagarelaTestSupport
import Testing

@Suite struct `What usually comes next` {
  @Test func `is suggested on the empty line, taken with one key and run by nothing else`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt(["--lang", "pt"])
    try terminal.expect("tagarela>")
    try terminal.send("paciente novo \"Bia Souza\" --nascimento 2015-03-02 --email b@x.org\r")
    try terminal.expect("usar \"Bia Souza\"")
    _ = terminal.settle()
    try terminal.send("\r")
    let nothing = terminal.settle()
    #expect(!nothing.contains("Souza>"), "\(nothing)")
    try terminal.send("paciente novo \"Rui Souza\" --nascimento 2015-03-02 --email b@x.org\r")
    try terminal.expect("usar \"Rui Souza\"")
    _ = terminal.settle()
    try terminal.send("\u{1B}[C")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("Rui Souza>")
  }

  @Test func `leads from a new board to what is on it, and to paper`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("board new Pedir\r")
    try terminal.expect("board put Pedir ")
    _ = terminal.settle()
    try terminal.send("\u{1B}[C1 suco\r")
    try terminal.expect("print board Pedir ")
    _ = terminal.settle()
    // Another line that fails or does something else has nothing to follow it.
    try terminal.send("patient list\r")
    try terminal.expect("Giovanna")
    #expect(!terminal.settle().contains("print board"))
  }
}
