import Foundation
import TagarelaTestSupport
import Testing

/// Scanning at a real terminal: nothing here rests on how long something takes.
struct ScanScreenTests {
  private func clinic() throws -> Clinic {
    try Clinic(
      "board new B --grid 2x2", "board put B 1 suco 2 pao 3 agua 4 mais", "patient new Bia --email mae@exemplo.org",
      "tutor new Ana --patient Bia", "plan new P --tutor Ana --type board --board B --description d --patient Bia")
  }

  @Test(arguments: [["NO_COLOR": "1"], [:]])
  func `the rows light up by themselves, and the switch takes row and cell`(_ environment: [String: String]) throws {
    let clinic = try clinic()
    let terminal = try clinic.tagarela.prompt(
      ["--lang", "en", "-c", "plan open P --patient Bia --scan 10"], environment: environment)
    try terminal.expect("Space, Enter or click: take what is lit")
    try terminal.send(" ")
    try terminal.send("\r")
    try terminal.expect("suco")
    try terminal.send("q")
    try terminal.expect("P: 1 touch")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try clinic.run("usage list --patient Bia --by symbol").contains("suco"))
  }

  @Test func `time passes while nobody does anything, and a process that was stopped goes on`() throws {
    let clinic = try clinic()
    let terminal = try clinic.tagarela.prompt(["--lang", "en", "-c", "board open B --scan 0.5"])
    try terminal.expect("take what is lit")
    // It is drawn anew without a key.
    try terminal.expect("\u{1B}[H")
    try terminal.expect("\u{1B}[H")
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    // The terminal is taken again.
    try terminal.expect("\u{1B}[?1049h")
    try terminal.expect("take what is lit")
    #expect(!terminal.isCooked)
    try terminal.send("\u{1B}")
    try terminal.expect("B: 0 touches")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test(arguments: ["0.4", "11"])
  func `a time that nobody can follow or wait for is refused`(_ seconds: String) throws {
    #expect(try clinic().failure("board open B --scan \(seconds)").isEmpty == false)
  }
}
