import Foundation
import TagarelaTestSupport
import Testing

/// The agenda as large as the screen.
struct ScreenTests {
  @Test(arguments: [(100, 40), (60, 24)])
  func `arrows go by days into other months, Enter opens the week and ticks, Escape goes back, letters find`(
    _ size: (Int, Int)
  ) throws {
    let desk = try AgendaDesk()
    try desk.run(
      "settings agenda.holidays catalonia", #"agenda new school --at "2012-11-26 14:00" --repeat schooldays"#,
      #"agenda new swimming --at "2012-12-06 17:00""#, #"agenda new party --at "2012-12-08 18:00""#)
    let terminal = try desk.program.prompt(["--lang", "en"], columns: size.0, rows: size.1)
    try terminal.expect("tagarela>")
    try terminal.send("use Giovanna\r")
    try terminal.expect("Giovanna>")
    try terminal.send("agenda open 2012-11-30\r")
    try terminal.expect("November 2012 · autumn")
    // From the last Friday down: a week on, in December, whose grid begins with November's last days.
    try terminal.send("\u{1B}[B")
    try terminal.expect("December 2012")
    _ = terminal.settle()
    // From the seventh a day back: St Nicholas, the Constitution's.
    try terminal.send("\u{1B}[D")
    try terminal.expect("6 Constitution Day, swimming")
    try terminal.send("\r")
    try terminal.expect("week of 3 Dec 2012 to 9 Dec 2012")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("#2 swimming is done")
    try terminal.send("\r")
    try terminal.expect("#2 swimming is not done")
    try terminal.send("\r")
    try terminal.expect("#2 swimming is done")
    try terminal.send("\u{1B}[6~")
    try terminal.expect("week of 10 Dec 2012")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("December 2012 · ")
    _ = terminal.settle()
    try terminal.send("/")
    _ = terminal.settle()
    try terminal.send("par")
    try terminal.expect("8 Dec 2012 18:00 party")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("week of 3 Dec 2012")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("December 2012 · ")
    try terminal.send("\u{1B}")
    try terminal.expect("the agenda of Giovanna is closed")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    let ticked = try desk.rows("agenda list --from 2012-12-06 --to 2012-12-06")
    #expect(ticked.map { $0["text"] as? String } == ["swimming"])
    #expect(ticked.first?["done"] as? Bool == true)
    // Each tick was a step of its own.
    try desk.run("undo")
    #expect(try desk.rows("agenda list --from 2012-12-06 --to 2012-12-06").first?["done"] as? Bool == false)
  }

  @Test func `what is still to come isn't ticked, and the screen speaks the patient's language`() throws {
    let desk = try AgendaDesk()
    try desk.run("settings language pt --patient Giovanna", #"agenda new natação --at "2999-11-06 17:00""#)
    let terminal = try desk.program.prompt(["--lang", "en"], columns: 100, rows: 40)
    try terminal.expect("tagarela>")
    try terminal.send("use Giovanna\r")
    try terminal.expect("Giovanna>")
    try terminal.send("agenda open 2999-11-06\r")
    try terminal.expect("novembro de 2999 · outono")
    try terminal.expect("setas: dia")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("qua 6")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("#1 natação ainda vai acontecer: dá para marcar em 6/11/2999")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("novembro de 2999 · outono")
    try terminal.send("\u{1B}")
    try terminal.expect("the agenda of Giovanna is closed")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    #expect(try desk.rows("agenda list --from 2999-11-06 --to 2999-11-06").first?["done"] as? Bool == false)
  }

  @Test func `at the prompt the plan stays in the window: the pictures are as small as that wants, or aren't there`()
    throws
  {
    let desk = try AgendaDesk()
    try desk.run(
      #"agenda new natação --at "2012-11-06 17:00""#, #"agenda new escola --at "2012-11-06 13:00" --repeat daily"#)
    func lines(_ rows: Int) throws -> Int {
      let terminal = try desk.program.prompt(
        ["--lang", "pt"], environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], columns: 100, rows: rows)
      try terminal.expect(">")
      try terminal.send("usar Giovanna\r")
      try terminal.expect("Giovanna>")
      _ = terminal.settle()
      try terminal.send("agenda semana 2012-11-05\r")
      let shown = try terminal.expect("dom 11") + terminal.expect("Giovanna>")
      terminal.signal(SIGKILL)
      return shown.unicodeScalars.filter { $0 == "\n" }.count + 1
    }
    let (low, middle, high) = (try lines(24), try lines(30), try lines(60))
    #expect(low <= 24 && middle <= 30 && high <= 60)
    #expect(low < middle && middle < high, "\(low), \(middle), \(high)")
  }
}
