import Sentences

extension SpanishLists {
  /// Articles and what prepositions make of them.
  static let saidArticles: [String: SaidArticle] = [
    "el": SaidArticle(), "la": SaidArticle(), "los": SaidArticle(isPlural: true), "las": SaidArticle(isPlural: true),
    "unos": SaidArticle(isDefinite: false, isPlural: true), "unas": SaidArticle(isDefinite: false, isPlural: true),
    "al": SaidArticle("a"), "del": SaidArticle("de"),
    "en el": SaidArticle("en"), "en la": SaidArticle("en"), "en los": SaidArticle("en", isPlural: true),
    "en las": SaidArticle("en", isPlural: true), "de la": SaidArticle("de"),
    "de los": SaidArticle("de", isPlural: true),
    "de las": SaidArticle("de", isPlural: true), "a la": SaidArticle("a"), "a los": SaidArticle("a", isPlural: true),
    "a las": SaidArticle("a", isPlural: true),
  ]
}
