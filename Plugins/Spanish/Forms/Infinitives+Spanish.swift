internal import Sentences

extension SpanishForms {
  func looksLikeVerb(_ word: String) -> Bool {
    let isReflexive = word.utf8.count > 4 && word.ends(in: "rse")
    let infinitive = isReflexive ? word.dropping(2) : word
    guard infinitive.utf8.count > 3, Self.endings.contains(where: infinitive.ends) else {
      return Self.shortest.contains(infinitive)
    }
    let stem = infinitive.unicodeScalars.dropLast(2)
    return !stem.contains(where: \.isAccented) && !Self.nouns.contains(infinitive)
  }

  private static let endings = ["ar", "er", "ir", "ír"]

  private static let shortest: Set<String> = ["ir", "ser", "ver", "dar", "oír"]

  /// Nouns and adjectives that end as infinitives do.
  private static let nouns = Set(
    """
    mujer taller lugar hogar collar pulgar altar ajuar bazar calamar cantar celular chofer cráter alfiler anteayer ayer
    placer alquiler lunar solar polar billar bienestar malestar pesar pilar pinar palmar paladar manjar mercader militar
    elixir emir nadir visir faquir menhir titular escolar familiar popular similar singular particular regular irregular
    vulgar ejemplar auxiliar preescolar extraescolar nuclear muscular peculiar estelar circular rectangular triangular
    modular ocular dental hangar avatar radar juglar jaguar quásar escáner máster mar bar par bachiller mester somier
    sticker freezer tupper plumier brasier manager hacker scooter dinar premier azar conseller palomar porvenir hazmerreír
    manillar tajamar premolar peninsular capilar lumbar binocular unifamiliar perpendicular preliminar biliar dispar
    cardiovascular centenar yugular auricular mandibular multidisciplinar interestelar
    neceser sumiller cuarteler canciller atelier brigadier chalier revólver superior telar tabular vascular vehicular
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
