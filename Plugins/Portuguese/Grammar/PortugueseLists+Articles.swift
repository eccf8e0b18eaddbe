import Sentences

extension PortugueseLists {
  /// Articles and what prepositions make of them.
  static let saidArticles: [String: SaidArticle] = [
    "o": SaidArticle(), "a": SaidArticle(), "os": SaidArticle(isPlural: true), "as": SaidArticle(isPlural: true),
    "uns": SaidArticle(isDefinite: false, isPlural: true), "umas": SaidArticle(isDefinite: false, isPlural: true),
    "ao": SaidArticle("a"), "à": SaidArticle("a"), "aos": SaidArticle("a", isPlural: true),
    "às": SaidArticle("a", isPlural: true), "do": SaidArticle("de"), "da": SaidArticle("de"),
    "dos": SaidArticle("de", isPlural: true), "das": SaidArticle("de", isPlural: true), "no": SaidArticle("em"),
    "na": SaidArticle("em"), "nos": SaidArticle("em", isPlural: true), "nas": SaidArticle("em", isPlural: true),
    "num": SaidArticle("em", isDefinite: false), "numa": SaidArticle("em", isDefinite: false),
    "para o": SaidArticle("para"), "para a": SaidArticle("para"),
    "pelo": SaidArticle("por"), "pela": SaidArticle("por"), "pelos": SaidArticle("por", isPlural: true),
    "pelas": SaidArticle("por", isPlural: true),
  ]
}
