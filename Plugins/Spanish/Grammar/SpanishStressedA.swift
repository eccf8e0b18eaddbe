/// Feminine nouns that begin with a stressed a, and have *el* and *un* in the singular: el agua, las aguas, treinta y un águilas
/// (Nueva gramática de la lengua española, 14.2).
enum SpanishStressedA {
  static func begins(_ word: String) -> Bool { nouns.contains(word.lowercased()) }

  private static let nouns: Set<String> = [
    "acta", "agua", "águila", "ala", "alba", "álgebra", "alga", "alma", "alta", "ama", "ancla", "áncora", "ánfora",
    "ánima",
    "ansia", "arca", "área", "aria", "arma", "arpa", "asa", "ascua", "asma", "aspa", "asta", "aula", "ave", "aya",
    "haba", "habla",
    "hacha", "hada", "hambre", "hampa", "haya",
  ]
}
