import Foundation
import StructuredText
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Texts that were made to fill the memory, to go on for ever or to deceive.
struct HostileTextTests {
  private func failure(_ text: some Sequence<UInt8>, _ rules: JSONReader.Rules = .byProgram) -> Failure? {
    do {
      _ = try JSONReader.value(of: SourceText(bytes: Array(text), named: "given.json"), rules: rules)
      return nil
    } catch {
      return error as? Failure
    }
  }

  private func nested(_ open: String, _ close: String, _ depth: Int) -> String.UTF8View {
    (String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")])
  func `nesting ends where the rules say, however deep it goes`(_ open: String, _ close: String) {
    let brackets = open.filter { "[{".contains($0) }.count
    for (rules, deepest) in [(JSONReader.Rules.byHand, 32), (.byProgram, 200)] {
      #expect(failure(nested(open, close, deepest / brackets), rules) == nil)
      #expect(failure(nested(open, close, deepest / brackets + 1), rules)?.what.key == "json.deep")
      #expect(failure(nested(open, close, 100_000), rules)?.what.key == "json.deep")
      #expect(failure(String(repeating: open, count: 100_000).utf8, rules)?.what.key == "json.deep")
    }
  }

  @Test func `more values than any board has are refused`() {
    let many = Array("[".utf8) + Array(String(repeating: "0,", count: JSONReader.mostValues).utf8) + Array("0]".utf8)
    #expect(failure(many)?.what.key == "json.too_many")
    let enough = Array("[".utf8) + Array(String(repeating: "0,", count: 10_000).utf8) + Array("0]".utf8)
    #expect(failure(enough) == nil)
  }

  @Test func `a text longer than any picture is refused`() {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: JSONReader.Rules.byHand.longestText + 1)
    #expect(failure(Array("[\"".utf8) + long + Array("\"]".utf8))?.what.key == "json.string_long")
  }

  @Test func `a file larger than any text is refused before it is read`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString).json").path
    defer { unlink(path) }
    #expect(FileManager.default.createFile(atPath: path, contents: Data(#"{"a":""#.utf8)))
    #expect(truncate(path, 1 << 30) == 0)
    let used = work {
      let failure = #expect(throws: Failure.self) { try SourceText(path: path, named: "large.json") }
      #expect(failure?.what.key == "pack.file_too_large")
    }
    #expect(used < 0.5)
  }

  @Test(arguments: [
    ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0xAF, 0x22], 1),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
    ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1), ([0x22, 0x61, 0x00, 0x22], 2), ([0x22, 0xC3, 0xA9, 0x80, 0x22], 3),
    ([0xFE, 0xFF, 0x00, 0x22], 0),
  ])
  func `what is no text is refused, and where`(_ bytes: [UInt8], _ offset: Int) {
    let first = Array("[1,\n".utf8)
    let failure = failure(first + bytes + Array("]".utf8))
    #expect(failure?.what.key == "pack.not_text")
    #expect(failure?.place?.line == 2)
    #expect(failure?.place?.range.lowerBound == offset)
  }

  @Test func `of a long line and a long word only a little is repeated`() throws {
    let long = String(repeating: "á", count: 100_000)
    for text in ["[\"\(long)\", \(long)]", "[\"\(long)", "{\"\(long)\" 1}", "{\(long): 1}"] {
      let found = try #require(failure(text.utf8))
      let place = try #require(found.place)
      #expect(place.text.utf8.count < 2_000)
      guard case .text(let shown) = found.what.arguments.first?.value else { return #expect(Bool(false)) }
      #expect(shown.count < 100)
    }
    // The column counts what isn't shown.
    #expect(failure("[\"\(long)\", oh]".utf8)?.place?.column == 100_006)
  }

  @Test func `keys said many times cost no more than others`() throws {
    let one = "{" + String(repeating: #""a":1,"#, count: 100_000) + #""a":2}"#
    let source = try SourceText(bytes: Array(one.utf8), named: "")
    var value: JSONValue?
    let used = try work { value = try JSONReader.value(of: source, rules: .byProgram) }
    #expect(value?.members?.count == 1)
    #expect(value?["a"]?.integer == 2)
    #expect(used < 10)
    #expect(failure(#"{"a":1,"a":2}"#.utf8, .byHand)?.what.key == "json.twice")
  }

  @Test func `a text cut anywhere is refused`() {
    let whole = Array(#" {"a": [1, -2.5e3, true, null, "é\u00e9\ud83d\ude00", {}, []], "b": {"c": "d"}} "#.utf8)
    for length in 0..<whole.count - 1 { #expect(failure(whole.prefix(length)) != nil, "cut after \(length)") }
    #expect(failure(whole) == nil)
  }
}
