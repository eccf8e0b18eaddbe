import DelimitedText
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

  private static let byTitle: [String: WordColumn] = {
    var result: [String: WordColumn] = [:]
    for column in allCases {
      for title in column.titles.split(separator: "|") { result[String(title)] = column }
    }
    return result
  }()

  /// Without accents: Portuguese, Spanish, Catalan and English.
  private var titles: String {
    switch self {
    case .word:
      "palavra|palavras|nome|simbolo|rotulo|termo|texto|palabra|palabras|nombre|etiqueta|termino|paraula|paraules|nom"
        + "|simbol|terme|text|word|words|name|symbol|label|vocabulary|vocabulario|vocabulari"
    case .meaning:
      "significado|sentido|descricao|definicao|descripcion|definicion|significat|sentit|descripcio|definicio|meaning"
        + "|description|definition|gloss|glosa"
    case .category: "categoria|categorias|grupo|tema|categories|grup|category|group|topic"
    case .spoken: "fala|falado|o que fala|voz|habla|hablado|dice|parla|parlat|diu|spoken|speech|says|say|vocalization"
    case .board: "prancha|pranchas|quadro|pagina|tablero|tableros|panel|plafo|plafons|tauler|pagina|board|boards|page"
    case .cell: "celula|posicao|lugar|casilla|celda|posicion|casella|posicio|lloc|cell|position|place"
    }
  }

  /// As it is written, in the user's language.
  func title(_ wording: Wording) -> String {
    let phrase =
      switch self {
      case .word: Phrase("word_list.column_word")
      case .meaning: Phrase("word_list.column_meaning")
      case .category: Phrase("word_list.column_category")
      case .spoken: Phrase("word_list.column_spoken")
      case .board: Phrase("word_list.column_board")
      case .cell: Phrase("word_list.column_cell")
      }
    return wording.text(phrase)
  }
}
