import GRDB
import TagarelaKit

/// A word that stands in names, and how like the asked one it is, up to 1.
struct NearTerm {
  let id: Int64
  let likeness: Double
}

/// Finds words that are written nearly like another.
///
/// One mistake leaves the first or the second half of a word as it was; so only words are compared that begin or end
/// like it. Two mistakes may be one in each half: then the word begins with a half that has one.
struct NearTerms {
  let db: Database
  let word: [UInt32]
  private let mistakes: Int

  private static let most = 12
  private static let mostCompared = 3000
  private static let shortest = 4

  init(db: Database, word: String) {
    self.db = db
    self.word = word.unicodeScalars.map(\.value)
    mistakes = self.word.count >= 8 ? 2 : self.word.count >= Self.shortest ? 1 : 0
  }

  /// Best first.
  func all() throws -> [NearTerm] {
    guard mistakes > 0 else { return [] }
    var found: [Int64: Double] = [:]
    let half = word.count / 2
    try beginning(with: word[..<half], &found)
    try ending(with: word[half...], &found)
    try swapped(&found)
    if mistakes > 1, found.isEmpty {
      for variant in Variants(of: Array(word[..<half])).all { try beginning(with: variant[...], &found) }
    }
    try sameStem(&found)
    return found.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.most)
      .map { NearTerm(id: $0.key, likeness: $0.value) }
  }

  private func beginning(with part: ArraySlice<UInt32>, _ found: inout [Int64: Double]) throws {
    let start = string(part)
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, text FROM term WHERE text >= ? AND text < ? AND length(text) BETWEEN ? AND ? LIMIT \(Self.mostCompared)
        """)
    let rows = try Row.fetchCursor(
      statement, arguments: [start, SearchText.end(of: start), word.count - mistakes, word.count + mistakes])
    while let row = try rows.next() { compare(row[0], row[1], &found) }
  }

  private func ending(with part: ArraySlice<UInt32>, _ found: inout [Int64: Double]) throws {
    let start = string(part.reversed()[...])
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, text FROM term WHERE length = ? AND reversed >= ? AND reversed < ? LIMIT \(Self.mostCompared)
        """)
    for length in (word.count - mistakes)...(word.count + mistakes) {
      let rows = try Row.fetchCursor(statement, arguments: [length, start, SearchText.end(of: start)])
      while let row = try rows.next() { compare(row[0], row[1], &found) }
    }
  }

  /// Two letters that changed places across the middle spoil both halves.
  private func swapped(_ found: inout [Int64: Double]) throws {
    let middle = word.count / 2
    var other = word
    other.swapAt(middle - 1, middle)
    let statement = try db.cachedStatement(sql: "SELECT id FROM term WHERE text = ?")
    if let id = try Int64.fetchOne(statement, arguments: [string(other[...])]) { found[id] = likeness(1) }
  }

  private func compare(_ id: Int64, _ text: String, _ found: inout [Int64: Double]) {
    let other = text.unicodeScalars.map(\.value)
    guard found[id] == nil, let distance = editDistance(word, other, atMost: mistakes) else { return }
    found[id] = likeness(distance)
  }

  private func likeness(_ distance: Int) -> Double { 1 - Double(distance) / Double(word.count) }

  /// Words that begin as this one does and only end otherwise: inflected forms.
  private func sameStem(_ found: inout [Int64: Double]) throws {
    let statement = try db.cachedStatement(
      sql: "SELECT id, length(text) FROM term WHERE text >= ? AND text < ? AND length(text) <= ? LIMIT \(Self.mostCompared)")
    for length in (max(3, (word.count + 1) / 2)..<word.count).reversed() {
      let stem = string(word[..<length])
      let rows = try Row.fetchCursor(statement, arguments: [stem, SearchText.end(of: stem), length + 4])
      var isFound = false
      while let row = try rows.next() {
        let likeness = 2 * Double(length) / Double(word.count + (row[1] as Int))
        found[row[0]] = max(found[row[0]] ?? 0, likeness)
        isFound = true
      }
      if isFound { return }
    }
  }

  private func string(_ part: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(part.compactMap(Unicode.Scalar.init)))
  }
}
