import TagarelaKit
import Testing

/// Colours as they are written.
struct TintTests {
  @Test(arguments: [
    ("#fc0", Tint(red: 255, green: 204, blue: 0)), ("#FC08", Tint(red: 255, green: 204, blue: 0, alpha: 136.0 / 255)),
    ("#01020a", Tint(red: 1, green: 2, blue: 10)), ("#01020a80", Tint(red: 1, green: 2, blue: 10, alpha: 128.0 / 255)),
    ("#01020a 0.5", Tint(red: 1, green: 2, blue: 10, alpha: 0.5)), (" #01020a  1 ", Tint(red: 1, green: 2, blue: 10)),
    ("#00000000", Tint(red: 0, green: 0, blue: 0, alpha: 0)), ("yellow", Tint(.yellow)), ("Yellow", Tint(.yellow)),
  ])
  func `a code or the name of a category's colour is one`(written: String, tint: Tint) {
    #expect(Tint(written) == tint)
    #expect(Tint(tint.description) == tint)
  }

  @Test(arguments: [
    "", " ", "#", "#f", "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "#ff\u{FF11}", "fff", "# fff", "#fff 2",
    "#fff 0,5", "#fff 1 1", "##fff", "#+ff", "amarelo",
  ])
  func `what else is written is none`(written: String) {
    #expect(Tint(written) == nil)
  }
}
