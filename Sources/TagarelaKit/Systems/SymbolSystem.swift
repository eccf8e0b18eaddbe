/// A set of pictures with meanings: Bliss, PIC, PCS, emoji, a clinic's licensed set.
public struct SymbolSystem: Identified {
  /// What users type before the colon of `pcs:juice`: lower case letters, digits and hyphens.
  public let id: String
  /// What its owners call it; the same in every language.
  public let name: String
  /// What a user may choose of its pictures, like the skin's tone. No value is in two of them.
  public let choices: [Choice]
  /// Where the word usually stands beside its pictures.
  public let labels: LabelPlace
  /// Opens it; called when it is first used.
  ///
  /// Throws `Failure` `system.unavailable` with what to install as its hint, where something is missing.
  public let open: @Sendable (SystemAids) throws -> any SymbolSource

  /// One thing to choose, with its values; the first is the usual one.
  public struct Choice: Sendable, Equatable {
    /// English, one word: `skin`.
    public let key: String
    /// English, one word each. Tones of skin are `light`, `fair`, `medium`, `brown` and `dark` in every system: the
    /// languages have words for them.
    public let values: [String]

    public init(_ key: String, _ values: [String]) {
      self.key = key
      self.values = values
    }

    /// Of a system that also has its pictures partly drawn, for patients to finish: `symbol picture --partial`.
    public static let completeness = Self("completeness", ["complete", partial])
    /// The value of ``completeness`` for a picture that is to be finished.
    public static let partial = "partial"
  }

  public init(
    id: String, name: String, choices: [Choice] = [], labels: LabelPlace = .below,
    open: @escaping @Sendable (SystemAids) throws -> any SymbolSource
  ) {
    self.id = id
    self.name = name
    self.choices = choices
    self.labels = labels
    self.open = open
  }
}

extension ExtensionPoint<SymbolSystem> {
  /// The sets of pictures that there are.
  public static var systems: Self { Self("systems") }
}

/// What a symbol system may use.
public struct SystemAids: Sendable {
  /// What else modules brought: languages, vocabularies.
  public let registry: Registry
  /// For a system that draws, or looks at pictures before it gives them.
  public let renderer: any Renderer
  /// All concepts of all vocabularies. Throws `Failure`s where they can't be read.
  public let concepts: @Sendable () throws -> [Concept]
  /// A folder of the user's for what can be worked out again; made when first needed.
  public let cache: String

  public init(
    registry: Registry, renderer: any Renderer, concepts: @escaping @Sendable () throws -> [Concept], cache: String
  ) {
    self.registry = registry
    self.renderer = renderer
    self.concepts = concepts
    self.cache = cache
  }
}
