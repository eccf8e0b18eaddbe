public import Prediction
public import TagarelaKit
import Workspace

extension Clinic {
  /// How likely each symbol comes next, by ``SymbolWords/id(of:concept:)``.
  public func likelihoods(after ids: [String], for patient: Int64?) throws -> Likelihoods {
    try predictions.symbols(self, in: wording.language.id, for: patient).likelihoods(after: ids)
  }

  /// Words that are likely to be written next, the likeliest first; none where nothing is known.
  ///
  /// - Parameters:
  ///   - words: before in the same sentence.
  ///   - letters: with which they must begin.
  public func wordSuggestions(
    after words: [PointedWord], beginning letters: String, in language: String, for patient: Int64?, count: Int
  ) -> [String] {
    guard let predictor = try? predictions.words(self, in: language, for: patient) else { return [] }
    return predictor.words(after: words.flatMap { WrittenWords.of($0.text) }, beginning: letters, count: count)
  }

  /// Names of symbols that are likely to be pointed at next, the likeliest first; of those the ones that usually go with
  /// the last word come before what isn't much likelier.
  public func symbolSuggestions(
    after words: [PointedWord], beginning letters: String, in language: String, for patient: Int64?, count: Int
  ) throws -> [SymbolSuggestion] {
    let book = try predictions.words(grammars.words(), in: language)
    let said = try meanings(of: words, in: language, for: patient).ids
    let predictor = try predictions.symbols(self, in: language, for: patient)
    let likely = predictor.likelihoods(after: said)
    let own = try workspace.symbolNames(beginning: letters, for: patient)
      .map { try SymbolSuggestion(word: $0, id: id(of: $0, book, for: patient)) }
    let known = book.beginning(letters)
    let taken = Set(own.map(\.id))
    let best = (own + known.filter { !taken.contains($0.id) }).map { (likelihood: likely[$0.id], suggestion: $0) }
      .sorted { $0.likelihood > $1.likelihood }.prefix(count)
    guard let last = said.last else { return best.map(\.suggestion) }
    return best.map { likelihood, suggestion in
      (
        rank: predictor.isUsual(suggestion.id, after: last) ? likelihood * Self.usual : likelihood,
        suggestion: suggestion
      )
    }.sorted { $0.rank > $1.rank }.map(\.suggestion)
  }

  /// So much likelier must something be to come before what usually goes with the last word.
  private static let usual: Float = 3

  /// What words of a sentence stand for, however they are inflected; articles and the like stand for nothing. A word that is a
  /// symbol's is what the symbol means.
  ///
  /// - Returns: also the words that nobody knows.
  public func meanings(of words: [PointedWord], in language: String, for patient: Int64?) throws -> (
    ids: [String], unknown: [String]
  ) {
    let book = try predictions.words(grammars.words(), in: language)
    var found: (ids: [String], unknown: [String]) = ([], [])
    for pointed in words {
      if let concept = pointed.concept {
        found.ids.append(concept)
        continue
      }
      let word = pointed.text
      if try workspace.symbol(called: word, for: patient) != nil {
        found.ids.append(book.id(of: word, concept: nil))
        continue
      }
      // What is joined by an apostrophe is several words: l'aigua, it's.
      let whole = book.concept(ofWritten: word).map { [$0] }
      let concepts = whole ?? word.split { "'’".contains($0) }.compactMap { book.concept(ofWritten: String($0)) }
      found.ids += concepts.filter { !book.isUnsaid($0) }
      guard concepts.isEmpty else { continue }
      let isKnown = try grammars.sentence(SentenceRequest([pointed]), in: language).unknown.isEmpty
      if !isKnown {
        found.ids.append(SymbolWords.id(ofName: word))
        found.unknown.append(word)
      }
    }
    return found
  }

  private func id(of word: String, _ book: SymbolWords, for patient: Int64?) throws -> String {
    try book.id(of: word, concept: workspace.symbol(called: word, for: patient)?.concept)
  }

  /// Tells one state of a patient's history of use from another.
  func useStamp(_ patient: Int64?) throws -> UseStamp {
    guard let patient else { return .nobody }
    let use = try workspace.use(by: patient)
    return UseStamp(workspace: workspace.path, patient: patient, touches: use.touches, last: use.last)
  }

  /// What a patient has said: touches that follow each other at once on one device are one utterance.
  func lastUse(by patient: Int64?, _ token: (UsedSymbol) -> String) throws -> [[String]] {
    guard let patient else { return [] }
    var utterances: [[String]] = []
    // Where each device is, and when it was touched last.
    var open: [String?: (utterance: Int, last: Moment)] = [:]
    for used in try workspace.lastUse(by: patient, limit: Self.remembered) {
      let pause = used.isComposed ? 0 : Self.pause
      let known = open[used.device].flatMap { used.at.seconds - $0.last.seconds > pause ? nil : $0.utterance }
      let goesOn = known.flatMap { utterances[$0].count < Self.longest ? $0 : nil }
      if goesOn == nil { utterances.append([]) }
      let utterance = goesOn ?? utterances.count - 1
      utterances[utterance].append(token(used))
      open[used.device] = (utterance, used.at)
    }
    return utterances
  }

  /// Touches that are learned from.
  private static let remembered = 5_000
  /// Seconds after which another utterance begins.
  private static let pause = 30
  private static let longest = 12
}
