import TagarelaKit

extension BoardLayout {
  /// Letters where the machines of the country have them, with what ends a word, takes back and speaks.
  static let keyboard = BoardLayout(
    id: "keyboard",
    names: texts(pt: "teclado", es: "teclado", ca: "teclat", en: "keyboard"),
    purposes: texts(
      pt: "escrever com as letras no lugar de costume", es: "escribir con las letras en su lugar de costumbre",
      ca: "escriure amb les lletres al lloc de costum", en: "writing, with the letters in their usual places"),
    sizes: sizes, slots: keySlots,
    beginning: { size, language in keys(KeyRows.of(language).typed, on: size, language) })

  /// The same with the letters from a to z.
  static let alphabet = BoardLayout(
    id: "keyboard-abc",
    names: texts(
      pt: "teclado alfabético", es: "teclado alfabético", ca: "teclat alfabètic", en: "alphabetical keyboard"),
    purposes: texts(
      pt: "escrever com as letras em ordem alfabética", es: "escribir con las letras en orden alfabético",
      ca: "escriure amb les lletres en ordre alfabètic", en: "writing, with the letters in alphabetical order"),
    sizes: sizes, slots: keySlots,
    beginning: { size, language in keys(KeyRows.of(language).alphabetic, on: size, language) })

  /// A row of words that may come next, which may be missing, one of digits, three of letters, one of accents, one of what
  /// is done.
  private static let sizes = Sizes(
    least: .of(KeyRows.columns, 6), most: .of(KeyRows.columns, 7), usual: .of(KeyRows.columns, 7))

  @Sendable
  private static func keySlots(_ request: LayoutRequest) -> [LayoutSlot] {
    Tracks.even(request.size).slots(request) { _, _ in .key }
  }

  private static func keys(_ letters: [String], on size: GridSize, _ language: String) -> [Board.Cell] {
    let offers = size.rows > sizes.least.rows ? suggestions : []
    let rows = [KeyRows.digits] + letters + [KeyRows.of(language).accented]
    let above = (size.rows - rows.count - 1) * KeyRows.columns
    let signs = rows.enumerated().flatMap { row, signs in
      signs.enumerated().map { column, sign in
        Board.Cell(
          position: above + row * KeyRows.columns + column + 1, label: String(sign), fill: KeyColor(sign).tint,
          actions: [.type(String(sign))])
      }
    }
    var position = above + rows.count * KeyRows.columns + 1
    return offers + signs
      + deeds.map { action, width, color, words in
        defer { position += width }
        return Board.Cell(
          position: position, span: .wide(width), label: words.text(in: language), fill: color.tint, actions: [action])
      }
  }

  /// The first row.
  private static var suggestions: [Board.Cell] {
    var position = 1
    return [2, 2, 3, 2, 2].map { width in
      defer { position += width }
      return Board.Cell(position: position, span: .wide(width), actions: [.suggestion])
    }
  }

  /// The last row: how many columns each takes.
  private static let deeds: [(action: CellAction, width: Int, color: KeyColor, words: [String: String])] = [
    (.clear, 2, .takes, texts(pt: "apagar tudo", es: "borrar todo", ca: "esborrar-ho tot", en: "clear")),
    (.space, 5, .sign, texts(pt: "espaço", es: "espacio", ca: "espai", en: "space")),
    (.backspace, 2, .takes, texts(pt: "apagar", es: "borrar", ca: "esborrar", en: "delete")),
    (.speak, 2, .speaks, texts(pt: "falar", es: "hablar", ca: "parlar", en: "speak")),
  ]
}

extension Span {
  fileprivate static func wide(_ columns: Int) -> Span { Span(columns: columns, rows: 1) ?? .single }
}
