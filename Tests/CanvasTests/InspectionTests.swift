import Canvas
import Foundation
import TagarelaKit
import Testing

@Suite("Inspecting pictures")
struct InspectionTests {
  let canvas = DrawingTool.canvas

  @Test("a sound picture tells its format and size")
  func sound() throws {
    #expect(
      try canvas.inspect(picture: Samples.png(width: 30, height: 20))
        == PictureFacts(format: .png, width: 30, height: 20))
    #expect(try canvas.inspect(picture: Samples.jpeg()) == PictureFacts(format: .jpeg, width: 160, height: 80))
    #expect(try canvas.inspect(picture: Samples.svg) == PictureFacts(format: .svg, width: 200, height: 100))
  }

  @Test(
    "an SVG without a size has that of its view box, or of what it draws",
    arguments: [
      #"viewBox="0 0 30 20""#, #"viewBox="0 0 30 20" width="100%" height="100%""#, "", #"width="30" height="20""#,
    ])
  func svgSize(attributes: String) throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)><rect width="30" height="20"/></svg>"#
    #expect(try canvas.inspect(picture: Data(svg.utf8)) == PictureFacts(format: .svg, width: 30, height: 20))
  }

  @Test("an SVG may have a prolog and a prefix")
  func prolog() throws {
    let svg = """
      \u{FEFF}<?xml version="1.0"?>
      <!-- <html> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x>y.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      ]>
      <s:svg xmlns:s="&ns_svg;" width="30" height="20"><s:rect width="30" height="20"/></s:svg>
      """
    #expect(try canvas.inspect(picture: Data(svg.utf8)).format == .svg)
  }

  @Test("a picture that is cut short anywhere is damaged", arguments: [0.05, 0.3, 0.6, 0.95, 0.999])
  func truncated(part: Double) throws {
    let pictures = [try Samples.png(width: 300, height: 200), try Samples.jpeg(), Samples.svg]
    for picture in pictures {
      let cut = picture.prefix(max(12, Int(Double(picture.count) * part)))
      #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: cut) }
    }
  }

  @Test("a PNG with a changed byte is damaged")
  func changed() throws {
    var png = try Samples.png(width: 300, height: 200)
    png[png.startIndex + png.count / 2] ^= 0x55
    #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: png) }
  }

  @Test("what is no picture is unreadable", arguments: ["", "hello", "<html><svg/></html>", "<?xml version='1.0'?>"])
  func garbage(text: String) {
    #expect(throws: Failure("picture.unreadable")) { try canvas.inspect(picture: Data(text.utf8)) }
  }

  @Test("a format that can't be drawn is named as such", arguments: ["GIF89a1234", "RIFF1234WEBPVP8 ", "BM123456"])
  func unsupported(text: String) {
    #expect(throws: Failure("picture.unsupported")) { try canvas.inspect(picture: Data(text.utf8)) }
  }

  @Test("a header that claims more than 60 megapixels is too large, whatever follows")
  func tooLarge() throws {
    var png = try Samples.png(width: 30, height: 20)
    png.replaceSubrange(16..<24, with: [0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40])  // 8000 x 8000
    #expect(throws: Failure("picture.too_large")) { try canvas.inspect(picture: png) }
    var jpeg = try Samples.jpeg()
    let frame = try #require(jpeg.firstRange(of: [0xFF, 0xC0] as [UInt8])).lowerBound
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x1F, 0x40, 0x1F, 0x40])
    #expect(throws: Failure("picture.too_large")) { try canvas.inspect(picture: jpeg) }
  }

  @Test("a header that claims more pixels than there are is damaged")
  func lie() throws {
    var png = try Samples.png(width: 30, height: 20)
    png.replaceSubrange(20..<24, with: [0, 0, 0x1F, 0x40])
    #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: png) }
  }
}
