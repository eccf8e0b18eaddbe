import Sentences
import TagarelaKit

extension SentenceGrammar {
  static let catalan = SentenceGrammar(id: "ca") { lexicon in
    let forms = CatalanForms()
    let book = WordBook(
      lexicon, language: "ca", little: CatalanLittleWords.entries, forms: forms,
      baseForms: { Inflections.catalan.bases(of: $0) },
      plain: { word in
        let plain = CatalanPronouns.plain(word)
        return plain.isReflexive ? plain.verb : nil
      })
    let sentence = RomanceSentence(CatalanGrammar(forms: forms), book)
    return { sentence.sentence($0) }
  }
}
