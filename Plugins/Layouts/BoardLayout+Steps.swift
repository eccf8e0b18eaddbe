import TagarelaKit

extension BoardLayout {
  /// Two large cells under their headings, with room for an arrow between.
  static let firstThen = BoardLayout(
    id: "first-then",
    names: texts(pt: "primeiro–depois", es: "primero–después", ca: "primer–després", en: "first–then"),
    purposes: texts(
      pt: "o que se faz agora e o que vem em seguida", es: "lo que se hace ahora y lo que viene luego",
      ca: "el que es fa ara i el que ve tot seguit", en: "what is done now, and what comes next"),
    sizes: .only(.of(2, 2)),
    slots: { request in
      Tracks(columns: [1, 1], rows: [0.2, 1], columnGap: 0.12).slots(request) { column, row in
        row == 0 ? .heading : column == 0 ? .first : .then
      }
    },
    beginning: { _, language in
      [
        .word(texts(pt: "primeiro", es: "primero", ca: "primer", en: "first").text(in: language), at: 1),
        .word(texts(pt: "depois", es: "después", ca: "després", en: "then").text(in: language), at: 2),
      ]
    })

  /// Two to four cells far apart: beside each other on a wide page, below each other on a tall one.
  static let choice = BoardLayout(
    id: "choice",
    names: texts(pt: "escolha", es: "elección", ca: "tria", en: "choice"),
    purposes: texts(
      pt: "escolher entre duas, três ou quatro coisas", es: "elegir entre dos, tres o cuatro cosas",
      ca: "triar entre dues, tres o quatre coses", en: "choosing between two, three or four things"),
    sizes: Sizes(least: .of(2, 1), most: .of(4, 1), usual: .of(2, 1)),
    slots: { request in
      guard request.area.height > request.area.width else {
        return Tracks.even(request.size, gap: apart).slots(request) { _, _ in .choice }
      }
      // The same row, standing: its columns become rows.
      let size = GridSize.of(1, request.size.columns)
      let spans = request.spans.compactMapValues { Span(columns: $0.rows, rows: $0.columns) }
      let upright = LayoutRequest(size: size, area: request.area, spans: spans)
      return Tracks.even(size, gap: apart).slots(upright) { _, _ in .choice }
    })

  /// Between cells that are pointed at with the whole hand or with the eyes.
  private static let apart = 0.15
}
