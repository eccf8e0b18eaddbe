import Sentences

/// Which words do what their kind alone doesn't tell.
enum CatalanLists {
  /// Words within a noun of several behind which nothing has a plural.
  static let nounEnds: Set = [
    "a", "al", "als", "amb", "contra", "de", "del", "dels", "e", "en", "i", "no", "o", "per", "que", "sense",
  ]

  /// Second nouns that tell what sort the first is of.
  static let constantNouns: Set = ["pigall", "guia", "panda", "sorpresa", "antisoroll", "chips", "igual"]

  /// Verbs whose own object gives way to the one that is said, or that are others with one.
  static let beforeObject = [
    "cridar algú": "cridar", "jugar a un joc": "jugar", "tocar un instrument": "tocar", "perdre el joc": "perdre",
    "buscar a internet": "buscar", "passar un drap": "netejar", "tenir esperança": "esperar",
    "posar-se la roba": "posar-se", "portar posat": "portar", "fer estiraments": "estirar",
    "passar alguna cosa": "passar", "riure's d'algú": "riure's", "aspirar secrecions": "aspirar", "intentar": "provar",
    "fer mitja": "teixir",
  ]

  // MARK: - Names

  /// Towns and countries, which have no article.
  static let places: Set = [
    "Barcelona", "Girona", "Lleida", "Tarragona", "Reus", "Sabadell", "Terrassa", "Badalona", "Mataró", "Manresa",
    "Vic",
    "Igualada", "Granollers", "Olot", "Figueres", "Blanes", "Sitges", "Tortosa", "Berga", "Ripoll", "Andorra",
    "València",
    "Alacant", "Castelló", "Palma", "Mallorca", "Menorca", "Eivissa", "Formentera", "Perpinyà", "Madrid", "Sevilla",
    "Saragossa", "Bilbao", "Lisboa", "París", "Londres", "Roma", "Berlín", "Catalunya", "Espanya", "França", "Itàlia",
    "Portugal", "Alemanya", "Anglaterra", "Irlanda", "Suïssa", "Bèlgica", "Holanda", "Romania", "Polònia", "Rússia",
    "Ucraïna", "Marroc", "Algèria", "Senegal", "Xina", "Japó", "Índia", "Pakistan", "Argentina", "Xile", "Bolívia",
    "Colòmbia", "Mèxic", "Veneçuela", "Europa", "Àfrica", "Amèrica", "Àsia",
  ]

  // MARK: - Nouns

  /// Places that are gone to without an article.
  static let barePlaces: Set = ["casa", "classe", "missa"]

  /// What somebody is with an article: un nen, but mestra.
  static let unskilled: Set = [
    "nen", "nena", "noi", "noia", "home", "dona", "persona", "bebè", "nadó", "senyor", "senyora", "adult", "adulta",
    "adolescent", "jove",
  ]

  /// Of whom one says how they are, rather than which they are.
  static let kin: Set = [
    "mother", "father", "grandmother", "grandfather", "brother", "sister", "uncle", "aunt", "cousin", "teacher",
  ]

  static let days: Set = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  static let months: Set = [
    "january", "february", "march-month", "april", "may-month", "june", "july", "august", "september", "october",
    "november", "december",
  ]

  /// What one does to both or all of them.
  static let pairs: [String: Set<String>] = {
    let body: Set = ["mà", "dent", "orella", "peu", "ull", "ungla", "cama", "genoll"]
    return [
      "rentar-se": body, "eixugar-se": body, "netejar-se": body, "netejar": ["dent", "orella", "ungla"],
      "rentar": ["mà", "dent", "peu", "ull", "orella"], "raspallar-se": ["dent"], "tallar-se": ["ungla"],
      "tallar": ["ungla"], "obrir": ["ull"], "tancar": ["ull"], "pintar-se": ["ungla", "ull"],
    ]
  }()

  /// Worn in pairs.
  static let worn: Set = [
    "sabata", "mitjó", "bota", "sandàlia", "xancleta", "sabatilla", "guant", "mitja", "vamba", "botina", "espardenya",
    "mitjons", "patí", "arracada", "manyopla",
  ]

  // MARK: - Adjectives

  static let positions: Set = [
    "dins", "fora", "damunt", "a sobre", "a sota", "davant", "darrere", "al voltant", "a prop", "lluny",
  ]

