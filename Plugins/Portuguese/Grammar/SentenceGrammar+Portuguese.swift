import Sentences
import TagarelaKit

extension SentenceGrammar {
  static let portuguese = romance(
    "pt", grammar: { PortugueseGrammar(forms: PortugueseForms()) }, little: { PortugueseLittleWords.entries },
    aliases: PortugueseLittleWords.aliases,
    baseForms: { Inflections.portuguese.bases(of: $0) }, reflexives: ["-se"], said: .portuguese)
}

/// Pronouns and other words of which vocabularies don't say what they do.
enum PortugueseLittleWords {
  static let entries: [Entry] =
    pronouns.map { word, pronoun in Entry(word, .pronoun(pronoun)) }
    + [
      Entry("ninguém", .negative(.nobody)), Entry("nada", .negative(.nothing)), Entry("nunca", .negative(.never)),
      Entry("jamais", .negative(.never)), Entry("ainda não", .negative(.notYet)),
      Entry("não mais", .negative(.noLonger)),
      Entry("muitos", .quantity(.many)), Entry("muito", .quantity(.many)), Entry("muitas", .quantity(.many)),
      Entry("muita", .quantity(.many)),
      Entry("pouco", .quantity(.many)), Entry("pouca", .quantity(.many)), Entry("poucos", .quantity(.many)),
      Entry("poucas", .quantity(.many)), Entry("um", .quantity(.one)), Entry("uma", .quantity(.one)),
      Entry("meu", .possessive(.firstSingular)), Entry("seu", .possessive(.thirdSingular)),
      Entry("nosso", .possessive(.firstPlural)),
      Entry("todo mundo", .pronoun(Pronoun(.thirdSingular, nil, .indefinite))),
      Entry("por", .preposition), Entry("em", .preposition), Entry("de", .preposition), Entry("com", .preposition),
      Entry("para", .preposition),
    ].map { entry in
      var entry = entry
      entry.concept = ["de": "of", "com": "with"][entry.text] ?? ""
      return entry
    } + [
      existing, acting("escovar", on: ["body", "animal"]), acting("chamar-se", on: ["any"]), asked("abaixar"),
      asked("aumentar"), asked("baixar"), acting("sobrar", on: ["any"]),
    ] + noises + nouns + verbs + places

  private static let happening =
    "amassar murchar afundar estragar travar enguiçar emperrar esfriar congelar entupir inchar"

  /// Verbs that many use and no symbol shows.
  private static let verbs: [Entry] =
    Entry.verbs(happening, .happens) + Entry.states(after: happening, PortugueseForms())
    + Entry.verbs("pousar emagrecer engordar sobreviver atrasar embarcar frear", .comesToPass)
    + Entry.verbs(
      "escorrer latejar vazar piscar brilhar boiar flutuar pingar apitar buzinar feder rosnar relinchar cacarejar",
      .goesOn)
    + Entry.verbs(
      "atender desabotoar recortar examinar vacinar internar alugar desembrulhar desentupir podar remendar bagunçar",
      .isDone)
    + Entry.verbs("picar", .stings) + Entry.verbs("ventar trovejar garoar relampejar", .isWeather)

  /// Towns, states and countries that stand without an article, and those with one.
  private static let places: [Entry] =
    """
    Salvador Recife Fortaleza Curitiba Manaus Belém Brasília Campinas Goiânia Florianópolis Maceió Aracaju Teresina Niterói
    Lisboa Coimbra Braga Londres Paris Madri Roma Berlim Portugal Angola Moçambique Cuba Israel Pernambuco Sergipe Alagoas Rondônia
    """.split(whereSeparator: \.isWhitespace).map { word in
      var entry = Entry(String(word), .name)
      entry.kinds = ["place"]
      entry.marks = ["one"]
      return entry
    }
    + Entry.nouns(
      "Bahia Paraíba Argentina França Itália Alemanha Inglaterra Europa África Ásia", .feminine, ["place"], ["unique"])
    + Entry.nouns(
      "Ceará Paraná Maranhão Amazonas Japão Chile Uruguai Paraguai México", .masculine, ["place"], ["unique"])

  /// What animals do.
  private static let noises: [Entry] = ["latir", "miar", "mugir"].map { verb in
    var entry = Entry(verb, .verb)
    entry.frame = VerbFrame(subjects: ["animal"], complements: [.init(.place, kinds: ["place"])])
    return entry
  }

