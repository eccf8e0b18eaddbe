import Print
import TagarelaKit
import Testing

@Suite("Pages of observations")
struct ObservationPageTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  static let lengths: [[Int]] = [
    [5], Array(repeating: 30, count: 40), [3, 3000, 3], (1...60).map { $0 * 7 % 90 }, [0, 0, 12],
  ]

  @Test("every word is on the pages once and in order", arguments: lengths)
  func allWords(words: [Int]) throws {
    let parcel = Samples.observations(words)
    let document = try pdf.document(of: parcel)
    let printed = document.pages.flatMap(\.strings).flatMap { $0.split(separator: " ") }.filter(isNumbered)
    let written = parcel.observations.flatMap { $0.text.split(separator: " ") }
    #expect(printed == written)
  }

  @Test("no text reaches into the foot or past the margin", arguments: lengths)
  func insidePage(words: [Int]) throws {
    for page in try pdf.document(of: Samples.observations(words)).pages {
      let foot = try #require(page.texts.last).frame.y
      for text in page.texts.dropLast(2) {
        #expect(text.frame.y + text.frame.height <= foot)
      }
      #expect(page.width < page.height)
    }
  }

  @Test("a heading is never apart from the first two lines of its text", arguments: 400...520)
  func headingsKeepTheirText(words: Int) throws {
    let parcel = Samples.observations([words, 60])
    for page in try pdf.document(of: parcel).pages {
      let texts = page.texts.dropLast(2)
      let last = try #require(texts.last)
      #expect(isNumbered(last.string[...]), "the page ends in a heading")
      if texts.dropLast(2).last?.font.bold == true, last.frame.height < 2 * 11 * 1.36 {
        #expect(parcel.observations.contains { $0.text == last.string }, "one line is alone below its heading")
      }
    }
  }

  @Test("a text that goes on takes at least two lines to the next page", arguments: 400...600)
  func noSingleLine(words: Int) throws {
    let pages = try pdf.document(of: Samples.observations([words])).pages
    for page in pages.dropFirst() {
      let first = try #require(page.texts.first)
      if isNumbered(first.string[...]) { #expect(first.frame.height >= 2 * 11 * 1.36) }
    }
  }

  @Test("each observation shows its moment and its author, in order of time")
  func heads() throws {
    var parcel = Samples.observations([2, 2])
    parcel.observations.reverse()
    let page = try #require(try pdf.document(of: parcel).pages.first)
    #expect(
      page.strings == [
        "Observations on Ana Conceição", "Ana Conceição, born 29 February 2008", "5 November 2012",
        "5 November 2012, 09:15", "Júlia", "o0w0 o0w1",
        "6 November 2012, 09:15", "Therapist", "o1w0 o1w1",
        "Ana Conceição", "1 / 1",
      ])
  }

  @Test("the pages are numbered")
  func numbers() throws {
    let pages = try pdf.document(of: Samples.observations([3000])).pages
    #expect(pages.count > 2)
    #expect(pages.map { $0.strings.last } == (1...pages.count).map { "\($0) / \(pages.count)" })
  }

  @Test("an empty history is a page that says so")
  func empty() throws {
    let document = try pdf.document(of: Samples.observations([]))
    #expect(document.pages.count == 1)
    #expect(document.pages.first?.strings.contains("There are no observations yet.") == true)
  }

  private func isNumbered(_ text: Substring) -> Bool { text.hasPrefix("o") && text.dropFirst().first?.isNumber == true }
}
