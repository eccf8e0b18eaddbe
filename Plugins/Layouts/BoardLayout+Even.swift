import TagarelaKit

extension BoardLayout {
  /// Nine cells, three by three.
  static let nine = BoardLayout(
    id: "nine",
    names: texts(pt: "nove células", es: "nueve casillas", ca: "nou caselles", en: "nine cells"),
    purposes: texts(
      pt: "poucos símbolos grandes, para começar", es: "pocos símbolos grandes, para empezar",
      ca: "pocs símbols grans, per començar", en: "few and large symbols, to begin with"),
    sizes: .only(.nine), slots: evenSlots)

  /// One cell as large as the page.
  static let large = BoardLayout(
    id: "large",
    names: texts(pt: "símbolo grande", es: "símbolo grande", ca: "símbol gran", en: "large symbol"),
    purposes: texts(
      pt: "um só símbolo na página inteira", es: "un solo símbolo en toda la página",
      ca: "un sol símbol a tota la pàgina", en: "a single symbol on the whole page"),
    sizes: .only(.one), slots: evenSlots)

  /// As many columns and rows as wanted, up to the largest board that a file may bring.
  static let grid = BoardLayout(
    id: "grid",
    names: texts(pt: "grade", es: "cuadrícula", ca: "graella", en: "grid"),
    purposes: texts(
      pt: "quantas colunas e linhas você quiser", es: "tantas columnas y filas como quieras",
      ca: "tantes columnes i files com calgui", en: "as many columns and rows as you like"),
    sizes: Sizes(least: .one, most: .largest, usual: .nine), slots: evenSlots)

  /// Fifteen small pictures on an upright page.
  static let thumbnails = BoardLayout(
    id: "thumbnails",
    names: texts(pt: "quinze miniaturas", es: "quince miniaturas", ca: "quinze miniatures", en: "fifteen thumbnails"),
    purposes: texts(
      pt: "muitos símbolos pequenos numa folha em pé", es: "muchos símbolos pequeños en una hoja vertical",
      ca: "molts símbols petits en un full vertical", en: "many small symbols on an upright page"),
    sizes: .only(.of(3, 5)), slots: evenSlots)

  @Sendable
  private static func evenSlots(_ request: LayoutRequest) -> [LayoutSlot] { Tracks.even(request.size).slots(request) }
}