  /// What is said in a form of its own, or together with an article, which the grammar puts in.
  static let aliases: [String: String] = [
    "essa": "esse", "esta": "este", "aquela": "aquele", "minha": "meu", "meus": "meu", "minhas": "meu", "sua": "seu",
    "seus": "seu", "suas": "seu", "nossa": "nosso",
    "nossos": "nosso", "nossas": "nosso", "duas": "dois", "do": "de", "da": "de", "dos": "de", "das": "de", "no": "em",
    "na": "em", "nos": "em", "nas": "em", "pelo": "por", "pela": "por", "favor": "por favor", "debaixo": "embaixo",
  ]

  /// What others are asked to do to things.
  private static func asked(_ verb: String) -> Entry {
    var entry = acting(verb, on: ["thing", "tool", "media", "sound"])
    entry.frame?.marks = ["asked"]
    return entry
  }

  private static func acting(_ verb: String, on kinds: [String]) -> Entry {
    var entry = Entry(verb, .verb)
    entry.frame = VerbFrame(
      subjects: ["person"], complements: [.init(verb.hasSuffix("-se") ? .state : .object, kinds: kinds)])
    return entry
  }

  /// What one has or is with, without an article.
  private static let nouns: [Entry] =
    [
      ("fome", Gender.feminine), ("sede", .feminine), ("sono", .masculine), ("medo", .masculine), ("frio", .masculine),
      ("calor", .masculine), ("pressa", .feminine), ("saudade", .feminine), ("vontade", .feminine),
      ("vergonha", .feminine), ("sorte", .feminine), ("raiva", .feminine), ("ciúme", .masculine), ("inveja", .feminine),
      ("preguiça", .feminine), ("nojo", .masculine),
    ].map { Entry.felt($0, $1) } + [bath] + everyday

  /// What people have to do with every day and no symbol shows.
  private static let everyday: [Entry] =
    Entry.nouns("aposentadoria mensalidade fatura pensão", .feminine, ["money", "thing"])
    + Entry.nouns("salário boleto", .masculine, ["money", "thing"])
    + Entry.nouns("aluguel", .masculine, ["money", "thing"], ["unique"])
    + Entry.nouns("folga", .feminine, ["event", "work"], ["mass"]) + Entry.nouns("descarga", .feminine, ["thing"])
    + Entry.nouns("tontura enxaqueca", .feminine, ["illness"], ["mass"])
    + Entry.nouns("áudio", .masculine, ["media", "thing"]) + Entry.nouns("volume", .masculine, ["sound"], ["part"])
    + Entry.nouns("cócegas", .feminine, ["gesture"], isPlural: true)
    + Entry.adjectives("esquerdo direito", ["trait", "order"], of: ["body", "thing", "clothing"])
    + Entry.everyday(PortugueseEverydayWords.lines)

  private static var bath: Entry {
    var entry = Entry("banho", .noun)
    entry.gender = .masculine
    entry.kinds = ["work"]
    entry.marks = ["mass"]
    return entry
  }

  private static var existing: Entry {
    var entry = Entry("haver", .verb)
    entry.concept = "exist"
    entry.frame = VerbFrame(
      subjects: [], complements: [.init(.object, kinds: ["any"]), .init(.place, kinds: ["place"])], marks: ["state"])
    return entry
  }

  private static let pronouns: KeyValuePairs<String, Pronoun> = [
    "eu": Pronoun(.firstSingular), "tu": Pronoun(.secondSingular), "você": Pronoun(.thirdSingular, nil, .polite),
    "vocês": Pronoun(.thirdPlural, nil, .polite), "o senhor": Pronoun(.thirdSingular, .masculine, .polite),
    "a senhora": Pronoun(.thirdSingular, .feminine, .polite), "ele": Pronoun(.thirdSingular, .masculine),
    "ela": Pronoun(.thirdSingular, .feminine), "nós": Pronoun(.firstPlural),
    "a gente": Pronoun(.thirdSingular, nil, .polite), "eles": Pronoun(.thirdPlural, .masculine),
    "elas": Pronoun(.thirdPlural, .feminine), "isso": Pronoun(.thirdSingular, .masculine, .neuter),
    "isto": Pronoun(.thirdSingular, .masculine, .neuter), "aquilo": Pronoun(.thirdSingular, .masculine, .neuter),
  ]
}
