public import TagarelaKit

/// Texts that a language hasn't got; another says them in its place.
public struct MissingTexts: Sendable, Equatable {
  /// ISO 639-1.
  public let language: String
  /// What it calls itself.
  public let name: String
  /// The keys of what it lacks, in order.
  public let keys: [String]
  /// How many texts there are.
  public let all: Int

  public init(language: String, name: String, keys: [String], all: Int) {
    self.language = language
    self.name = name
    self.keys = keys
    self.all = all
  }
}

extension Registry {
  /// What is missing of a module's texts: in each language of the texts that belong to it, and in a language that it brings of
  /// all texts that the one that stands in has. Nothing for a language that has them all.
  public func missingTexts(of module: LoadedModule) -> [MissingTexts] {
    let translations = all(.translations)
    let own = Self.keys(of: translations.filter { $0.id.hasPrefix(module.id + ".") })
    let brought = Set(module.extensions.filter { $0.point == ExtensionPoint<Language>.languages.name }.map(\.id))
    return all(.languages).compactMap { language in
      let standing = brought.contains(language.id) && language.id != standIn.id
      let wanted = standing ? own.union(keys(in: standIn.id)) : own
      let missing = wanted.subtracting(wanted.isEmpty ? [] : keys(in: language.id))
      return missing.isEmpty
        ? nil
        : MissingTexts(language: language.id, name: language.name, keys: missing.sorted(), all: wanted.count)
    }
  }

  private func keys(in language: String) -> Set<String> {
    Self.keys(of: all(.translations).filter { $0.language == language })
  }

  /// Of what is typed and of what is read; a verb's word beside one noun alone is wanted only where another suits it better.
  private static func keys(of translations: [Translation]) -> Set<String> {
    var keys: Set<String> = []
    for translation in translations {
      keys.formUnion(
        MessageTable(translation.words).texts.keys.filter {
          !($0.hasPrefix("verb.") && $0.split(separator: ".").count > 2)
        }
        .map { "words " + $0 })
      keys.formUnion(MessageTable(translation.messages).texts.keys)
    }
    return keys
  }
}
