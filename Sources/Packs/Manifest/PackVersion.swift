/// A pack's version: up to four numbers with dots between, `1.2`.
struct PackVersion: Comparable {
  private let numbers: [Int]

  /// - Returns: nil when it is written otherwise.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard (1...4).contains(parts.count), numbers.count == parts.count else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 4 - numbers.count)
  }

  static func isWellFormed(_ text: String) -> Bool { PackVersion(text) != nil }

  static func < (one: PackVersion, other: PackVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}
