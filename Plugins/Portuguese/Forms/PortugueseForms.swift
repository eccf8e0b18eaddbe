import Sentences

/// How the words of Brazilian Portuguese change, by the rules of its school grammars and tables of what they except. Of what
/// has two forms it gives the one that Brazil says.
struct PortugueseForms: WordForms {
  func verb(_ infinitive: String, _ form: VerbForm) -> String {
    PortugueseVerb(infinitive)?.form(form) ?? infinitive
  }

  func plural(ofNoun noun: String) -> String {
    PortuguesePlural.of(noun)
  }

  func adjective(_ masculine: String, feminine: String?, _ gender: Gender, _ number: Number) -> String {
    if let feminine, gender == .feminine {
      return number == .singular ? feminine : feminine.keepingCase(PortugueseAdjective.plural)
    }
    return masculine.keepingCase { PortugueseAdjective.form(of: $0, gender, number) }
  }

  func gender(ofNoun noun: String) -> Gender {
    PortugueseGender.of(noun.lowercased())
  }

  func looksLikeVerb(_ word: String) -> Bool {
    PortugueseVerb.looksLikeInfinitive(word.lowercased())
  }
}
