internal import Sentences

/// The words of Spanish as they are used in Spain.
struct SpanishForms: WordForms {
  func verb(_ infinitive: String, _ form: VerbForm) -> String {
    Conjugation(of: infinitive).form(form)
  }

  /// What would be, as polite wishes have it: `quisiera`.
  func pastSubjunctive(_ infinitive: String, _ person: Person) -> String {
    Conjugation(of: infinitive).pastSubjunctive(person)
  }
}
