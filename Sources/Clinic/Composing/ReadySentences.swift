import Composing
public import TagarelaKit
public import Workspace

extension Clinic {
  /// All sentences that words make by what goes with what, said to be so and not, told and asked; the shortest first.
  ///
  /// - Parameters:
  ///   - words: of a page's cells, each once.
  ///   - patient: who speaks.
  /// - Returns: none in a language without a grammar.
  /// - Throws: ``Failure`` of the vocabularies, and `interrupted`.
  public func readySentences(
    of words: [PointedWord], in language: String, for patient: PatientRecord?
  ) throws -> [ReadySentence] {
    guard try grammars.languages.contains(language) else { return [] }
    let sources = words.map { ComposeSource(name: $0.text, concept: $0.concept, wordClass: $0.wordClass) }
    let guide = try ComposeChoices(self, in: language, for: patient?.id, only: sources).guide
    let book = try predictions.words(grammars.words(), in: language)
    let places = Dictionary(
      words.enumerated().map { (book.id(of: $1.text, concept: $1.concept), $0) },
      uniquingKeysWith: { first, _ in first })
    var ready: [ReadySentence] = []
    func add(_ chosen: [Int], _ request: SentenceRequest) throws {
      for (isNegative, isQuestion) in [(false, false), (true, false), (false, true), (true, true)] {
        var request = request
        request.isNegative = isNegative
        request.isQuestion = isQuestion
        request.speaker = patient?.speech.speaker
        ready.append(
          ReadySentence(
            words: chosen, isNegative: isNegative, isQuestion: isQuestion,
            text: try grammars.sentence(request, in: language).text))
      }
    }
    var withoutSubject: Set<[Int]> = []
    for guided in guide.sentences(atMost: Self.mostGuided, longest: Self.longestGuided) {
      try checkInterruption()
      let chosen = guided.picks.compactMap { places[$0.choice.id] }
      guard chosen.count == guided.picks.count else { continue }
      try add(chosen, guided.request)
      // Whoever says little leaves out who does it.
      let rest = Array(chosen.dropFirst())
      if guided.picks[0].step == .subject, rest.count > 1, withoutSubject.insert(rest).inserted {
        try add(rest, SentenceRequest(rest.map { words[$0] }))
      }
    }
    return ready
  }

  /// Beyond so many sentences longer ones are left to the order of their words.
  private static let mostGuided = 12_000
  /// Who, what, and two things that go with it.
  private static let longestGuided = 5
}
