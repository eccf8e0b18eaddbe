import Foundation
import TagarelaKit
import Testing

@testable import Grid3

/// The reader of XML: what it reads, and what it refuses and where.
struct XMLReaderTests {
  private func root(_ xml: String) throws -> XMLElement { try XMLReader.root(of: Array(xml.utf8)) }

  private func slip(_ xml: String) -> XMLSlip? { slip(Array(xml.utf8)) }

  private func slip(_ bytes: [UInt8]) -> XMLSlip? {
    do {
      _ = try XMLReader.root(of: bytes)
      return nil
    } catch {
      return error as? XMLSlip
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
      #expect(slip("<a>\n\(wrong)</a>")?.what.key == "grid3.xml_entity", Comment(rawValue: wrong))
    }
  }

  @Test(arguments: [
    ("", "grid3.xml_end", 1), ("  \n ", "grid3.xml_end", 2), ("<a>\n<b>", "grid3.xml_end", 2),
    ("<a>\n<b></a>", "grid3.xml_tag", 2), ("<a/>\n<b/>", "grid3.xml_tag", 2), ("</a>", "grid3.xml_tag", 1),
    ("<a>\n\n< b/></a>", "grid3.xml_tag", 3), ("<a b></a>", "grid3.xml_tag", 1), ("<a b=c></a>", "grid3.xml_tag", 1),
    ("<a b=\"c></a>", "grid3.xml_tag", 1), ("<a>\n<!-- </a>", "grid3.xml_end", 2), ("words", "grid3.xml_end", 1),
    ("<a/>words", "grid3.xml_end", 1), ("<a><![CDATA[</a>", "grid3.xml_end", 1), ("<a", "grid3.xml_tag", 1),
    ("<", "grid3.xml_tag", 1),
  ])
  func `a slip is told with its line`(_ xml: String, _ key: String, _ line: Int) {
    let slip = slip(xml)
    #expect(slip?.what.key == key)
    #expect(slip?.line == line)
  }

  @Test func `a document type is refused, and so no entity can name a file or grow`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;"><!ENTITY z SYSTEM "file:///etc/passwd">]>
      <a>&y;&z;</a>
      """
    #expect(slip(bomb)?.what.key == "grid3.xml_doctype")
    #expect(slip(bomb)?.line == 2)
  }

  @Test func `text that is not UTF-8 is refused`() {
    #expect(slip([0x3C, 0x61, 0x3E, 0xC3, 0x28, 0x3C, 0x2F, 0x61, 0x3E])?.what.key == "grid3.xml_text")
    #expect(slip([0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00])?.what.key == "grid3.xml_text")
  }

  @Test func `what is too deep or has too many parts is refused`() {
    #expect(slip(String(repeating: "<a>", count: 65))?.what.key == "grid3.xml_large")
    #expect(slip("<r>" + String(repeating: "<a/>", count: 500_001) + "</r>")?.what.key == "grid3.xml_large")
    let attributes = (0..<200).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(slip("<r \(attributes)/>")?.what.key == "grid3.xml_large")
    #expect(slip(String(repeating: "<a>", count: 64) + String(repeating: "</a>", count: 64)) == nil)
  }

  @Test func `a text cut anywhere is no whole`() {
    let whole = #"<?xml version="1.0"?><a b="1"><!-- c --><d>e&amp;f</d><![CDATA[g]]></a>"#
    #expect(slip(whole) == nil)
    for length in 0..<whole.utf8.count {
      #expect(slip(Array(whole.utf8.prefix(length))) != nil, "cut after \(length) bytes")
    }
  }
}
