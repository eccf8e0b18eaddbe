import Foundation
import TagarelaTestSupport
import Testing

@testable import Album

/// Drawings of strokes come in.
struct DrawingTests {
  private let desk: AlbumDesk

  init() throws { desk = try AlbumDesk() }

  private func draw(_ svg: String, _ options: String = "") throws -> String {
    "draw '\(try desk.file("casa.svg", Data(svg.utf8)))' \(options)"
  }

  @Test func `a drawing comes into the drawings' own album, whatever the language calls it`() throws {
    #expect(try desk.run(draw(AlbumDesk.house)).contains("casa is in the album drawings of Giovanna"))
    let shown = try desk.rows("album show desenhos")
    #expect(shown.compactMap { $0["name"] as? String } == ["casa"])
    #expect(shown.first?["kind"] as? String == "drawing")
    #expect(try desk.record("album show drawings 1")["size"] as? String == "1200 × 900")
    // It is known by more than its name.
    try desk.run("album edit drawings --rename Art", "album new Sea")
    try desk.run(draw(AlbumDesk.house.replacing("40 240", with: "41 240"), "--name 'my house'"))
    #expect(try desk.names("Art") == ["casa", "my house"])
    try desk.run(draw(AlbumDesk.house, "--album Sea"))
    #expect(try desk.names("Sea") == ["casa"])
  }

  @Test func `strokes and what was drawn over are kept, and nothing else`() throws {
    let behind = "data:image/png;base64,iVBORw0KGgo="
    let image = #"<image href="\#(behind)" x="10" y="10" width="80" height="80"/>"#
    let svg = AlbumDesk.house.replacing("<path", with: image + "<path")
    let drawing = try #require(StrokeDrawing(Data(svg.utf8)))
    #expect(drawing.background?.address == behind && drawing.background?.frame["x"] == "10")
    #expect(drawing.strokes == [.init(path: "M40 240L200 80L360 240Z", color: "#a03020", width: 8)])
    #expect(StrokeDrawing(drawing.svg) == drawing)
  }

  @Test(arguments: [
    ##"<rect width="9" height="9"/>"##, ##"<path d="M0 0" fill="red" stroke="#000000" stroke-width="1"/>"##,
    ##"<path d="M0 0&quot; onload=&quot;x" fill="none" stroke="#000000" stroke-width="1"/>"##,
    ##"<path d="M0 0L1 1" fill="none" stroke="url(#a)" stroke-width="1"/>"##,
    ##"<path d="M0 0L1 1" fill="none" stroke="#000000" stroke-width="1" transform="scale(9)"/>"##, "",
    ##"<path d="M0 0L1 1" fill="none" stroke="#000000" stroke-width="nan"/>"##,
    ##"<image href="http://example.org/a.png"/><path d="M0 0L1 1" fill="none" stroke="#000000" stroke-width="1"/>"##,
    ##"<image href="data:image/svg+xml,a"/><path d="M0 0L1 1" fill="none" stroke="#000000" stroke-width="1"/>"##,
  ])
  func `what has another form has no strokes to go on with`(_ content: String) {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">\#(content)</svg>"#
    #expect(StrokeDrawing(Data(svg.utf8)) == nil)
  }

  @Test func `a drawing of another program is kept as a picture, which is said`() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>"#
    #expect(try desk.run(draw(svg)).contains("kept as a picture"))
    #expect(try desk.rows("album show drawings").first?["kind"] as? String == "photo")
  }

  @Test(arguments: [
    (#"<script>alert(1)</script>"#, "scripts or addresses"), (#"<rect width="9" height="9" onload="a()"/>"#, "scripts"),
    (#"<image href="http://127.0.0.1:1/a.png" width="9" height="9"/>"#, "addresses"),
    (#"<image xlink:href="file:///etc/passwd" width="9" height="9"/>"#, "addresses"),
    (#"<style>@import url("http://127.0.0.1:1/");</style>"#, "addresses"),
    (#"<rect width="9" height="9" fill="url(http://127.0.0.1:1/)"/>"#, "addresses"),
    (#"<foreignObject><p>x</p></foreignObject>"#, "scripts"), ("<g>", "<svg> is not in its place"),
  ])
  func `a drawing that means harm is refused`(_ content: String, _ reason: String) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">\
      \(content)</svg>
      """
    let told = try desk.refusal(draw(svg))
    #expect(told.contains(reason), "\(told)")
    #expect(try desk.rows("album").compactMap { $0["album"] as? String } == ["favourites"])
  }

  @Test func `entities, other files and endless ones are refused`() throws {
    let entity = #"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>"# + AlbumDesk.house
    #expect(try desk.refusal(draw(entity)).contains("document type"))
    #expect(try desk.refusal(draw("a text")).contains("is no drawing"))
    #expect(try desk.refusal("draw '\(Tagarela.pictures)/ana.jpg'").contains("album put NAME FILE"))
    let path = desk.program.path("large.svg")
    #expect(FileManager.default.createFile(atPath: path, contents: Data(AlbumDesk.house.utf8)))
    truncate(path, 100_000_000)
    #expect(try desk.refusal("draw '\(path)'").contains("large.svg"))
    #expect(try desk.refusal("draw '\(desk.program.folder.path)'").contains(desk.program.folder.lastPathComponent))
    #expect(try desk.refusal("draw '\(desk.program.path("none.svg"))'").contains("none.svg"))
    #expect(try desk.refusal(draw(AlbumDesk.house, "--album favourites")).contains("always there"))
  }
}
