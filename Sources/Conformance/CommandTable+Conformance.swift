public import Shell
public import TagarelaKit

/// Looks whether all that can be typed has its words and its help in every language, and means one thing only.
///
/// - Parameter registry: with the languages, their translations and the nouns.
/// - Returns: what is missing or ambiguous; empty when nothing is.
public func checkConformance(of commands: CommandTable, in registry: Registry) -> [String] {
  let lexicons = registry.all(.languages).map { LanguageTexts(language: $0.id, registry.all(.translations)) }
  return lexicons.flatMap { missing(in: $0, for: commands) } + missingExamples(commands)
    + AmbiguousWord.all(of: commands, in: registry).map(\.description)
}

/// All words and messages of one language.
private struct LanguageTexts {
  let language: String
  var words = MessageTable()
  var messages = MessageTable()

  init(language: String, _ translations: [Translation]) {
    self.language = language
    for translation in translations where translation.language == language {
      words.add(translation.words)
      messages.add(translation.messages)
    }
  }
}

private func missing(in lexicon: LanguageTexts, for commands: CommandTable) -> [String] {
  var words: Set<String> = []
  var messages: Set<String> = []
  for noun in commands.nouns {
    words.insert("noun.\(noun.id)")
    messages.insert("about.\(noun.id)")
  }
  for signature in commands.all.map(\.signature) {
    messages.insert("help.\(signature.id)")
    if let verb = signature.verb { words.insert("verb.\(verb)") }
    for parameter in signature.parameters {
      messages.insert("field.\(parameter.name)")
      if parameter.form == .option { words.insert("option.\(parameter.name)") }
      for key in parameter.kind.keys { words.insert("value.\(key)") }
    }
  }
  return words.filter { lexicon.words.texts[$0] == nil }.sorted().map { "\(lexicon.language): no word for \($0)" }
    + messages.filter { lexicon.messages.texts[$0] == nil }.sorted().map { "\(lexicon.language): no text for \($0)" }
}

private func missingExamples(_ commands: CommandTable) -> [String] {
  commands.all.map(\.signature).filter { commands.examples(of: $0).isEmpty }.map { "\($0.id) has no example" }
}
