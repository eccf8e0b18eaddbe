import Canvas
import Foundation
import TagarelaKit
import Testing

@Suite("Pictures in a PDF")
struct PDFPictureTests {
  private func images(_ picture: Data, side: Double) throws -> [[String]] {
    let place = Scene.PicturePlace(picture: 0, frame: .init(50, 50, side, side))
    return try Poppler.table("pdfimages", ["-list"], on: try pdf([.picture(place)], picture))
  }

  private func pdf(_ elements: [Scene.Element], _ picture: Data) throws -> Data {
    try DrawingTool.canvas.render(Document([.a4(elements)], pictures: [picture]), as: .pdf, scale: 1)
  }

  @Test("a JPEG stays a JPEG, with its own pixels")
  func jpeg() throws {
    let images = try images(Samples.jpeg(), side: 100)
    #expect(images.map { $0[8] } == ["jpeg"])
    #expect(images.map { [$0[3], $0[4]] } == [["160", "80"]])
  }

  @Test("a JPEG with far more pixels than print shows is reduced and stays a JPEG")
  func largeJPEG() throws {
    let images = try images(Samples.jpeg(), side: 10)
    #expect(images.map { $0[8] } == ["jpeg"])
    #expect(images.allSatisfy { (Int($0[12]) ?? .max) <= 305 })
  }

  @Test("a large PNG is reduced to 300 dots an inch of its place")
  func largePNG() throws {
    let images = try images(Samples.png(width: 2400, height: 1200), side: 72)
    #expect(images.map { [$0[3], $0[4]] } == [["300", "150"]])
  }

  @Test("an SVG stays vectors, its transparent groups too")
  func svg() throws {
    #expect(try images(Samples.svg, side: 100).isEmpty)
  }

  @Test(
    "what an SVG can only say in pixels is as sharp as print",
    arguments: [
      ##"<mask id="m"><circle cx="50" cy="50" r="40" fill="#fff"/></mask><g mask="url(#m)"><path d="M0 0H99V99"/></g>"##,
      ##"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><path d="M0 0H99V99" filter="url(#f)"/>"##,
    ])
  func svgPixels(content: String) throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">\#(content)</svg>"#
    let images = try images(Data(svg.utf8), side: 100)
    #expect(!images.isEmpty)
    for image in images { #expect((Int(image[12]) ?? 0) >= 290, "pixels an inch") }
  }

  @Test("a picture shown twice is stored once")
  func twice() throws {
    let places = [50.0, 300].map { Scene.Element.picture(.init(picture: 0, frame: .init($0, 50, 200, 200))) }
    let images = try Poppler.table("pdfimages", ["-list"], on: pdf(places, Samples.jpeg()))
    #expect(Set(images.map { $0[10] }).count == 1, "one object")
  }

  @Test("what a camera noted about place and person doesn't go into the file")
  func privacy() throws {
    let pdf = try pdf([.picture(.init(picture: 0, frame: .init(0, 0, 100, 100)))], Samples.jpeg(orientation: 6))
    #expect(pdf.firstRange(of: Data("Exif".utf8)) == nil)
  }
}
