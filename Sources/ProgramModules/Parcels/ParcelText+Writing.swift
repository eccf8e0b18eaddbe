import Foundation
import StructuredText
public import TagarelaKit

/// A parcel as programs read and write it: docs/programs.md says what stands where. What is empty or as usual is left
/// out.
public enum ParcelText {
  /// One JSON document without line ends.
  ///
  /// - Throws: what its touches throw, which may still lie in a file or a database.
  public static func bytes(of parcel: Parcel) throws -> [UInt8] { try JSONWriter.bytes(of: json(parcel)) }

  static func json(_ parcel: Parcel) throws -> JSONValue {
    let touches = try parcel.touches.map(json)
    return .fields([
      "kind": .text(parcel.kind.rawValue), "patient": parcel.patient.map(json), "tutor": parcel.tutor.map(json),
      "therapist_email": .optional(parcel.therapistEmail), "plans": .filled(parcel.plans.map(json)),
      "boards": .filled(parcel.boards.map(json)), "symbols": .filled(parcel.symbols.map(json)),
      "title": .optional(parcel.title), "observations": .filled(parcel.observations.map(json)),
      "touches": .filled(touches), "items": .filled(parcel.items.map(json)),
    ])
  }

  private static func json(_ item: ParcelItem) -> JSONValue {
    .fields([
      "part": .text(item.part), "uid": .text(item.uid), "fields": .filled(item.fields),
      "media": .filled(item.media.mapValues { $0.base64EncodedString() }),
    ])
  }

  private static func json(_ patient: Patient) -> JSONValue {
    .fields([
      "uid": .filled(patient.uid), "name": .text(patient.name), "born": .optional(patient.born?.description),
      "pathology": .optional(patient.pathology), "email": .optional(patient.email),
      "since": .optional(patient.since?.description), "photo": patient.photo.map(json),
    ])
  }

  private static func json(_ tutor: Tutor) -> JSONValue {
    .fields([
      "uid": .filled(tutor.uid), "name": .text(tutor.name), "place": .optional(tutor.place),
      "email": .optional(tutor.email), "photo": tutor.photo.map(json),
    ])
  }

  private static func json(_ plan: Plan) -> JSONValue {
    .fields([
      "uid": .filled(plan.uid), "name": .text(plan.name), "description": .filled(plan.description),
      "kind": .text(plan.kind.rawValue), "start": .optional(plan.start?.description), "board": json(plan.board),
      "activities": plan.activities.isEmpty ? nil : .list(plan.activities.map { .text($0.rawValue) }),
    ])
  }

  private static func json(_ board: Board) -> JSONValue {
    .fields([
      "uid": .filled(board.uid), "name": .text(board.name), "columns": .integer(board.size.columns),
      "rows": .integer(board.size.rows), "scene": board.scene.map(json),
      "cells": .list(board.cells.map { json($0, on: board.size) }), "foreign": .filled(board.foreign),
    ]).with(BoardTraits.fields, of: board.traits)
  }

  private static func json(_ cell: Board.Cell, on size: GridSize) -> JSONValue {
    .fields([
      "at": .text(size.name(ofPosition: cell.position)),
      "symbol": cell.symbol.map(json), "picture": cell.picture.map(json), "voice": cell.voice.map(json),
      "link": cell.link.map { .fields(["uid": .filled($0.uid), "name": .text($0.name)]) },
      "foreign": .filled(cell.foreign),
    ]).with(CellTraits.fields, of: cell.traits)
  }

  private static func json(_ symbol: Symbol) -> JSONValue {
    .fields([
      "uid": .filled(symbol.uid), "name": .text(symbol.name), "meaning": .filled(symbol.meaning),
      "category": .object([
        "name": .text(symbol.category.name), "color": .text(symbol.category.color.rawValue),
      ]),
      "picture": symbol.picture.map(json), "voice": symbol.voice.map(json),
      "video": symbol.video.map(json), "custom": symbol.isCustom ? true : nil,
    ]).with(SymbolTraits.fields, of: symbol.traits)
  }

  private static func json(_ picture: Picture) -> JSONValue {
    .object(["media_type": .text(picture.format.mediaType), "base64": .base64(picture.bytes)])
  }

  private static func json(_ video: Video) -> JSONValue {
    .object(["media_type": .text(video.format.mediaType), "base64": .base64(video.bytes)])
  }

  private static func json(_ voice: Voice) -> JSONValue {
    .object(["media_type": "audio/wav", "base64": .base64(voice.bytes)])
  }

  private static func json(_ observation: Observation) -> JSONValue {
    .fields([
      "uid": .filled(observation.uid), "at": .text(observation.at.iso), "text": .text(observation.text),
      "tutor": .optional(observation.tutor),
    ])
  }

  private static func json(_ touch: Touch) -> JSONValue {
    .fields([
      "uid": .filled(touch.uid), "at": .text(touch.at.iso), "symbol": .text(touch.symbol),
      "plan": .optional(touch.plan),
    ])
  }
}
