import GRDB

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
  private let db: Database
  private let word: [UInt32]
  private let mistakes: Int
  private var closeness: Closeness
  private var found: [Int64: Double] = [:]

  private static let most = 12
  private static let mostCompared = 2000
  private static let shortest = 4
  private static let longEnoughForTwo = 8

  init(db: Database, word: String) {
    self.db = db
    self.word = word.unicodeScalars.map(\.value)
    mistakes = self.word.count >= Self.longEnoughForTwo ? 2 : 1
    closeness = Closeness(to: self.word, atMost: mistakes)
  }

  /// Best first.
  mutating func all() throws -> [NearTerm] {
    guard word.count >= Self.shortest else { return [] }
    let half = word.count / 2
    try beginning(with: word[..<half])
    try ending(with: word[half...])
    try swapped(half)
    if mistakes > 1, found.isEmpty {
      for variant in Variants(of: Array(word[..<half])).all { try beginning(with: variant[...]) }
    }
    try sameStem()
    return found.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.most)
      .map { NearTerm(id: $0.key, likeness: $0.value) }
  }

  private mutating func beginning(with part: ArraySlice<UInt32>) throws {
    let start = string(part)
    try compare(
      """
      SELECT id, text FROM term WHERE text >= ? AND text < ? AND length(text) BETWEEN ? AND ?
      LIMIT \(Self.mostCompared)
      """, [start, SearchText.end(of: start), word.count - mistakes, word.count + mistakes])
  }

  private mutating func ending(with part: ArraySlice<UInt32>) throws {
    let start = string(part.reversed()[...])
    for length in (word.count - mistakes)...(word.count + mistakes) {
      try compare(
        "SELECT id, text FROM term WHERE length = ? AND reversed >= ? AND reversed < ? LIMIT \(Self.mostCompared)",
        [length, start, SearchText.end(of: start)])
    }
  }

  private mutating func compare(_ sql: String, _ arguments: StatementArguments) throws {
    try db.rows(sql, arguments) { row in
      guard let text = row.bytes(1), let distance = closeness.mistakes(in: text) else { return }
      found[row[0]] = likeness(distance)
    }
  }

  /// Two letters that changed places across the middle spoil both halves.
  private mutating func swapped(_ half: Int) throws {
    var other = word
    other.swapAt(half - 1, half)
    if let id: Int64 = try db.first("SELECT id FROM term WHERE text = ?", [string(other[...])], { $0[0] }) {
      found[id] = likeness(1)
    }
  }

  private func likeness(_ distance: Int) -> Double { 1 - Double(distance) / Double(word.count) }

  /// Words that begin as this one does and only end otherwise: inflected forms.
  private mutating func sameStem() throws {
    for length in (max(3, (word.count + 1) / 2)..<word.count).reversed() {
      let stem = string(word[..<length])
      var isFound = false
      try db.rows(
        """
        SELECT id, length(text) FROM term WHERE text >= ? AND text < ? AND length(text) <= ?
        LIMIT \(Self.mostCompared)
        """, [stem, SearchText.end(of: stem), length + Self.longestEnding]
      ) { row in
        let likeness = 2 * Double(length) / Double(word.count + (row[1] as Int))
        found[row[0]] = max(found[row[0]] ?? 0, likeness)
        isFound = true
      }
      if isFound { return }
    }
  }

  private static let longestEnding = 4

  private func string(_ part: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(part.compactMap(Unicode.Scalar.init)))
  }
}
