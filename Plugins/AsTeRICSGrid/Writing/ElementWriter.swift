import StructuredText
import TagarelaKit

/// Makes an element of a cell: of the one that it was, with what is different, else a new one.
struct ElementWriter {
  let language: String
  let model: String

  func element(_ written: Board.Cell, on board: Board, _ names: inout ModelIdentifiers) -> JSONValue {
    let had = JSONValue(kept: written.foreign[GridFile.formatID])
    var cell = written
    // On a keyboard of the program's own nobody said what its letters do.
    if let had, ElementReader.kept(had) == nil, KeyboardLetters.isKey(cell) { cell.actions = [] }
    let place = board.size.place(ofPosition: cell.position)
    let id = names.element(had?["id"]?.string)
    let actions = ActionWriter(language: language, model: model).actions(of: cell, had: had, &names)
    let isOffer = cell.actions.contains(.suggestion)
    let type = isOffer ? "ELEMENT_TYPE_PREDICTION" : had?["type"]?.string ?? "ELEMENT_TYPE_NORMAL"
    var element = had ?? .object([:])
    element = element.with("id", .text(id)).with("modelName", "GridElement")
    if had == nil { element = element.with("modelVersion", .text(model)) }
    element = element.with("width", .integer(cell.span.columns)).with("height", .integer(cell.span.rows))
      .with("x", .integer(place.column)).with("y", .integer((place.page - 1) * board.size.rows + place.row))
      .with("label", LocalText.object(cell.text, had: had?["label"], language: language))
      .with("image", image(of: cell, had: had, &names)).with("actions", .list(actions)).with("type", .text(type))
    element = element.with("backgroundColor", cell.fill.map { .text(CSSColor.text($0)) })
      .with("borderColor", cell.border.map { .text(CSSColor.text($0)) })
    element = element.with("hidden", cell.isHidden ? true : nil)
      .with("vocabularyLevel", cell.level > 1 ? .integer(cell.level) : nil)
    if let kind = cell.symbol.flatMap({ WordCategory(named: $0.category.name) }) {
      element = element.with("colorCategory", .text(kind.rawValue))
    }
    return keeping(cell, of: element, isNew: had == nil)
  }

  /// What the program can't do stays with the element, in a field of ours; and that a letter is no key.
  private func keeping(_ cell: Board.Cell, of element: JSONValue, isNew: Bool) -> JSONValue {
    let own = cell.actions.filter { $0 != .suggestion }
    let isWhole = ActionWriter.isWhole(own) && !(isNew && own.isEmpty && cell.text.count == 1)
    let kept = isWhole ? nil : JSONValue.list(own.map { .text($0.rawValue) })
    let further = (element["additionalProps"] ?? .object([:])).with(ElementReader.ownActions, kept)
    return element.with("additionalProps", further)
  }

  /// What the cell shows; while it shows the same word as the element, and nothing in place of its symbol, a picture that
  /// the element had at an address alone stays there.
  private func image(of cell: Board.Cell, had element: JSONValue?, _ names: inout ModelIdentifiers) -> JSONValue? {
    let had = element?["image"]
    let isAddress = had?["url"]?.string?.isEmpty == false && had?["data"]?.string?.isEmpty != false
    let isSame = LocalText(element?["label"], language: language)?.text == cell.text && cell.picture == nil
    if let had, isAddress, had["data"]?.string == nil, isSame || cell.shown == nil { return had }
    guard let shown = cell.shown else { return nil }
    let address = DataAddress.text(type: shown.format.mediaType, bytes: shown.bytes)
    if let had, had["data"]?.string == "", isSame { return had.with("data", .text(address)) }
    return .object([
      "id": .text(names.make("grid-image")), "modelName": "GridImage", "modelVersion": .text(model),
      "data": .text(address), "author": .null, "authorURL": .null,
    ])
  }
}
