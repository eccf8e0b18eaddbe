/// Counts the mistakes between one word and many others: insertions, deletions, substitutions, swaps of neighbours
/// (optimal string alignment distance).
struct Closeness {
  private let word: [UInt32]
  private let limit: Int
  /// Three rows of the table, used over and over.
  private var rows: [Int]
  private var other: [UInt32] = []

  init(to word: [UInt32], atMost limit: Int) {
    self.word = word
    self.limit = limit
    rows = [Int](repeating: 0, count: 3 * (word.count + limit + 1))
  }

  /// - Parameter text: UTF-8.
  /// - Returns: nil when there are more mistakes than the limit.
  mutating func mistakes(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    other.removeAll(keepingCapacity: true)
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { other.append(UInt32(byte)) }
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { other.append(scalar.value) }
    }
    return distance()
  }

  private mutating func distance() -> Int? {
    guard abs(word.count - other.count) <= limit else { return nil }
    let width = word.count + limit + 1
    var (before, last, row) = (0, width, 2 * width)
    for j in 0...other.count { rows[last + j] = j }
    for i in word.indices {
      rows[row] = i + 1
      var smallest = i + 1
      for j in other.indices {
        let same = word[i] == other[j]
        var best = min(rows[last + j + 1] + 1, rows[row + j] + 1, rows[last + j] + (same ? 0 : 1))
        if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] { best = min(best, rows[before + j - 1] + 1) }
        rows[row + j + 1] = best
        smallest = min(smallest, best)
      }
      if smallest > limit { return nil }
      (before, last, row) = (last, row, before)
    }
    let distance = rows[last + other.count]
    return distance <= limit ? distance : nil
  }
}
