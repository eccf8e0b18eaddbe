/// What symbols are grouped by; its colour frames them on a board.
public struct Category: Sendable, Equatable {
  /// No two categories share it, whatever their case and accents.
  public var name: String
  /// Of its symbols' frames.
  public var color: CategoryColor

  public init(name: String, color: CategoryColor) {
    self.name = name
    self.color = color
  }
}

/// A picture with a name, a meaning and perhaps a recorded voice.
@dynamicMemberLookup
public struct Symbol: Sendable, Equatable {
  /// The same on every device; empty when the file that it came from gave none.
  public var uid: String
  /// The word beside the picture, spoken where there is no ``voice``. In a category no two general symbols share it, and no
  /// two of one patient's.
  public var name: String
  /// What it says, in the therapist's words; symbols are found by it as by their names.
  public var meaning: String
  /// Its colour frames the symbol.
  public var category: Category
  /// Nil when the file that it came from gave none. Who receives it shows a symbol system's, or the name alone.
  public var picture: Picture?
  /// Played in place of speaking the name.
  public var voice: Voice?
  /// A film that shows what it means; on paper its picture stands for it.
  public var video: Video?
  /// True when it belongs to one patient only.
  public var isCustom: Bool
  /// Where it comes from and what it shows, which read as the symbol's own.
  public var traits: SymbolTraits

  /// One of which no more is known than is given; what ``traits`` has beyond is given them.
  public init(
    uid: String = "", name: String, meaning: String, category: Category, picture: Picture?, voice: Voice? = nil,
    isCustom: Bool = false, source: String? = nil, concept: String? = nil
  ) {
    self.uid = uid
    self.name = name
    self.meaning = meaning
    self.category = category
    self.picture = picture
    self.voice = voice
    self.isCustom = isCustom
    traits = SymbolTraits()
    traits.source = source
    traits.concept = concept
  }

  /// What is written beside the picture: the name, without what only tells it from another symbol that is called so.
  public var word: String { Self.word(ofName: name, meaning: meaning, source: traits.source) }

  /// The same of a symbol that has these; one that was taken from a system while its word was another's is called *suco (pcs)*.
  public static func word(ofName name: String, meaning: String, source: String?) -> String {
    guard let system = source?.prefix(while: { $0 != ":" }), !meaning.isEmpty, name.hasPrefix("\(meaning) (\(system))")
    else { return name }
    return meaning
  }

  /// One of its ``traits``.
  @inlinable
  public subscript<Trait>(dynamicMember path: WritableKeyPath<SymbolTraits, Trait>) -> Trait {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }
}
