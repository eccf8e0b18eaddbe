public import TagarelaKit

/// Compares a module's texts in one language with its English ones.
///
/// - Parameter english: the same module's English texts; the English ones are compared with themselves.
/// - Returns: what is missing, unreadable or different; empty when nothing is.
public func checkConformance(of translation: Translation, against english: Translation) -> [String] {
  let words = TableCheck(MessageTable(translation.words), MessageTable(english.words), "words")
  let messages = TableCheck(MessageTable(translation.messages), MessageTable(english.messages), "messages")
  var found = words.complaints + words.wordComplaints + messages.complaints + messages.messageComplaints
  if translation.language != english.language { found += messages.untranslated }
  return found.map { "\(translation.id): \($0)" }
}

private struct TableCheck {
  let table: MessageTable
  let english: MessageTable
  let name: String

  init(_ table: MessageTable, _ english: MessageTable, _ name: String) {
    self.table = table
    self.english = english
    self.name = name
  }

  var complaints: [String] {
    let mine = Set(table.texts.keys)
    let theirs = Set(english.texts.keys)
    return table.unreadable.map { "\(name), line \($0): neither a key with its text nor a comment" }
      + table.repeated.map { "\(name): \($0) comes twice" }
      + theirs.subtracting(mine).sorted().map { "\(name): \($0) is missing" }
      + mine.subtracting(theirs).filter { !isRefined($0) }.sorted().map { "\(name): \($0) is in no English table" }
      + table.texts.filter(\.value.isEmpty).keys.sorted().map { "\(name): \($0) has no text" }
  }

  /// A verb may take its noun's gender: `verb.new.board` beside `verb.new`.
  private func isRefined(_ key: String) -> Bool {
    let parts = key.split(separator: ".")
    return parts.count == 3 && parts[0] == "verb" && english.texts["verb.\(parts[1])"] != nil
      && english.texts["noun.\(parts[2])"] != nil
  }

  /// Alternatives between bars, each a word; only values may be several, for they can be typed in quotes.
  var wordComplaints: [String] {
    table.texts.sorted { $0.key < $1.key }.compactMap { key, text in
      let words = text.split(separator: "|", omittingEmptySubsequences: false)
      let isWhole = words.allSatisfy {
        !$0.isEmpty && (key.hasPrefix("value.") || !$0.contains(" ")) && $0.first != "-" && $0.first != "#"
      }
      return isWhole ? nil : "\(name): \(key) = \(text): each alternative is one word"
    }
  }

  /// The same values go into the same places, and numbers have the forms that they need.
  var messageComplaints: [String] {
    table.texts.sorted { $0.key < $1.key }.flatMap { key, text -> [String] in
      let places = MessagePlace.all(in: text)
      var found: [String] = []
      if places.contains(where: { $0.forms > 0 && $0.forms != 2 }) {
        found.append("\(key): a number has two forms, {count?# one|# others}")
      }
      guard let original = english.texts[key] else { return found }
      let expected = MessagePlace.all(in: original)
      if Set(places.map(\.name)) != Set(expected.map(\.name)) {
        found.append("\(key): “\(text)” has other places than “\(original)”")
      }
      let counted = Set(places.filter { $0.forms > 0 }.map(\.name))
      if !Set(expected.filter { $0.forms > 0 }.map(\.name)).isSubset(of: counted) {
        found.append("\(key): “\(text)” has one form for every number")
      }
      return found
    }
  }

  /// A long text that is English to the letter has been forgotten.
  var untranslated: [String] {
    table.texts.filter { key, text in english.texts[key] == text && MessagePlace.removed(from: text).count > 25 }.keys
      .sorted()
      .map { "\(name): \($0) is still English" }
  }
}
