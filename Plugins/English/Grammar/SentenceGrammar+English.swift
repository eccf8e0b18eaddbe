import Sentences
import TagarelaKit

extension SentenceGrammar {
  static let english = SentenceGrammar(id: "en") { lexicon in
    let forms = EnglishForms()
    let book = WordBook(
      lexicon, language: "en", little: EnglishLittleWords.entries, aliases: ["lot": "a lot"], names: EnglishNames.first,
      particles: EnglishLists.particles.union(["to"]), forms: forms,
      baseForms: { Inflections.english.bases(of: $0) })
    let sentence = EnglishSentence(forms, book)
    let understood = SaidSentences(book, forms, .english) { sentence.sentence($0) }
    return { understood.sentence($0) }
  }
}
