/// The keys of a JSON text that came before: most objects have the same ones, and a text needn't be made of each again.
struct RepeatedKeys {
  private var slots: [Slot] = Array(repeating: Slot(), count: count)

  private struct Slot {
    var key = ""
    /// Where its bytes stand in the text.
    var range = 0..<0
  }

  private static let count = 64

  /// - Parameter range: of a key without escapes, in the text that all the others are of too.
  /// - Returns: the key, and a mark of it: one of 64 bits. Equal keys have the same.
  mutating func key(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> (text: String, mark: UInt64) {
    let number = Self.number(bytes, range)
    let mark: UInt64 = 1 << UInt64(number)
    let known = slots[number].range
    if known.count == range.count, Self.isSame(bytes, known.lowerBound, range) { return (slots[number].key, mark) }
    let key = String(decoding: bytes[range], as: UTF8.self)
    slots[number] = Slot(key: key, range: range)
    return (key, mark)
  }

  private static func number(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> Int {
    // FNV-1a (Fowler, Noll and Vo).
    var hash: UInt32 = 0x811C_9DC5
    for place in range { hash = (hash ^ UInt32(bytes[place])) &* 0x0100_0193 }
    return Int((hash ^ hash >> 16) & UInt32(count - 1))
  }

  private static func isSame(_ bytes: borrowing [UInt8], _ start: Int, _ range: Range<Int>) -> Bool {
    for offset in 0..<range.count where bytes[start + offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }
}
