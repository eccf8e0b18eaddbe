public import TagarelaKit

extension SentenceRequest {
  /// As the tables of sentences write it: a symbol of several words with underscores, options as at the prompt.
  ///
  /// - Throws: for an option that there is not.
  public init(words: String, options: String) throws {
    self.init(words.split(separator: " ").map { String($0.replacing("_", with: " ")) })
    for option in options.split(separator: " ") {
      switch option {
      case "--past": tense = .past
      case "--future": tense = .future
      case "--now": isProgressive = true
      case "--negative": isNegative = true
      case "--question": isQuestion = true
      case "--imperative": isImperative = true
      case "--polite": isPolite = true
      default: throw UnknownOption(name: String(option))
      }
    }
  }

  private struct UnknownOption: Error { let name: String }
}

extension CaseTable.Row {
  /// Whether the third cell has the text; where people say it in two ways, both are right.
  public func accepts(_ text: String) -> Bool {
    cells.count > 2 && cells[2].split(separator: " | ").contains { $0 == text }
  }
}
