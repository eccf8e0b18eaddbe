import TagarelaKit

extension BoardLayout {
  /// Columns of one word class each, in the order of a sentence, under a row of headings in the usual colours.
  ///
  /// With more columns nouns and verbs get more of them, for there are more of these words.
  static let sentence = BoardLayout(
    id: "sentence",
    names: texts(
      pt: "prancha de frases", es: "tablero de frases", ca: "plafó de frases", en: "sentence board"),
    purposes: texts(
      pt: "formar frases: pessoas, verbos, descrições e nomes em colunas coloridas",
      es: "formar frases: personas, verbos, descripciones y nombres en columnas de color",
      ca: "fer frases: persones, verbs, descripcions i noms en columnes de color",
      en: "making sentences: people, verbs, descriptions and nouns in coloured columns"),
    sizes: Sizes(least: .of(6, 3), most: .of(12, 20), usual: .of(10, 6)),
    slots: { request in
      let roles = WordColumns(count: request.size.columns).roles
      let tracks = Tracks(
        columns: Array(repeating: 1, count: request.size.columns),
        rows: [headingShare] + Array(repeating: 1, count: request.size.rows - 1))
      return tracks.slots(request) { column, row in
        row == 0 ? .heading : roles.indices.contains(column) ? roles[column] : nil
      }
    },
    beginning: { size, language in
      var position = 1
      return WordColumns(count: size.columns).widths.map { role, width in
        defer { position += width }
        return .word(
          headings[role]?.text(in: language) ?? "", at: position, span: Span(columns: width, rows: 1) ?? .single,
          fill: role.tint)
      }
    })

  /// The height of a row of headings beside that of the others.
  static let headingShare = 0.4

  private static let headings: [SlotRole: [String: String]] = [
    .people: texts(pt: "pessoas", es: "personas", ca: "persones", en: "people"),
    .verbs: texts(pt: "verbos", es: "verbos", ca: "verbs", en: "verbs"),
    .descriptors: texts(pt: "descrições", es: "descripciones", ca: "descripcions", en: "descriptions"),
    .nouns: texts(pt: "nomes", es: "nombres", ca: "noms", en: "nouns"),
    .social: texts(pt: "social", es: "social", ca: "social", en: "social"),
    .little: texts(pt: "palavrinhas", es: "palabritas", ca: "paraules petites", en: "little words"),
  ]
}

/// Which columns of a sentence board have which words.
struct WordColumns {
  /// How many columns each has, in order.
  let widths: [(role: SlotRole, width: Int)]

  /// - Parameter count: of all columns, at least six.
  init(count: Int) {
    // Columns beyond one each, in the order in which they are given out.
    let further: [SlotRole] = [.nouns, .verbs, .nouns, .verbs, .descriptors, .nouns]
    let given = further.prefix(max(0, count - 6))
    let roles: [SlotRole] = [.people, .verbs, .descriptors, .nouns, .social, .little]
    widths = roles.map { role in (role, 1 + given.count { $0 == role }) }
  }

  /// One a column.
  var roles: [SlotRole] { widths.flatMap { Array(repeating: $0.role, count: $0.width) } }
}
