import Sentences

/// Which words do what their kind alone doesn't tell.
enum SpanishLists {
  /// Words within a noun of several behind which nothing has a plural.
  static let nounEnds: Set = [
    "a", "al", "con", "contra", "de", "del", "e", "en", "no", "o", "para", "por", "que", "sin", "y",
  ]

  /// Second nouns that tell what sort the first is of.
  static let constantNouns: Set = [
    "guía", "panda", "sorpresa", "antirruido", "chips", "más", "menos", "igual",
  ]

  /// Said like names, without an article.
  static let names: Set = ["mamá", "papá", "mami", "papi"]

  /// Of whom one says how they are, rather than which they are.
  static let kin: Set = [
    "mother", "father", "grandmother", "grandfather", "brother", "sister", "uncle", "aunt", "cousin", "teacher",
  ]

  static let positions: Set = [
    "dentro", "fuera", "encima", "debajo", "delante", "detrás", "alrededor", "cerca", "lejos",
  ]

  static let beforeNouns: Set = ["bueno", "malo", "grande", "mejor", "peor", "mismo", "próximo", "último", "otro"]

  /// What can be great and not only large.
  static let great: Set = ["idea", "fiesta", "sorpresa", "amigo", "amiga", "día"]

  /// Of things these describe, of people they say how they are now.
  static let qualities: Set = ["caliente", "frío", "bueno", "grande", "limpio", "nuevo"]

  /// What one does to both or all of them.
  static let pairs: [String: Set<String>] = {
    let body: Set = ["mano", "diente", "oreja", "pie", "ojo"]
    let clothes: Set = ["zapato", "calcetín", "bota", "guante", "zapatilla", "sandalia", "chancla"]
    return [
      "lavarse": body, "secarse": body, "cepillarse": ["diente"], "cortarse": ["uña"], "cortar": ["uña"],
      "cerrar": ["ojo"],
      "abrir": ["ojo"], "ponerse": clothes, "calzarse": clothes, "comprar": clothes, "quitarse": clothes,
    ]
  }()

  /// What these are done to is there already.
  static let definiteObjects: Set = [
    "abrir", "cerrar", "encender", "apagar", "lavar", "limpiar", "barrer", "fregar", "secar", "cortar", "pelar",
    "romper", "arreglar", "empujar", "guardar", "recoger", "ordenar", "perder", "atar", "conducir", "mover", "tirar",
    "tocar", "odiar", "saber", "conocer", "buscar", "esperar", "morder", "acariciar", "abrazar",
    "doblar", "planchar", "colgar", "ensuciar",
  ]

  static let definite: [String: Set<String>] = [
    "coger": ["autobús", "tren", "metro"], "ver": ["tele", "televisión"], "leer": ["periódico"],
    "hacer": ["deberes", "cama"],
    "ganar": ["partido", "carrera"],
  ]

  static let bare: [String: Set<String>] = [
    "hacer": ["ruido", "frío", "calor", "sol", "viento"], "poner": ["música"],
    "tener": ["razón", "prisa", "suerte", "tos", "ganas", "fiebre", "dolor"],
  ]

  static let indefinite: [String: Set<String>] = [
    "oír": ["ruido"], "poner": ["vacuna", "inyección", "tirita"], "hacer": ["tarta", "pastel", "bizcocho"],
  ]

  static let bareAfter: [String: Set<String>] = ["montar": ["caballo"]]

  /// What an order asks to be made or given, and isn't there yet.
  static let made: Set = ["beso", "abrazo", "cuento", "chiste", "historia", "dibujo", "foto"]

  /// The preposition that a verb wants before what it is about.
  static let governed: [String: String] = [
    "pensar": "en", "soñar": "con", "acordarse": "de", "olvidarse": "de", "reírse": "de", "creer": "en",
    "entrar": "en", "enfadarse": "con", "pelearse": "con", "casarse": "con",
    "quedar": "con", "despedirse": "de", "asustarse": "de", "parecerse": "a", "confiar": "en", "fiarse": "de",
    "enamorarse": "de", "quejarse": "de",
    "hacer una foto": "a", "burlarse": "de", "chocar": "con", "preocuparse": "por",
  ]

  /// Verbs whose own object gives way to the one that is said, or that are others with one.
  static let beforeObject = [
    "jugar a un juego": "jugar", "tocar un instrumento": "tocar", "perder el juego": "perder",
    "contar números": "contar", "recoger del suelo": "recoger", "pasar algo": "pasar", "pegar con pegamento": "pegar",
    "pasar un trapo": "limpiar", "buscar en internet": "buscar", "tener esperanza": "esperar",
    "aspirar secreciones": "aspirar", "llevar puesto": "llevar", "estirarse": "estirar", "comer al mediodía": "comer",
    "reír": "reírse", "intentar": "probar", "hacer punto": "tejer",
  ]

  /// Where a motion leads.
  static let ways: [String: String] = ["entrar": "en", "salir": "a", "bajar": "de", "montar": "en"]

  static let places: [String: String] = ["sentarse": "en", "llegar": "a"]

  static let kindToAnimals: Set = ["cuidar", "pasear", "acariciar", "abrazar", "querer", "buscar"]

  /// What other languages do somebody is done to somebody in Spanish: le doy de comer al gato.
  static let toSomebody: Set = [
    "dar de comer", "dar de beber", "hacer cosquillas", "pegar", "gritar", "sonreír",
    "telefonear",
    "obedecer", "tocar", "hacer una foto", "dar una patada",
  ]

  /// What one is with, and has: con hambre, tener hambre. Very hungry is much hunger.
  static let felt = FeltNouns(
    having: "tener", after: "con",
    [
      "hambre": .feminine, "sed": .feminine, "sueño": .masculine, "frío": .masculine, "calor": .masculine,
      "miedo": .masculine, "asco": .masculine, "vergüenza": .feminine, "prisa": .feminine,
      "suerte": .feminine,
    ], degrees: ["muy": "mucho"])

  /// Pronouns as they are said after a preposition.
  static let stressed = [
    "lo": "él", "le": "él", "la": "ella", "los": "ellos", "les": "ellos", "las": "ellas", "nos": "nosotros",
    "os": "vosotros",
  ]

  /// In May, in autumn; but on Monday.
  static func isInside(_ time: Entry) -> Bool {
    ["primavera", "verano", "otoño", "invierno"].contains(time.text)
      || [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
      ].contains(time.text)
  }

  static let partsOfDay: Set = ["noche", "mañana", "tarde"]

  /// Between a verb and an infinitive.
  static let particles: [String: String] = [
    "darse prisa": "en",
    "ir": "a", "venir": "a", "salir": "a", "empezar": "a", "comenzar": "a", "aprender": "a", "enseñar": "a",
    "ayudar": "a",
    "volver": "a", "jugar": "a", "invitar": "a", "ponerse": "a", "terminar": "de", "acabar": "de", "dejar": "de",
    "parar": "de", "olvidarse": "de", "acordarse": "de", "cansarse": "de", "tener": "que", "haber": "que",
    "tratar": "de", "atreverse": "a",
  ]

  /// Concepts whose past is that of a state.
  static let states: Set = ["be", "be-state", "have", "want", "know", "need", "hurt", "exist"]

  /// Quisiera.
  static func wished(_ person: Person) -> String {
    switch person {
    case .firstSingular, .thirdSingular: "quisiera"
    case .secondSingular: "quisieras"
    case .firstPlural: "quisiéramos"
    case .secondPlural: "quisierais"
    default: "quisieran"
    }
  }
}
