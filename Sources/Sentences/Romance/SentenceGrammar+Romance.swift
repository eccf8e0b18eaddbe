public import TagarelaKit

extension SentenceGrammar {
  /// A Romance language's. What it is made of is made when the first sentence is asked for.
  ///
  /// - Parameters:
  ///   - id: the language's.
  ///   - said: the small words by which one knows what is a sentence already.
  ///   - little: as ``WordBook`` takes them, like `aliases`, `baseForms`, `plain` and
  ///     `reflexives`.
  public static func romance(
    _ id: String, grammar: @escaping @Sendable () -> any RomanceGrammar,
    little: @escaping @Sendable () -> [Entry], aliases: [String: String] = [:],
    baseForms: @escaping @Sendable (String) -> [String],
    plain: @escaping @Sendable (String) -> String? = { _ in nil }, reflexives: [String] = [], said: SaidLanguage
  ) -> SentenceGrammar {
    SentenceGrammar(id: id, leavesOutSpeaker: true) { lexicon in
      let grammar = grammar()
      let book = WordBook(
        lexicon, language: id, little: little(), aliases: aliases, names: grammar.names, reflexives: reflexives,
        forms: grammar.forms,
        baseForms: baseForms,
        plain: plain)
      let sentence = RomanceSentence(grammar, book)
      let understood = SaidSentences(book, grammar.forms, said, grammar: grammar) { sentence.sentence($0) }
      return { understood.sentence($0) }
    }
  }
}
