import Foundation
import TagarelaKit
import Testing

@testable import StructuredText

/// Drawings that would do something, each in a way that browsers follow when the file is opened by itself.
struct InertSVGTests {
  private static let head =
    ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9""##
  private static let shape = ##"<circle cx="4" cy="4" r="3" fill="#204080"/>"##

  private func inert(_ svg: String) throws -> String {
    String(decoding: try InertSVG.content(of: Data(svg.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", ##"<script href="https://evil.example/x.js"/>"##, "<SCRIPT>alert(1)</SCRIPT>",
    ##"<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>"##,
    ##"<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>"##,
    ##"<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>"##,
    ##"<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://evil.example/x.css"/>"##,
    ##"<g onload="alert(1)"/>"##, ##"<g ONCLICK="alert(1)"/>"##, ##"<a href="javascript:alert(1)"><text>x</text></a>"##,
    ##"<a xlink:href=" jAva&#9;script:alert(1)"><text>x</text></a>"##,
    ##"<a href="https://evil.example" ping="https://evil.example/p"/>"##,
    ##"<image href="https://evil.example/x.png" width="9" height="9"/>"##,
    ##"<image href="x.png" width="9" height="9"/>"##,
    ##"<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>"##,
    ##"<use href="data:image/svg+xml,%3Csvg/%3E#a"/>"##, ##"<use xlink:href="https://evil.example/x.svg#a"/>"##,
    ##"<feImage href="//evil.example/x.png"/>"##, ##"<a href="data:text/html,&lt;script>alert(1)&lt;/script>"/>"##,
    ##"<rect fill="url(https://evil.example/x.svg#a)"/>"##, ##"<rect style="fill: url( 'https://evil.example/x' )"/>"##,
    ##"<rect style="fill: u\72l(https://evil.example/x)"/>"##, "<style>@import 'https://evil.example/x.css';</style>",
    "<style><![CDATA[ a { background: image-set('https://evil.example/x' 1x) } ]]></style>",
    "<style>@font-face { src: url(https://evil.example/f) }</style>",
    ##"<a><set attributeName="href" to="javascript:alert(1)"/></a>"##,
    ##"<a><animate attributeName="xlink:href" values="javascript:alert(1)"/></a>"##,
    ##"<g xml:base="https://evil.example/"><use href="#a"/></g>"##,
  ])
  func `what would run or be fetched is taken out, and the drawing stays`(_ active: String) throws {
    let told = try inert("\(Self.head)>\(active)\(Self.shape)</svg>")
    for trace in [
      "evil.example", "alert", "javascript", "script>", "onload", "onerror", "svg+xml", "x.png", "text/html",
      "image-set",
    ] {
      #expect(!told.lowercased().contains(trace), "\(told)")
    }
    #expect(told.contains("<circle") && told.contains("#204080") && told.hasSuffix("</svg>"), "\(told)")
    // What is inert stays as it is.
    #expect(try inert(told) == told)
  }

  @Test(arguments: [
    ##"<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>"##, ##"<use xlink:href="#a"/>"##,
    "<style>.a { fill: url( '#a' ); stroke: #000 }</style>",
    ##"<text font-family="Noto Sans">on "onload" &amp; &lt;script&gt;</text>"##,
    ##"<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>"##, "<!-- onload --><title>Água</title>",
    ##"<path d="M0 0L9 9"><animate attributeName="opacity" values="0;1"/></path>"##,
    "<metadata><x:a xmlns:x='urn:x'/></metadata>",
  ])
  func `a harmless drawing stays byte for byte`(_ harmless: String) throws {
    let svg = "<?xml version='1.0'?>\n\(Self.head) width='9'>\(harmless)\(Self.shape)</svg>\n"
    #expect(try inert(svg) == svg)
  }

  @Test func `namespaces that a drawing program declares as entities stay, and what they would hide doesn't`() throws {
    let kind = ##"<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"> <!ENTITY a 'java'>]>"##
    let plain = ##"\##(kind)<svg xmlns="&ns;" viewBox="0 0 9 9">\##(Self.shape)</svg>"##
    #expect(try inert(plain) == plain)
    let hidden =
      ##"\##(kind)<svg xmlns="&ns;" viewBox="0 0 9 9"><a href="&a;script:alert(1)">\##(Self.shape)</a></svg>"##
    let told = try inert(hidden)
    #expect(told.contains(##"xmlns="http://www.w3.org/2000/svg""##) && told.contains("<circle"), "\(told)")
    #expect(!told.contains("alert") && !told.contains("ENTITY"), "\(told)")
  }

  @Test(arguments: [
    ##"<!ENTITY a "<script>alert(1)</script>">"##, ##"<!ENTITY a SYSTEM "file:///etc/passwd">"##,
    ##"<!ENTITY % a SYSTEM "https://evil.example">"##,
    ##"<!ENTITY a "&b;&b;"> <!ENTITY b "x">"##, ##"<!ENTITY a "&#60;script>">"##,
  ])
  func `entities that hold more than text are refused`(_ entity: String) {
    #expect(throws: Failure.self) { try inert("<!DOCTYPE svg [\(entity)]>\(Self.head)>&a;\(Self.shape)</svg>") }
  }

  @Test func `one that names a style sheet elsewhere loses it`() throws {
    let told = try inert("<?xml-stylesheet href='https://evil.example/x.css'?>\(Self.head)>\(Self.shape)</svg>")
    #expect(!told.contains("evil.example") && told.contains("<circle"), "\(told)")
  }

  @Test(arguments: [
    "", "<svg", "<svg><g></svg>", "<svg>&nbsp;</svg>", "\u{0}", "<svg>" + String(repeating: "<g>", count: 100_000),
  ])
  func `what is no whole drawing is refused`(_ text: String) {
    #expect(throws: Failure.self) { try inert(text) }
  }
}
