import Files
import Foundation
import Synchronization
import TagarelaKit

/// Reads the table when it is first needed, from the user's cache where that is of the same files, and reads it again
/// when they change.
final class EmojiShelf: Sendable {
  struct Reading: Sendable {
    var table: EmojiTable
    var complaints: [FileComplaint]
    fileprivate var origin: String
  }

  private let files: EmojiFiles
  private let cache: String
  private let last = Mutex<Reading?>(nil)
  private let lastMatching = Mutex<(origin: String, concepts: [Concept], matching: ConceptMatching)?>(nil)

  /// Bytes; the table has half a million.
  private static let largest = 16 << 20

  init(_ files: EmojiFiles, cache: String) {
    self.files = files
    self.cache = cache
  }

  /// - Throws: ``Failure`` `emoji.font_unusable`.
  func reading(progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) throws -> Reading {
    let origin = files.fingerprint
    return try last.withLock { last in
      if let last, last.origin == origin { return last }
      let reading = try cached(origin) ?? made(origin, progress)
      last = reading
      return reading
    }
  }

  /// The concepts of the emoji in `reading`; worked out once, as they take longer than to read the table.
  func matching(_ reading: Reading, _ concepts: [Concept]) -> ConceptMatching {
    lastMatching.withLock { last in
      if let last, last.origin == reading.origin, last.concepts == concepts { return last.matching }
      let matching = ConceptMatching(reading.table.emoji, concepts)
      last = (reading.origin, concepts, matching)
      return matching
    }
  }

  private var path: String { "\(cache)/emoji.tsv" }

  private func cached(_ origin: String) -> Reading? {
    guard let bytes = try? FileContents.read(path, limit: Self.largest),
      let table = EmojiTable(text: [UInt8](bytes), origin: origin)
    else { return nil }
    return Reading(table: table, complaints: [], origin: origin)
  }

  /// What was made from damaged files is not kept.
  private func made(_ origin: String, _ progress: (_ done: Int, _ total: Int) -> Void) throws -> Reading {
    let annotations = Annotations(files, progress: progress)
    let table = EmojiTable(annotations, try EmojiFont(path: files.font))
    if annotations.complaints.isEmpty {
      // Without a cache it takes longer the next time, and that is all.
      try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
      try? Data(table.text(origin: origin).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return Reading(table: table, complaints: annotations.complaints, origin: origin)
  }
}
