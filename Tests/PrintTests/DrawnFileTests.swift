import Canvas
import Foundation
import Print
import TagarelaKit
import Testing

/// What comes out of the real drawing tool, read back by others' programs.
@Suite("Drawn files")
struct DrawnFileTests {
  let pdf: FileFormat
  let png: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
    png = try Registry.printing.format("png")
  }

  @Test("a PDF has a board's every label in order", arguments: [("3x3", 1), ("9x9", 1), ("4x26", 3)])
  func labels(size: String, pages: Int) throws {
    let size = try #require(GridSize(size))
    let text = try pagesOfText(pdf.file(of: Samples.parcel(Samples.board(size))))
    #expect(text.count == pages)
    let labels = text.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter { $0.hasPrefix("s") }
    #expect(labels == (1...size.count).map { "s\($0)" })
  }

  @Test("names with accents and of other scripts reach the page whole")
  func accents() throws {
    var board = Samples.board(.nine)
    let names = [
      "maçã", "ñandú", "col·legi", "pingüim", "quero brincar lá fora com a vovó", "Ω", "мама", "otorrinolaringologista",
      "à",
    ]
    for (index, name) in names.enumerated() { board.cells[index].symbol?.name = name }
    let parcel = Samples.parcel(plan: "Coração", board)
    let text = try pagesOfText(pdf.file(of: parcel)).joined().split(whereSeparator: \.isWhitespace)
    for word in (names + ["Coração", "Conceição", "Júlia"]).flatMap({ $0.split(separator: " ") }) {
      #expect(text.contains(word))
    }
  }

  @Test("200 observations, one of 20,000 characters, are in the PDF word for word and in order")
  func observations() throws {
    var parcel = Samples.observations((0..<200).map { 5 + $0 % 60 })
    parcel.observations[77].text = (0..<2_500).map { "o77w\($0)" }.joined(separator: " ")
    #expect(parcel.observations[77].text.utf8.count > 20_000)
    let pages = try pagesOfText(pdf.file(of: parcel))
    let printed = pages.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter(isNumbered)
    let written = parcel.observations.flatMap { $0.text.split(separator: " ") }
    #expect(printed == written)
    for (index, page) in pages.enumerated() {
      #expect(page.contains("\(index + 1) / \(pages.count)"))
    }
  }

  @Test("a text's lines are as many when it is drawn in parts as when it was measured")
  func linesOfParts() throws {
    let text = Samples.observations([2_000]).observations[0].text
    let parcel = Samples.observations([2_000])
    let document = try sceneOfRealLines(parcel)
    let parts = document.pages.flatMap(\.texts).filter { isNumbered($0.string[...]) }
    #expect(parts.map(\.string).joined(separator: " ") == text)
    for part in parts {
      let measured = try Canvas.built.lines(
        of: [MeasuredText(string: part.string, font: part.font)], width: part.frame.width)
      let height = measured[0].reduce(0) { $0 + $1.height }
      #expect(abs(height - part.frame.height) < 0.01)
    }
  }

  @Test("the table of usage has every touch")
  func usage() throws {
    let pages = try pagesOfText(pdf.file(of: Samples.usage(300)))
    let touched = pages.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter { $0.hasPrefix("touched") }
    #expect(touched == (0..<300).map { "touched\($0)"[...] })
  }

  @Test("the frames in a PNG have their categories' soft colours, and white inside")
  func pixels() throws {
    let parcel = Samples.parcel(Samples.board(.nine))
    let page = try #require(try png.document(of: parcel).pages.first)
    let pixels = try Pixels(png: png.file(of: parcel))
    #expect(pixels.width == Int((page.width * 2).rounded(.up)))
    for index in 0..<9 {
      let outer = page.boxes[2 * index + 1].frame
      let inner = page.boxes[2 * index + 2].frame
      let middle = Int((outer.y + outer.height / 2) * 2)
      let soft = CategoryColor.allCases[index + 1].soft
      #expect(pixels[Int(outer.x + inner.x), middle] == [soft.red, soft.green, soft.blue])
      #expect(pixels[Int((inner.x + 2) * 2), middle] == [255, 255, 255])
    }
  }

  @Test("the same parcel gives the same bytes")
  func reproducible() throws {
    let parcel = Samples.parcel(plan: "Almoço", Samples.board(.nine))
    #expect(try pdf.file(of: parcel) == pdf.file(of: parcel))
  }

  private func isNumbered(_ text: Substring) -> Bool { text.hasPrefix("o") && text.dropFirst().first?.isNumber == true }

  /// The pages as they are laid out with the real tool's lines.
  private func sceneOfRealLines(_ parcel: Parcel) throws -> Document {
    let aids = WritingAids.english(Canvas.built)
    let spy = MeasuringRenderer(real: aids.renderer)
    let bytes = try #require(try pdf.file(of: parcel, with: .english(spy)))
    return try JSONDecoder().decode(Document.self, from: bytes)
  }
}

/// Measures with the real tool and hands out the document itself.
private struct MeasuringRenderer: Renderer {
  let real: any Renderer

  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    try JSONEncoder().encode(document)
  }

  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] {
    try real.lines(of: texts, width: width)
  }

  func inspect(picture: Data) throws -> PictureFacts { try real.inspect(picture: picture) }
}
