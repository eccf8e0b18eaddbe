import Foundation

/// The name of an attached file as a parameter of Content-Disposition (RFC 2183), each part on a line of its own.
///
/// A name beyond ASCII is given in the form of RFC 2231, and after it without accents for programs that don't know that.
enum FileNameParameter {
  static func text(_ name: String) -> String {
    let name = name.onOneLine.replacing("/", with: "_").replacing("\\", with: "_").replacing("\"", with: "'")
    let plain = plain(name)
    let simple = "\r\n filename=\"\(plain)\""
    return plain == name ? simple : extended(name) + ";" + simple
  }

  /// As much as goes into a line.
  private static let longestPlain = 60

  /// ASCII, with accents dropped and other characters replaced; the ending stays when the rest is shortened.
  private static func plain(_ name: String) -> String {
    let isPrintable: (Unicode.Scalar) -> Bool = { (0x20...0x7E).contains($0.value) }
    var result = ""
    for character in name {
      let base = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars.filter(isPrintable)
      result += base.isEmpty ? "_" : String(String.UnicodeScalarView(base))
    }
    result = result.replacing("\"", with: "'").replacing("\\", with: "_").replacing("/", with: "_")
      .trimmingCharacters(in: .whitespaces)
    if result.isEmpty { return "attachment" }
    guard result.utf8.count > longestPlain else { return result }
    let ending = result.split(separator: ".").last.map { "." + $0 } ?? ""
    return ending.utf8.count <= 10 && result.contains(".")
      ? result.prefix(longestPlain - ending.utf8.count) + ending : String(result.prefix(longestPlain))
  }

  private static func extended(_ name: String) -> String {
    let longest = 60
    var sections = [""]
    for character in name.unicodeScalars {
      let piece = String(character).utf8.map(escaped).joined()
      if (sections.last?.utf8.count ?? 0) + piece.utf8.count > longest { sections.append("") }
      sections[sections.count - 1] += piece
    }
    guard sections.count > 1 else { return "\r\n filename*=UTF-8''\(sections.joined())" }
    return sections.enumerated()
      .map { "\r\n filename*\($0)*=\($0 == 0 ? "UTF-8''" : "")\($1)" }
      .joined(separator: ";")
  }

  /// A byte as it is when it may stand in the value (RFC 2231's `attribute-char`), else in percent form.
  private static func escaped(_ byte: UInt8) -> String {
    let isLetter = (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
    if isLetter || (0x30...0x39).contains(byte) || "-._~!#$&+^`{|}".utf8.contains(byte) {
      return String(Character(Unicode.Scalar(byte)))
    }
    return String(decoding: [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)], as: UTF8.self)
  }
}
