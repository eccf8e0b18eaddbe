import Foundation
import TagarelaKit

/// Looking for earlier lines by what they hold, whatever its case and accents.
struct HistorySearch {
  /// Earlier lines, the oldest first.
  let history: [String]
  /// What was there before.
  let line: String
  private(set) var query = ""
  /// The line that is found.
  private(set) var found: String?
  private var place: Int

  init(history: [String], line: String) {
    self.history = history
    self.line = line
    place = history.count
  }

  mutating func add(_ character: Character) {
    query.append(character)
    // What is found may go on to be right.
    look(from: min(place, history.count - 1))
  }

  mutating func removeLast() {
    query = String(query.dropLast())
    place = history.count
    found = nil
    look(from: history.count - 1)
  }

  /// To the next older one.
  ///
  /// - Returns: false when there is none; then all stays.
  mutating func goBack() -> Bool {
    let before = (place, found)
    look(from: place - 1, skipping: found)
    guard found == nil else { return true }
    (place, found) = before
    return false
  }

  /// To the next newer one.
  mutating func goOn() -> Bool {
    guard !query.isEmpty, place < history.count,
      let next = history[(place + 1)...].firstIndex(where: { $0 != found && fits($0) })
    else { return false }
    (place, found) = (next, history[next])
    return true
  }

  /// Where the query stands in a line, in UTF-8 offsets.
  func range(in line: String) -> Range<Int>? {
    guard let range = line.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    return start..<start + line[range].utf8.count
  }

  private mutating func look(from start: Int, skipping skipped: String? = nil) {
    found = nil
    guard !query.isEmpty, start >= 0 else { return }
    guard let index = history[...start].lastIndex(where: { $0 != skipped && fits($0) }) else { return }
    (place, found) = (index, history[index])
  }

  private func fits(_ line: String) -> Bool { line.folded.contains(query.folded) }
}
