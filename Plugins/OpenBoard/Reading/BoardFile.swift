import Foundation
import JSONText
import TagarelaKit

/// A JSON text of this format, before its boards are looked at.
enum BoardFile {
  /// Bytes of the largest board that is read.
  static let largest = 64 << 20

  /// - Parameter name: as messages name it.
  /// - Throws: ``Failure`` `obf.too_large`, `obf.unreadable`, `obf.not_board`.
  static func object(_ bytes: Data, named name: String) throws -> JSONObject {
    guard bytes.count <= largest else {
      throw Failure("obf.too_large", ["file": .text(name), "limit": .integer(largest >> 20)])
    }
    do {
      let value = try JSONReader.value(of: SourceText(bytes: Array(bytes), named: name), rules: .byProgram)
      guard let object = JSONObject(value) else { throw Failure("obf.not_board", ["file": .text(name)]) }
      return object
    } catch let failure as Failure where failure.what.key != "obf.not_board" {
      throw Failure("obf.unreadable", ["file": .text(name), "reason": .phrase(failure.what)], place: failure.place)
    }
  }

  /// - Throws: besides, `obf.other_format` for a text of another kind.
  static func board(
    _ bytes: Data, named name: String, _ complaints: inout BoardComplaints
  ) throws -> JSONObject {
    let object = try object(bytes, named: name)
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
  static func read(_ file: InputFile, language: String) throws -> Reading {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    var complaints = BoardComplaints()
    let object = try board(file.bytes, named: name, &complaints)
    var heads = HeadReader([object])
    let head = heads.head(object, path: nil, alias: nil, name: file.name, &complaints)
    var links = BoardLinks()
    links.add(head)
    var reader = BoardReader(
      head, links: links, language: language, complaints: complaints, budget: PackageReader.mostKept)
    let board = reader.board()
    return Reading(parcel: Parcel(kind: .board, boards: [board]), complaints: reader.complaints.phrases)
  }
}
