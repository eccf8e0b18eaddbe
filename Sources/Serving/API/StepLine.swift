import TagarelaKit

/// A step as `undo` tells it: the line that would do the same at the prompt, in the user's words.
struct StepLine: Sendable {
  private enum Word: Sendable {
    case text(String)
    case option(String)
  }

  private let noun: String
  private let verb: String
  private var words: [Word]
  /// What is done besides, in the same step.
  private var others: [StepLine] = []

  /// - Parameters:
  ///   - noun: by its key: `board`.
  ///   - words: names and values, as they are.
  init(_ noun: String, _ verb: String, _ words: String...) {
    self.noun = noun
    self.verb = verb
    self.words = words.map(Word.text)
  }

  /// With an option by its key; nil where the line doesn't say it.
  func option(_ key: String, _ value: String?) -> StepLine {
    guard let value else { return self }
    var line = self
    line.words += [.option(key), .text(value)]
    return line
  }

  /// With further words.
  func adding(_ words: [String]) -> StepLine {
    var line = self
    line.words += words.map(Word.text)
    return line
  }

  /// One line behind the other; nil for none.
  static func joined(_ lines: [StepLine]) -> StepLine? {
    guard var first = lines.first else { return nil }
    first.others += lines.dropFirst()
    return first
  }

  /// Characters of the longest line that is kept.
  private static let longest = 1000

  func text(_ wording: Wording) -> String {
    let head = [wording.word("noun.\(noun)"), wording.verb(verb, of: noun)]
    let rest = words.map { word in
      switch word {
      case .text(let text): Self.quoted(text)
      case .option(let key): "--" + wording.word("option.\(key)")
      }
    }
    let line = (head + rest).joined(separator: " ").oneLine
    return String(([line] + others.map { $0.text(wording) }).joined(separator: " ; ").prefix(Self.longest))
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.:@/".contains($0) }
    if isPlain { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
