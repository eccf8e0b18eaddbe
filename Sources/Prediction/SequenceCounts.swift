import TagarelaKit

/// How often a token came after one other, or after two: sorted, so that what followed the same lies side by side.
struct SequenceCounts: Sendable {
  private var keys: [UInt64] = []
  private var weights: [Float] = []

  /// A bit more than two million tokens; three of them in a key.
  private static let bits: UInt64 = 21

  /// What followed a context.
  struct Followers {
    /// The weights of all of them together.
    let total: Float
    /// How many are different.
    let kinds: Int
    fileprivate let range: Range<Int>
  }

  /// A context, with what followed it and how much that counts.
  typealias Event = (context: (Token, Token), token: Token, weight: Float)

  init(_ events: [Event]) {
    var ordered = events.map { (key: Self.key($0.context) << Self.bits | UInt64($0.token), weight: $0.weight) }
    ordered.sort { $0.key < $1.key }
    for (key, weight) in ordered {
      if keys.last == key {
        weights[weights.count - 1] += weight
      } else {
        keys.append(key)
        weights.append(weight)
      }
    }
  }

  private static func key(_ context: (Token, Token)) -> UInt64 { UInt64(context.0) << bits | UInt64(context.1) }

  func followers(of context: (Token, Token)) -> Followers {
    let key = Self.key(context)
    let start = keys.after { $0 < key << Self.bits }.startIndex
    let range = start..<keys[start...].prefix { $0 >> Self.bits == key }.endIndex
    return Followers(total: weights[range].reduce(0, +), kinds: range.count, range: range)
  }

  func forEach(_ followers: Followers, _ body: (_ token: Token, _ weight: Float) -> Void) {
    for index in followers.range { body(Token(keys[index] & (1 << Self.bits - 1)), weights[index]) }
  }
}
