import FoundationEssentials

extension Data {
  /// The number in `count` bytes from `offset` (counted from the first byte), highest byte first; nil past the end.
  func number(at offset: Int, bytes count: Int, littleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    let start = startIndex + offset
    let bytes = self[start..<start + count]
    return littleEndian ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
