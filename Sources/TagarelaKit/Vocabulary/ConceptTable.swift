/// A table of concepts that people read and edit: a line of tab-separated cells for each, after a line that names the
/// columns: `key`, `class`, `category`, `core`, then one a language.
///
/// A cell of a language has the words that mean the concept, parted by `|`, the one on the symbol first. A word may begin
/// with the region that says so (`es-MX:jugo`), have its feminine after a slash (`bonito/bonita`), and end in its gender
/// (`(m)`, `(f)`, `(mf)`, `(mp)`, `(fp)`), or where there are no genders in `(u)` when it can't be counted and `(p)` when it is
/// a plural.
public struct ConceptTable: Sendable {
  /// In the order of the rows, without those that were complained about.
  public private(set) var concepts: [Concept] = []
  /// What is wrong, each with its row counted from 1, the line of the columns' names being the first.
  public private(set) var complaints: [Phrase] = []
  /// Of the concepts.
  private var rows: [Int] = []

  private static let fixed = ["key", "class", "category", "core"]

  /// - Parameter source: lines that end in a line feed, or in CR and LF; empty ones and those with `#` first are passed
  ///   over.
  public init(_ source: String) {
    let lines = source.utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A }.map { line in
      Substring(line.last == 0x0D ? line.dropLast() : line)
    }
    let columns = lines.first?.split(separator: "\t").map(String.init) ?? []
    guard columns.prefix(4) == Self.fixed[...], columns.count > 4 else {
      complaints.append(Phrase("vocabulary.columns", ["row": 1]))
      return
    }
    var rows: [String: Int] = [:]
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && line.first != "#" {
      let row = index + 1
      let cells = line.split(at: "\t")
      guard cells.count == columns.count else {
        complain("vocabulary.cells", row, "\(cells.count)")
        continue
      }
      guard let concept = concept(cells, Array(columns.dropFirst(4)), row) else { continue }
      if let first = rows.updateValue(row, forKey: concept.key) {
        complaints.append(
          Phrase("vocabulary.duplicate", ["row": .integer(row), "text": .text(concept.key), "first": .integer(first)]))
        continue
      }
      concepts.append(concept)
      self.rows.append(row)
    }
  }

  /// Nouns without a gender in a language that has genders, and genders in one that has none; in the order of the rows.
  ///
  /// - Parameter languages: columns of other languages aren't looked at.
  public func genderComplaints(in languages: [Language]) -> [Phrase] {
    zip(concepts, rows).flatMap { concept, row -> [Phrase] in
      languages.compactMap { language in
        guard let words = concept.words[language.id], let first = words.first else { return nil }
        let complaint: String
        if language.hasGenders {
          guard concept.wordClass == .noun, first.gender == nil else { return nil }
          complaint = "vocabulary.gender_missing"
        } else {
          guard words.contains(where: { $0.gender != nil }) else { return nil }
          complaint = "vocabulary.gender_impossible"
        }
        return Phrase(complaint, ["row": .integer(row), "text": .text(first.text)])
      }
    }
  }

  private mutating func concept(_ cells: [Substring], _ languages: [String], _ row: Int) -> Concept? {
    let before = complaints.count
    let key = String(cells[0])
    if key.isEmpty || !key.utf8.allSatisfy(isKeyByte) { complain("vocabulary.key", row, key) }
    let wordClass = WordClass(rawValue: String(cells[1]))
    if wordClass == nil { complain("vocabulary.class", row, String(cells[1])) }
    let rank = Int(cells[3])
    if rank.map((1...3).contains) != true { complain("vocabulary.core", row, String(cells[3])) }
    if cells[2].isEmpty { complain("vocabulary.category", row, "") }
    var words: [String: [ConceptWord]] = [:]
    for (language, cell) in zip(languages, cells.dropFirst(4)) {
      words[language] = read(cell, row)
    }
    guard complaints.count == before, let wordClass, let rank else { return nil }
    return Concept(key: key, wordClass: wordClass, category: String(cells[2]), rank: rank, words: words)
  }

  private mutating func read(_ cell: Substring, _ row: Int) -> [ConceptWord] {
    cell.split(at: "|").compactMap { part -> ConceptWord? in
      guard let word = ConceptWord(written: part) else {
        complain("vocabulary.word", row, String(part))
        return nil
      }
      return word
    }
  }

  private mutating func complain(_ key: String, _ row: Int, _ text: String) {
    complaints.append(Phrase(key, ["row": .integer(row), "text": .text(text)]))
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }
}

extension ConceptWord {
  /// Reads `es-MX:jugo`, `bonito/bonita`, `enfermeiro (m)/enfermeira (f)`, `water (u)`.
  ///
  /// - Returns: nil when there is no word, or an unknown mark in the parentheses.
  init?(written: Substring) {
    var rest = written
    var region: String?
    if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isRegion(rest[..<colon]) {
      region = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    let halves = rest.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map { String(Substring($0)) }
    guard let first = halves.first, let (text, mark) = Self.marked(first), !text.isEmpty else { return nil }
    var gender: Gender?
    var number: Number?
    if let mark {
      gender = Gender(rawValue: mark)
      number = Number(rawValue: mark)
      guard gender != nil || number != nil else { return nil }
    }
    let feminine = halves.count == 2 ? Self.marked(halves[1])?.text : nil
    self.init(text: text, feminine: feminine, gender: gender, number: number, region: region)
  }

  /// `pt-PT`, `ca-valencia`.
  private static func isRegion(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-")
    return parts.count == 2 && parts[0].utf8.count == 2 && text.utf8.allSatisfy { $0 == 0x2D || ($0 | 0x20) >= 0x61 }
  }

  /// A text and the mark in parentheses at its end.
  private static func marked(_ text: String) -> (text: String, mark: String?)? {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.utf8.lastIndex(of: UInt8(ascii: "(")) else {
      return (text.trimmed, nil)
    }
    return (String(text[..<open]).trimmed, String(text[text.index(after: open)...].dropLast()))
  }
}

extension Substring {
  /// Its parts, those that are empty too: by bytes, for a table has a hundred thousand of them.
  fileprivate func split(at separator: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension String {
  /// Without spaces, tabs and carriage returns at either end.
  fileprivate var trimmed: String {
    var part = utf8[...]
    while let byte = part.first, byte == 0x20 || byte == 0x09 || byte == 0x0D { part.removeFirst() }
    while let byte = part.last, byte == 0x20 || byte == 0x09 || byte == 0x0D { part.removeLast() }
    return String(Substring(part))
  }
}
