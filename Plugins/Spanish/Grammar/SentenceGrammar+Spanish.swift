import Sentences
import TagarelaKit

extension SentenceGrammar {
  static let spanish = romance(
    "es", grammar: { SpanishGrammar(forms: SpanishForms()) }, little: { SpanishLittleWords.entries },
    aliases: SpanishLittleWords.aliases,
    baseForms: { Inflections.spanish.bases(of: $0) },
    plain: { $0.hasSuffix("rse") ? String($0.dropLast(2)) : nil }, reflexives: ["se"], said: .spanish)
}

/// Pronouns and other words of which vocabularies don't say what they do.
enum SpanishLittleWords {
  static let entries: [Entry] =
    verbs + nouns + places + pronouns.map { word, pronoun in Entry(word, .pronoun(pronoun)) }
    + [
      Entry("nadie", .negative(.nobody)), Entry("nada", .negative(.nothing)), Entry("nunca", .negative(.never)),
      Entry("jamás", .negative(.never)), Entry("tampoco", .negative(.neither)),
      Entry("todavía no", .negative(.notYet)), Entry("aún no", .negative(.notYet)),
      Entry("ya no", .negative(.noLonger)),
      Entry("que", .connector), Entry("muchos", .quantity(.many)), Entry("muchas", .quantity(.many)),
      Entry("mucho", .quantity(.many)), Entry("mucha", .quantity(.many)), Entry("poca", .quantity(.many)),
      Entry("pocas", .quantity(.many)), Entry("poco", .quantity(.many)), Entry("pocos", .quantity(.many)),
      Entry("uno", .quantity(.one)), Entry("un", .quantity(.one)), Entry("una", .quantity(.one)),
      Entry("ningún", .quantity(.none)), Entry("algún", .quantity(.one)), Entry("mi", .possessive(.firstSingular)),
    ]

  /// What is said in a form of its own, or together with an article, which the grammar puts in.
  static let aliases: [String: String] = [
    "mis": "mi", "tus": "tu", "sus": "su", "nuestra": "nuestro", "nuestros": "nuestro", "nuestras": "nuestro",
    "esta": "este", "esa": "ese", "aquella": "aquel", "del": "de", "al": "a", "favor": "por favor",
  ]

  /// Towns and countries.
  private static let places: [Entry] = """
    Madrid Barcelona Valencia Sevilla Bilbao Zaragoza Málaga Granada Toledo Lisboa París Londres Roma Berlín Galicia Cataluña
    Andalucía España Francia Portugal Italia Alemania Marruecos México Argentina Colombia Chile Perú Cuba Ecuador Bolivia Uruguay
    Venezuela Europa África América Asia
    """.split { $0 == " " || $0 == "\n" }
    .map { word in
      var entry = Entry(String(word), .name)
      entry.kinds = ["place"]
      entry.marks = ["one"]
      return entry
    }

  /// Verbs that many use and no symbol shows.
  private static let verbs: [Entry] =
    ["encantar", "apetecer", "picar", "molestar", "importar", "interesar", "faltar"].map { verb in
      var entry = Entry(verb, .verb)
      entry.concept = verb == "picar" ? "hurt" : "like"
      entry.frame = VerbFrame(
        subjects: ["person"],
        complements: [.init(.object, kinds: ["any"]), .init(.action, kinds: [])], marks: ["experience"])
      return entry
    } + [
      harming, reflexive("llamarse"), reflexive("peinarse"), reflexive("portarse"), reflexive("alegrarse"), brushing,
      combing,
    ]
    + ["ladrar", "maullar", "mugir"].map { verb in
      var entry = Entry(verb, .verb)
      entry.frame = VerbFrame(subjects: ["animal"], complements: [.init(.place, kinds: ["place"])])
      return entry
    } + others

  private static let happening = "hinchar arrugar hundir estropear bloquear atascar enfriar congelar averiar"

  private static let others: [Entry] =
    Entry.verbs(happening, .happens) + Entry.states(after: happening, SpanishForms())
    + Entry.verbs("jubilarse separarse aterrizar despegar adelgazar engordar arrancar frenar", .comesToPass)
    + Entry.verbs("arder gotear flotar parpadear brillar pitar temblar apestar gruñir latir rebuznar eructar", .goesOn)
    + Entry.verbs(
      "cobrar atender desabrochar recortar vacunar podar alquilar extender destapar desenchufar abrigar fregar asar batir",
      .isDone)
    + Entry.verbs("tronar", .isWeather)

