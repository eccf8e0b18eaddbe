import Foundation
import TagarelaKit

/// What modules send along, as one text in a file's first object: old readers, which take every further object for a symbol, never see it.
extension ObjectLine {
  mutating func add(_ items: [ParcelItem]) throws {
    guard !items.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    add(.items, String(decoding: try encoder.encode(items), as: UTF8.self))
  }
}

extension BundleObject {
  /// None, with a complaint, where they can't be read.
  func items(_ complaints: inout Complaints) -> [ParcelItem] {
    guard let text = optional(.items) else { return [] }
    guard let items = try? JSONDecoder().decode([ParcelItem].self, from: Data(text.utf8)) else {
      complaints.add("bundle.items_broken", ["number": .integer(number)])
      return []
    }
    return items
  }
}
