import Terminal
import Testing

@testable import Shell

struct PixelsOnScreenTests {
  private let step = OwnEscape.sequence("[4C")
  private let clearing = OwnEscape.sequence("[2J")

  private func picture(_ bytes: String) -> String {
    OwnEscape.sequence("7") + OwnEscape.sequence("_G\(bytes)") + OwnEscape.sequence("\\") + OwnEscape.sequence("8")
  }

  @Test func `a picture is sent once, and stepped over while it stays where it is`() {
    var pixels = PixelsOnScreen()
    let line = "│\(picture("a"))\(step)│ \(picture("b"))\(step)│"
    #expect(pixels.lines(["path", line, "1…"]) == [clearing + "path", line, "1…"])
    #expect(pixels.lines(["path", line, "2"]) == ["path", "│\(step)│ \(step)│", "2"])
  }

  @Test func `another picture, another place and no picture clear what was there`() {
    for other in ["│\(picture("b"))\(step)│", "││\(picture("a"))\(step)", "││"] {
      var pixels = PixelsOnScreen()
      _ = pixels.lines(["│\(picture("a"))\(step)│"])
      #expect(pixels.lines([other]) == [clearing + other])
    }
    var pixels = PixelsOnScreen()
    _ = pixels.lines(["", picture("a")])
    #expect(pixels.lines([picture("a"), ""]) == [clearing + picture("a"), ""])
  }

  @Test func `where there are no pictures nothing is cleared`() {
    var pixels = PixelsOnScreen()
    #expect(pixels.lines(["a", "b"]) == ["a", "b"])
    #expect(pixels.lines(["c"]) == ["c"])
  }
}
