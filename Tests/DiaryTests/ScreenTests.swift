import Foundation
import TagarelaTestSupport
import Testing

/// The diary as large as the screen.
struct ScreenTests {
  @Test(arguments: [(100, 40), (60, 24)])
  func `arrows turn pages and go through entries, Enter enlarges, a key changes who may read`(
    _ size: (Int, Int)
  ) throws {
    let desk = try DiaryDesk()
    try desk.run(
      #"diary new "Milk" --at "2012-11-03 08:00""#, #"diary new "Bread" --at "2012-11-05 08:00""#,
      #"diary new "The sea" --at "2012-11-05 18:00""#)
    let terminal = try desk.program.prompt(["--lang", "en"], columns: size.0, rows: size.1)
    try terminal.expect("tagarela>")
    try terminal.send("use Giovanna\r")
    try terminal.expect("Giovanna>")
    try terminal.send("diary open 2012-11-05\r")
    try terminal.expect("5 November 2012")
    try terminal.expect("Bread")
    _ = terminal.settle()
    try terminal.send("\u{1B}[B")
    try terminal.expect("18:00 The sea")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("18:00 · for: tutors, therapist")
    _ = terminal.settle()
    try terminal.send("r")
    try terminal.expect("for: tutors")
    _ = terminal.settle()
    try terminal.send("\u{1B}[D")
    try terminal.expect("08:00 · for: tutors, therapist")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("5 November 2012")
    try terminal.send("\u{1B}[D")
    try terminal.expect("3 November 2012")
    try terminal.expect("Milk")
    _ = terminal.settle()
    try terminal.send("\u{1B}[D")
    try terminal.expect("this is the first page")
    _ = terminal.settle()
    try terminal.send("h")
    try terminal.expect("nothing on this page")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("the diary of Giovanna is closed")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    let readers = try desk.rows("diary 2012-11-05").map { $0["readers"] as? [String] }
    #expect(readers == [["tutors", "therapist"], ["tutors"]])
    try desk.run("undo")
    #expect(try desk.rows("diary 2012-11-05").last?["readers"] as? [String] == ["tutors", "therapist"])
  }

  @Test func `without a screen it is the page`() throws {
    let desk = try DiaryDesk()
    try desk.run(#"diary new "Milk" --at "2012-11-03 08:00""#)
    #expect(try desk.run("diary open 2012-11-03").contains("Milk"))
  }
}
