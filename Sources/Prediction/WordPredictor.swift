import TagarelaKit

/// Says which word is likely to be written next, from its first letters on.
public struct WordPredictor: Sendable {
  private var predictor: Predictor
  /// By folded word, in that order.
  private var entries: [(folded: String, word: String)]

  public init(_ predictor: Predictor) {
    self.predictor = predictor
    entries = predictor.words.map { ($0.folded, $0) }.sorted { $0.folded < $1.folded }
  }

  /// The same for somebody who has written all this, the oldest first.
  public func adapted(to sentences: [[String]]) -> WordPredictor {
    var adapted = self
    adapted.predictor = predictor.adapted(to: sentences)
    let new = adapted.predictor.words.dropFirst(predictor.words.count).map { (folded: $0.folded, word: $0) }
    if !new.isEmpty { adapted.entries = (entries + new).sorted { $0.folded < $1.folded } }
    return adapted
  }

  /// Whether it is a whole word, whatever its accents.
  public func knows(_ word: String) -> Bool {
    let folded = word.folded
    return entries.after { $0.folded < folded }.first?.folded == folded
  }

  /// The likeliest words first.
  ///
  /// - Parameters:
  ///   - said: before in the same sentence.
  ///   - letters: with which they begin, accents or none.
  ///   - recent: the sentences before, the newest last.
  public func words(after said: [String], beginning letters: String, recent: [[String]] = [], count: Int) -> [String] {
    let likely = predictor.likelihoods(after: said, recent: recent)
    let folded = letters.folded
    if folded.isEmpty { return likely.best(count) }
    let fitting = entries.after { $0.folded < folded }.prefix { $0.folded.hasPrefix(folded) }
    return fitting.map { (likely[$0.word], $0.word) }.sorted { $0.0 > $1.0 }.prefix(count).map(\.1)
  }
}