  static let beforeNouns: Set = [
    "bo", "dolent", "millor", "pitjor", "mateix", "pròxim", "últim", "darrer", "altre", "mig", "propi",
  ]

  /// Of things, what they are and not how they are now: calent, dolç.
  static let tempers: Set = [
    "calent", "fred", "tebi", "fresc", "bo", "boníssim", "deliciós", "dolç", "fosc", "cru", "sa", "gelat", "enganxós",
    "relliscós", "incorrecte", "correcte", "equivocat", "madur", "esmolat", "ajustat", "fluix", "còmode", "incòmode",
    "silenciós", "sencer", "viu", "avorrit",
  ]

  /// Of people, what they are and not how they are now.
  static let characters: Set = ["feliç", "alegre", "boig", "sa", "envejós", "lliure"]

  /// How things are now; what is said of them alone makes a sentence.
  static let qualities: Set = ["calent", "fred", "tebi", "fresc", "bo", "net", "nou", "fosc", "cru", "sa", "cuit"]

  /// Felt by somebody with tenir: amb gana, amb son.
  static let felt = FeltNouns(
    having: "tenir", after: "amb",
    [
      "gana": .feminine, "set": .feminine, "son": .feminine, "fred": .masculine, "calor": .feminine, "mal": .masculine,
      "febre": .feminine, "fàstic": .masculine, "vergonya": .feminine, "enveja": .feminine, "pressa": .feminine,
      "mandra": .feminine, "ràbia": .feminine, "sort": .feminine,
    ])

  // MARK: - Articles

  /// What one goes out for: anar d'excursió.
  static let outings: Set = [
    "excursió", "vacances", "compres", "colònies", "viatge", "festa", "pesca", "acampada", "passeig",
  ]

  /// Wished to be happy: feliç aniversari.
  static let wished: Set = ["aniversari", "nadal", "any nou", "any", "dia", "festes", "estiu"]

  /// The preposition after an adjective: al·lèrgic a la llet.
  static let adjectives: [String: String] = [
    "al·lèrgic": "a", "fart": "de", "cansat": "de", "tip": "de", "ple": "de", "enamorat": "de", "orgullós": "de",
    "gelós": "de", "espantat": "de", "content": "amb", "enfadat": "amb", "empipat": "amb", "ocupat": "amb",
    "preocupat": "per", "nerviós": "per", "sorprès": "de", "satisfet": "de", "mort": "de", "avergonyit": "de",
    "amable": "amb", "simpàtic": "amb", "interessat": "en", "diferent": "de", "igual": "a",
  ]

  /// What these are done to is there already.
  static let definiteObjects: Set = [
    "obrir", "tancar", "encendre", "engegar", "apagar", "netejar", "rentar", "endreçar", "apujar", "abaixar",
    "escalfar", "refredar", "ordenar", "recollir",
    "escombrar",
    "esperar", "buscar", "cuidar", "perdre", "empènyer", "estirar", "guardar", "desar", "arreglar", "reparar", "tocar",
    "conèixer", "estimar", "abraçar", "acariciar", "pentinar", "lligar", "cordar", "moure", "aixecar", "llençar",
    "odiar",
    "treure", "pitjar", "prémer", "fregar", "eixugar", "parar", "aturar", "oblidar", "recordar", "buidar", "omplir",
    "embolicar", "regar", "desendollar", "endollar", "creuar", "travessar", "doblegar", "plegar", "acabar", "començar",
    "entendre", "comprendre", "repetir", "fer servir", "utilitzar", "compartir", "amagar", "escampar", "penjar",
    "tapar", "destapar", "corregir", "planxar", "carregar", "abastar", "gaudir de", "comprovar", "cancel·lar",
    "connectar",
    "pausar", "respectar",
  ]

  static let definite: [String: Set<String>] = [
    "mirar": ["televisió", "tele", "lluna", "cel", "mar"], "escoltar": ["ràdio"],
    "veure": ["televisió", "tele", "mar", "lluna", "sol"],
    "agafar": ["autobús", "tren", "metro", "tramvia"], "fer": ["llit", "dinar", "sopar", "esmorzar", "berenar"],
    "prendre": ["sol"], "llegir": ["diari"], "explicar": ["lliçó", "problema", "joc"],
    "parar": ["taula"],
  ]

