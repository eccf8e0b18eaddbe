import TagarelaKit
import Testing

import StructuredText

/// Every slip in a JSON file is named, with its line and column.
struct JSONPlaceTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let json: String
    let key: String
    let line: Int
    let column: Int
    var testDescription: String { json }

    init(_ json: String, _ key: String, _ line: Int, _ column: Int) {
      self.json = json
      self.key = key
      self.line = line
      self.column = column
    }
  }

  static let slips = [
    Slip("", "json.end", 1, 1),
    Slip("{\n  \"a\": 1", "json.open", 1, 1),
    Slip("{\"a\": [1, 2}", "json.comma_missing", 1, 12),
    Slip("{\"a\": 1,\n \"b\": 2,\n}", "json.comma_extra", 2, 8),
    Slip("[1, 2,]", "json.comma_extra", 1, 6),
    Slip("{\n  \"a\": 1\n  \"b\": 2\n}", "json.comma_missing", 2, 9),
    Slip("{\"a\" 1}", "json.colon", 1, 2),
    Slip("{a: 1}", "json.key", 1, 2),
    Slip("{“a”: 1}", "json.quotes", 1, 2),
    Slip("{\"ação\": “b”}", "json.quotes", 1, 10),
    Slip("{'a': 1}", "json.quotes", 1, 2),
    Slip("{\"a\": yes}", "json.value", 1, 7),
    Slip("{\"a\": }", "json.value_missing", 1, 7),
    Slip("{\"a\": 1, \"a\": 2}", "json.twice", 1, 10),
    Slip("{\"a\": \"b\n}", "json.string_open", 1, 7),
    Slip("{\"a\": \"b\tc\"}", "json.control", 1, 9),
    Slip("{\"a\": \"C:\\dados\"}", "json.escape", 1, 10),
    Slip("{\"a\": \"\\ud800\"}", "json.escape", 1, 8),
    Slip("{\"a\": \"\\u12", "json.escape", 1, 8),
    Slip("{} {}", "json.rest", 1, 4),
    Slip("{\"a\": 01}", "json.value", 1, 7),
    Slip("{\"a\": 1.}", "json.value", 1, 7),
    Slip("{\"a\": // why\n 1}", "json.value", 1, 7),
    Slip("\u{FEFF}{\"a\": nil}", "json.value", 1, 7),
  ]

  private func value(_ json: String) throws -> JSONValue {
    try JSONReader.value(of: SourceText(bytes: Array(json.utf8), named: "module.json"))
  }

  @Test(arguments: slips) func `a slip is named where it is`(_ slip: Slip) throws {
    let failure = try #require(throws: Failure.self) { try value(slip.json) }
    #expect(failure.what.key == slip.key)
    #expect(failure.place?.line == slip.line)
    #expect(failure.place?.column == slip.column)
    #expect(failure.place?.file == "module.json")
  }

  @Test func `what is well formed is read`() throws {
    let root = try value(
      "\u{FEFF}{\"a\": \"\\u00e3\\ud83d\\ude42\\n\", \"b\": [-1.5e3, true, null, {}], \"c\": 12}\r\n")
    let members = try #require(root.members)
    #expect(members.map(\.key) == ["a", "b", "c"])
    #expect(members[0].value.string == "ã🙂\n")
    #expect(members[1].value.list?.count == 4)
    #expect(members[2].value.integer == 12)
  }

  @Test func `brackets without end are refused, not followed`() throws {
    let failure = try #require(throws: Failure.self) { try value(String(repeating: "[", count: 100_000)) }
    #expect(failure.what.key == "json.deep")
  }

  @Test func `bytes that are no text are named where they begin`() throws {
    let bytes = Array("{\n \"a\": \"ç".utf8) + [0xE7, 0xE3] + Array("\"}".utf8)
    let failure = try #require(throws: Failure.self) { _ = try SourceText(bytes: bytes, named: "module.json") }
    #expect(failure.what.key == "pack.not_text")
    #expect(failure.place?.line == 2)
    #expect(failure.place?.column == 9)
  }

  @Test func `no byte exchanged in a manifest is a trap`() throws {
    let good = Array(#"{"id": "a", "name": "ã", "interface": 1, "adds": {"vocabulary": ["\u00e3.tsv", 1.5]}}"#.utf8)
    for index in good.indices {
      for byte in [0x00, 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0xFF] as [UInt8] {
        var bytes = good
        bytes[index] = byte
        do {
          _ = try JSONReader.value(of: SourceText(bytes: bytes, named: "module.json"))
          _ = try JSONReader.value(of: SourceText(bytes: Array(bytes.prefix(index)), named: "module.json"))
        } catch {
          #expect(error is Failure)
        }
      }
    }
  }
}
