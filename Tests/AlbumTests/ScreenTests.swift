import Foundation
import TagarelaTestSupport
import Testing

/// An album as large as the screen.
struct ScreenTests {
  @Test(arguments: [(100, 40), (60, 24)])
  func `Enter shows one large with its position, arrows go on, Escape goes back, page keys turn`(
    _ size: (Int, Int)
  ) throws {
    let desk = try AlbumDesk()
    try desk.run("album new Sea", "album put Sea \(try desk.photos(28))")
    let terminal = try desk.program.prompt(["--lang", "en"], columns: size.0, rows: size.1)
    try terminal.expect("tagarela>")
    try terminal.send("use Giovanna\r")
    try terminal.expect("Giovanna>")
    try terminal.send("album open Sea\r")
    try terminal.expect("Sea  1–15 / 28")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("1 / 28")
    _ = terminal.settle()
    try terminal.send("\u{1B}[C")
    try terminal.expect("2 / 28")
    _ = terminal.settle()
    try terminal.send("\u{1B}[C")
    try terminal.expect("3 / 28")
    _ = terminal.settle()
    try terminal.send("\u{1B}[D")
    try terminal.expect("2 / 28")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("1–15 / 28")
    _ = terminal.settle()
    try terminal.send("\u{1B}[6~")
    try terminal.expect("16–28 / 28")
    _ = terminal.settle()
    // Nothing comes after the last page.
    try terminal.send("\u{1B}[6~")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("16 / 28")
    _ = terminal.settle()
    // From the first of a page back is the last of the page before.
    try terminal.send("\u{1B}[D")
    try terminal.expect("15 / 28")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("1–15 / 28")
    _ = terminal.settle()
    try terminal.send("q")
    try terminal.expect("Sea is closed")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
  }
}
