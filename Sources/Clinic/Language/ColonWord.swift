public import TagarelaKit

/// Words that are typed behind a colon, `:back`, so that nobody takes them for a name. They are understood as any language
/// calls them.
public protocol ColonWord: RawRepresentable, CaseIterable where RawValue == String {
  /// The languages have their words, with bars between, at this key and the case: `compose.typed.back`.
  static var texts: String { get }
}

extension ColonWord {
  /// As it is called in English or in another of the languages.
  public init?(_ word: String, in registry: Registry) {
    guard word.hasPrefix(":") else { return nil }
    let wanted = word.folded
    let languages = registry.all(.languages)
    let meant = Self.allCases.first { own in
      own.rawValue == wanted
        || languages.contains { own.names(Wording($0.id, in: registry)).contains { $0.folded == wanted } }
    }
    guard let meant else { return nil }
    self = meant
  }

  /// What a language calls it, the usual name first.
  public func names(_ wording: Wording) -> [String] {
    wording.text(Phrase("\(Self.texts).\(self)")).split(separator: "|").map { ":" + $0 }
  }
}
