import Foundation
import StructuredText
import TagarelaKit

/// Writes boards as the program saves a whole set: grids one after the other, then what is set for all of them.
struct SetWriter {
  private let boards: [Board]
  private let language: String
  private var names: ModelIdentifiers

  /// As the program's data model, version 6, writes it.
  private static let model = #"{"major": 6, "minor": 0, "patch": 0}"#

  /// - Throws: ``Failure`` `asterics.nothing`, and what the sink says.
  static func write(_ boards: [Board], to sink: any ByteSink, _ aids: WritingAids) throws {
    guard !boards.isEmpty else { throw Failure("asterics.nothing") }
    var writer = SetWriter(boards: boards, language: aids.wordsLanguage)
    try sink.write(#"{"grids":["#)
    for index in boards.indices {
      if index > 0 { try sink.write(",") }
      try sink.write(JSONWriter.bytes(of: writer.grid(index)))
    }
    try sink.write(#"],"metadata":"#)
    try sink.write(JSONWriter.bytes(of: writer.metadata()))
    try sink.write("}")
  }

  private init(boards: [Board], language: String) {
    self.boards = boards
    self.language = language
    names = ModelIdentifiers(boards)
  }

  /// A board's pages lie one below the other.
  private mutating func grid(_ index: Int) -> JSONValue {
    let board = boards[index]
    let had = JSONValue(kept: board.foreign[GridFile.formatID])
    let model = had?["modelVersion"]?.string ?? Self.model
    let writer = ElementWriter(language: language, model: model)
    let elements = board.cells.map { writer.element($0, on: board, &names) }
    // Of the program's database, which is another one where the file goes.
    let kept = ["_id", "_rev", "lastUpdateTime"].reduce(had ?? .object([:])) { $0.with($1, nil) }
    return kept.with("id", .text(names.grid(index))).with("modelName", "GridData").with("modelVersion", .text(model))
      .with("label", LocalText.object(board.name, had: had?["label"], language: language))
      .with("rowCount", .integer(board.size.rows * max(1, board.pages)))
      .with("minColumnCount", .integer(board.size.columns)).with("gridElements", .list(elements))
  }

  /// Where one begins, and how all grids look: what the boards have in common.
  private mutating func metadata() -> JSONValue {
    func common<T: Equatable>(_ part: (Board) -> T, otherwise: T) -> T {
      let first = boards.first.map(part) ?? otherwise
      return boards.allSatisfy { part($0) == first } ? first : otherwise
    }
    let background = common({ $0.background }, otherwise: nil)
    let letters = common({ $0.letters }, otherwise: .asWritten)
    let labels = common({ $0.labels }, otherwise: .below)
    let mode: JSONValue =
      switch letters {
      case .asWritten: .null
      case .upper: "CONVERT_MODE_UPPERCASE"
      case .lower: "CONVERT_MODE_LOWERCASE"
      }
    return .object([
      "id": .text(names.make("meta-data")), "modelName": "MetaData", "modelVersion": .text(Self.model),
      "homeGridId": .text(names.grid(0)), "globalGridActive": false,
      // Each element has the colour that it shows.
      "colorConfig": .object([
        "modelName": "ColorConfig", "modelVersion": .text(Self.model), "colorSchemesActivated": false,
        "additionalColorSchemes": .list([]), "elementBackgroundColor": "#ffffff", "elementBorderColor": "#808080",
        "gridBackgroundColor": .text(background.map(CSSColor.text) ?? "#e8e8e8"), "borderWidth": .real(0.1),
        "elementMargin": .real(0.15), "borderRadius": .real(0.4), "colorMode": "COLOR_MODE_BACKGROUND",
      ]),
      "textConfig": .object([
        "modelName": "TextConfig", "modelVersion": .text(Self.model), "convertMode": mode, "fontFamily": "Arial",
        "fontSizePct": 15, "lineHeight": .real(1.5), "maxLines": 1,
        "textPosition": labels == .above ? "ABOVE" : "BELOW", "onlyTextFontSizePct": 35,
        "onlyTextLineHeight": .real(1.5), "fittingMode": "AUTO",
      ]),
    ])
  }
}
