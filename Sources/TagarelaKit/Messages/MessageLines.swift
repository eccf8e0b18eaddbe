import Glibc

/// The lines of a table of texts, as ``MessageTable`` describes it, by their places in its bytes: nothing is copied.
public struct MessageLines: IteratorProtocol {
  /// What a line holds, by its places in the table's bytes.
  public enum Line {
    case text(key: Range<Int>, text: Range<Int>)
    /// Goes on with the text before it.
    case more(Range<Int>)
    /// None of these, nor a blank line or a comment.
    case unreadable
  }

  /// Where the last line begins.
  public private(set) var start = 0
  /// The last line's, counted from 1, or from 1 at the place where this began.
  public private(set) var number = 0
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Of the last line.
  private var end: Int

  /// - Parameters:
  ///   - bytes: in UTF-8.
  ///   - start: where a line begins.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    end = start
  }

  /// The next line that isn't blank or a comment; nil at the end.
  public mutating func next() -> Line? {
    while end < bytes.count {
      start = end
      number += 1
      let newline = place(of: "\n", in: start..<bytes.count) ?? bytes.count
      end = min(newline + 1, bytes.count)
      let line = trimmed(start..<newline)
      guard let first = line.first.map({ bytes[$0] }), first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "|") {
        let isIndented = line.count > 1 && bytes[line.lowerBound + 1] == UInt8(ascii: " ")
        return .more(line.dropFirst(isIndented ? 2 : 1))
      }
      guard let equals = place(of: "=", in: line) else { return .unreadable }
      return .text(key: trimmed(line.lowerBound..<equals), text: trimmed(equals + 1..<line.upperBound))
    }
    return nil
  }

  private func place(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base + range.lowerBound, Int32(character.value), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Without spaces, tabs and carriage returns at either end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
