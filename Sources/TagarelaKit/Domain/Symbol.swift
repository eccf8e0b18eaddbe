/// What symbols are grouped by; its colour frames them on a board.
public struct Category: Sendable, Equatable {
  public var name: String
  public var color: CategoryColor

  public init(name: String, color: CategoryColor) {
    self.name = name
    self.color = color
  }
}

/// A picture with a name, a meaning and perhaps a recorded voice.
public struct Symbol: Sendable, Equatable {
  /// The same on every device; empty when the file that it came from gave none.
  public var uid: String
  public var name: String
  public var meaning: String
  public var category: Category
  public var picture: Picture?
  public var voice: Voice?
  /// True when it belongs to one patient only.
  public var isCustom: Bool
  /// `SYSTEM:CODE` of the library symbol that it was taken from.
  public var source: String?
  /// The key of the concept that it shows, as far as it is known.
  public var concept: String?

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
    self.source = source
    self.concept = concept
  }
}
