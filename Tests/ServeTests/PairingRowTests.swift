import TagarelaKit
import Testing

@testable import Serve

/// What stands above the prompt while a code is open.
struct PairingRowTests {
  @Test(arguments: [
    (600, "device.row.minutes", 10), (541, "device.row.minutes", 10), (540, "device.row.minutes", 9),
    (60, "device.row.minutes", 1), (59, "device.row.seconds", 60), (50, "device.row.seconds", 50),
    (1, "device.row.seconds", 10),
  ])
  func `the time that a code has left is told in steps, so that nobody hears each second`(
    _ seconds: Int, _ key: String, _ count: Int
  ) {
    #expect(OpenCodes.Code.left(seconds) == Phrase(key, ["count": .integer(count)]))
  }

  @Test func `a code whose time is over has none left`() { #expect(OpenCodes.Code.left(0) == nil) }

  @Test func `a picture of squares has two rows a line and a light square around it`() {
    let picture = SquarePicture([[true, false], [false, true]])
    #expect(picture.lines == ["█▀██", "██▄█"])
  }
}
