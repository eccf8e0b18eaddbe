/// What usually follows what, learned from sequences: by the most telling context in which somebody was, and where that
/// wasn't seen often by the next less telling one, down to how common a token is at all.
///
/// Interpolated absolute discounting, as S. Chen and J. Goodman describe it ("An empirical study of smoothing techniques for
/// language modeling", 1998). What a person said is counted beside what people say, so that the one adapts the other.
struct SequenceModel: Sendable {
  private var general: Source
  private var personal: Source
  /// How likely each token is in any company.
  private var common: [Float] = []
  /// Taken from each count, to be given to what wasn't seen.
  private let discount: Float

  /// Something that was seen once.
  struct Event {
    /// One for each level, the least telling first; nil where the sequence had only begun.
    let contexts: [(Token, Token)?]
    let token: Token
    /// How much it counts.
    var weight: Float

    /// The same for a part of its weight.
    func counting(_ share: Float) -> Event {
      var event = self
      event.weight *= share
      return event
    }
  }

  private struct Source {
    /// From the least telling kind of context to the most telling one.
    var levels: [SequenceCounts]
    var counts: [Float]

    init(levels: Int, size: Int, _ events: [Event]) {
      self.levels = (0..<levels).map { level in
        SequenceCounts(events.compactMap { event in event.contexts[level].map { ($0, event.token, event.weight) } })
      }
      counts = [Float](repeating: 0, count: size)
      for event in events { counts[Int(event.token)] += event.weight }
    }
  }

  /// - Parameters:
  ///   - size: how many tokens there are.
  ///   - levels: how many contexts each event has.
  init(size: Int, levels: Int, _ events: [Event], discount: Float) {
    self.discount = discount
    general = Source(levels: levels, size: size, events)
    personal = Source(levels: levels, size: size, [])
    weigh(size)
  }

  /// The same with what one person said, in place of what another did.
  func adapted(size: Int, _ events: [Event]) -> SequenceModel {
    var model = self
    model.personal = Source(levels: general.levels.count, size: size, events)
    model.weigh(size)
    return model
  }

  private mutating func weigh(_ size: Int) {
    common = [Float](repeating: Self.unseen, count: size)
    for (token, count) in general.counts.enumerated() { common[token] += count }
    for (token, count) in personal.counts.enumerated() { common[token] += count }
    common[Int(TokenTable.beginning)] = 0
    let total = common.reduce(0, +)
    guard total > 0 else { return }
    for token in common.indices { common[token] /= total }
  }

  /// What a token counts that was never seen.
  private static let unseen: Float = 0.05

  /// How likely each token is in these contexts, one for each level.
  func likelihoods(in contexts: [(Token, Token)?]) -> [Float] {
    var likely = common
    for (level, context) in contexts.enumerated() {
      if let context { blend([general.levels[level], personal.levels[level]], context, into: &likely) }
    }
    return likely
  }

  private func blend(_ sources: [SequenceCounts], _ context: (Token, Token), into likely: inout [Float]) {
    let seen = sources.map { ($0, $0.followers(of: context)) }
    let total = seen.reduce(0) { $0 + $1.1.total }
    guard total > 0 else { return }
    var taken: Float = 0
    for (counts, followers) in seen { counts.forEach(followers) { taken += cut($1) } }
    let share = taken / total
    for token in likely.indices { likely[token] *= share }
    for (counts, followers) in seen {
      counts.forEach(followers) { token, weight in likely[Int(token)] += (weight - cut(weight)) / total }
    }
  }

  private func cut(_ weight: Float) -> Float { discount * min(1, weight) }
}
