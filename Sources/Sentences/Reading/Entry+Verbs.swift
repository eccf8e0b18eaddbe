import TagarelaKit

extension Entry {
  /// How what a verb says takes its course, for verbs that people use and no symbol shows.
  public enum Course: String, Sendable {
    /// With a thing by itself, or by somebody's hand: to freeze.
    case happens
    /// With whoever does it, and then it is over: to land.
    case comesToPass
    /// By itself, while it is told: to shine.
    case goesOn
    /// To something.
    case isDone
    /// By an animal, to somebody: to sting.
    case stings
    /// By somebody, to nothing: to chat.
    case acts
    /// In the sky: to thunder.
    case isWeather

    fileprivate var frame: VerbFrame {
      let things = ["thing", "tool", "toy", "vehicle", "media", "clothing", "food", "drink", "body", "furniture"]
      switch self {
      case .happens:
        return VerbFrame(
          subjects: ["person"], complements: [.init(.object, kinds: things, isRequired: true)],
          marks: ["itself", "done"])
      case .comesToPass:
        return VerbFrame(
          subjects: ["person", "animal", "vehicle", "thing"], complements: [.init(.place, kinds: ["place"])],
          marks: ["told", "unwilled"])
      case .goesOn:
        return VerbFrame(
          subjects: ["thing", "animal", "body", "vehicle", "tool"], complements: [.init(.place, kinds: ["place"])],
          marks: ["ongoing", "unwilled"])
      case .isDone:
        return VerbFrame(
          subjects: ["person", "animal"],
          complements: [.init(.object, kinds: things + ["person", "animal"], isRequired: true)])
      case .stings:
        return VerbFrame(
          subjects: ["animal"], complements: [.init(.object, kinds: ["person", "animal", "body"], isRequired: true)],
          marks: ["done"])
      case .acts:
        return VerbFrame(
          subjects: ["person", "animal"],
          complements: [.init(.place, kinds: ["place"]), .init(.companion, kinds: ["person"])])
      case .isWeather: return VerbFrame(subjects: [], marks: ["weather"])
      }
    }
  }

  /// How things are with which it has happened: frozen.
  ///
  /// - Parameter words: verbs in their dictionary form, with spaces between them.
  public static func states(after words: String, _ forms: any WordForms) -> [Entry] {
    words.split(whereSeparator: \.isWhitespace).map { word in
      var entry = Entry(forms.verb(String(word), .participle), .adjective)
      entry.kinds = ["state"]
      entry.bearers = ["thing", "tool", "toy", "vehicle", "media", "clothing", "food", "drink", "body", "furniture"]
      return entry
    }
  }

  /// Nouns in their dictionary form, with spaces between them.
  ///
  /// - Parameters:
  ///   - kinds: what they are, most telling first.
  ///   - isPlural: they stand in the plural.
  public static func nouns(
    _ words: String, _ gender: Gender, _ kinds: [String], _ marks: Set<String> = [], isPlural: Bool = false
  ) -> [Entry] {
    words.split(whereSeparator: \.isWhitespace).map { word in
      var entry = Entry(String(word), .noun)
      entry.gender = gender
      entry.kinds = kinds
      entry.marks = marks
      entry.isPlural = isPlural
      return entry
    }
  }

  /// Adjectives in their dictionary form, with spaces between them.
  ///
  /// - Parameter bearers: the kinds that can be so.
  public static func adjectives(_ words: String, _ kinds: [String], of bearers: [String]) -> [Entry] {
    words.split(whereSeparator: \.isWhitespace).map { word in
      var entry = Entry(String(word), .adjective)
      entry.kinds = kinds
      entry.bearers = bearers
      return entry
    }
  }

  /// Verbs in their dictionary form, with spaces between them.
  public static func verbs(_ words: String, _ course: Course) -> [Entry] {
    words.split(whereSeparator: \.isWhitespace).map { word in
      var entry = Entry(String(word), .verb)
      entry.frame = course.frame
      if case .stings = course { entry.concept = "bite" }
      return entry
    }
  }
}
