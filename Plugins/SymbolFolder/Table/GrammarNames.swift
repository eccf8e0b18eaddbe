import TagarelaKit

/// The names of word classes in tables, in Portuguese, Spanish, Catalan and English, and in the sets that many know.
enum GrammarNames {
  /// Nil for a name that is none of these.
  static func wordClass(_ written: String) -> WordClass? {
    byName[written.folded]
  }

  private static let byName: [String: WordClass] = {
    var result: [String: WordClass] = [:]
    for (wordClass, names) in table {
      result[wordClass.rawValue] = wordClass
      for name in names.split(separator: "|") { result[String(name)] = wordClass }
    }
    return result
  }()

  private static let table: [(WordClass, String)] = [
    (.noun, "substantivo|sustantivo|substantiu|nome|nombre|nom|nouns|common noun|n|subst|s"),
    (.verb, "verbo|verbs|verbcomplex|verb complex|verbs complex|v|acao|accion|accio|action"),
    (.adjective, "adjetivo|adjectiu|adjectives|adj|descritivo|descriptivo|descriptiu|descriptive"),
    (.adverb, "adverbio|adverbi|adverbs|adv"),
    (.pronoun, "pronome|pronombre|pronom|pronouns|pron"),
    (.determiner, "determinante|determinant|article|artigo|articulo|det"),
    (.preposition, "preposicao|preposicion|preposicio|prepositions|prep"),
    (.conjunction, "conjuncao|conjuncion|conjuncio|conjunctions|conj"),
    (.interjection, "interjeicao|interjeccion|interjeccio|interjections|interj|social"),
    (.number, "numero|numeral|nombre cardinal|numbers|cardinal|num"),
    (.question, "pergunta|pregunta|interrogativo|interrogatiu|interrogative"),
    (.phrase, "frase|expressao|expresion|expressio|expression|sentence"),
    (.letter, "letra|lletra|letters"),
    (.name, "nome proprio|nombre propio|nom propi|proper noun|propernoun|proper name"),
  ]
}
