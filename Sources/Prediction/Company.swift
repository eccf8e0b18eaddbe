import Foundation

/// What is spoken of together: utterances that stand near each other in a collection are of one topic.
struct Company: Sendable {
  private let counts: SequenceCounts
  /// How usual each token is, of those that the collection has.
  private let usual: [Float]

  /// Utterances before and behind that are called near.
  private static let near = 2
  /// What is said oftener than this tells nothing of a topic.
  private static let telling: Float = 0.004

  /// - Parameters:
  ///   - utterances: topic after topic.
  ///   - size: how many tokens there are.
  init(_ utterances: [[Token]], size: Int) {
    var usual = [Float](repeating: Self.unseen, count: size)
    for token in utterances.joined() { usual[Int(token)] += 1 }
    let most = Self.telling * usual.reduce(0, +)
    let topics = utterances.map { Set($0.filter { usual[Int($0)] < most }) }
    var events: [SequenceCounts.Event] = []
    for (index, utterance) in utterances.enumerated() {
      let around = topics[max(0, index - Self.near)...min(topics.count - 1, index + Self.near)]
      let company = around.reduce(into: Set<Token>()) { $0.formUnion($1) }
      for other in company {
        for token in utterance where token != other { events.append(((TokenTable.beginning, other), token, 1)) }
      }
    }
    let total = usual.reduce(0, +)
    self.usual = usual.map { $0 / total }
    counts = SequenceCounts(events)
  }

  private static let unseen: Float = 0.5

  /// How much likelier than usual each token is where these have been said; nil where they tell nothing.
  func lift(by said: Set<Token>) -> [Float]? {
    var expected = [Float](repeating: 0, count: usual.count)
    var all: Float = 0
    for token in said where usual.indices.contains(Int(token)) {
      let followers = counts.followers(of: (TokenTable.beginning, token))
      guard followers.total > 0 else { continue }
      all += 1
      counts.forEach(followers) { expected[Int($0)] += $1 / followers.total }
    }
    guard all > 0 else { return nil }
    return expected.indices.map { min(Self.most, (expected[$0] / all + usual[$0]) / (2 * usual[$0])) }
  }

  /// How much likelier at most: of what is rare the company is known by accident.
  private static let most: Float = 10
}
