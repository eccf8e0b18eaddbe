import Glibc

/// A Swift source as far as its literals are looked at.
struct SwiftLiterals {
  struct Literal {
    /// As it is written between its quotes, without what is interpolated.
    var text: String
    /// The source before it, back to the last literal and without comments.
    var before: String
    /// Counted from 1.
    var line: Int
    /// Inside the parentheses of an `Example(…)`.
    var isInExample: Bool
  }

  private(set) var all: [Literal] = []
  /// Ends in a zero, as C wants it.
  private let source: [UInt8]
  private var index = 0
  private var line = 1
  private var before: [UInt8] = []
  /// How many parentheses are open, and at how many an example began.
  private var depth = 0
  private var examples: [Int] = []

  init(_ text: String) {
    source = Array(text.utf8) + [0]
    readCode(untilClosing: false)
  }

  private func at(_ offset: Int) -> UInt8 { index + offset < source.count ? source[index + offset] : 0 }

  private var isAtEnd: Bool { index >= source.count - 1 }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      if source[index] == 0x0A { line += 1 }
      index += 1
    }
  }

  /// What stands before the next of some signs, one of which is always the end of the line.
  private mutating func skip(to signs: String) -> ArraySlice<UInt8> {
    let count = source.withUnsafeBytes { bytes in
      bytes.baseAddress.map { strcspn($0.assumingMemoryBound(to: CChar.self) + index, signs) } ?? 0
    }
    defer { index += count }
    return source[index..<index + count]
  }

  /// - Parameter untilClosing: ends behind the parenthesis that closes an interpolation.
  private mutating func readCode(untilClosing: Bool) {
    let start = depth
    while !isAtEnd {
      before += skip(to: "\"/()#\n")
      let byte = at(0)
      switch byte {
      case UInt8(ascii: "/") where at(1) == byte: _ = skip(to: "\n")
      case UInt8(ascii: "\""): readLiteral(hashes: 0)
      case UInt8(ascii: "#") where at(1) == UInt8(ascii: "\""):
        advance()
        readLiteral(hashes: 1)
      case UInt8(ascii: "("):
        if before.suffix(7) == Array("Example".utf8)[...] { examples.append(depth) }
        depth += 1
        before.append(byte)
        advance()
      case UInt8(ascii: ")"):
        if untilClosing, depth == start {
          advance()
          return
        }
        depth -= 1
        if examples.last == depth { examples.removeLast() }
        before.append(byte)
        advance()
      default:
        before.append(byte)
        advance()
      }
    }
  }

  private mutating func readLiteral(hashes: Int) {
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    let (start, context) = (line, String(decoding: before, as: UTF8.self))
    advance(quotes)
    var text: [UInt8] = []
    while !isAtEnd {
      text += skip(to: "\\\"\n")
      if at(0) == UInt8(ascii: "\\"), hashes == 0 || at(1) == UInt8(ascii: "#") {
        advance(1 + hashes)
        if at(0) == UInt8(ascii: "(") {
          advance()
          readCode(untilClosing: true)
        } else {
          text += [UInt8(ascii: "\\"), at(0)]
          advance()
        }
        continue
      }
      let ends = (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") }
      if ends, hashes == 0 || at(quotes) == UInt8(ascii: "#") {
        advance(quotes + hashes)
        break
      }
      text.append(at(0))
      advance()
    }
    all.append(
      Literal(
        text: String(decoding: text, as: UTF8.self), before: context, line: start, isInExample: !examples.isEmpty))
    before = []
  }
}
