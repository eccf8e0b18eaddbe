import TagarelaKit

/// Words as a row of the index keeps them: a line each, its cells parted by tabs.
enum WordsText {
  static func written(_ words: [String: [ConceptWord]]) -> String {
    words.sorted { $0.key < $1.key }.flatMap { language, words in
      words.map { word in
        line([
          language, word.text, word.feminine, word.gender?.rawValue, word.number?.rawValue, word.region,
        ])
      }
    }.joined(separator: "\n")
  }

  static func concept(_ text: String) -> [String: [ConceptWord]] {
    var words: [String: [ConceptWord]] = [:]
    for cells in rows(text) where cells.count == 6 {
      words[cells[0], default: []].append(
        ConceptWord(
          text: cells[1], feminine: cells[2].isEmpty ? nil : cells[2],
          gender: ConceptWord.Gender(rawValue: cells[3]), number: ConceptWord.Number(rawValue: cells[4]),
          region: cells[5].isEmpty ? nil : cells[5]))
    }
    return words
  }

  static func written(_ words: [String: [String]]) -> String {
    words.sorted { $0.key < $1.key }.flatMap { language, words in words.map { line([language, $0]) } }
      .joined(separator: "\n")
  }

  static func written(_ notes: [String: String]) -> String { written(notes.mapValues { [$0] }) }

  static func plain(_ text: String) -> [String: [String]] {
    var words: [String: [String]] = [:]
    for cells in rows(text) where cells.count == 2 { words[cells[0], default: []].append(cells[1]) }
    return words
  }

  private static func line(_ cells: [String?]) -> String {
    cells.map { cell in
      guard let cell else { return "" }
      return cell.utf8.contains { $0 < 0x20 } ? cell.split { $0.isNewline || $0 == "\t" }.joined(separator: " ") : cell
    }.joined(separator: "\t")
  }

  private static func rows(_ text: String) -> [[String]] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
  }
}
