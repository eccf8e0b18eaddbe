import Sentences
import TagarelaKit

/// Pronouns and other words of which vocabularies don't say what they do.
enum CatalanLittleWords {
  static let entries: [Entry] =
    verbs + nouns + numbers + articles + questions + places
    + pronouns.map { word, pronoun in Entry(word, .pronoun(pronoun)) }
    + [
      Entry("ningú", .negative(.nobody)), Entry("res", .negative(.nothing)), Entry("mai", .negative(.never)),
      Entry("tampoc", .negative(.neither)), Entry("encara no", .negative(.notYet)),
      Entry("ja no", .negative(.noLonger)),
      Entry("que", .connector), Entry("molt", .quantity(.many)), Entry("molta", .quantity(.many)),
      Entry("molts", .quantity(.many)), Entry("moltes", .quantity(.many)), Entry("poc", .quantity(.many)),
      Entry("pocs", .quantity(.many)), Entry("algun", .quantity(.one)),
      Entry("un", .quantity(.one)), Entry("una", .quantity(.one)),
      Entry("meu", .possessive(.firstSingular)), Entry("teu", .possessive(.secondSingular)),
      Entry("seu", .possessive(.thirdSingular)), Entry("nostre", .possessive(.firstPlural)),
      Entry("vostre", .possessive(.secondPlural)), Entry("el vostre", .possessive(.secondPlural)),
      Entry("el seu", .possessive(.thirdSingular)),
      Entry("tothom", .pronoun(Pronoun(.thirdSingular, .masculine, .indefinite))),
      Entry("amb mi", .adverb), Entry("amb tu", .adverb), Entry("al matí", .adverb), Entry("a la tarda", .adverb),
      Entry("a la nit", .adverb), Entry("al vespre", .adverb), Entry("al migdia", .adverb), Entry("fart", .adjective),
      Entry("altre", .quantity(.other)), Entry("altra", .quantity(.other)), Entry("poca", .quantity(.many)),
      Entry("poques", .quantity(.many)),
      Entry("tots", .quantity(.all)), Entry("totes", .quantity(.all)),
    ]

  /// What is said in a form of its own, or together with an article, which the grammar puts in.
  static let aliases: [String: String] = [
    "meva": "meu", "meus": "meu", "meves": "meu", "teva": "teu", "seva": "seu", "nostra": "nostre", "dues": "dos",
    "aquesta": "aquest", "aquella": "aquell", "del": "de", "dels": "de", "al": "a", "als": "a", "pel": "per",
    "prop": "a prop", "haver": "haver-hi",
  ]

  private static let articles: [Entry] =
    ["el", "la", "els", "les", "l'"].map { Entry($0, .article(isDefinite: true)) }
    + ["uns", "unes"].map { Entry($0, .article(isDefinite: false)) }

  private static let places: [Entry] = CatalanLists.places.sorted().map { word in
    var entry = Entry(word, .name)
    entry.kinds = ["place"]
    entry.marks = ["one"]
    return entry
  }

  /// Forms of question words that vocabularies give once.
  private static let questions: [Entry] = [
    ("quina", "which"), ("quins", "which"), ("quines", "which"), ("quanta", "how-much"), ("quantes", "how-many"),
  ].map { word, concept in
    var entry = Entry(word, .question)
    entry.concept = concept
    return entry
  }

  /// Verbs that many use and no symbol shows.
  private static let verbs: [Entry] =
    ["encantar", "venir de gust", "picar", "molestar", "importar", "interessar", "faltar", "convenir"].map { verb in
      var entry = Entry(verb, .verb)
      entry.concept = verb == "picar" ? "hurt" : "like"
      entry.frame = VerbFrame(
        subjects: ["person"],
        complements: [.init(.object, kinds: ["any"]), .init(.action, kinds: [])], marks: ["experience"])
      return entry
    }
    + [
      acting("dir-se", .state, ["any"]), acting("pentinar", .object, ["person", "body"]),
      acting("adormir", .object, ["person"]),
      acting("prendre", .object, ["substance", "drink", "food", "thing"]),
      asked("apujar"), asked("abaixar"), existing,
      acting("ensabonar", .object, ["body", "person"]),
      acting("abrigar", .object, ["person"]), acting("tapar", .object, ["thing", "container", "body"]),
      acting("desitjar", .object, ["idea", "thing"]), acting("estrenar", .object, ["clothing", "thing"]),
      acting("refredar", .object, ["food", "drink"]),
      acting("batre", .object, ["food"]), acting("rebentar", .object, ["toy", "thing"]),
      acting("bordar", .place, ["place"]), acting("lladrar", .place, ["place"]), acting("miolar", .place, ["place"]),
      acting("sonar", .place, ["place"]), acting("brillar", .place, ["place"]),
      acting("lluitar", .companion, ["person"]),
      acting("eixugar", .object, ["thing", "body"]),
      acting("raspallar", .object, ["animal", "body"]),
    ] + Entry.verbs(happening, .happens) + Entry.states(after: happening, CatalanForms())
    + Entry.verbs("jubilar-se separar-se aterrar aprimar engreixar emmalaltir frenar arrencar endarrerir", .comesToPass)
    + Entry.verbs("bategar gotejar surar grunyir mugir rodar tremolar xerrar", .goesOn)
    + Entry.verbs(
      "cobrar rostir retallar desvestir vacunar desembolicar llogar destapar desendollar pondre cagar", .isDone)
    + Entry.verbs("tronar", .isWeather) + [tightening]

  private static let happening = "inflar arrugar enfonsar espatllar encallar congelar enlairar"

  /// What others are asked to do.
  private static func asked(_ verb: String) -> Entry {
    var entry = acting(verb, .object, ["thing", "sound", "body"])
    entry.frame?.marks = ["asked"]
    return entry
  }

