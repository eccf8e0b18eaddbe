import Clinic
import StructuredText
import TagarelaKit
import Workspace

/// A place of a board, with what is in it.
struct BoardCell: Sendable {
  let board: BoardRecord
  let position: Int
  /// Nil for an empty place.
  let cell: CellRecord?

  /// `B2`
  var name: String { board.size.name(ofPosition: position) }
}

extension APIFields<BoardCell> {
  /// What is in a place of a board, and how each of it is changed.
  static let ofCells = APIFields(
    fields: [
      .init("uid", .orNull(.identity), "The cell's identity, which it keeps when it is moved; null for an empty place.")
      { .orNull($1.cell?.uid) },
      .init("symbol", .orNull(.identity), "The identity of its symbol; in a request also `SYSTEM:CODE`.") {
        .orNull($1.cell?.symbol?.uid)
      },
      .init("label", .orNull(.words), "What is written in place of the symbol's word.") { .orNull($1.cell?.label) },
      .init("spoken", .orNull(.words), "What is said in place of what is written.") { .orNull($1.cell?.spoken) },
      .init("fill", .color, "The colour behind it.") { .orNull($1.cell?.fill?.description) },
      .init("border", .color, "The colour of its frame, in place of its category's.") {
        .orNull($1.cell?.border?.description)
      },
      .init("span", .text(3...5), "How many columns and rows it takes: `2x1`.") {
        .text(($1.cell?.span ?? .single).description)
      },
      .init("hidden", .flag, "Whether it is kept from the patient.") {
        .init(content: .flag($1.cell?.isHidden ?? false))
      },
      .init("level", .integer(1...Board.highestLevel), "From which level on the patient sees it.") {
        .integer($1.cell?.level ?? 1)
      },
      .init(
        "leads", .orNull(.text(1...1100)),
        "Where a touch leads: `board:` and a board's identity, `home`, `back`, or `word` where it offers one."
      ) { clinic, place in .orNull(try place.cell.flatMap { try clinic.leads($0) }) },
    ],
    edits: [
      .init(["symbol", "label"], line: contentLine) { try $0.write($1, $2) },
      .init(["spoken"]) {
        StepLine("board", "say", $1.board.name, $1.name, $2.text("spoken") ?? "-")
      } write: {
        try $0.setSpoken($2.text("spoken")?.asText, of: $0.filled($1), on: $1.board)
      },
      .init(["fill", "border"]) { _, place, values in
        StepLine("board", "color", place.board.name, place.name)
          .option("fill", values["fill"]?.asWord).option("border", values["border"]?.asWord)
      } write: { clinic, place, values in
        try clinic.color(
          [clinic.filled(place)], fill: values["fill"].map { try Tint.written($0.string) },
          border: values["border"].map { try Tint.written($0.string) }, on: place.board)
      },
      .init(["span"]) {
        StepLine("board", "span", $1.board.name, $1.name, $2.text("span") ?? "1x1")
      } write: {
        guard let span = $2.text("span").flatMap(Span.init) else {
          throw Failure("studio.malformed", ["place": .text("set.span")])
        }
        try $0.span($0.filled($1), span, on: $1.board)
      },
      .init(["hidden"]) {
        StepLine("board", $2["hidden"]?.flag == true ? "hide" : "reveal", $1.board.name, $1.name)
      } write: {
        try $0.setHidden($2["hidden"]?.flag == true, [$0.filled($1)], on: $1.board)
      },
      .init(["level"]) {
        StepLine("board", "level", $1.board.name, $2["level"]?.asWord ?? "1", $1.name)
      } write: {
        try $0.setLevel($2["level"]?.whole ?? 1, of: [$0.filled($1)], on: $1.board)
      },
      .init(["leads"]) {
        StepLine("board", "link", $1.board.name, $1.name, try $0.typedWay($2.text("leads"), from: $1.board))
      } write: {
        _ = try $0.link($1.position, to: $0.way($2.text("leads"), from: $1.board), on: $1.board)
      },
    ])
}

private func contentLine(_ clinic: Clinic, _ place: BoardCell, _ values: [String: JSONValue]) throws -> StepLine {
  let (symbol, label) = (values["symbol"], values.text("label"))
  let (board, name) = (place.board.name, place.name)
  if let symbol = symbol?.string {
    return StepLine("board", "put", board, name, try clinic.workspace.symbol(uid: symbol)?.name ?? symbol)
  }
  let keepsSymbol = symbol == nil && place.cell?.symbol != nil
  if keepsSymbol { return StepLine("board", "label", board, name, label ?? "-") }
  guard let label else { return StepLine("board", "clear", board, name) }
  return StepLine("board", "word", board, name, label)
}

extension Clinic {
  /// Symbol and word go together: a place without either is empty.
  fileprivate func write(_ place: BoardCell, _ values: [String: JSONValue]) throws {
    let label = values.text("label")?.asName
    let symbol = values["symbol"]
    if let reference = symbol?.string {
      let record = try self.symbol(referred: reference, called: label, for: place.board.patient)
      try put(record, at: place.position, on: place.board)
    }
    let hasSymbol = symbol.map { !$0.isNull } ?? (place.cell?.symbol != nil)
    if hasSymbol {
      guard values["label"] != nil, let cell = try workspace.cell(at: place.position, of: place.board) else { return }
      let isUsual = label.map { $0.isEmpty || $0.folded == cell.symbol?.word.folded } ?? true
      _ = try self.label(cell, isUsual ? nil : label, on: place.board)
    } else if let word = label ?? (values["label"] == nil ? place.cell?.label : nil), !word.isEmpty {
      try self.write(word, at: place.position, on: place.board)
    } else {
      try clear(place.position, on: place.board)
    }
  }

  /// - Throws: ``Failure`` `cell.empty`.
  fileprivate func filled(_ place: BoardCell) throws -> CellRecord {
    try filledCell(covering: place.position, of: place.board)
  }

  /// Where a touch leads, as programs say it; nil for nowhere.
  fileprivate func leads(_ cell: CellRecord) throws -> String? {
    if let link = cell.link { return try workspace.board(id: link).map { "board:\($0.uid)" } }
    if cell.actions.contains(.home) { return "home" }
    if cell.actions.contains(.back) { return "back" }
    return cell.actions.contains(.suggestion) ? "word" : nil
  }

  /// A way as it is typed at the prompt.
  fileprivate func typedWay(_ text: String?, from board: BoardRecord) throws -> String {
    switch try way(text, from: board) {
    case nil: "-"
    case .home: TypedWay.home.rawValue
    case .back: TypedWay.back.rawValue
    case .word: TypedWay.word.rawValue
    case .board(let target): target.name
    }
  }

  /// - Throws: ``Failure`` `studio.malformed` for what is no way, `board.unknown` for a board that isn't there.
  fileprivate func way(_ text: String?, from board: BoardRecord) throws -> BoardWay? {
    guard let text else { return nil }
    switch text {
    case "home": return .home
    case "back": return .back
    case "word": return .word
    default:
      guard text.hasPrefix("board:") else { throw Failure("studio.malformed", ["place": .text("set.leads")]) }
      let uid = String(text.dropFirst(6))
      guard let target = try workspace.board(uid: uid) else { throw Failure("board.unknown", ["name": .text(uid)]) }
      return .board(target)
    }
  }
}
