import Foundation
import Programs
import StructuredText
import TagarelaKit

/// Reads a parcel that a program has written. What doesn't fit on a board is left out and complained about; a value that
/// means nothing is a failure of the program.
struct ParcelReader {
  private var said = BoardComplaints()

  /// What was left out, as far as anybody would read it.
  var complaints: [Phrase] { said.phrases { Phrase("prompt.more", ["count": .integer($0)]) } }

  /// - Throws: ``Failure`` `program.value_wrong`, `program.value_missing`.
  mutating func parcel(_ value: JSONValue) throws -> Parcel {
    let fields = try ObjectReader(value, at: "parcel")
    var boards: [Board] = []
    for reader in try fields.objects("boards", { $0 }) { boards.append(try board(reader)) }
    var plans: [Plan] = []
    for reader in try fields.objects("plans", { $0 }) { plans.append(try plan(reader)) }
    return Parcel(
      kind: try fields.required("kind") { $0.string.flatMap(Parcel.Kind.own) },
      patient: try fields.object("patient", Self.patient), tutor: try fields.object("tutor", Self.tutor),
      therapistEmail: try fields.text("therapist_email"), plans: plans, boards: boards,
      symbols: try fields.objects("symbols") { try symbol($0) }, title: try fields.text("title"),
      observations: try fields.objects("observations", Self.observation),
      touches: Flow(try fields.objects("touches", Self.touch)), items: try fields.objects("items", Self.item))
  }

  private static func item(_ fields: ObjectReader) throws -> ParcelItem {
    let media = try fields.table("media").mapValues { text in
      guard let bytes = Data(base64Encoded: text) else {
        throw ObjectReader.wrong(.text(text), fields.place + ".media")
      }
      return bytes
    }
    return ParcelItem(
      part: try fields.required("part", \.string), uid: try fields.required("uid", \.string),
      fields: try fields.table("fields"), media: media)
  }

  private mutating func plan(_ fields: ObjectReader) throws -> Plan {
    guard let board = try fields.object("board", { $0 }) else {
      throw Failure("program.value_missing", ["place": .text(fields.place + ".board")])
    }
    return Plan(
      uid: try fields.text("uid") ?? "", name: try fields.required("name", \.string),
      description: try fields.text("description") ?? "",
      kind: try fields.optional("kind") { $0.string.flatMap(PlanKind.init) } ?? .board,
      start: try fields.day("start"), board: try self.board(board),
      activities: try fields.texts("activities").compactMap(PlanActivity.init))
  }

  private mutating func board(_ fields: ObjectReader) throws -> Board {
    let columns = try fields.required("columns") { $0.integer.flatMap { GridSize(columns: $0, rows: 1) } }.columns
    let rows = try fields.required("rows") { $0.integer.flatMap { GridSize(columns: 1, rows: $0) } }.rows
    let size = GridSize(columns: columns, rows: rows) ?? .nine
    var board = Board(
      uid: try fields.text("uid") ?? "", name: try fields.required("name", \.string), size: size, layout: "",
      scene: try fields.object("scene", Self.picture), foreign: try fields.table("foreign"))
    for field in BoardTraits.fields { try field.read(fields, into: &board.traits) }
    board.cells = try cells(fields, of: board)
    return board
  }

  private mutating func cells(_ fields: ObjectReader, of board: Board) throws -> [Board.Cell] {
    var taken: Set<Int> = []
    var cells: [Board.Cell] = []
    for reader in try fields.objects("cells", { $0 }) {
      let name = try reader.required("at") { $0.string ?? $0.integer.map(String.init) }
      let cell = try board.size.position(name, pages: board.pages).map { try self.cell(reader, at: $0) }
      guard let cell, let covered = board.size.positions(covered: cell.span, at: cell.position) else {
        complain("program.cell_outside", board, name)
        continue
      }
      guard cell.area != nil || taken.isDisjoint(with: covered) else {
        complain("program.cell_taken", board, name)
        continue
      }
      taken.formUnion(covered)
      cells.append(cell)
    }
    return cells.sorted { $0.position < $1.position }
  }

  private mutating func complain(_ key: String, _ board: Board, _ cell: String) {
    said.add(
      Phrase(key, ["board": .text(ProgramText.shown(board.name)), "cell": .text(ProgramText.shown(cell))]))
  }
}

