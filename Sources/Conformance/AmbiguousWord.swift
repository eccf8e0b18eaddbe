public import Shell
public import TagarelaKit

/// A word that could be understood as more than one thing at one place of a command.
public struct AmbiguousWord: Sendable, Hashable, CustomStringConvertible {
  public let word: String
  /// What it may mean: `noun.patient`, `noun.tutor`.
  public let meanings: [String]
  /// The noun or command beside which it is typed; nil for nouns, which begin a line.
  public let scope: String?

  public var description: String {
    (scope.map { "\($0): " } ?? "") + "“\(word)” means \(meanings.joined(separator: " and "))"
  }

  /// Looks through the words of all languages at once, for all of them are taken at all times.
  public static func all(of commands: CommandTable, in registry: Registry) -> [AmbiguousWord] {
    let typed = TypedWords(registry.all(.translations))
    var found = typed.shared(among: commands.nouns.map { "noun.\($0.id)" }, in: nil)
    for noun in commands.nouns {
      found += typed.shared(among: noun.commands.compactMap { $0.signature.verb.map { "verb.\($0)" } }, in: noun.id)
    }
    for signature in commands.all.map(\.signature) {
      found += typed.shared(among: signature.options.map { "option.\($0.name)" }, in: signature.id)
      for parameter in signature.parameters {
        found += typed.shared(
          among: parameter.kind.keys.map { "value.\($0)" }, in: "\(signature.id), \(parameter.name)")
      }
    }
    return found
  }
}

private struct TypedWords {
  private var words: [String: Set<String>] = [:]

  init(_ translations: [Translation]) {
    for (key, text) in translations.flatMap({ Array(MessageTable($0.words).texts) }) {
      words[key, default: []].formUnion(text.split(separator: "|").map { String($0).folded })
    }
  }

  func shared(among keys: [String], in scope: String?) -> [AmbiguousWord] {
    var meanings: [String: Set<String>] = [:]
    for key in Set(keys) {
      let own = key.drop { $0 != "." }.dropFirst()
      // A third part is the noun beside which alone the words mean the verb.
      let beside = scope.map { words["\(key).\($0)", default: []] } ?? []
      for word in words[key, default: []].union(beside).union([String(own).folded]) {
        meanings[word, default: []].insert(key)
      }
    }
    return meanings.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { AmbiguousWord(word: $0.key, meanings: $0.value.sorted(), scope: scope) }
  }
}
