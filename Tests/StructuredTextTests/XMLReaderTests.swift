import StructuredText
import TagarelaKit
import Testing

/// The reader of XML: what it reads, and what it refuses and where.
struct XMLReaderTests {
  private func root(_ xml: String, _ rules: XMLReader.Rules = .plain) throws -> XMLElement {
    try XMLElement(rootOf: SourceText(bytes: Array(xml.utf8), named: "a.xml"), rules: rules)
  }

  private func slip(_ xml: String) -> Failure? { slip(Array(xml.utf8)) }

  private func slip(_ bytes: [UInt8]) -> Failure? {
    do {
      _ = try XMLElement(rootOf: SourceText(bytes: bytes, named: "a.xml"))
      return nil
    } catch {
      return error as? Failure
    }
  }

  @Test func `elements, attributes, comments, sections and instructions are read`() throws {
    let root = try root(
      """
      <?xml version="1.0"?><!-- <not this> -->
      <a one='1 "x"' two = "&lt;2&gt;"><b/>x<b c="3">y</b><![CDATA[<z>&amp;]]></a>
      <!-- after --> <?done?>
      """)
    #expect(root.name == "a")
    #expect(root.attributes == ["one": "1 \"x\"", "two": "<2>"])
    #expect(root.all("b").map(\.text) == ["", "y"])
    #expect(root.text == "x<z>&amp;")
  }

  @Test func `the five named characters and numbered ones are known, no others`() throws {
    #expect(try root("<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;</a>").text == "&<>\"'A😀")
    for wrong in ["&nbsp;", "&", "&;", "&#;", "&#xD800;", "&#99999999;", "&lt", "&verylongnameofsomething;"] {
      #expect(slip("<a>\n\(wrong)</a>")?.what.key == "xml.entity", Comment(rawValue: wrong))
    }
  }

  @Test(arguments: [
    ("", "xml.end", 1), ("  \n ", "xml.end", 2), ("<a>\n<b>", "xml.end", 2),
    ("<a>\n<b></a>", "xml.tag", 2), ("<a/>\n<b/>", "xml.tag", 2), ("</a>", "xml.tag", 1),
    ("<a>\n\n< b/></a>", "xml.tag", 3), ("<a b></a>", "xml.tag", 1), ("<a b=c></a>", "xml.tag", 1),
    ("<a b=\"c></a>", "xml.tag", 1), ("<a>\n<!-- </a>", "xml.end", 2), ("words", "xml.end", 1),
    ("<a/>words", "xml.end", 1), ("<a><![CDATA[</a>", "xml.end", 1), ("<a", "xml.tag", 1),
    ("<", "xml.tag", 1),
  ])
  func `a slip is told with its line`(_ xml: String, _ key: String, _ line: Int) {
    let slip = slip(xml)
    #expect(slip?.what.key == key)
    #expect(slip?.place?.line == line)
  }

  @Test func `a document type is refused, and so no entity can name a file or grow`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;"><!ENTITY z SYSTEM "file:///etc/passwd">]>
      <a>&y;&z;</a>
      """
    #expect(slip(bomb)?.what.key == "xml.doctype")
    #expect(slip(bomb)?.place?.line == 2)
  }

  @Test func `text that is not UTF-8 is refused`() {
    #expect(slip([0x3C, 0x61, 0x3E, 0xC3, 0x28, 0x3C, 0x2F, 0x61, 0x3E])?.what.key == "pack.not_text")
    #expect(slip([0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00])?.what.key == "pack.not_text")
  }

  @Test func `what is too deep or has too many parts is refused`() {
    #expect(slip(String(repeating: "<a>", count: 65))?.what.key == "xml.large")
    #expect(slip("<r>" + String(repeating: "<a/>", count: 500_001) + "</r>")?.what.key == "xml.large")
    let attributes = (0..<200).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(slip("<r \(attributes)/>")?.what.key == "xml.large")
    #expect(slip(String(repeating: "<a>", count: 64) + String(repeating: "</a>", count: 64)) == nil)
  }

  @Test func `a text cut anywhere is no whole`() {
    let whole = #"<?xml version="1.0"?><a b="1"><!-- c --><d>e&amp;f</d><![CDATA[g]]></a>"#
    #expect(slip(whole) == nil)
    for length in 0..<whole.utf8.count {
      #expect(slip(Array(whole.utf8.prefix(length))) != nil, "cut after \(length) bytes")
    }
  }

  @Test func `pieces come one by one, an empty element's end too`() throws {
    var reader = XMLReader(try SourceText(bytes: Array("<a>1<b c='2'/><!-- -->3</a>".utf8), named: "a.xml"))
    var events: [XMLReader.Event] = []
    while let event = try reader.next() { events.append(event) }
    #expect(
      events == [
        .start("a", attributes: [:]), .text("1"), .start("b", attributes: ["c": "2"]), .end("b"), .text("3"), .end("a"),
      ])
  }

  @Test func `a document type may be passed over, and what it declares is never looked up`() throws {
    let svg = """
      <?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "a>b]"><!ENTITY z SYSTEM "/etc/passwd">]>
      <svg xmlns:x="&ns;">&z;&amp;</svg>
      """
    let root = try root(svg, .passingDocumentTypes)
    #expect(root.attributes == ["xmlns:x": "&ns;"])
    #expect(root.text == "&z;&")
    for wrong in ["<a>&z;</a>", "<a><!DOCTYPE a></a>", "<!DOCTYPE a [<a/>", "<!ENTITY z 'x'><a/>"] {
      #expect(throws: Failure.self, Comment(rawValue: wrong)) { _ = try self.root(wrong, .passingDocumentTypes) }
    }
  }
}
