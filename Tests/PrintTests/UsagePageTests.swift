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
    parcel.touches = Flow(try parcel.touches.all().shuffled())
    let pages = try pdf.document(of: parcel).pages
    for page in pages {
      #expect(page.strings.contains("Symbol") && page.strings.contains("Date and time"))
    }
    let touched = pages.flatMap(\.strings).filter { $0.hasPrefix("touched") }
    #expect(touched == (0..<count).map { "touched\($0)" })
  }

  @Test("a history too long to be read is counted, and every touch counts once")
  func counted() throws {
    let parcel = Parcel(
      kind: .usage, patient: Samples.usage(0).patient,
      touches: Flow(count: 6000) { body in
        for index in 0..<6000 {
          let at = Moment(seconds: 1_352_106_900 + index * 600)
          try body(Touch(at: at, symbol: index.isMultiple(of: 3) ? "suco" : "água"))
        }
      })
    let pages = try pdf.document(of: parcel).pages
    #expect(pages.count == 1)
    let strings = pages.flatMap(\.strings)
    #expect(strings.contains { $0.hasPrefix("6,000 touches from 5 November 2012 to 17 December 2012") })
    // Every third of 6,000, and the rest; before December lie 25 days of 144 and 88 or 89 more ten minutes.
    let after = { (name: String) in strings.firstIndex(of: name).map { strings[$0 + 1] } }
    #expect(after("água") == "4,000" && after("suco") == "2,000")
    #expect(after("2012-11") == "3,689" && after("2012-12") == "2,311")
  }

  @Test("no row reaches into the foot, however long its name")
  func insidePage() throws {
    var parcel = Samples.usage(80)
    var touches = try parcel.touches.all()
    touches[40].symbol = String(repeating: "a very long name ", count: 30)
    touches[50].symbol = String(repeating: "no name is as long as this ", count: 1000)
    parcel.touches = Flow(touches)
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
