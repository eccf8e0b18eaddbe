/// Chance that can be played again: the same number at the start gives the same numbers, here and on the page (`play.js`).
///
/// It is mulberry32 by Tommy Ettinger (2017).
struct PlayRandom: Sendable {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  mutating func next() -> UInt32 {
    state &+= 0x6D2B_79F5
    var mixed = (state ^ (state >> 15)) &* (state | 1)
    mixed ^= mixed &+ (mixed ^ (mixed >> 7)) &* (mixed | 61)
    return mixed ^ (mixed >> 14)
  }

  /// A number from 0 to one less than `count`, which is 1 at least.
  mutating func below(_ count: Int) -> Int { Int((UInt64(next()) * UInt64(count)) >> 32) }

  /// The same in another order: Fisher and Yates's, from the end.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in stride(from: elements.count - 1, to: 0, by: -1) { elements.swapAt(index, below(index + 1)) }
    return elements
  }
}
