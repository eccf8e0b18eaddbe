import Prediction
import Shell
import TagarelaKit
import Workspace

extension Context {
  var predictions: Predictions { services[Predictions.self] ?? Predictions(registry) }

  /// How likely each symbol comes next, by ``SymbolWords/id(of:concept:)``.
  func likelihoods(after ids: [String], for patient: Int64?) throws -> Likelihoods {
    try predictions.symbols(self, for: patient).likelihoods(after: ids)
  }

  /// Words that are likely to be written next, the likeliest first; none where nothing is known.
  ///
  /// - Parameters:
  ///   - words: before in the same sentence.
  ///   - letters: with which they must begin.
  func wordSuggestions(
    after words: [String], beginning letters: String, in language: String, for patient: Int64?, count: Int
  ) -> [String] {
    guard let predictor = try? predictions.words(self, in: language, for: patient) else { return [] }
    return predictor.words(after: words.flatMap { WrittenWords.of($0) }, beginning: letters, count: count)
  }

  /// Names of symbols that are likely to be pointed at next, the likeliest first.
  func symbolSuggestions(
    after words: [String], beginning letters: String, in language: String, for patient: Int64?, count: Int
  ) throws -> [SymbolSuggestion] {
    let book = predictions.words(try grammars.words(), in: language)
    let likely = try likelihoods(after: words.map { try id(of: $0, book, for: patient) }, for: patient)
    let own = try workspace.symbolNames(beginning: letters, for: patient)
      .map { try SymbolSuggestion(word: $0, id: id(of: $0, book, for: patient)) }
    let known = book.beginning(letters)
    let taken = Set(own.map(\.id))
    return (own + known.filter { !taken.contains($0.id) }).map { (likely[$0.id], $0) }
      .sorted { $0.0 > $1.0 }.prefix(count).map(\.1)
  }

  private func id(of word: String, _ book: SymbolWords, for patient: Int64?) throws -> String {
    try book.id(of: word, concept: workspace.symbol(called: word, for: patient)?.concept)
  }

  /// Tells one state of a patient's history of use from another.
  func useStamp(_ patient: Int64?) throws -> UseStamp {
    guard let patient else { return .nobody }
    let use = try workspace.use(by: patient)
    return UseStamp(workspace: try workspace.path, patient: patient, touches: use.touches, last: use.last)
  }

  /// What a patient has said: touches that follow each other at once are one utterance.
  func lastUse(by patient: Int64?, _ token: (UsedSymbol) -> String) throws -> [[String]] {
    guard let patient else { return [] }
    var utterances: [[String]] = []
    var last: Moment?
    for used in try workspace.lastUse(by: patient, limit: Self.remembered) {
      let pause = used.isComposed ? 0 : Self.pause
      let isNew = last.map { used.at.seconds - $0.seconds > pause } ?? true
      if isNew || utterances.last.map({ $0.count >= Self.longest }) ?? true { utterances.append([]) }
      utterances[utterances.count - 1].append(token(used))
      last = used.at
    }
    return utterances
  }

  /// Touches that are learned from.
  private static let remembered = 5_000
  /// Seconds after which another utterance begins.
  private static let pause = 30
  private static let longest = 12
}
