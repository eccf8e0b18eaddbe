public import TagarelaKit

/// Puts examples into a reader's language: nouns, verbs, options and choices as they are typed there, and names, texts and
/// files by the language's `example.WORDS`. What has no text there is a name, and stays.
public struct ExampleWording {
  private let table: CommandTable
  private let wording: Wording

  public init(_ wording: Wording, of table: CommandTable) {
    self.table = table
    self.wording = wording
  }

  /// What is typed for an example, the lines before it first. One that is in a language has its names and texts already.
  public func lines(of example: Example) -> [String] {
    (example.setup + [example.line]).map { line($0, isWorded: example.language != nil) }
  }

  private func line(_ line: String, isWorded: Bool) -> String {
    guard let words = try? Lexer.words(of: line),
      let (command, count) = try? table.command(in: words, line: line, wording: wording)
    else { return line }
    let choices = Set(command.signature.parameters.flatMap(\.kind.keys))
    let rest = words.dropFirst(count).map { word -> String in
      let typed = String(decoding: Array(line.utf8)[word.range], as: UTF8.self)
      let chosen = typed.split(separator: ",").map(String.init)
      if chosen.allSatisfy(choices.contains) {
        return chosen.map { wording.word("value.\($0)") }.joined(separator: ",")
      }
      if typed.hasPrefix("--") { return "--" + option(String(typed.dropFirst(2)), of: command.signature) }
      let text = isWorded ? word.text : text(for: word.text)
      return text == word.text ? typed : text.contains(" ") ? "\"\(text)\"" : text
    }
    return ([Usage(wording: wording).name(command.signature)] + rest).joined(separator: " ")
  }

  /// The word for an option, which is typed in English, or by its name where that is no word of it.
  private func option(_ typed: String, of signature: Signature) -> String {
    let meanings = table.commandWords.meanings(of: typed, .option)
    let meant = signature.options.map(\.name).first(where: meanings.contains)
    return wording.word("option.\(meant ?? typed)")
  }

  /// The text for the whole, else for each of its parts: of `board:Snack`, of `sent/snack.pdf`.
  public func text(for typed: String) -> String {
    if let whole = whole(typed) { return whole }
    var text = ""
    var rest = typed[...]
    while !rest.isEmpty {
      let word = rest.prefix(while: Self.isOfWord)
      text += whole(String(word)) ?? String(word)
      rest = rest[word.endIndex...]
      let between = rest.prefix { !Self.isOfWord($0) }
      text += between
      rest = rest[between.endIndex...]
    }
    return text
  }

  /// With the hyphens, the capital and the full stop that the English has. A letter alone is a word that has a capital anywhere.
  private func whole(_ typed: String) -> String? {
    let key = "example." + typed.lowercased().split { !Self.isOfWord($0) }.joined(separator: "_")
    guard let first = typed.first, Self.isOfWord(first), typed.contains(where: \.isLetter), wording.has(key) else {
      return nil
    }
    var text = wording.text(Phrase(key))
    if typed.contains("-"), !typed.contains(" ") { text = text.replacing(" ", with: "-") }
    if first.isUppercase, typed.count > 1 { text = text.prefix(1).uppercased() + text.dropFirst() }
    return typed.hasSuffix(".") ? text + "." : text
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
