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
    _ = terminal.settle()
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
}
