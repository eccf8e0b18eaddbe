import Canvas
import Foundation
import TagarelaKit
import Testing

@Suite("A document as PDF")
struct PDFTests {
  let canvas = DrawingTool.canvas
  let label = Scene.Text(
    frame: .init(50, 50, 400, 40), string: "ação, coração, fàcil, ñandú", font: .init(size: 18, bold: true))

  @Test("fonts are embedded as subsets")
  func fonts() throws {
    var plain = label
    plain.font.bold = false
    let pdf = try canvas.render(Document([.a4([.text(label), .text(plain)])]), as: .pdf, scale: 1)
    let fonts = try Poppler.table("pdffonts", on: pdf)
    #expect(fonts.count == 2)
    for font in fonts {
      #expect(font.first?.contains("NotoSans") == true)
      #expect(font.suffix(5).prefix(3) == ["yes", "yes", "yes"], "embedded, subset, Unicode")
    }
  }

  @Test("all pages are drawn, in their size")
  func pages() throws {
    let landscape = Scene(width: 841.89, height: 595.276, elements: [.text(label)])
    let pdf = try canvas.render(Document([.a4([.text(label)]), .a4([]), landscape]), as: .pdf, scale: 1)
    let facts = try Poppler.text("pdfinfo", ["-l", "3"], on: pdf)
    #expect(facts.contains(/Pages: +3\n/))
    #expect(facts.contains(/Page +1 size: +595.276 x 841.89 pts \(A4\)/))
    #expect(facts.contains(/Page +3 size: +841.89 x 595.276 pts \(A4\)/))
  }

  @Test("says its title, its author and when it was made")
  func metadata() throws {
    let pdf = try canvas.render(Document([.a4([])]), as: .pdf, scale: 1)
    let facts = try Poppler.text("pdfinfo", ["-isodates"], on: pdf)
    #expect(facts.contains(/Title: +Prancha da manhã\n/))
    #expect(facts.contains(/Author: +Clínica São João\n/))
    #expect(facts.contains(/CreationDate: +2012-11-05T09:15:00/))
  }

  @Test("text can be found and copied")
  func text() throws {
    let pdf = try canvas.render(Document([.a4([.text(label)])]), as: .pdf, scale: 1)
    #expect(try Poppler.text("pdftotext", on: pdf).contains("ação, coração, fàcil, ñandú"))
  }

  @Test("the same document is the same bytes", arguments: [RenderOutput.pdf, .png, .svg])
  func reproducible(output: RenderOutput) throws {
    let elements: [Scene.Element] = [
      .text(label), .picture(.init(picture: 0, frame: .init(50, 100, 200, 200))),
      .picture(.init(picture: 1, frame: .init(300, 100, 200, 200))),
    ]
    let document = Document([.a4(elements)], pictures: [Samples.svg, try Samples.jpeg()])
    let once = try canvas.render(document, as: output, scale: 1)
    let again = try canvas.render(document, as: output, scale: 1)
    let elsewhere = try Canvas(program: DrawingTool.program()).render(document, as: output, scale: 1)
    #expect(once == again)
    #expect(once == elsewhere)
  }

  @Test("an emoji is as sharp as print")
  func emoji() throws {
    let text = Scene.Text(frame: .init(50, 50, 400, 40), string: "maçã 🍎", font: .init(size: 18))
    let pdf = try canvas.render(Document([.a4([.text(text)])]), as: .pdf, scale: 1)
    let images = try Poppler.table("pdfimages", ["-list"], on: pdf)
    #expect(!images.isEmpty)
    for image in images { #expect((Int(image[12]) ?? 0) >= 300, "pixels an inch") }
  }
}
