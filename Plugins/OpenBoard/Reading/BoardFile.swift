import Foundation
import StructuredText
import TagarelaKit

/// A JSON text of this format, before its boards are looked at.
enum BoardFile {
  /// Bytes of the largest board that is read.
  static let largest = 48 << 20

  static func tooLarge(_ name: String) -> Failure {
    Failure(
      "obf.too_large", ["file": .text(name), "limit": .integer(largest >> 20)], hint: Phrase("obf.too_large.hint"))
  }

  /// - Parameter name: as messages name it.
  /// - Throws: ``Failure`` `obf.too_large`, `obf.unreadable`, `obf.not_board`.
  static func object(_ bytes: [UInt8], named name: String) throws -> JSONObject {
    var values = JSONReader.mostValues
    return try object(bytes, named: name, leaving: &values)
  }

  private static func object(_ bytes: [UInt8], named name: String, leaving values: inout Int) throws -> JSONObject {
    guard bytes.count <= largest else { throw tooLarge(name) }
    do {
      let value = try JSONReader.value(
        of: SourceText(bytes: bytes, named: name), rules: .byProgram, leaving: &values)
      guard let object = JSONObject(value) else { throw Failure("obf.not_board", ["file": .text(name)]) }
      return object
    } catch let failure as Failure where failure.what.key != "obf.not_board" {
      throw Failure(
        "obf.unreadable", ["file": .text(name), "reason": .phrase(failure.what)],
        hint: failure.hint ?? Phrase("obf.unreadable.hint"), place: failure.place)
    }
  }

  /// - Parameter values: how many values of JSON may still come.
  /// - Throws: besides, `obf.other_format` for a text of another kind.
  static func board(
    _ bytes: [UInt8], named name: String, leaving values: inout Int, _ complaints: inout BoardComplaints
  ) throws -> JSONObject {
    let object = try object(bytes, named: name, leaving: &values)
    if let format = object["format"], !format.isNull {
      let said = format.string ?? JSONWriter.text(format)
      guard format.string != nil, said.hasPrefix("open-board-"), !said.hasPrefix("open-board-log") else {
        throw Failure("obf.other_format", ["file": .text(name), "format": .text(String(said.prefix(60)))])
      }
      complaints.addVersion(said, of: name)
    }
    guard ["buttons", "grid", "images"].contains(where: { object[$0] != nil }) else {
      throw Failure("obf.not_board", ["file": .text(name)])
    }
    return object
  }

  /// Reads a board that is alone in its file.
  static func read(_ file: InputFile, _ aids: ReadingAids) throws -> Reading {
    let name = file.fileName
    var complaints = BoardComplaints()
    guard file.bytes.count <= largest else { throw tooLarge(name) }
    var values = JSONReader.mostValues
    let object = try board(file.contents(), named: name, leaving: &values, &complaints)
    var heads = HeadReader([object])
    let head = heads.head(object, path: nil, alias: nil, name: file.name, &complaints)
    var links = BoardLinks()
    links.add(head)
    var reader = BoardReader(
      head, links: links, aids: aids, complaints: complaints, budget: PackageReader.mostKept)
    var room = ParcelRoom()
    let board = room.admit(reader.board())
    return Reading(
      parcel: Parcel(kind: .board, boards: board.map { [$0] } ?? []),
      complaints: room.complaints + reader.complaints.phrases, isPartial: room.hasLeftOut,
      language: reader.texts.ownLanguage(wanting: aids.language))
  }
}
