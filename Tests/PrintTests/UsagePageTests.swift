import Print
import TagarelaKit
import Testing

@Suite("Pages of usage")
struct UsagePageTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test("the table has each touch once, in order of time, and its head on every page", arguments: [1, 30, 31, 400])
  func table(count: Int) throws {
    var parcel = Samples.usage(count)
    parcel.touches.shuffle()
    let pages = try pdf.document(of: parcel).pages
    for page in pages {
      #expect(page.strings.contains("Symbol") && page.strings.contains("Date and time"))
    }
    let touched = pages.flatMap(\.strings).filter { $0.hasPrefix("touched") }
    #expect(touched == (0..<count).map { "touched\($0)" })
  }

  @Test("no row reaches into the foot, however long its name")
  func insidePage() throws {
    var parcel = Samples.usage(80)
    parcel.touches[40].symbol = String(repeating: "a very long name ", count: 30)
    parcel.touches[50].symbol = String(repeating: "no name is as long as this ", count: 1000)
    for page in try pdf.document(of: parcel).pages {
      let foot = try #require(page.texts.last).frame.y
      for text in page.texts.dropLast(2) {
        #expect(text.frame.y + text.frame.height <= foot)
      }
    }
  }

  @Test("no touch is a page that says so")
  func empty() throws {
    let document = try pdf.document(of: Samples.usage(0))
    #expect(document.pages.first?.strings.contains("No symbol has been touched yet.") == true)
  }
}
