import TagarelaKit

/// Escape sequences that this program means. In a text on its way to the terminal a mark stands for their ESC, of
/// noncharacters that are drawn anew each time the program starts: no name and no file can hold it, whatever way it takes,
/// and so what they bring along is told from what we mean.
public enum OwnEscape {
  static let mark: String = {
    let signs = (0..<8).compactMap { _ in Unicode.Scalar(0xFDD0 + UInt32.random(in: 0..<32)) }
    return String(String.UnicodeScalarView(signs))
  }()
  private static let bytes = Array(mark.utf8)

  /// - Parameter rest: what follows the ESC, complete: `[1m`.
  public static func sequence(_ rest: String) -> String { mark + rest }

  /// A drawn picture, made by a program that reads hostile files: colours and pictures of pixels (sixel, and the kitty
  /// protocol as far as it draws what it brings along) are taken for our own, nothing else is.
  public static func picture(_ drawn: String) -> String {
    textPieces(of: drawn, introducer: "\u{1B}").map { piece in
      switch piece {
      case .text(let text): String(text).harmless
      case .escape(let escape): draws(escape) ? String(escape).replacing("\u{1B}", with: mark) : String(escape).harmless
      }
    }.joined()
  }

  private static func draws(_ escape: Substring) -> Bool {
    let body = escape.utf8.dropFirst(2)
    let isSoftware = { (byte: UInt8) in (0x30...0x3B).contains(byte) }
    if escape.hasPrefix("\u{1B}[") { return body.last == UInt8(ascii: "m") && body.dropLast().allSatisfy(isSoftware) }
    let inside = body.dropLast(2)
    guard escape.hasSuffix("\u{1B}\\"), inside.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return false }
    if escape.hasPrefix("\u{1B}P") { return inside.drop(while: isSoftware).first == UInt8(ascii: "q") }
    guard escape.hasPrefix("\u{1B}_G") else { return false }
    // Of a file or of shared memory (t) it would take what it isn't given.
    let keys = Substring(inside.dropFirst().prefix { $0 != UInt8(ascii: ";") }).split(separator: ",")
    return keys.allSatisfy { !$0.hasPrefix("t=") || $0 == "t=d" }
  }

  /// Where the mark begins.
  static func next(in text: Substring.UTF8View) -> String.Index? {
    var rest = text
    while let start = rest.firstIndex(of: bytes[0]) {
      if rest[start...].starts(with: bytes) { return start }
      rest = rest[rest.index(after: start)...]
    }
    return nil
  }
}

extension String {
  /// As it goes to a terminal: our own escape sequences as they are, and U+FFFD in place of all else that can't be seen.
  public var forTerminal: String {
    guard mayHoldUnseen else { return self }
    var result = ""
    var rest = utf8[...]
    while let mark = OwnEscape.next(in: rest) {
      result += String(Substring(rest[..<mark])).harmless + "\u{1B}"
      rest = rest[rest.index(mark, offsetBy: OwnEscape.mark.utf8.count)...]
    }
    return result + String(Substring(rest)).harmless
  }

  /// The same on one row, from which neither a line feed nor a tab leads away.
  var asRow: String {
    let row = forTerminal
    return row.utf8.contains { $0 == 0x0A || $0 == 0x09 }
      ? String(String.UnicodeScalarView(row.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 })) : row
  }
}
