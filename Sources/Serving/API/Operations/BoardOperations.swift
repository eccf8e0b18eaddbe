import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// Boards as a whole.
  static let boards: [APIOperation] = [
    APIOperation(
      id: "listBoards", method: .get, path: "boards", summary: "Tells the boards, by name.",
      parameters: [.query("patient", .addressed, "Only those that this patient sees.")],
      answer: .json(.list(.boardHead, atMost: 100_000))
    ) { call in
      let patient = try call.patient()
      return .json(.list(try call.workspace.boards(for: patient?.id).map { try call.head(of: $0) }))
    },
    APIOperation(
      id: "makeBoard", method: .post, path: "boards", summary: "Makes a board.",
      body: .object([
        .init("name", .name, "Its name."),
        .optional("patient", .orNull(.identity), "Whose it is; null for everybody's."),
        .optional("layout", .text(1...200), "The identifier of its layout; the usual one where it is missing."),
        .optional("size", .text(3...5), "Columns and rows: `4x3`; the layout's usual ones where it is missing."),
        .optional("pages", .integer(1...Board.mostPages), "How many pages; one where it is missing."),
      ]), answer: .made(.board), run: makeBoard),
    APIOperation(
      id: "showBoard", method: .get, path: "boards/{board}", summary: "Tells a board with its cells.",
      parameters: [.board], answer: .json(.board)
    ) { call in .json(try call.told(call.board())) },
    APIOperation(
      id: "editBoard", method: .patch, path: "boards/{board}", summary: "Changes what a board is, field by field.",
      parameters: [.board], body: APIFields.ofBoards.edit, answer: .json(.board)
    ) { call in
      let id = try call.board().id
      try APIFields.ofBoards.apply(call) { try call.workspace.board(id: id) }
      return .json(try call.told(call.board()))
    },
    APIOperation(
      id: "removeBoard", method: .delete, path: "boards/{board}",
      summary: "Removes a board; what led to it leads nowhere then.", parameters: [.board], answer: .nothing
    ) { call in
      let board = try call.board()
      _ = try call.change(StepLine("board", "remove", board.name)) { try call.clinic.remove(board) }
      return .nothing
    },
    APIOperation(
      id: "fillBoard", method: .post, path: "boards/{board}/fill",
      summary: "Puts symbols into free cells, in order; a board that is full gets a row or a page.",
      parameters: [.board],
      body: .object([
        .init(
          "words", .list(.text(1...400), atMost: 500),
          "Each a word, `SYSTEM:CODE` or the identity of a symbol."),
        .optional("page", .integer(1...Board.mostPages), "Fills this page alone."),
      ]), answer: .json(.board), run: fill),
  ]
}

private func makeBoard(_ call: APICall) throws -> APIReply {
  let clinic = call.clinic
  let name = try FieldRules.name(call.body["name"]?.string ?? "")
  let owner = try call.owner()
  let layout = try call.body["layout"]?.string.map(clinic.layout(named:))
  let size = try call.body["size"]?.string.map { text in
    guard let size = GridSize(text) else { throw Failure("studio.malformed", ["place": .text("size")]) }
    return size
  }
  if let size { try layout?.check(size) }
  let shape = try clinic.shape(.init(layout: layout, size: size, pages: call.body["pages"]?.whole))
  let line = StepLine("board", "new", name).option("layout", layout?.id).option("grid", size?.description)
    .option("patient", owner?.name)
  let board = try call.change(line) { try clinic.makeBoard(name, shape, for: owner) }
  return .json(try call.told(board))
}

private func fill(_ call: APICall) throws -> APIReply {
  let board = try call.board()
  let words = call.body["words"]?.list?.compactMap(\.string) ?? []
  guard !words.isEmpty else { throw Failure("board.nothing_to_fill") }
  let filled = try call.change(StepLine("board", "fill", board.name).adding(words)) {
    let symbols = try words.map { word in
      try call.clinic.symbol(written: word, for: board.patient, owner: board.patient)
    }
    return try call.clinic.fill(board, with: symbols, onlyPage: call.body["page"]?.whole)
  }
  return .json(try call.told(filled.board))
}

