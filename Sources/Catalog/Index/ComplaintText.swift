import Foundation
import TagarelaKit

/// Complaints as the index keeps them, in JSON. Values other than texts and numbers become texts.
enum ComplaintText {
  /// Whoever has a folder full of mistakes does not read them all.
  static let most = 1000

  private struct Written: Codable {
    var file: String
    var row: Int?
    var key: String
    var arguments: [Argument]
  }

  private struct Argument: Codable {
    var name: String
    var text: String?
    var number: Int?
  }

  static func written(_ complaints: [FileComplaint]) throws -> String {
    let rows = complaints.prefix(most).map { complaint in
      Written(
        file: complaint.file, row: complaint.row, key: complaint.what.key,
        arguments: complaint.what.arguments.map { argument in
          switch argument.value {
          case .integer(let number): Argument(name: argument.name, number: number)
          case .text(let text): Argument(name: argument.name, text: text)
          case let other: Argument(name: argument.name, text: String(describing: other))
          }
        })
    }
    return rows.isEmpty ? "" : String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
  }

  static func complaints(_ text: String) -> [FileComplaint] {
    guard !text.isEmpty, let rows = try? JSONDecoder().decode([Written].self, from: Data(text.utf8)) else { return [] }
    return rows.map { row in
      var phrase = Phrase(row.key)
      phrase.arguments = row.arguments.map { argument in
        Phrase.Argument(name: argument.name, value: argument.number.map(Value.integer) ?? Value(argument.text))
      }
      return FileComplaint(file: row.file, row: row.row, what: phrase)
    }
  }
}