  /// What one has without an article.
  private static let nouns: [Entry] =
    [
      ("hambre", Gender.feminine), ("sed", .feminine), ("sueño", .masculine), ("frío", .masculine),
      ("calor", .masculine),
      ("miedo", .masculine), ("prisa", .feminine), ("ganas", .feminine), ("suerte", .feminine),
      ("vergüenza", .feminine), ("celos", .masculine), ("envidia", .feminine), ("asco", .masculine),
      ("pereza", .feminine), ("rabia", .feminine),
    ].map { Entry.felt($0, $1, isPlural: ["ganas", "celos"].contains($0)) } + [darkness, volume] + everyday

  /// What people have to do with every day and no symbol shows.
  private static let everyday: [Entry] =
    Entry.nouns("pensión nómina factura hipoteca cuota", .feminine, ["money", "thing"])
    + Entry.nouns("sueldo paro", .masculine, ["money", "thing"])
    + Entry.nouns("alquiler", .masculine, ["money", "thing"], ["unique"])
    + Entry.nouns("ficha", .feminine, ["work", "thing"]) + Entry.nouns("espina", .feminine, ["thing"])
    + Entry.nouns("sombrilla persiana", .feminine, ["thing"]) + Entry.nouns("audio", .masculine, ["media", "thing"])
    + Entry.nouns("cosquillas", .feminine, ["gesture"], isPlural: true)
    + Entry.adjectives("mayor", ["trait", "age"], of: ["person"]) + Entry.everyday(SpanishEverydayWords.lines)

  private static var volume: Entry {
    var entry = Entry("volumen", .noun)
    entry.gender = .masculine
    entry.kinds = ["sound"]
    entry.marks = ["part"]
    return entry
  }

  private static var darkness: Entry {
    var entry = Entry("oscuridad", .noun)
    entry.gender = .feminine
    entry.kinds = ["idea"]
    entry.marks = ["unique", "mass"]
    return entry
  }

  private static var brushing: Entry {
    var entry = Entry("cepillarse", .verb)
    entry.frame = VerbFrame(subjects: ["person"], complements: [.init(.object, kinds: ["body"], isRequired: true)])
    return entry
  }

  /// To hurt somebody.
  private static var harming: Entry {
    var entry = Entry("hacer daño", .verb)
    entry.frame = VerbFrame(
      subjects: ["person", "animal", "thing"], complements: [.init(.recipient, kinds: ["person", "animal"])],
      marks: ["told", "warned"])
    return entry
  }

  private static var combing: Entry {
    var entry = Entry("peinar", .verb)
    entry.frame = VerbFrame(subjects: ["person"], complements: [.init(.object, kinds: ["person", "body"])])
    return entry
  }

  private static func reflexive(_ verb: String) -> Entry {
    var entry = Entry(verb, .verb)
    entry.frame = VerbFrame(subjects: ["person"], complements: [.init(.state, kinds: ["any"])])
    return entry
  }

  private static let pronouns: KeyValuePairs<String, Pronoun> = [
    "yo": Pronoun(.firstSingular), "tú": Pronoun(.secondSingular), "vos": Pronoun(.secondSingular),
    "usted": Pronoun(.thirdSingular, nil, .polite), "ustedes": Pronoun(.thirdPlural, nil, .polite),
    "él": Pronoun(.thirdSingular, .masculine), "ella": Pronoun(.thirdSingular, .feminine),
    "nosotros": Pronoun(.firstPlural, .masculine), "nosotras": Pronoun(.firstPlural, .feminine),
    "vosotros": Pronoun(.secondPlural, .masculine), "vosotras": Pronoun(.secondPlural, .feminine),
    "ellos": Pronoun(.thirdPlural, .masculine), "ellas": Pronoun(.thirdPlural, .feminine),
    "esto": Pronoun(.thirdSingular, .masculine, .neuter), "eso": Pronoun(.thirdSingular, .masculine, .neuter),
    "aquello": Pronoun(.thirdSingular, .masculine, .neuter), "ello": Pronoun(.thirdSingular, .masculine, .neuter),
  ]
}
