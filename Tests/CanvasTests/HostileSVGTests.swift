import Canvas
import Foundation
import HelperProtocols
import TagarelaKit
import TagarelaTestSupport
import Testing

@Suite("SVG that means harm", .waiting)
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

  /// Each takes seconds, though it is small and has few elements. `N` levels of ten: what one draws, the next draws ten times.
  private static let expensive: [(name: String, level: String, last: String)] = [
    ("use", ##"<g id="uN">%10<use xlink:href="#uM"/>%</g>"##, ##"<use xlink:href="#uN"/>"##),
    (
      "symbol", ##"<symbol id="uN">%10<use xlink:href="#uM" width="9" height="9"/>%</symbol>"##,
      ##"<use xlink:href="#uN"/>"##
    ),
    (
      "pattern",
      ##"<pattern id="uN" width=".5" height=".5" patternUnits="objectBoundingBox">"##
        + ##"%10<rect width="50" height="50" fill="url(#uM)"/>%</pattern>"##,
      ##"<rect width="100" height="100" fill="url(#uN)"/>"##
    ),
    (
      "mask", ##"<mask id="uN">%10<rect width="50" height="50" fill="#fff" mask="url(#uM)"/>%</mask>"##,
      ##"<rect width="100" height="100" mask="url(#uN)"/>"##
    ),
    (
      "clip", ##"<clipPath id="uN">%10<rect width="50" height="50" clip-path="url(#uM)"/>%</clipPath>"##,
      ##"<rect width="100" height="100" clip-path="url(#uN)"/>"##
    ),
    (
      "marker",
      ##"<marker id="uN" markerWidth="9" markerHeight="9" overflow="visible">"##
        + ##"<path d="M0 0L1 1L2 2L3 3L4 4L5 5L6 6L7 7L8 8L9 9" style="marker:url(#uM)"/></marker>"##,
      ##"<path d="M0 0L1 1L2 2L3 3L4 4L5 5" style="marker:url(#uN)"/>"##
    ),
    (
      "filter",
      ##"<filter id="uN" x="-9" y="-9" width="20" height="20">%10<feMorphology operator="dilate" radius="60"/>"##
        + ##"<feTurbulence numOctaves="9"/>%</filter>"##,
      ##"<rect width="9000" height="9000" filter="url(#uN)"/>"##
    ),
    (
      "text", ##"<g id="uN">%10<use xlink:href="#uM"/>%<text y="9">palavras e mais palavras</text></g>"##,
      ##"<use xlink:href="#uN"/>"##
    ),
  ]

  @Test(
    "a drawing takes a second of work at most, however it is made expensive, and the next one is drawn",
    arguments: expensive)
  func work(_ name: String, _ level: String, _ last: String) throws {
    func filled(_ text: String, _ number: Int) -> String {
      let parts = text.replacing("uN", with: "u\(number)").replacing("uM", with: "u\(number - 1)").components(
        separatedBy: "%")
      return parts.map { $0.hasPrefix("10") ? String(repeating: String($0.dropFirst(2)), count: 10) : $0 }.joined()
    }
    let levels = (1...6).map { filled(level, $0) }.joined()
    let picture = svg("<defs><g id=\"u0\"><path d=\"M0 0L9 9\" stroke=\"#000\"/></g>\(levels)</defs>" + filled(last, 6))
    #expect(picture.count < 20_000)
    let folder = FileManager.default.temporaryDirectory.appending(path: "canvas-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let question = String(decoding: try JSONEncoder().encode(CanvasRequest.inspect(picture: picture)), as: UTF8.self)
    let tool = try ChildProgram(
      // The tool writes into no file, so its answer goes by way of a pipe.
      "/bin/sh", ["-c", "'\(DrawingTool.path)' | cat"], input: question + "\n",
      environment: ProcessInfo.processInfo.environment, folder: folder)
    let result = try tool.result()
    #expect(result.work < 4, "\(name)")
    let answer = try JSONDecoder().decode(CanvasAnswer.self, from: Data(result.output.utf8))
    // What librsvg itself sees through may be drawn, or refused as damaged.
    if case .error(let reason, _) = answer { #expect(reason == .tooMuchWork || reason == .damaged, "\(name)") }
    let canvas = Canvas(program: DrawingTool.program())
    _ = try? canvas.inspect(picture: picture)
    #expect(throws: Never.self) { try canvas.inspect(picture: svg("<rect width=\"10\" height=\"10\"/>")) }
  }

  @Test("the one of six levels of use takes too much work")
  func usesWithinTheCount() throws {
    let level = Self.expensive[0].level
    let levels = (1...5).map { number in
      level.replacing("uN", with: "u\(number)")
        .replacing(
          "%10<use xlink:href=\"#uM\"/>%", with: String(repeating: "<use xlink:href=\"#u\(number - 1)\"/>", count: 10))
    }
    let heavy = svg(
      "<defs><g id=\"u0\"><path d=\"M0 0L9 9\" stroke=\"#000\" filter=\"url(#f)\"/></g>"
        + "<filter id=\"f\"><feGaussianBlur stdDeviation=\"9\"/></filter>\(levels.joined())</defs>"
        + "<use xlink:href=\"#u5\"/>")
    #expect(throws: Failure("picture.damaged")) { try Canvas(program: DrawingTool.program()).inspect(picture: heavy) }
    let place = Scene.Element.picture(.init(picture: 0, frame: .init(0, 0, 1_000, 1_000)))
    #expect(throws: Failure("picture.damaged")) { try Pixels(drawing: .square(1_000, [place]), pictures: [heavy]) }
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