extension ParcelReader {
  private mutating func cell(_ fields: ObjectReader, at position: Int) throws -> Board.Cell {
    var cell = Board.Cell(
      position: position, symbol: try fields.object("symbol") { try symbol($0) },
      picture: try fields.object("picture", Self.picture), voice: try voice(fields),
      link: try fields.object("link") {
        BoardLink(uid: try $0.text("uid") ?? "", name: try $0.required("name", \.string))
      },
      foreign: try fields.table("foreign"))
    for field in CellTraits.fields { try field.read(fields, into: &cell.traits) }
    return cell
  }

  private mutating func symbol(_ fields: ObjectReader) throws -> Symbol {
    let category = try fields.object("category") {
      Category(
        name: try $0.required("name", \.string),
        color: try $0.optional("color") { $0.string.flatMap(CategoryColor.init) } ?? .white)
    }
    var symbol = Symbol(
      uid: try fields.text("uid") ?? "", name: try fields.required("name", \.string),
      meaning: try fields.text("meaning") ?? "", category: category ?? Category(name: "", color: .white),
      picture: try fields.object("picture", Self.picture), voice: try voice(fields),
      isCustom: try fields.optional("custom", \.flag) ?? false)
    symbol.video = try video(fields)
    for field in SymbolTraits.fields { try field.read(fields, into: &symbol.traits) }
    return symbol
  }

  private static func picture(_ fields: ObjectReader) throws -> Picture {
    let format = try fields.required("media_type") { value in
      PictureFormat.allCases.first { $0.mediaType == value.string }
    }
    return Picture(format: format, bytes: try fields.required("base64", bytes))
  }

  private mutating func video(_ fields: ObjectReader) throws -> Video? {
    guard let fields = try fields.object("video", { $0 }) else { return nil }
    let formats = VideoFormat.allCases.map(\.mediaType)
    _ = try fields.optional("media_type") { $0.string.map(formats.contains) == true ? true : nil }
    let video = Video(file: try fields.required("base64", Self.bytes))
    if video == nil { said.add(Phrase("program.video_left", ["place": .text(fields.place)])) }
    return video
  }

  /// The voice of a cell or symbol.
  private mutating func voice(_ fields: ObjectReader) throws -> Voice? {
    guard let fields = try fields.object("voice", { $0 }) else { return nil }
    _ = try fields.optional("media_type") { $0.string == "audio/wav" ? true : nil }
    let voice = Voice(shortWave: try fields.required("base64", Self.bytes))
    if voice == nil { said.add(Phrase("program.voice_left", ["place": .text(fields.place)])) }
    return voice
  }

  private static func bytes(_ value: JSONValue) -> Data? { value.string.flatMap { Data(base64Encoded: $0) } }

  private static func patient(_ fields: ObjectReader) throws -> Patient {
    Patient(
      uid: try fields.text("uid") ?? "", name: try fields.required("name", \.string), born: try fields.day("born"),
      pathology: try fields.text("pathology"), email: try fields.text("email"), since: try fields.day("since"),
      photo: try fields.object("photo", picture))
  }

  private static func tutor(_ fields: ObjectReader) throws -> Tutor {
    Tutor(
      uid: try fields.text("uid") ?? "", name: try fields.required("name", \.string), place: try fields.text("place"),
      email: try fields.text("email"), photo: try fields.object("photo", picture))
  }

  private static func observation(_ fields: ObjectReader) throws -> Observation {
    Observation(
      uid: try fields.text("uid") ?? "", at: try fields.moment("at"), text: try fields.required("text", \.string),
      tutor: try fields.text("tutor"))
  }

  private static func touch(_ fields: ObjectReader) throws -> Touch {
    Touch(
      uid: try fields.text("uid") ?? "", at: try fields.moment("at"), symbol: try fields.required("symbol", \.string),
      plan: try fields.text("plan"))
  }
}

extension ObjectReader {
  fileprivate func day(_ key: String) throws -> Day? { try optional(key) { $0.string.flatMap { Day($0) } } }
  fileprivate func moment(_ key: String) throws -> Moment { try required(key) { $0.string.flatMap { Moment($0) } } }
}
