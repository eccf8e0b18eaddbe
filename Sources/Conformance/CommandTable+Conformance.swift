public import Shell
public import TagarelaKit

/// Looks whether all that can be typed has its words and its help in every language, and means one thing only.
///
/// - Parameter registry: with the languages, their translations and the nouns.
/// - Returns: what is missing or ambiguous; empty when nothing is.
public func checkConformance(of commands: CommandTable, in registry: Registry) -> [String] {
  let lexicons = registry.all(.languages).map { Lexicon(language: $0.id, registry.all(.translations)) }
  return lexicons.flatMap { missing(in: $0, for: commands) } + missingExamples(commands)
    + ambiguities(commands, Typed(lexicons))
}

/// All words and messages of one language.
private struct Lexicon {
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

private func missing(in lexicon: Lexicon, for commands: CommandTable) -> [String] {
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
      for key in parameter.kind.choices { words.insert("value.\(key)") }
    }
  }
  return words.filter { lexicon.words.texts[$0] == nil }.sorted().map { "\(lexicon.language): no word for \($0)" }
    + messages.filter { lexicon.messages.texts[$0] == nil }.sorted().map { "\(lexicon.language): no text for \($0)" }
}

private func missingExamples(_ commands: CommandTable) -> [String] {
  commands.all.map(\.signature).filter(\.examples.isEmpty).map { "\($0.id) has no example" }
}

/// The words of all languages at once, for all of them are taken at all times.
private struct Typed {
  private var words: [String: Set<String>] = [:]

  init(_ lexicons: [Lexicon]) {
    for (key, text) in lexicons.flatMap({ Array($0.words.texts) }) {
      // A third part is the noun beside which a verb is shown so.
      let meaning = key.split(separator: ".").prefix(2).joined(separator: ".")
      words[meaning, default: []].formUnion(text.split(separator: "|").map { String($0).folded })
    }
  }

  /// Words that mean more than one of the keys, like `noun.patient`.
  func shared(among keys: [String]) -> [String] {
    var meanings: [String: Set<String>] = [:]
    for key in Set(keys) {
      let own = key.drop { $0 != "." }.dropFirst()
      for word in words[key, default: []].union([String(own).folded]) { meanings[word, default: []].insert(key) }
    }
    return meanings.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { "“\($0.key)” means \($0.value.sorted().joined(separator: " and "))" }
  }
}

private func ambiguities(_ commands: CommandTable, _ typed: Typed) -> [String] {
  var found = typed.shared(among: commands.nouns.map { "noun.\($0.id)" })
  for noun in commands.nouns {
    found += typed.shared(among: noun.commands.compactMap { $0.signature.verb.map { "verb.\($0)" } })
      .map { "\(noun.id): \($0)" }
  }
  for signature in commands.all.map(\.signature) {
    found += typed.shared(among: signature.options.map { "option.\($0.name)" }).map { "\(signature.id): \($0)" }
    for parameter in signature.parameters {
      found += typed.shared(among: parameter.kind.choices.map { "value.\($0)" })
        .map { "\(signature.id), \(parameter.name): \($0)" }
    }
  }
  return found
}

extension Parameter.Kind {
  fileprivate var choices: [String] {
    switch self {
    case .choice(let keys), .choices(let keys): keys
    case .clearable(let kind): kind.choices
    default: []
    }
  }
}
