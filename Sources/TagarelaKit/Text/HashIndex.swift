/// Finds what was numbered from 0 on by the hashes of texts. Several may have the same hash: whoever asks compares the texts.
public struct HashIndex: Sendable {
  private var hashes: [UInt32] = []
  /// By number: the one before it in the same slot, or -1.
  private var previous: [Int32] = []
  /// By slot: the last number in it, or -1. A power of two.
  private var slots = [Int32](repeating: -1, count: 1 << 10)

  public init() {}

  /// Gives the next number to a text of this hash.
  public mutating func add(_ hash: UInt32) {
    hashes.append(hash)
    previous.append(-1)
    if hashes.count > slots.count {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for number in hashes.indices { link(number) }
    } else {
      link(hashes.count - 1)
    }
  }

  private mutating func link(_ number: Int) {
    let slot = Int(hashes[number]) & (slots.count - 1)
    previous[number] = slots[slot]
    slots[slot] = Int32(number)
  }

  /// Those of this hash, the last one first.
  public func numbers(of hash: UInt32) -> [Int] {
    var found: [Int] = []
    var number = Int(slots[Int(hash) & (slots.count - 1)])
    while number >= 0 {
      if hashes[number] == hash { found.append(number) }
      number = Int(previous[number])
    }
    return found
  }

  /// Of a text in UTF-8: FNV-1a of 32 bits.
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    text.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
