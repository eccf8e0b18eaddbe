import StructuredText
import TagarelaKit

/// What a column of a list is for.
enum WordColumn: CaseIterable {
  case word, meaning, category, spoken, board, cell

  /// - Parameter title: as a spreadsheet's first row has it, in any of the four languages.
  init?(title: String) {
    let plain = title.folded.split { !($0.isLetter || $0.isNumber) }.joined(separator: " ")
    guard let column = Self.byTitle[plain] else { return nil }
    self = column
  }

  /// As it is written, in the user's language where that is one of the four, else in English.
  func title(in language: String) -> String {
    let known =
      switch language {
      case "pt": titles.pt
      case "es": titles.es
      case "ca": titles.ca
      default: titles.en
      }
    return known.split(separator: "|").first.map(String.init) ?? known
  }

  private static let byTitle: [String: WordColumn] = {
    var result: [String: WordColumn] = [:]
    for column in allCases {
      let titles = column.titles
      for title in [titles.pt, titles.es, titles.ca, titles.en].flatMap({ $0.split(separator: "|") }) {
        result[String(title).folded] = column
      }
    }
    return result
  }()

  /// In Portuguese, Spanish, Catalan and English, the one that is written first.
  private var titles: (pt: String, es: String, ca: String, en: String) {
    switch self {
    case .word:
      (
        "palavra|palavras|nome|símbolo|rótulo|termo|texto|vocabulário",
        "palabra|palabras|nombre|símbolo|etiqueta|término|texto|vocabulario",
        "paraula|paraules|nom|símbol|etiqueta|terme|text|vocabulari",
        "word|words|name|symbol|label|term|text|vocabulary"
      )
    case .meaning:
      (
        "significado|sentido|descrição|definição", "significado|sentido|descripción|definición|glosa",
        "significat|sentit|descripció|definició|glossa", "meaning|description|definition|gloss"
      )
    case .category:
      (
        "categoria|categorias|grupo|tema", "categoría|categorías|grupo|tema", "categoria|categories|grup|tema",
        "category|categories|group|topic"
      )
    case .spoken: ("fala|falado|o que fala", "dice|habla|hablado|voz", "diu|parla|parlat", "spoken|speech|says|say")
    case .board:
      (
        "prancha|pranchas|quadro|página", "tablero|tableros|panel|página", "plafó|plafons|tauler|pàgina",
        "board|boards|page"
      )
    case .cell:
      ("célula|posição|lugar", "casilla|celda|posición|lugar", "casella|posició|lloc", "cell|position|place")
    }
  }
}
