import Clinic
import StructuredText
import TagarelaKit
import Workspace

extension APIFields<BoardRecord> {
  /// What a board is as a whole, and how each of it is changed.
  static let ofBoards = APIFields(
    fields: [
      .init("name", .name, "Its name, which no other board of the same patient has.") { .text($1.name) },
      .init("size", .text(3...5), "Columns and rows of a page: `4x3`.") { .text($1.size.description) },
      .init("pages", .integer(1...Board.mostPages), "How many pages it has.") { .integer($1.pages) },
      .init("layout", .text(0...200), "The identifier of its layout; empty for none.") { .text($1.layout) },
      .init(
        "system", .orNull(.text(1...200)), "The symbol system in whose pictures it is shown; null for its symbols' own."
      ) { .orNull($1.system) },
      .init("labels", .choice(LabelPlace.allCases.map(\.rawValue)), "Where the words stand.") {
        .text($1.labels.rawValue)
      },
      .init("letters", .choice(LetterCase.allCases.map(\.rawValue)), "In which letters words are shown.") {
        .text($1.letters.rawValue)
      },
      .init("background", .color, "The colour behind the cells; null for paper.") {
        .orNull($1.background?.description)
      },
      .init("level", .integer(0...Board.highestLevel), "Up to which level cells are shown; 0 for all.") {
        .integer($1.level)
      },
      .init("movable", .flag, "Whether the patient may move its symbols.") { .init(content: .flag($1.isMovable)) },
    ],
    edits: [
      .trait("name", option: "rename") { clinic, board, values in
        if let name = values.text("name") { board.name = try FieldRules.name(name) }
      },
      .init(["size", "pages", "layout"]) { _, board, values in
        StepLine("board", "edit", board.name).option("grid", values.text("size"))
          .option("pages", values["pages"]?.whole.map(String.init)).option("layout", values.text("layout"))
      } write: { clinic, board, values in
        try clinic.reshape(board, values)
      },
      .init(["system"]) { _, board, values in
        StepLine("board", "restyle", board.name).option("system", values.text("system") ?? "-")
      } write: { clinic, board, values in
        _ = try clinic.restyle(board, in: values.text("system").map(clinic.system(named:)))
      },
      .trait("labels", option: "labels") { _, board, values in
        if let place = values.text("labels").flatMap(LabelPlace.init) { board.labels = place }
      },
      .trait("letters", option: "letters") { _, board, values in
        if let letters = values.text("letters").flatMap(LetterCase.init) { board.letters = letters }
      },
      .trait("background", option: "background") { _, board, values in
        board.background = try Tint.written(values.text("background"))
      },
      .trait("level", option: "level") { _, board, values in
        if let level = values["level"]?.whole { board.level = level }
      },
      .trait("movable", option: "movable") { _, board, values in
        if let isMovable = values["movable"]?.flag { board.isMovable = isMovable }
      },
    ])
}

extension APIEdit<BoardRecord> {
  /// One that is kept in the board's own row.
  ///
  /// - Parameter option: of `board edit`, by its key.
  fileprivate static func trait(
    _ name: String, option: String,
    _ change: @escaping @Sendable (Clinic, inout BoardRecord, Values) throws -> Void
  ) -> APIEdit {
    APIEdit([name]) { _, board, values in
      StepLine("board", "edit", board.name).option(option, values[name].map(\.asWord))
    } write: { clinic, board, values in
      var board = board
      try change(clinic, &board, values)
      try clinic.workspace.save(board)
    }
  }
}

extension Clinic {
  fileprivate func reshape(_ board: BoardRecord, _ values: [String: JSONValue]) throws {
    let layout = try values.text("layout").flatMap { $0.isEmpty ? nil : try self.layout(named: $0) }
    let size = try values.text("size").map { text in
      guard let size = GridSize(text) else { throw Failure("studio.malformed", ["place": .text("set.size")]) }
      return size
    }
    if let size { try layout?.check(size) }
    let request = BoardShape.Request(layout: layout, size: size, pages: values["pages"]?.whole)
    let shape = try shape(request, of: board)
    var board = board
    board.layout = shape.layout
    _ = try reshape(board, to: shape.size, pages: shape.pages)
  }
}

extension JSONShape {
  /// `#ffcc00`, or the name of one of the sixteen; null for none.
  static let color = JSONShape.orNull(.text(1...40))
}

extension Tint {
  /// - Parameter text: nil for no colour.
  /// - Throws: ``Failure`` `color.unknown`.
  static func written(_ text: String?) throws -> Tint? {
    guard let text else { return nil }
    guard let tint = Tint(text) else { throw Failure("color.unknown", ["color": .text(text)]) }
    return tint
  }
}

extension JSONValue {
  static func orNull(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// As a word of a line; `-` for nothing.
  var asWord: String {
    switch content {
    case .string(let text): text
    case .number(let digits): whole.map(String.init) ?? digits
    case .flag(let flag): flag ? "yes" : "no"
    case .null, .list, .object: "-"
    }
  }
}