  static let bare: [String: Set<String>] = [
    "fer": [
      "soroll", "fred", "calor", "sol", "vent", "por", "mal", "gràcia", "fàstic", "pudor", "esport", "gimnàstica",
    ],
    "tenir": ["raó", "pressa", "sort", "tos", "ganes", "febre", "paciència", "vacances"], "posar": ["música"],
    "demanar": ["perdó"], "menjar": ["herba", "gespa", "palla"], "donar": ["menjar"], "parlar": [], "parar": ["taula"],
  ]

  /// Not counted when it is eaten, but made one by one.
  static let indefinite: [String: Set<String>] = [
    "fer": baked, "coure al forn": baked, "cuinar": baked, "preparar": baked, "comprar": ["pastís", "coca"],
    "sentir": ["soroll"],
  ]

  private static let baked: Set = ["pastís", "truita", "entrepà", "amanida", "coca", "pizza"]

  /// What an order asks to be made or given, and isn't there yet.
  static let made: Set = ["petó", "abraçada", "conte", "dibuix", "foto", "cançó", "secret", "pessigolles"]

  static let makers: Set = ["fer", "dibuixar", "escriure", "construir", "pintar", "cantar", "explicar", "crear"]

  // MARK: - What goes with verbs

  /// The preposition that a verb wants before what it is about.
  static let governed: [String: String] = [
    "pensar": "en", "confiar": "en", "fer una foto": "a", "xocar": "amb",
    "creure": "en", "somiar": "amb", "recordar-se": "de", "oblidar-se": "de",
    "riure's": "de", "riure": "de", "burlar-se": "de", "acomiadar-se": "de", "cansar-se": "de", "barallar-se": "amb",
    "enfadar-se": "amb", "casar-se": "amb", "discutir": "amb", "quedar": "amb", "trobar-se": "amb", "espantar-se": "de",
    "assemblar-se": "a", "queixar-se": "de", "adonar-se": "de", "enamorar-se": "de", "refiar-se": "de",
    "preocupar-se": "per", "passar": "per",
    "passejar": "per",
    "fer-se mal": "a", "muntar": "a", "avergonyir-se": "de",
  ]

  /// Where a motion comes from.
  static let leaving: Set = ["sortir", "baixar", "escapar-se", "fugir", "marxar"]

  /// Done to somebody, with a pronoun li.
  static let toSomebody: Set = [
    "trucar", "telefonar", "pegar", "somriure", "fer un petó", "fer una abraçada", "fer pessigolles", "fer carícies",
    "fer una foto", "fer mal", "picar", "donar menjar", "donar de menjar", "donar les gràcies",
    "donar una puntada de peu",
    "demanar perdó", "contestar", "cridar a", "obeir", "fer por", "canviar el bolquer", "llegir un conte", "dir adeu",
    "dir adeu amb la mà", "ensenyar", "preguntar", "respondre",
  ]

  /// What one goes out to rather than from.
  static let outdoors: Set = ["carrer", "pati", "jardí", "balcó", "terrassa", "terrat", "hort"]

  /// What the weather makes.
  static let weather: Set = ["fred", "calor", "sol", "vent", "fresca", "xafogor", "bon temps", "mal temps", "boira"]

  /// Done for somebody.
  static let favours: Set = ["fer", "dibuixar", "pintar", "escriure", "llegir", "cantar", "preparar"]

  /// Played by name: a pilota.
  static let games: Set = ["pilota", "bales", "nines", "cuina", "cuinetes", "baldufa", "corda", "dòmino", "puzle"]

  /// These are done by who loves, and not to him.
  static let loving: Set = ["estimar", "estimar-se"]

  /// Between a verb and an infinitive.
  static let particles: [String: String] = [
    "afanyar-se": "a", "començar": "a", "aprendre": "a", "ensenyar": "a", "ajudar": "a", "tornar": "a", "anar": "a",
    "venir": "a",
    "sortir": "a", "entrar": "a", "pujar": "a", "baixar": "a", "córrer": "a", "jugar": "a", "convidar": "a",
    "posar-se": "a", "quedar-se": "a", "animar": "a", "obligar": "a", "parar": "de", "aturar": "de", "acabar": "de",
    "provar": "de", "oblidar-se": "de", "recordar-se": "de", "cansar-se": "de", "tractar": "de", "mirar": "de",
  ]

  /// Concepts whose past is that of a state.
  static let states: Set = ["be", "be-state", "have", "want", "know", "need", "hurt", "exist"]
}
