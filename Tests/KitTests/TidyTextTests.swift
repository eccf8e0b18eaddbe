import TagarelaKit
import Testing

/// Noncharacters can't be written in source.
private func sign(_ value: UInt32) -> String {
  String(String.UnicodeScalarView([Unicode.Scalar(value)].compactMap(\.self)))
}

/// How names and texts are kept, and shown where they weren't.
struct TidyTextTests {
  private static let scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"

  @Test(arguments: [
    "", "água", "Ŀ l·l ß", "👩‍👩‍👧 ❤️ 👍🏽 🇧🇷", "日本語", "कर्म‌ क्‍ष", "soft\u{AD}hyphen", "a\u{A0}b", "\u{845B}\u{E0100}",
    scotland, "x\(scotland)y", "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}",
  ])
  func `what people write stays as it is`(_ text: String) {
    #expect(Array(text.asName.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array(text.asText.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array(text.harmless.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    (" a  b ", "a b"), ("a\r\nb", "a b"), ("a\n\n\tb\n", "a b"), ("a\u{0}b", "ab"), ("a\u{1B}[31mb", "a [31mb"),
    ("a\u{85}b\u{2028}c", "a b c"), ("c\u{327}a\u{303}o", "ção"), ("\u{212B}", "Å"),
    ("a\u{202E}b\u{61C}c\u{FEFF}", "abc"),
    ("\u{200B}a\u{2066}b\u{2069}", "ab"), ("\u{E0041}\u{E0042}", ""),
    ("\u{1F3F4}\u{E0075}\u{E0073}\u{E007F}", "\u{1F3F4}"),
    ("\u{1F3F4}\u{E0067}\u{E0062}x", "\u{1F3F4}x"), ("❤\u{FE0F}\u{FE0E}\u{FE01}", "❤\u{FE0F}"),
    ("\(sign(0xFDD0))a\(sign(0xFFFF))", "a"),
    ("\u{3164}", ""), ("\r\n", ""),
  ])
  func `a name is kept on one line, composed, of what can be seen`(_ text: String, _ kept: String) {
    #expect(Array(text.asName.unicodeScalars) == Array(kept.unicodeScalars))
    #expect(text.asName.asName == text.asName)
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\u{0}b\u{1B}c", "abc"), ("  a  b\t", "  a  b\t"), ("e\u{301}", "é"),
    ("a\u{2029}b", "a\nb"), ("a\u{9B}b\(sign(0xFFFE))", "ab"), ("\r\r\n\n", "\n\n\n"),
  ])
  func `a longer text keeps its lines and blanks, and no control characters`(_ text: String, _ kept: String) {
    #expect(Array(text.asText.unicodeScalars) == Array(kept.unicodeScalars))
    #expect(text.asText.asText == text.asText)
  }

  @Test func `a letter carries at most thirty marks`() {
    let name = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    #expect(name.asName.unicodeScalars.count <= 32)
    #expect(name.asName.hasPrefix("á") == false && name.asName.last == "b")
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "abc"), ("ab👨‍👩‍👧", 4, "ab"), ("👨‍👩‍👧b", 3, "👨\u{200D}👩"),
    ("e\u{301}e\u{301}", 3, "e\u{301}"),
    ("água", 2, "ág"), ("", 0, ""), ("a", 0, ""),
  ])
  func `a text is cut by what it is made of, between characters`(_ text: String, _ limit: Int, _ cut: String) {
    #expect(Array(text.prefix(ofScalars: limit).unicodeScalars) == Array(cut.unicodeScalars))
  }

  @Test(arguments: [
    "\u{0}", "\u{1B}", "\r", "\u{7F}", "\u{9B}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200E}", "\u{2028}",
    "\u{202E}", "\u{2060}", "\u{2065}", "\u{2069}", "\u{206F}", "\u{3164}", "\u{FEFF}", "\u{FFF9}", sign(0xFDD0),
    sign(0xFFFE),
    "\u{1D173}", "\u{E0001}", "\u{E0041}", "\u{E007F}", "\u{E0FFF}", sign(0x10FFFF),
  ])
  func `what can't be seen is shown by a sign in its place, wherever it stands`(_ sign: String) {
    for (before, after) in [("", ""), ("a", "b"), ("é日", "🙂"), ("x\n", "\t")] {
      #expect((before + sign + after).harmless == before + "\u{FFFD}" + after)
    }
    #expect("a\(sign)\nb".onOneRow == "a\u{FFFD}\u{FFFD}b")
  }

  @Test func `a flag's tags are seen only as the whole that makes a flag`() {
    #expect(String(Self.scotland.dropFirst(0)).harmless == Self.scotland)
    let cut = String(String.UnicodeScalarView(Self.scotland.unicodeScalars.dropLast()))
    #expect(cut.harmless == "\u{1F3F4}" + String(repeating: "\u{FFFD}", count: 5))
    #expect("x\u{FE0F}\u{FE0F}\u{FE01}".harmless == "x\u{FE0F}\u{FFFD}\u{FFFD}", "no words hidden in selectors")
  }

  /// Against a plain look at every scalar.
  @Test func `no scalar slips through by where its bytes stand`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.isUnseen, value != 0x09, value != 0x0A else { continue }
      if "a\(scalar)".harmless.unicodeScalars.contains(scalar) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
