import Synchronization

/// The answers of the last moment: the same few words are asked for again and again.
final class Memory: Sendable {
  private struct Contents {
    var since: ContinuousClock.Instant?
    var answers: [String: any Sendable] = [:]
  }

  private let contents = Mutex(Contents())
  /// So many answers are kept at most.
  private static let most = 512

  /// What was answered before, or what `find` answers now.
  ///
  /// - Parameters:
  ///   - question: tells this question from all others.
  ///   - since: when the index was last looked at; older answers are forgotten.
  func answer<Answer: Sendable>(
    _ question: String, since: ContinuousClock.Instant, _ find: () throws -> Answer
  ) rethrows -> Answer {
    let known = contents.withLock { contents in
      if contents.since != since || contents.answers.count >= Self.most { contents = Contents(since: since) }
      return contents.answers[question]
    }
    if let known, let answer = known as? Answer { return answer }
    let found = try find()
    contents.withLock { if $0.since == since { $0.answers[question] = found } }
    return found
  }
}
