import Sentences

extension SaidLanguage {
  static let spanish = SaidLanguage(
    articles: "el la los las lo un una unos unas al del", clitics: "me te se le les nos os",
    attached: ["me", "te", "se", "lo", "la", "le", "los", "las", "les", "nos", "melo", "mela", "selo", "sela"],
    reflexives: ["se"], to: To("a", melted: "al"),
    auxiliaries: [
      .participle: "he has ha hemos habéis han había habías habíamos habían",
      .gerund: "estoy estás está estamos estáis están estaba estabas estábamos estaban",
    ], finite: "hay es está bebe", pronouns: ("yo", "tú"))
}
