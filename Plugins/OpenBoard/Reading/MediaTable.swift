import Foundation
import StructuredText
import TagarelaKit

/// A board's images, or its sounds.
struct MediaTable {
  var entries: [Entry] = []
  private var places: [String: Int] = [:]

  struct Entry {
    /// As it was written, with what could be repaired.
    var record: JSONObject
    var content: Content
    /// Whether a cell or the board itself shows or plays it.
    var isUsed = false

    var picture: Picture? {
      switch content {
      case .picture(let picture), .made(let picture): picture
      case .voice, .strange, .absent: nil
      }
    }
  }

  enum Content {
    case picture(Picture)
    /// One that is here only as it was made from the entry's, which is of a kind that isn't kept or is at an address.
    case made(Picture)
    case voice(Voice)
    /// Bytes that can't be shown or played here: what they are.
    case strange(String)
    /// The bytes are somewhere else.
    case absent
  }

  func contains(_ id: String) -> Bool { places[id] != nil }

  mutating func add(_ entry: Entry, id: String) {
    places[id] = entries.count
    entries.append(entry)
  }

  subscript(id: String) -> Entry? { places[id].map { entries[$0] } }

  mutating func use(_ id: String) {
    if let place = places[id] { entries[place].isUsed = true }
  }
}

/// What is read of a board's `images` or `sounds`.
enum MediaKind: String {
  case image, sound

  var list: String { rawValue + "s" }
  var reference: String { rawValue + "_id" }
}
