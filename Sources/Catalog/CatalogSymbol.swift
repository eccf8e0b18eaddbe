public import TagarelaKit

/// A symbol of a system as its user sees it: named in the user's language.
public struct CatalogSymbol: Sendable, Equatable {
  public var system: String
  /// What names it in its system.
  public var code: String
  /// The key of the concept that it draws.
  public var concept: String?
  /// In the wanted language; without one there, in English, and else in any.
  public var name: String
  public var wordClass: WordClass?
  /// A key of the vocabulary's categories, or a set's own category as its owner wrote it.
  public var category: String?
  /// How it is made up or what it shows, in the wanted language if there is such a note.
  public var note: String?

  public init(
    system: String, code: String, concept: String? = nil, name: String, wordClass: WordClass? = nil,
    category: String? = nil, note: String? = nil
  ) {
    self.system = system
    self.code = code
    self.concept = concept
    self.name = name
    self.wordClass = wordClass
    self.category = category
    self.note = note
  }

  /// As it is typed: `pcs:juice`.
  public var reference: String { "\(system):\(code)" }
}

/// What is looked for in the symbol systems.
public struct SymbolQuery: Sendable {
  /// Words in any language, with or without accents; empty for all symbols of a category or a system.
  public var text: String
  /// Identifiers in the order of preference; systems that are not named come last.
  public var systems: [String]
  /// The only system to look in.
  public var only: String?
  /// The key of a category, or its name in any language.
  public var category: String?
  /// The user's, in which the symbols are named and whose words come first.
  public var language: String
  public var limit: Int
  /// Whether a name has to be the text, as a whole, or its code.
  public var isWhole: Bool

  public init(
    _ text: String, systems: [String] = [], only: String? = nil, category: String? = nil, language: String,
    limit: Int = 20, isWhole: Bool = false
  ) {
    self.text = text
    self.systems = systems
    self.only = only
    self.category = category
    self.language = language
    self.limit = limit
    self.isWhole = isWhole
  }
}

/// A symbol that was found.
public struct CatalogHit: Sendable, Equatable {
  public var symbol: CatalogSymbol
  /// 0 to 1; 1 is the very name in the user's language.
  public var score: Double
  public var match: Match
  /// The name that fits, as it is written.
  public var matched: String

  /// How a symbol's name fits what was looked for, best first.
  public enum Match: String, Sendable, CaseIterable {
    /// The name in the user's language.
    case name
    /// Another word for it in the user's language, a feminine or a region's word.
    case synonym
    /// The symbol's code.
    case code
    /// A word of another language.
    case foreign
    /// A word of which this is an inflected form.
    case form
    /// Whole words of a longer name.
    case words
    /// The beginning of a name, or of a word in it.
    case beginning
    /// What it may also be found by, or the name of its category.
    case tag
    /// A word that is written nearly so, or some of the words only.
    case near
  }
}

/// How a symbol system stands.
public struct SystemState: Sendable {
  public let id: String
  public let name: String
  public let choices: [SymbolSystem.Choice]
  public let state: State

  public enum State: Sendable, Equatable {
    case ready(symbols: Int, complaints: [FileComplaint])
    case unavailable(Failure)
  }
}

/// Long work on the index, told now and then.
public struct CatalogNotice: Sendable, Equatable {
  /// The name of the system that is being registered.
  public let system: String
  public let done: Int
  public let total: Int

  public init(system: String, done: Int, total: Int) {
    self.system = system
    self.done = done
    self.total = total
  }
}
