import Foundation
import StructuredText
import TagarelaKit
import Testing

/// What JSON texts mean, after RFC 8259.
struct ValueTests {
  private func value(_ text: String, _ rules: JSONReader.Rules = .byProgram) throws -> JSONValue {
    try JSONReader.value(of: SourceText(bytes: Array(text.utf8), named: ""), rules: rules)
  }

  @Test(arguments: ["0", "-0", "7", "-12", "1.5", "0.10", "1e3", "1E+3", "-2.5e-10", "123456789012345678901234567890"])
  func `numbers are what the standard says`(_ text: String) throws {
    #expect(try value(text).real == Double(text))
  }

  @Test(arguments: [
    "+1", ".5", "1.", "01", "-01", "00", "-", "1e", "1e+", "e5", "1.e5", "0x10", "1_000", "NaN", "Infinity",
    "-Infinity",
    "1-1", "1..2", "1e5e5", "١",
  ])
  func `what only looks like a number is refused`(_ text: String) {
    #expect(throws: Failure.self) { try value(text) }
    #expect(throws: Failure.self) { try value("[\(text)]") }
  }

  @Test func `numbers beyond measure are no numbers to reckon with`() throws {
    #expect(try value("1e999").real == nil)
    #expect(try value("-1e999").real == nil)
    #expect(try value("9223372036854775807").integer == Int.max)
    #expect(try value("9223372036854775808").integer == nil)
    #expect(try value("1e5").integer == nil)
  }

  @Test func `pairs of surrogates are one character`() throws {
    #expect(try value(#""\ud83d\ude00""#).string == "😀")
    #expect(try value(#""\uD834\uDD1E""#).string == "𝄞")
    #expect(try value(#""\udbff\udfff""#).string == "\u{10FFFF}")
    #expect(try value(#""\u00e9\u0301""#).string == "\u{E9}\u{301}")
  }

  @Test(arguments: [
    (#""a\ud83db""#, "a\u{FFFD}b"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
  ])
  func `half a character is repaired in what programs write, and a slip in what people do`(
    _ text: String, _ meant: String
  ) throws {
    #expect(try value(text).string == meant)
    let failure = #expect(throws: Failure.self) { try value(text, .byHand) }
    #expect(failure?.what.key == "json.escape")
  }

  @Test(arguments: [
    #""\u12""#, #""\u+123""#, #""\u 123""#, #""\uZZZZ""#, #""\x41""#, #""\ud83d\u12""#, #""\"#, #""\u"#,
  ])
  func `an escape that means nothing is refused`(_ text: String) {
    #expect(throws: Failure.self) { try value(text) }
  }

  @Test func `what is written is read again`() throws {
    let made = JSONValue.object([
      "text": .text("“água”\n\t\"\\/ \u{1}\u{7F}\u{2028}😀"), "n": 12, "x": .real(0.1), "none": .null,
      "nan": .real(.nan),
      "list": .list([true, .list([]), .object([:])]), "": "",
    ])
    #expect(try value(JSONWriter.text(made), .byHand) == made)
    #expect(!JSONWriter.text(made).utf8.contains { $0 < 0x20 })
  }

  @Test func `a mark of the byte order is no part of the text`() throws {
    #expect(try value("\u{FEFF}[1]").list?.first?.integer == 1)
  }

  @Test func `ten million bytes are read in a bearable time`() throws {
    let picture = String(repeating: "iVBORw0KGgo", count: 60)
    let cell =
      #"{"id":"12","label":"água que corre por baixo da ponte da nossa rua","data":"\#(picture)","hidden":false,"width":1.5,"load_board":{"path":"boards/b.obf"}},"#
    let text = "[" + String(repeating: cell, count: 10_000_000 / cell.utf8.count) + "0]"
    let source = try SourceText(bytes: Array(text.utf8), named: "")
    #expect(try JSONReader.value(of: source, rules: .byProgram).list?.last?.integer == 0)
  }
}
