import Sentences

extension SaidLanguage {
  static let catalan = SaidLanguage(
    articles: "el la els les un una uns unes al als del dels pel pels", clitics: "em et es ens us li ho hi",
    elided: ["m'", "t'", "s'", "n'", "l'"],
    elidedArticles: ["l'"],
    attached: [
      "'m", "'t", "'s", "'l", "'ls", "'ns", "'n", "-me", "-te", "-se", "-lo", "-la", "-los", "-les", "-nos", "-vos",
      "-li", "-ho", "-hi", "-ne",
    ],
    reflexives: ["-se", "'s"], to: To("a", melted: "al als"),
    auxiliaries: [
      .participle: "he has ha hem heu han havia havies havíem havíeu havien",
      .gerund: "estic estàs està estem esteu estan estava estaven",
      .infinitive: "vaig vas vam vau van va",
    ], finite: "és són té", pronouns: ("jo", "tu"))
}
