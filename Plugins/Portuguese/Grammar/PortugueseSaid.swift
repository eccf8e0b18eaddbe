import Sentences

extension SaidLanguage {
  static let portuguese = SaidLanguage(
    articles: """
      o a os as um uma uns umas ao à aos às do da dos das no na nos nas pelo pela pelos pelas num numa dum duma
      """, clitics: "me te se lhe lhes vos",
    attached: ["-me", "-te", "-se", "-lo", "-la", "-los", "-las", "-lhe", "-nos", "-o", "-a", "-os", "-as"],
    reflexives: ["-se"], to: To("a", melted: "ao"),
    auxiliaries: [
      .gerund: "estou está estamos estão estava estavam estávamos tô tá tão",
      .infinitive: "vou vai vamos vão",
    ], finite: "há são é está tô tá tão", ordersBehindPronouns: true, asking: ["cadê": "onde"], pronouns: ("eu", "você")
  )
}
