import Foundation
import TagarelaBundle
import TagarelaKit
import Testing

/// Files that are not whole.
struct DamageTests {
  static let head = object(["plan.name": "Lanche", "plan.type": "board"])

  @Test("Wherever a file is cut, the objects before the cut are offered and the cut is named")
  func cutAnywhere() throws {
    let objects = [Self.head, symbol("eu", position: "1"), symbol("querer", position: "2")]
    let whole = Data(objects.joined(separator: "\n").utf8)
    for length in Self.head.utf8.count...whole.count {
      let kept = whole.prefix(length)
      let count = String(decoding: kept, as: UTF8.self).filter { $0 == "}" }.count
      let opened = String(decoding: kept, as: UTF8.self).filter { $0 == "{" }.count
      let reading = try read(kept)
      #expect(try reading.plan().board.cells.count == count - 1)
      #expect(
        reading.complaints == (opened > count ? [Phrase("bundle.truncated", ["objects": .integer(count)])] : []))
    }
  }

  @Test("A file cut inside its first object says so")
  func cutAtOnce() {
    #expect(throws: Failure("bundle.truncated", ["objects": 0])) { try read(#"{"plan.name":"Lanche","plan.des"#) }
  }

  @Test(
    "A broken object is left out and named, and the others are read",
    arguments: [
      #"{"symbol.name":"a" "symbol.position":"1"}"#, #"{"symbol.name":"a "quoted" b"}"#, #"{"symbol.name":}"#,
      #"{"symbol.name":"\x"}"#, #"{"symbol.name":"\u12g4"}"#, #"{symbol.name:"a"}"#, #"{"symbol.name":nil}"#,
      #"{"symbol.name":"a","x":[1}"#,
    ])
  func brokenMiddle(broken: String) throws {
    let reading = try read(Self.head + symbol("eu", position: "1") + broken + symbol("querer", position: "2"))
    #expect(try reading.plan().board.cells.map(\.text) == ["eu", "querer"])
    #expect(reading.complaints == [Phrase("bundle.object_broken", ["number": 3])])
  }

  @Test("A broken first object costs the plan its name, not its symbols")
  func brokenHead() throws {
    let reading = try read(#"{"plan.name":?}"# + symbol("eu", position: "1"))
    #expect(try reading.plan().board.cells.map(\.text) == ["eu"])
    #expect(reading.keys == ["bundle.object_broken", "bundle.plan_missing"])
  }

  @Test("Only a broken object is a failure that names it")
  func onlyBroken() {
    #expect(throws: Failure("bundle.object_broken", ["number": 1])) { try read(#"{"plan.name":?}"#) }
  }

  @Test(
    "Base64 is read with line breaks, blanks, without padding and behind a data: address",
    arguments: [
      { (text: String) in text }, { $0.map { "\($0)\\r\\n" }.joined() }, { $0.map { "\($0)\n" }.joined() },
      { $0.replacing("=", with: "") }, { "data:image/png;base64," + $0 }, { $0.replacing("/", with: "\\/") },
      { $0.replacing("+", with: "-").replacing("/", with: "_") },
    ] as [@Sendable (String) -> String])
  func lenientBase64(spell: @Sendable (String) -> String) throws {
    let picture = Sample.png + Data([0xFB, 0xEF, 0xBE, 0xFF])
    let text = object([
      "symbol.name": "eu", "symbol.image": spell(picture.base64EncodedString()), "symbol.position": "1",
      "category.name": "c", "category.colordesc": "Red",
    ])
    let reading = try read(Self.head + text)
    #expect(try reading.plan().board.cells.first?.symbol?.picture == Picture(format: .png, bytes: picture))
    #expect(reading.complaints.isEmpty)
  }

  @Test(
    "A picture or a sound that can't be read is named and the symbol stays",
    arguments: [
      ("symbol.image", "%%%", "bundle.picture_broken"), ("symbol.image", "A", "bundle.picture_broken"),
      ("symbol.image", "R0lGODlh", "bundle.picture_broken"), ("symbol.sound", "AA=A", "bundle.sound_broken"),
      ("symbol.sound", "AAAA", "bundle.sound_format"),
    ])
  func brokenMedia(field: String, text: String, key: String) throws {
    let cell = object([
      "symbol.name": "eu", field: text, "symbol.position": "1", "category.name": "c", "category.colordesc": "Red",
    ])
    let reading = try read(Self.head + cell)
    #expect(try reading.plan().board.cells.map(\.text) == ["eu"])
    #expect(reading.complaints == [Phrase(key, ["symbol": "eu"])])
  }

  @Test("Bytes that aren't UTF-8 are repaired and named")
  func notUTF8() throws {
    let latin = Data(#"{"plan.name":"Jo"#.utf8) + [0xE3] + Data(#"o"}"#.utf8)
    let reading = try read(latin)
    #expect(try reading.plan().name == "Jo\u{FFFD}o")
    #expect(reading.complaints == [Phrase("bundle.not_utf8")])
  }

  @Test("Half a surrogate pair becomes a replacement character")
  func loneSurrogate() throws {
    #expect(try read(#"{"plan.name":"a\ud83d b\ude42\ud83dA"}"#).plan().name == "a\u{FFFD} b\u{FFFD}\u{FFFD}A")
  }

  @Test("An unknown object, text between objects and pictures of categories are named")
  func named() throws {
    let reading = try read(
      "-- \(Self.head) {\"x\":\"y\"}"
        + object([
          "symbol.name": "eu", "symbol.position": "1", "category.name": "c", "category.colordesc": "Red",
          "category.image": "AAAA",
        ]))
    #expect(Set(reading.keys) == ["bundle.object_unknown", "bundle.stray_text", "bundle.category_pictures"])
  }

  @Test(
    "What is no bundle is refused",
    arguments: [
      "", " ", "hello", "{}", "{}{}", "[]", "{", #"{"name":"package","date":"2012-01-01"}"#, "%PDF-1.7",
      "PK\u{3}\u{4}{{{{",
      #"{"format":"open-board-0.1","id":"1","buttons":[]}"#, "<html><script>var a = {\"plan\": 1}</script>",
    ])
  func notBundle(text: String) {
    for id in ["psyb", "phist", "pobs"] {
      #expect(throws: Failure("bundle.not_bundle")) { try read(text, as: id) }
    }
  }
}
