import Foundation
import TagarelaKit
import Testing

/// What is wrong with a layout that was written by hand is told with its row and column.
struct SlipTests {
  /// A slip: what the file says from its third line on, and what is said of it.
  struct Slip: CustomTestStringConvertible, Sendable {
    let text: String
    let key: String
    let row: Int
    let column: Int
    var candidate: String?

    var testDescription: String { key }
  }

  static let slips = [
    Slip(text: #""columns": 2"#, key: "layouts.sizes_missing", row: 1, column: 1),
    Slip(text: #""columns": 27, "rows": 1"#, key: "layouts.number", row: 3, column: 12),
    Slip(text: #""columns": 2, "rows": "2""#, key: "layouts.number", row: 3, column: 23),
    Slip(text: #""columns": 2, "rows": 1, "most": "2x2""#, key: "layouts.size_twice", row: 3, column: 12),
    Slip(
      text: #""least": "2x1", "most": "2", "usual": "2x1""#, key: "layouts.size", row: 3, column: 25),
    Slip(
      text: #""least": "2x1", "most": "4x4", "usual": "1x1""#, key: "layouts.sizes_order", row: 3, column: 41),
    Slip(
      text: #""least": "4x4", "most": "2x2", "usual": "3x3""#, key: "layouts.sizes_order", row: 3, column: 41),
    Slip(
      text: #""columns": 2, "rows": 1, "role": {}"#, key: "pack.key_unknown", row: 3, column: 26, candidate: "roles"),
    Slip(
      text: #""columns": 2, "rows": 1, "purposes": {"portuguese": "a"}"#, key: "pack.language_code", row: 3, column: 39),
    Slip(text: #""columns": 2, "rows": 1, "purposes": 1"#, key: "layouts.texts", row: 3, column: 38),
    Slip(text: #""columns": 2, "rows": 1, "roles": ["A"]"#, key: "layouts.object", row: 3, column: 35),
    Slip(text: #""columns": 2, "rows": 1, "roles": {"C": "nouns"}"#, key: "layouts.role_place", row: 3, column: 36),
    Slip(text: #""columns": 2, "rows": 1, "roles": {"2": "nouns"}"#, key: "layouts.role_place", row: 3, column: 36),
    Slip(
      text: #""columns": 2, "rows": 1, "roles": {"A": "verb"}"#, key: "layouts.role", row: 3, column: 41,
      candidate: "verbs"),
    Slip(
      text: #""columns": 2, "rows": 1, "roles": {"A": "zzzzzz"}"#, key: "layouts.role", row: 3, column: 41,
      candidate: "people"),
    Slip(text: #""columns": 2, "rows": 1, "cells": {}"#, key: "layouts.list", row: 3, column: 35),
    Slip(text: #""columns": 2, "rows": 1, "cells": [{"label": "a"}]"#, key: "pack.key_missing", row: 3, column: 36),
    Slip(
      text: #""columns": 2, "rows": 1, "cells": [{"at": "A2", "label": "a"}]"#, key: "layouts.place", row: 3, column: 43
    ),
    Slip(
      text: #""columns": 2, "rows": 1, "cells": [{"at": "2", "label": "a"}]"#, key: "layouts.place", row: 3, column: 43),
    Slip(
      text: #""columns": 2, "rows": 1, "cells": [{"at": "A1", "label": "a", "span": "3x1"}]"#, key: "layouts.outside",
      row: 3, column: 36),
    Slip(
      text: #""columns": 2, "rows": 1, "cells": [{"at": "A1", "label": "a", "span": 2}]"#, key: "layouts.span",
      row: 3, column: 71),
    Slip(
      text: #""columns": 2, "rows": 1, "cells": [{"at": "A1", "label": "a", "action": ":speek"}]"#,
      key: "layouts.action", row: 3, column: 73, candidate: ":speak"),
    Slip(
      text: #""columns": 2, "rows": 1, "cells": [{"at": "A1", "label": "a", "color": "yelow"}]"#,
      key: "layouts.color", row: 3, column: 72, candidate: "yellow"),
    Slip(
      text: "\"columns\": 2, \"rows\": 1, \"cells\": [{\"at\": \"A1\", \"span\": \"2x1\", \"label\": \"a\"},\n"
        + #"{"at": "B1", "label": "b"}]"#, key: "layouts.overlap", row: 4, column: 1),
    Slip(
      text: #""least": "1x1", "most": "2x2", "usual": "2x2", "slots": [{}]"#, key: "layouts.slots_size", row: 3,
      column: 57),
    Slip(
      text: slots(#"{"at": "A1", "x": 0, "y": 0, "width": 1, "height": 1}"#), key: "layouts.missing", row: 3, column: 35
    ),
    Slip(text: slots(#"{"at": "A1", "x": 0, "y": 0, "width": 1}"#), key: "pack.key_missing", row: 4, column: 1),
    Slip(
      text: slots(#"{"at": "A1", "x": 0.5, "y": 0, "width": 0.6, "height": 1}"#), key: "layouts.outside", row: 4,
      column: 1),
    Slip(
      text: slots(#"{"at": "A1", "x": 0.5, "y": 0, "width": 60, "height": 1}"#), key: "layouts.share", row: 4,
      column: 41),
    Slip(
      text: slots(
        #"{"at": "A1", "x": 0, "y": 0, "width": 0.6, "height": 1}"#,
        #"{"at": "B1", "x": 0.5, "y": 0, "width": 0.5, "height": 1}"#), key: "layouts.overlap", row: 5, column: 1),
    Slip(
      text: slots(
        #"{"at": "A1", "x": 0.5, "y": 0, "width": 0.5, "height": 1}"#,
        #"{"at": "B1", "x": 0, "y": 0, "width": 0.5, "height": 1}"#), key: "layouts.order", row: 5, column: 1),
    Slip(
      text: slots(
        #"{"at": "A1", "x": 0, "y": 0, "width": 0.5, "height": 1}"#,
        #"{"at": "A1", "x": 0.5, "y": 0, "width": 0.5, "height": 1}"#), key: "layouts.twice", row: 5, column: 1),
    Slip(text: #""columns": 2 "rows": 1"#, key: "json.comma_missing", row: 3, column: 13),
  ]

  private static func slots(_ slots: String...) -> String {
    "\"columns\": 2, \"rows\": 1, \"slots\": [\n\(slots.joined(separator: ",\n"))]"
  }

  @Test(arguments: slips) func `a slip is told with its place, and the pack isn't taken in`(_ slip: Slip) throws {
    let pack = try LayoutPack(["a.json": "{\"id\": \"meal\",\n\"names\": {\"pt\": \"a\"},\n\(slip.text)}"])
    let complaints = try pack.complaints()
    let told = try #require(complaints.first)
    #expect(complaints.count == 1)
    #expect((told.what.key, told.file, told.row, told.column) == (slip.key, "a.json", slip.row, slip.column))
    if let candidate = slip.candidate { #expect(told.candidates.first(where: { $0 == candidate }) != nil) }
    #expect(throws: Failure.self) { try pack.layouts() }
  }

  @Test func `all slips are told at once`() throws {
    let pack = try LayoutPack([
      "a.json": #"{"id": "Meal", "names": {"pt": 1}, "columns": 1, "rows": 1, "roles": {"B": "x"}, "more": 1}"#
    ])
    let keys = try pack.complaints().map(\.what.key)
    #expect(
      Set(keys) == [
        "pack.id", "pack.not_text_value", "layouts.role_place", "layouts.role", "pack.key_unknown",
      ])
  }

  @Test(arguments: [
    ("", 1, "json.end"), ("[]", 1, "layouts.object"), ("\u{0}", 1, "pack.not_text"), ("[", 100_000, "json.deep"),
    (" ", 300_000, "pack.file_too_large"),
  ]) func `a file that is none is refused`(_ part: String, _ times: Int, _ key: String) throws {
    let text = String(repeating: part, count: times)
    #expect(try LayoutPack(["a.json": text]).complaints().map(\.what.key) == [key])
  }

  @Test func `a file that isn't there, lies outside, or is no list`() throws {
    #expect(
      try LayoutPack(["a.json": "{}"], json: #"["b.json"]"#).complaints().map(\.what.key) == ["pack.file_missing"])
    for (json, key) in [
      (#"["../a.json"]"#, "pack.path_outside"), ("[1]", "pack.files_expected"), ("[]", "pack.files_expected"),
    ] {
      let pack = try LayoutPack(["a.json": "{}"], json: json)
      #expect { try pack.complaints() } throws: { ($0 as? Failure)?.what.key == key }
    }
  }

  @Test func `what is cut short or turned over anywhere never traps`() throws {
    let whole = Array(PackedLayoutTests.placed.utf8)
    for offset in stride(from: 0, to: whole.count, by: 3) {
      for bytes in [Array(whole.prefix(offset)), whole.prefix(offset) + [0x39] + whole.dropFirst(offset + 1)] {
        _ = try LayoutPack(["a.json": String(decoding: bytes, as: UTF8.self)]).complaints()
      }
    }
  }
}
