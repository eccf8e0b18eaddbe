import Foundation
import TagarelaKit
import Testing

@testable import AsTeRICSGrid

struct ElementTests {
  private func cell(_ element: String, metadata: String = "{}", language: String = "en") throws -> Board.Cell {
    let reading = try read(#"{"grids":[\#(grid([element]))],"metadata":\#(metadata)}"#, language: language)
    return try #require(reading.parcel.boards.first?.cells.first)
  }

  private func picture(_ data: String, _ more: String = "") -> String {
    let text = data.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return element("bread", x: 0, y: 0, #""image":{"modelName":"GridImage","data":"\#(text)"}"# + more)
  }

  @Test func `a word with a picture is a symbol, a word alone a text`() throws {
    let symbol = try #require(try cell(picture("data:image/png;base64,\(Specimen.png)")).symbol)
    #expect(symbol.name == "bread")
    #expect(symbol.picture == Picture(format: .png, bytes: Data(base64Encoded: Specimen.png) ?? Data()))
    #expect(symbol.category == Category(name: "", color: .gray))
    let word = try cell(element("bread", x: 0, y: 0))
    #expect(word.symbol == nil)
    #expect(word.label == "bread")
  }

  @Test func `drawings are read in base64, with and without padding, and in percent signs`() throws {
    let svg = Data(Specimen.svg.utf8)
    let encoded = svg.base64EncodedString()
    let escaped = Specimen.svg.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    for data in [
      "data:image/svg+xml;base64,\(encoded)", encoded, "data:image/svg+xml;utf8,\(escaped)",
      "data:image/svg+xml;base64,\(encoded.trimmingCharacters(in: ["="]))",
    ] {
      #expect(try cell(picture(data)).shown == Picture(format: .svg, bytes: svg))
    }
  }

  @Test(arguments: [
    ("data:image/png;base64,!!!", "asterics.picture_broken"), ("data:image/png", "asterics.picture_broken"),
    ("data:image/webp;base64,UklGRg==", "asterics.picture_format"), ("data:,", "asterics.picture_broken"),
  ]) func `a picture that can't be used leaves the word, and is said`(_ data: String, _ key: String) throws {
    let reading = try read(grid([picture(data)]))
    #expect(reading.parcel.boards.first?.cells.map(\.label) == ["bread"])
    #expect(reading.troubles == ["\(key): bread"])
  }

  @Test func `pictures on the internet are counted once a board`() throws {
    let elements = (0..<9).map { element("w\($0)", x: $0, y: 0, #""image":{"url":"https://example.org/\#($0)"}"#) }
    let reading = try read(grid(elements))
    #expect(reading.troubles == ["asterics.picture_elsewhere: w0, w1, w2, …"])
    #expect(reading.parcel.boards.first?.cells.first?.foreign["asterics-grid"]?.contains("example.org/0") == true)
  }

  @Test(arguments: [
    ("https://api.arasaac.org/v1/pictograms/2349?color=true&download=true", "arasaac:2349"),
    ("https://api.arasaac.org/api/pictograms/6625", "arasaac:6625"),
    ("https://static.arasaac.org/pictograms/31146/31146_500.png", "arasaac:31146"),
    ("https://example.org/libraries/mulberry/blow%20kiss.svg", "mulberry:blow kiss"),
    ("https://example.org/pictograms/2349", nil), ("https://api.arasaac.org/v1/pictograms/search", nil),
  ])
  func `a picture of a library is called as the library calls it`(_ address: String, _ source: String?) throws {
    let shown = try cell(element("bread", x: 0, y: 0, #""image":{"url":"\#(address)"}"#))
    #expect(shown.symbol?.name == "bread")
    #expect(shown.symbol?.picture == nil)
    #expect(shown.symbol?.source == source)
  }

  @Test func `a picture without a word is a picture`() throws {
    let shown = try cell(#"{"x":0,"y":0,"label":{},"image":{"data":"data:image/png;base64,\#(Specimen.png)"}}"#)
    #expect(shown.symbol == nil)
    #expect(shown.picture?.format == .png)
    #expect(shown.text.isEmpty)
  }

  @Test func `places that hold nothing stay empty`() throws {
    let reading = try read(grid([#"{"x":0,"y":0,"label":{"en":" "},"actions":[]}"#, element("b", x: 1, y: 0)]))
    #expect(reading.parcel.boards.first?.cells.map(\.position) == [2])
    #expect(reading.complaints.isEmpty)
  }

  @Test func `words are on one line, without what steers a terminal`() throws {
    #expect(try cell(element(#" two\nlines\u001b[31m "#, x: 0, y: 0)).label == "two lines [31m")
  }

  @Test(arguments: [
    (##""backgroundColor":"#ff0000""##, "{}", "#ff0000"),
    (##""backgroundColor":"rgb(255, 0, 10)""##, "{}", "#ff000a"),
    (##""backgroundColor":"#ff0000","colorCategory":"CC_VERB""##, "{}", "#c7f3c7"),
    (##""colorCategory":"CC_VERB""##, ##"{"colorConfig":{"activeColorScheme":"CS_GOOSENS_MEDIUM"}}"##, "#ff6bff"),
    (
      ##""colorCategory":"CC_ADVERB""##,
      ##"{"colorConfig":{"activeColorScheme":"CS_MODIFIED_FITZGERALD_KEY_DARK"}}"##, "#264c80"
    ),
    (
      ##""backgroundColor":"#ff0000","colorCategory":"CC_VERB""##,
      ##"{"colorConfig":{"colorSchemesActivated":false}}"##, "#ff0000"
    ),
    (
      ##""colorCategory":"CC_ZOO""##,
      ##"{"colorConfig":{"activeColorScheme":"own","additionalColorSchemes":"##
        + ##"[{"name":"own","categories":["CC_APE"],"colors":["#123456"],"mappings":{"CC_ZOO":"CC_APE"}}]}}"##,
      "#123456"
    ),
  ]) func `a kind of word has the colour of the set's scheme`(
    _ more: String, _ metadata: String, _ color: String
  ) throws {
    #expect(try cell(element("run", x: 0, y: 0, more), metadata: metadata).fill?.description == color)
  }

  @Test func `a scheme may colour frames`() throws {
    let metadata = #"{"colorConfig":{"colorMode":"COLOR_MODE_BORDER"}}"#
    let framed = try cell(element("run", x: 0, y: 0, #""colorCategory":"CC_VERB""#), metadata: metadata)
    #expect(framed.border?.description == "#c7f3c7")
    #expect(framed.fill == nil)
  }

  @Test(arguments: [("en", "verbs"), ("pt", "verbos"), ("ca", "verbs")])
  func `a kind of word is a category in the user's language`(_ language: String, _ name: String) throws {
    let more = #","colorCategory":"CC_VERB""#
    let found = try cell(picture("data:image/png;base64,\(Specimen.png)", more), language: language)
    #expect(found.symbol?.category == Category(name: name, color: .green))
  }

  @Test func `hidden elements are hidden`() throws {
    #expect(try cell(element("a", x: 0, y: 0, #""hidden":true"#)).isHidden)
    #expect(try !cell(element("a", x: 0, y: 0)).isHidden)
  }

  @Test func `elements of other kinds are said; their words stay`() throws {
    let elements = ["COLLECT", "YT_PLAYER"].enumerated().map { index, kind in
      #"{"x":\#(index),"y":0,"type":"ELEMENT_TYPE_\#(kind)","label":{},"actions":[]}"#
    }
    let labelled = element("radio", x: 3, y: 0, #""type":"ELEMENT_TYPE_LIVE""#)
    let reading = try read(grid(elements + [labelled]))
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["radio"])
    #expect(
      reading.troubles == ["asterics.sentence_bar", "asterics.element_left: B1", "asterics.element_left: radio"])
  }

  @Test func `an element for proposed words offers a word, whatever is written on it`() throws {
    // The program writes this action on them, which says nothing more.
    let more =
      ##""type":"ELEMENT_TYPE_PREDICTION","backgroundColor":"#ffffff","##
      + #""actions":[{"modelName":"GridActionPredict"},{"modelName":"GridActionNavigate","navType":"navigateToHomeGrid"}]"#
    let reading = try read(
      grid([
        element("Proposed", x: 0, y: 0, more), #"{"x":1,"y":0,"width":2,"type":"ELEMENT_TYPE_PREDICTION","label":{}}"#,
      ]))
    #expect(reading.complaints.isEmpty)
    let cells = try #require(reading.parcel.boards.first?.cells)
    #expect(cells.map(\.actions) == [[.suggestion, .home], [.suggestion]])
    #expect(cells.map(\.position) == [1, 2])
    #expect(cells.map(\.span.columns) == [1, 2])
    #expect(cells.allSatisfy { $0.text.isEmpty && $0.spoken == nil })
    #expect(cells[0].fill?.description == "#ffffff")
  }

  @Test func `single letters are typed where there are many of them`() throws {
    let keys = [element("A", x: 0, y: 0), element("ç", x: 1, y: 0), element("please", x: 2, y: 0)]
    func actions(_ elements: [String]) throws -> [[CellAction]] {
      try #require(try read(grid(elements)).parcel.boards.first).cells.map(\.actions)
    }
    #expect(try actions(keys) == [[.type("a")], [.type("ç")], []])
    let others = (0..<3).map { element("word \($0)", x: $0, y: 1) }
    #expect(try actions(keys + others).allSatisfy(\.isEmpty))
    let bar = #"{"x":0,"y":1,"type":"ELEMENT_TYPE_COLLECT","convertToLowercase":false}"#
    #expect(try actions(keys + [bar]) == [[.type("A")], [.type("ç")], []])
    let steering = element("←", x: 0, y: 1, #""actions":[\#(Self.removing)]"#)
    #expect(try actions(keys + [steering]).last == [.backspace])
  }

  private static let removing = #"{"modelName":"GridActionCollectElement","action":"COLLECT_ACTION_REMOVE_CHAR"}"#

  @Test func `what only AsTeRICS Grid knows is kept, without pictures, up to a length`() throws {
    let kept = try cell(picture("data:image/png;base64,\(Specimen.png)", #","dontCollect":true"#))
      .foreign["asterics-grid"]
    #expect(kept?.contains(#""dontCollect":true"#) == true)
    #expect(kept?.contains("base64") == false)
    let long = String(repeating: "x", count: ForeignText.longest)
    #expect(try cell(element("a", x: 0, y: 0, #""note":"\#(long)""#)).foreign.isEmpty)
  }

  @Test func `word forms are kept and said once`() throws {
    let forms = #""wordForms":[{"lang":"en","value":"loaves"}]"#
    let reading = try read(grid([element("a", x: 0, y: 0, forms), element("b", x: 1, y: 0, forms)]))
    #expect(reading.troubles == ["asterics.word_forms"])
    #expect(
      reading.parcel.boards.first?.cells.allSatisfy { $0.foreign.values.contains { $0.contains("loaves") } } == true)
  }

  @Test func `damaged elements cost themselves only`() throws {
    let reading = try read(grid(["7", "null", element("a", x: 0, y: 0), #"{"x":1,"y":0,"label":7,"actions":7}"#]))
    #expect(reading.parcel.boards.first?.cells.map(\.text) == ["a"])
    #expect(reading.troubles == ["asterics.element_broken"])
  }
}
