import Sentences

extension CatalanLists {
  /// Articles and what prepositions make of them.
  static let saidArticles: [String: SaidArticle] = [
    "el": SaidArticle(), "la": SaidArticle(), "els": SaidArticle(isPlural: true), "les": SaidArticle(isPlural: true),
    "uns": SaidArticle(isDefinite: false, isPlural: true), "unes": SaidArticle(isDefinite: false, isPlural: true),
    "al": SaidArticle("a"), "als": SaidArticle("a", isPlural: true), "del": SaidArticle("de"),
    "dels": SaidArticle("de", isPlural: true), "de la": SaidArticle("de"), "de les": SaidArticle("de", isPlural: true),
    "a la": SaidArticle("a"),
    "a les": SaidArticle("a", isPlural: true), "pel": SaidArticle("per"), "pels": SaidArticle("per", isPlural: true),
  ]
}
