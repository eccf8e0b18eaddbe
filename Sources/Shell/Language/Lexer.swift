import TagarelaKit

/// Splits a line into words as a POSIX shell does: blanks part words, `'…'`, `"…"` and `\` keep them together, `#` at the
/// start of a word begins a comment, unless it is an `#id` after another word. An apostrophe after a letter is one, as in
/// `l'aigua` and `don't`, and opens no quote. In a script `${name}` is replaced outside single quotes, always inside its
/// word.
struct Lexer {
  private let line: String
  private let bytes: [UInt8]
  private let variables: [String: String]?
  private var at = 0

  /// - Parameter variables: nil where there are none, at the prompt: then `$` is a character like any other.
  init(_ line: String, variables: [String: String]? = nil) {
    self.line = line
    bytes = Array(line.utf8)
    self.variables = variables
  }

  /// - Throws: ``Failure`` `line.quote_open`, `line.backslash_at_end`, `line.control_character`,
  ///   `script.variable_unknown`, `script.variable_open`, each with its place.
  static func words(of line: String, variables: [String: String]? = nil) throws -> [Word] {
    var lexer = Lexer(line, variables: variables)
    var words: [Word] = []
    while let word = try lexer.next() { words.append(word) }
    return words
  }

  /// The next word; nil at the end, or where a comment begins.
  mutating func next() throws -> Word? {
    while at < bytes.count, isBlank(bytes[at]) { at += 1 }
    guard at < bytes.count, bytes[at] != UInt8(ascii: "#") || isID else { return nil }
    let start = at
    var text: [UInt8] = []
    var quoted = false
    while at < bytes.count, !isBlank(bytes[at]) {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "'") where !isApostrophe(at):
        quoted = true
        try single(into: &text)
      case UInt8(ascii: "\""):
        quoted = true
        try double(into: &text)
      case UInt8(ascii: "\\"):
        quoted = true
        guard at + 1 < bytes.count else { throw failure("line.backslash_at_end", at..<at + 1) }
        text.append(bytes[at + 1])
        at += 2
      case UInt8(ascii: "$") where isVariable:
        try text.append(contentsOf: variable())
      default:
        guard byte >= 0x20, byte != 0x7F else { throw failure("line.control_character", at..<at + 1) }
        text.append(byte)
        at += 1
      }
    }
    return Word(text: String(decoding: text, as: UTF8.self), range: start..<at, quoted: quoted)
  }

  /// Digits alone after the `#`, and something before it: a line that begins with `#1` is a comment.
  private var isID: Bool {
    let word = bytes[(at + 1)...].prefix { !isBlank($0) }
    return !word.isEmpty && word.allSatisfy { (0x30...0x39).contains($0) } && !bytes[..<at].allSatisfy(isBlank)
  }

  private func isApostrophe(_ index: Int) -> Bool { index > 0 && bytes[index - 1].isOfLetter }

  private mutating func single(into text: inout [UInt8]) throws {
    let open = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "'") {
      text.append(try allowed())
    }
    guard at < bytes.count else { throw failure("line.quote_open", open..<bytes.count) }
    at += 1
  }

  private mutating func double(into text: inout [UInt8]) throws {
    let open = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
        let next = bytes[at + 1]
        if next == UInt8(ascii: "n") {
          text.append(UInt8(ascii: "\n"))
        } else {
          if next != UInt8(ascii: "\""), next != UInt8(ascii: "\\"), next != UInt8(ascii: "$") {
            text.append(bytes[at])
          }
          text.append(next)
        }
        at += 2
      } else if isVariable {
        try text.append(contentsOf: variable())
      } else {
        text.append(try allowed())
      }
    }
    guard at < bytes.count else { throw failure("line.quote_open", open..<bytes.count) }
    at += 1
  }

  private mutating func allowed() throws -> UInt8 {
    let byte = bytes[at]
    guard byte >= 0x20 || byte == 0x09 || byte == 0x0A, byte != 0x7F else {
      throw failure("line.control_character", at..<at + 1)
    }
    at += 1
    return byte
  }

  private var isVariable: Bool {
    variables != nil && bytes[at] == UInt8(ascii: "$") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "{")
  }

  private mutating func variable() throws -> String.UTF8View {
    guard let close = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else {
      throw failure("script.variable_open", at..<bytes.count)
    }
    let name = String(decoding: bytes[(at + 2)..<close], as: UTF8.self)
    guard let value = variables?[name] else {
      throw Failure(
        "script.variable_unknown", ["name": .text(name)],
        hint: Phrase("script.variable_unknown.hint", ["name": .text(name)]),
        candidates: nearest(to: name, among: (variables ?? [:]).keys.sorted()),
        place: Place(text: line, range: at..<close + 1))
    }
    at = close + 1
    return value.utf8
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func failure(_ key: String, _ range: Range<Int>) -> Failure {
    Failure(key, place: Place(text: line, range: range))
  }
}

extension String {
  /// The word as it has to be typed: in quotes where it has blanks or signs that mean something.
  public var asWord: String {
    if isPlain { return self }
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("${", with: "\\${")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }

  private var isPlain: Bool {
    guard !isEmpty, !hasPrefix("-"), !hasSuffix(";"), self != "|" else { return false }
    var before: UInt8 = 0
    return utf8.allSatisfy { byte in
      defer { before = byte }
      return byte == UInt8(ascii: "'") ? before.isOfLetter : byte >= 0x20 && !#" "\$#"#.utf8.contains(byte)
    }
  }
}

extension UInt8 {
  /// Part of a letter or a digit; all that isn't ASCII is taken for one.
  fileprivate var isOfLetter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }
}
