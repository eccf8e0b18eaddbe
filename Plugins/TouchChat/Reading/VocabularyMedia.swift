import ForeignTables
import Foundation
import TagarelaKit

/// The pictures and recordings of a vocabulary. Each is read once, however many buttons have it.
final class VocabularyMedia {
  private let words: ForeignDatabase
  private let pictures: ForeignDatabase?
  /// Numbers in the table of pictures, by name.
  private var numbers: [String: Int] = [:]
  private var known: [String: Data?] = [:]
  /// Of all together; they lie in memory until they are received.
  private var bytesLeft = 64 << 20

  init(words: ForeignDatabase, pictures: ForeignDatabase?, _ complaints: inout BoardComplaints) {
    self.words = words
    self.pictures = pictures
    do {
      try pictures?.each("symbols", ["id", "rid"]) { row in
        if let id = row.integer("id"), let rid = row.text("rid") { numbers[rid.lowercased()] = id }
      }
    } catch {
      complaints.add("touchchat.table_damaged", detail: "symbols")
    }
  }

  /// The bytes of a picture that lies in the file; nil for one of the program's own.
  func picture(_ rid: String) -> Data? {
    numbers[rid].flatMap { number in bytes("symbols", number, in: pictures) }
  }

  func sound(_ number: Int) -> Data? { bytes("sounds", number, in: words) }

  private func bytes(_ table: String, _ number: Int, in database: ForeignDatabase?) -> Data? {
    let name = "\(table) \(number)"
    if let data = known[name] { return data }
    // One that is damaged or a monster is as good as none.
    var data = bytesLeft > 0 ? try? database?.row(table, ["data"], id: number) { $0.blob("data") } : nil
    bytesLeft -= data?.count ?? 0
    if bytesLeft < 0 { data = nil }
    known[name] = .some(data)
    return data
  }
}
