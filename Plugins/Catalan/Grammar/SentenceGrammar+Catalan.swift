import Sentences
import TagarelaKit

extension SentenceGrammar {
  static let catalan = romance(
    "ca", grammar: { CatalanGrammar(forms: CatalanForms()) }, little: { CatalanLittleWords.entries },
    aliases: CatalanLittleWords.aliases,
    baseForms: { Inflections.catalan.bases(of: $0) },
    plain: { word in
      let plain = CatalanPronouns.plain(word)
      return plain.isReflexive ? plain.verb : nil
    }, reflexives: ["-se", "'s"], said: .catalan)
}
