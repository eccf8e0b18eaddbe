import Foundation
import TagarelaKit
import Testing

@testable import Shell

struct JSONTests {
  @Test(arguments: [
    "plain", "\"", "\\", "\n\r\t", "\u{0}\u{1}\u{1F}", "\u{7F}", "água 🙂", "\u{2028}\u{2029}", "</script>", "e\u{301}",
    "\u{FEFF}",
    "👩‍👩‍👧", "", "\u{80}\u{9B}\u{9F}", "a\u{202E}b\u{2066}c\u{2069}", "\u{61C}\u{200E}\u{200F}", "\u{E0041}\u{E007F}é",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "\u{10FFFF}",
  ])
  func `a text is read by any JSON reader as it is`(_ text: String) throws {
    let line = try JSON.line(.record(Record([text.isEmpty ? "a" : "a": .text(text)])))
    #expect(!line.contains("\n"))
    let read = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(Array((read["a"] ?? "?").unicodeScalars) == Array(text.unicodeScalars))
    #expect(!line.unicodeScalars.contains { $0.isUnseen }, "nothing in it steers a terminal or can't be seen")
  }

  @Test func `what can't be seen is escaped, beyond the plane of most letters in two`() throws {
    let record = Record(["a": .text("\u{9B}\u{2028}\u{202E}\u{FEFF}\u{E0041}é🙂")])
    #expect(try JSON.line(.record(record)) == #"{"a":"\u009b\u2028\u202e\ufeff\udb40\udc41é🙂"}"#)
  }

  @Test func `each value has its form, and keys do not change`() throws {
    let day = try #require(Day("2012-11-05"))
    let record = Record([
      "text": "x", "integer": 3, "real": .real(0.5), "odd": .real(.nan), "flag": .flag(true), "day": .day(day),
      "moment": .moment(Moment(day, hour: 9)), "word": .word("large"), "color": .color(.red), "none": .none,
      "list": .list([1, .none]), "record": .record(Record(["a": 1])),
    ])
    #expect(
      try JSON.line(.record(record))
        == #"{"text":"x","integer":3,"real":0.5,"odd":null,"flag":true,"day":"2012-11-05","moment":"2012-11-05 09:00:00","#
        + #""word":"large","color":"red","none":null,"list":[1,null],"record":{"a":1}}"#)
  }

  @Test func `a list is an array of objects, nothing is null`() throws {
    let table = Table([.init("id"), .init("uid", .hidden)], rows: [[1, "a"], [2, "b"]], empty: Phrase("none"))
    #expect(try JSON.line(.table(table)) == #"[{"id":1,"uid":"a"},{"id":2,"uid":"b"}]"#)
    #expect(try JSON.line(.table(Table([.init("id")], rows: [], empty: Phrase("none")))) == "[]")
    #expect(try JSON.line(.nothing) == "null")
  }
}
