import Canvas
import Foundation
import TagarelaKit
import Testing

@Suite("SVG that means harm")
struct HostileSVGTests {
  let canvas = DrawingTool.canvas

  private func svg(_ content: String, doctype: String = "") -> Data {
    Data(
      """
      \(doctype)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      xmlns:xi="http://www.w3.org/2001/XInclude" width="100" height="100">\(content)</svg>
      """.utf8)
  }

  @Test(
    "nothing outside the file is read",
    arguments: [
      #"<image xlink:href="%@" width="100" height="100"/>"#, #"<use xlink:href="%@#r" width="100" height="100"/>"#,
      #"<style>@import url("%@");</style>"#, #"<text y="50"><xi:include href="%@" parse="text"/></text>"#,
    ])
  func external(content: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "canvas-\(UUID().uuidString).svg")
    try svg(##"<rect id="r" width="100" height="100" fill="#f00"/>"##).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for address in [file.absoluteString, file.path, file.lastPathComponent] {
      let reference = svg(content.replacing("%@", with: address))
      let place = Scene.Element.picture(.init(picture: 0, frame: .init(0, 0, 100, 100)))
      guard let pixels = try? Pixels(drawing: .square(100, [place]), pictures: [reference]) else { continue }
      #expect(pixels.ink == nil)
    }
  }

  @Test("an entity of a file is refused")
  func externalEntity() {
    let picture = svg(
      #"<text y="50">&a;</text>"#, doctype: #"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>"#)
    #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: picture) }
  }

  @Test("entities in entities are refused")
  func laughs() {
    let entities = (1...9).map { #"<!ENTITY e\#($0) "\#(String(repeating: "&e\($0 - 1);", count: 10))">"# }
    let doctype = #"<!DOCTYPE svg [<!ENTITY e0 "lol">\#(entities.joined())]>"#
    #expect(throws: Failure("picture.damaged")) {
      try canvas.inspect(picture: svg("<text>&e9;</text>", doctype: doctype))
    }
  }

  @Test("one long entity named many times is refused")
  func quadratic() {
    let doctype = #"<!DOCTYPE svg [<!ENTITY a "\#(String(repeating: "x", count: 200_000))">]>"#
    let picture = svg("<text>\(String(repeating: "&a;", count: 20_000))</text>", doctype: doctype)
    #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: picture) }
  }

  @Test("elements that use each other without end are refused or cut off")
  func uses() throws {
    let levels = (1...9).map {
      #"<g id="u\#($0)">\#(String(repeating: ##"<use xlink:href="#u\##($0 - 1)"/>"##, count: 10))</g>"#
    }
    let bomb = svg(##"<defs><g id="u0"/>\##(levels.joined())</defs><use xlink:href="#u9"/>"##)
    #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: bomb) }
    _ = try canvas.inspect(picture: svg(##"<g id="a"><use xlink:href="#a"/></g>"##))
  }

  @Test("elements nested without end are refused")
  func deep() {
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(throws: Failure("picture.damaged")) { try canvas.inspect(picture: svg(deep)) }
  }

  @Test("a script is not run and the rest is drawn")
  func script() throws {
    let picture = svg(
      """
      <script>document.documentElement.remove()</script>
      <rect width="100" height="100" fill="#00f" onload="remove()"/>
      """)
    let place = Scene.Element.picture(.init(picture: 0, frame: .init(0, 0, 100, 100)))
    #expect(try Pixels(drawing: .square(100, [place]), pictures: [picture]).isColor(.pureBlue, 50, 50))
  }
}