  private static var existing: Entry {
    var entry = Entry("haver", .verb)
    entry.concept = "exist"
    entry.frame = VerbFrame(
      subjects: [], complements: [.init(.object, kinds: ["any"]), .init(.place, kinds: ["place"])], marks: ["state"])
    return entry
  }

  private static var tightening: Entry {
    var entry = acting("estrènyer", .object, ["thing"])
    entry.concept = "squeeze"
    return entry
  }

  private static func acting(_ verb: String, _ role: VerbFrame.Role, _ kinds: [String]) -> Entry {
    var entry = Entry(verb, .verb)
    // What one takes in takes nothing.
    let subjects = kinds.contains("substance") ? ["person", "animal"] : ["person", "animal", "thing"]
    entry.frame = VerbFrame(subjects: subjects, complements: [.init(role, kinds: kinds)])
    return entry
  }

  /// What one has without an article, and other nouns that no symbol shows.
  private static let nouns: [Entry] =
    [
      ("gana", Gender.feminine), ("set", .feminine), ("son", .feminine), ("fred", .masculine), ("calor", .feminine),
      ("por", .feminine), ("pressa", .feminine), ("ganes", .feminine), ("sort", .feminine), ("vergonya", .feminine),
      ("mal", .masculine), ("mandra", .feminine), ("ràbia", .feminine), ("enveja", .feminine), ("fàstic", .masculine),
      ("gelosia", .feminine),
    ].map { Entry.felt($0, $1, isPlural: $0 == "ganes") } + things + everyday

  /// What people have to do with every day and no symbol shows.
  private static let everyday: [Entry] =
    Entry.nouns("pensió nòmina factura hipoteca quota", .feminine, ["money", "thing"])
    + Entry.nouns("sou", .masculine, ["money", "thing"])
    + Entry.nouns("lloguer", .masculine, ["money", "thing"], ["unique"])
    + Entry.nouns("peça", .feminine, ["thing"], ["parted"]) + Entry.nouns("autocar", .masculine, ["vehicle", "thing"])
    + Entry.nouns("volum", .masculine, ["sound"], ["part"]) + Entry.nouns("crit", .masculine, ["sound"])
    + Entry.nouns("àudio", .masculine, ["media", "thing"])
    + Entry.everyday(CatalanEverydayWords.lines)
    + Entry.adjectives("esquerre", ["trait", "order"], of: ["body", "thing", "clothing"])
    + Entry.adjectives("guapo", ["trait", "quality"], of: ["person"])
    + Entry.adjectives("moll ple plena", ["state"], of: ["thing", "clothing", "body", "container", "vehicle", "place"])

  private static let things: [Entry] =
    [
      ("foscor", Gender.feminine, ["idea", "mass"]), ("fosca", .feminine, ["idea", "mass"]),
      ("secret", .masculine, ["idea"]), ("ajuda", .feminine, ["idea", "mass"]),
      ("torre", .feminine, ["toy", "thing"]), ("cabana", .feminine, ["place", "thing"]),
      ("tros", .masculine, ["container"]), ("bocí", .masculine, ["container"]), ("llesca", .feminine, ["container"]),
      ("grapat", .masculine, ["container"]), ("munt", .masculine, ["container"]), ("tall", .masculine, ["container"]),
      ("quilo", .masculine, ["container"]), ("litre", .masculine, ["container"]),
    ].map { word, gender, kinds in
      var entry = Entry(word, .noun)
      entry.gender = gender
      entry.kinds = kinds.filter { $0 != "mass" }
      entry.marks = kinds.contains("mass") ? ["mass"] : []
      return entry
    }

  /// Vint-i-un, trenta-dos and so on, which agree with what is counted.
  private static let numbers: [Entry] =
    (["vint-i"] + ["trenta", "quaranta", "cinquanta", "seixanta", "setanta", "vuitanta", "noranta"]).flatMap { tens in
      ["un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou"].map { unit in
        var entry = Entry("\(tens)-\(unit)", .quantity(.number))
        entry.feminine = ["un": "\(tens)-una", "dos": "\(tens)-dues"][unit]
        return entry
      }
    }
    + ["dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou"].map { unit in
      var entry = Entry("\(unit)-cents", .quantity(.number))
      entry.feminine = unit == "dos" ? "dues-centes" : "\(unit)-centes"
      return entry
    }

  private static let pronouns: KeyValuePairs<String, Pronoun> = [
    "jo": Pronoun(.firstSingular), "tu": Pronoun(.secondSingular),
    "vostè": Pronoun(.thirdSingular, nil, .polite), "vostès": Pronoun(.thirdPlural, nil, .polite),
    "vós": Pronoun(.secondPlural, nil, .polite),
    "ell": Pronoun(.thirdSingular, .masculine), "ella": Pronoun(.thirdSingular, .feminine),
    "nosaltres": Pronoun(.firstPlural), "vosaltres": Pronoun(.secondPlural),
    "ells": Pronoun(.thirdPlural, .masculine), "elles": Pronoun(.thirdPlural, .feminine),
    "tot": Pronoun(.thirdSingular, .masculine, .neuter), "alguna cosa": Pronoun(.thirdSingular, .feminine, .neuter),
    "una altra cosa": Pronoun(.thirdSingular, .feminine, .neuter),
    "quelcom": Pronoun(.thirdSingular, .masculine, .neuter),
    "qualsevol cosa": Pronoun(.thirdSingular, .feminine, .neuter),
    "això": Pronoun(.thirdSingular, .masculine, .neuter), "allò": Pronoun(.thirdSingular, .masculine, .neuter),
  ]
}
