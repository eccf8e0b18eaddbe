import StructuredText
import TagarelaKit

/// The user's own short lines. `$1` to `$9` in one are the words behind its name, `$@` all of them; where it has none of these, they
/// follow it.
struct Aliases {
  /// By name.
  let lines: [String: String]

  /// What a word at the beginning of a line stands for, where that can be shown while it is typed: a line without places for words.
  func abbreviation(_ word: String) -> String? {
    lines[word].flatMap { Self.hasPlaces($0) ? nil : $0 }
  }

  /// The statements that a statement stands for; itself where it begins with no alias. An alias within its own line is a word like
  /// others.
  ///
  /// - Throws: ``Failure`` `alias.word_missing`, and what `split` throws.
  func expanded(_ statement: Statement, split: (String) throws -> [Statement]) throws -> [Statement] {
    try expanded(statement, without: [], split)
  }

  private func expanded(
    _ statement: Statement, without used: Set<String>, _ split: (String) throws -> [Statement]
  ) throws -> [Statement] {
    guard !lines.isEmpty, let words = try? Lexer.words(of: statement.text), let first = words.first, !first.quoted,
      let line = lines[first.text], !used.contains(first.text)
    else { return [statement] }
    let rest = String(decoding: statement.text.utf8.dropFirst(first.range.upperBound), as: UTF8.self)
    let typed = words.dropFirst().map { word in
      String(decoding: Array(statement.text.utf8)[word.range], as: UTF8.self)
    }
    let text = Self.hasPlaces(line) ? try filled(line, with: typed, of: first.text) : line + rest
    var statements = try split(text).flatMap { try expanded($0, without: used.union([first.text]), split) }
    if let program = statement.program, let last = statements.indices.last { statements[last].program = program }
    return statements
  }

  private static func hasPlaces(_ line: String) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == "$" && ($1 == "@" || ("1"..."9").contains($1)) }
  }

  /// - Parameter words: as they were typed, quotes included, so that each stays one word.
  private func filled(_ line: String, with words: [String], of name: String) throws -> String {
    var filled = ""
    var rest = line[...]
    while let character = rest.popFirst() {
      guard character == "$", let next = rest.first else {
        filled.append(character)
        continue
      }
      if next == "@" {
        rest.removeFirst()
        filled += words.joined(separator: " ")
      } else if let number = next.wholeNumberValue, number > 0 {
        rest.removeFirst()
        guard number <= words.count else {
          throw Failure(
            "alias.word_missing", ["name": .text(name), "count": .integer(number)],
            hint: Phrase("alias.word_missing.hint", ["name": .text(name), "line": .text(line)]))
        }
        filled += words[number - 1]
      } else {
        filled.append(character)
      }
    }
    return filled
  }
}