extension APIParameter {
  static let board = APIParameter.path("board", .addressed, "The board's identity.")
}

extension JSONShape {
  /// A board as lists tell it.
  static let boardHead = JSONShape.named(
    "BoardHead",
    .object([
      .init("uid", .identity, "Its identity."), .init("name", .name, "Its name."),
      .init("patient", .orNull(.identity), "Whose it is; null for everybody's."),
      .init("cells", .integer(0...1_000_000), "How many of its places are filled."),
    ]))

  /// A board with all that it shows.
  static let board = JSONShape.named(
    "Board",
    .object(
      [
        .init("uid", .identity, "Its identity."),
        .init("patient", .orNull(.identity), "Whose it is; null for everybody's."),
        .init("version", .text(1...20), "Grows with each change of the clinic's data."),
      ] + APIFields.ofBoards.members + [
        .init("scene", .orNull(.picture), "The picture behind its cells."),
        .init("places", .list(.place, atMost: 1300), "What the places of a page are for, where that is something."),
        .init("cells", .list(.cell, atMost: 1_000_000), "What is in it, in reading order."),
      ]))

  private static let place = JSONShape.object([
    .init("position", .integer(1...1300), "On a page, from 1."),
    .init("role", .choice(SlotRole.allCases.map(\.rawValue)), "What it is for."),
    .init("tint", .color, "Its colour where it is empty."),
  ])

  /// The number of a picture.
  static let picture = JSONShape.integer(1...Int(Int32.max))
}

extension APICall {
  /// The board that the address names.
  func board() throws -> BoardRecord {
    guard let board = try text("board").flatMap({ try workspace.board(uid: $0) }) else { throw APIRefusal.notFound }
    return board
  }

  /// The patient that the address names; nil where it names none.
  func patient() throws -> PatientRecord? {
    guard let uid = text("patient") else { return nil }
    guard let patient = try workspace.patient(uid: uid) else { throw APIRefusal.notFound }
    return patient
  }

  /// The patient whom something that is made is for.
  ///
  /// - Throws: ``Failure`` `patient.unknown`.
  func owner() throws -> PatientRecord? {
    guard let uid = body["patient"]?.string else { return nil }
    guard let patient = try workspace.patient(uid: uid) else { throw Failure("patient.unknown", ["name": .text(uid)]) }
    return patient
  }

  fileprivate func head(of board: BoardRecord) throws -> JSONValue {
    .object([
      "uid": .text(board.uid), "name": .text(board.name), "patient": try owner(of: board.patient),
      "cells": .integer(try workspace.cellCount(of: board)),
    ])
  }

  /// A patient's identity.
  func owner(of patient: Int64?) throws -> JSONValue {
    .orNull(try patient.flatMap { try workspace.patient(id: $0)?.uid })
  }

  func told(_ board: BoardRecord) throws -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "uid", value: .text(board.uid)), .init(key: "patient", value: try owner(of: board.patient)),
      .init(key: "version", value: .text(String(try workspace.latestChange()))),
    ]
    members += try APIFields.ofBoards.told(board, clinic)
    members += [
      .init(key: "scene", value: board.scene.map { .integer(Int($0)) } ?? .null),
      .init(key: "places", value: .list(try places(of: board))),
      .init(key: "cells", value: .list(try workspace.cells(of: board).map { try told($0, on: board) })),
    ]
    return JSONValue(content: .object(members))
  }

  private func places(of board: BoardRecord) throws -> [JSONValue] {
    guard let layout = clinic.registry.first(.layouts, id: board.layout), layout.sizes.contains(board.size) else {
      return []
    }
    return try clinic.page(of: layout, board.size).places.compactMap { place in
      guard let role = place.slot.role else { return nil }
      return .object([
        "position": .integer(place.slot.position), "role": .text(role.rawValue),
        "tint": .orNull(role.tint?.description),
      ])
    }
  }
}
