import Foundation
import TagarelaKit
import Testing

/// Forms of text that several formats share.
struct TextFormTests {
  @Test(arguments: [
    "data:text/plain;base64,b2zDoSE=", "DATA:;BASE64,b2zDoSE", "b2zDoSE=", "b2zD\r\n oSE", "data:,ol%C3%A1!",
    "data:text/plain;charset=utf-8,ol%C3%A1!",
  ])
  func `a data address is read as it is met`(_ text: String) {
    #expect(DataAddress(text)?.bytes == Data("olá!".utf8))
  }

  @Test func `the alphabet for addresses is read like the usual one`() {
    #expect(DataAddress("-_-_")?.bytes == Data([0xFB, 0xFF, 0xBF]))
  }

  @Test(arguments: ["", "data:", "data:,", "data:image/png;base64", "data:;base64,b2=zDo", "b2zDo", "!!!!", "b2zD=oSE"])
  func `an address without bytes, or with a slip in them, is none`(_ text: String) {
    #expect(DataAddress(text) == nil)
  }

  @Test func `an address's type is what it says besides the coding`() {
    #expect(DataAddress.type(of: "data:text/plain;charset=x;base64,AA") == "text/plain;charset=x")
    #expect(DataAddress.type(of: "AAAA").isEmpty)
    #expect(DataAddress.type(of: DataAddress.text(type: "image/png", bytes: Data([1]))) == "image/png")
  }

  @Test(arguments: [
    ("rgb(255, 136, 0)", "#ff8800"), (" RGBA(255,136,0,.5) ", "#ff8800 0.5"), ("rgb(100%, 0%, 0%)", "#ff0000"),
    ("rgb(300, -1, 0)", "#ff0000"), ("#F80", "#ff8800"), ("#ff880080", "#ff8800 0.502"), ("orange", "#ffa500"),
    ("transparent", "#000000 0.0"),
  ])
  func `a colour of a style sheet is read as it is met`(_ text: String, _ tint: String) {
    #expect(CSSColor.tint(text)?.description == tint)
  }

  @Test(arguments: ["", "rgb()", "rgb(1, 2)", "rgb(1, 2, 3", "hsl(1, 2, 3)", "#ff", "ff8800", "rgb(a, b, c)"])
  func `what is no colour is none`(_ text: String) { #expect(CSSColor.tint(text) == nil) }

  @Test func `a colour is written so that it is read again, by strict readers too`() throws {
    for tint in [Tint(red: 255, green: 136, blue: 0), Tint(red: 1, green: 2, blue: 3, alpha: 0.25)] {
      #expect(CSSColor.strict(CSSColor.text(tint)) == tint)
    }
    #expect(CSSColor.strict("#ff8800") == nil)
  }

  @Test func `a text on one line has single blanks and nothing that steers a terminal`() {
    #expect(" a\u{1B}\n b\u{A0}\u{85}c ".oneLine == "a b c")
    #expect("a  b".withoutControls == "a  b")
    #expect("a\r\nb\u{9B}c".withoutControls == "a b c")
  }

  @Test(arguments: [
    ("a", true), ("my-set-2", true), ("", false), ("2a", false), ("-a", false), ("A", false), ("à", false),
  ])
  func `an identifier is of small letters, digits and hyphens, a letter first`(_ text: String, _ is: Bool) {
    #expect(text.isIdentifier == `is`)
  }

  @Test func `an identifier has at most 64 letters`() {
    #expect(String(repeating: "a", count: 64).isIdentifier)
    #expect(!String(repeating: "a", count: 65).isIdentifier)
  }

  @Test func `an area is read as it was written, and none that leaves the page`() throws {
    let area = try #require(CellArea(x: 0.1, y: 0.2, width: 1.0 / 3, height: 0.5))
    #expect(CellArea(area.description) == area)
    for text in ["", "0 0 1", "0 0 1 1 1", "0 0 1 x", "0.5 0 0.6 1"] { #expect(CellArea(text) == nil) }
  }
}
