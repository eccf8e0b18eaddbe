/// How the cells of a board lie on a page or a screen, and what each is for.
public struct BoardLayout: Identified {
  /// Lower case letters, digits and hyphens: `sentence`. Boards keep it (``Board/layout``).
  public let id: String
  /// What it is called, by language code or, where it is the same in all, under an empty one.
  public let names: [String: String]
  /// What it is good for, in a few words, by language code.
  public let purposes: [String: String]
  /// Which grids it can be given.
  public let sizes: Sizes
  /// One page's slots in reading order. A position that a span covers has none of its own.
  public let slots: @Sendable (LayoutRequest) -> [LayoutSlot]
  /// The cells that a new board begins with, in the language's words: headings, days, keys.
  public let beginning: @Sendable (_ size: GridSize, _ language: String) -> [Board.Cell]

  public init(
    id: String, names: [String: String] = [:], purposes: [String: String] = [:], sizes: Sizes,
    slots: @escaping @Sendable (LayoutRequest) -> [LayoutSlot],
    beginning: @escaping @Sendable (_ size: GridSize, _ language: String) -> [Board.Cell] = { _, _ in [] }
  ) {
    self.id = id
    self.names = names
    self.purposes = purposes
    self.sizes = sizes
    self.slots = slots
    self.beginning = beginning
  }

  /// What it is called; where the language is missing, the identifier serves.
  public func name(in language: String) -> String { names[language] ?? names[""] ?? id }

  /// What it is good for; empty where the language is missing.
  public func purpose(in language: String) -> String { purposes[language] ?? purposes[""] ?? "" }

  /// The grids that a layout can be given.
  public struct Sizes: Sendable, Equatable {
    /// No grid has fewer columns, and none fewer rows.
    public let least: GridSize
    /// No grid has more columns, and none more rows.
    public let most: GridSize
    /// Taken where nothing is said.
    public let usual: GridSize

    /// True when it was said so: false for sizes that were in no order, and have been put into one.
    public let isOrdered: Bool

    /// Where the largest is smaller than the least, that counts; a usual size outside becomes the nearest inside.
    public init(least: GridSize, most said: GridSize, usual: GridSize) {
      let most = GridSize(columns: max(least.columns, said.columns), rows: max(least.rows, said.rows)) ?? least
      self.least = least
      self.most = most
      self.usual =
        GridSize(
          columns: min(max(usual.columns, least.columns), most.columns),
          rows: min(max(usual.rows, least.rows), most.rows)) ?? least
      isOrdered = self.usual == usual && most == said
    }

    /// Of a layout that has a grid of its own.
    public static func only(_ size: GridSize) -> Sizes { Sizes(least: size, most: size, usual: size) }

    /// The one size, of a layout that has just one.
    public var single: GridSize? { least == most ? usual : nil }

    /// True for a layout that takes every size there is.
    public var areAll: Bool { least == .one && most == .largest }

    /// Whether the layout can be given this grid.
    public func contains(_ size: GridSize) -> Bool {
      (least.columns...most.columns).contains(size.columns) && (least.rows...most.rows).contains(size.rows)
    }

    /// The size and the pages for so many cells: the usual size when it holds them, else the one that does and is nearest
    /// to a square with few places empty, else the largest on as many pages as it takes.
    public func holding(_ count: Int) -> (size: GridSize, pages: Int) {
      if usual.count >= count { return (usual, 1) }
      // For each number of rows the fewest columns that are enough.
      let sizes = (least.rows...most.rows).compactMap { rows -> GridSize? in
        let columns = max(least.columns, (count - 1) / rows + 1)
        return columns > most.columns ? nil : GridSize(columns: columns, rows: rows)
      }
      func rank(_ size: GridSize) -> (Int, Int) {
        let stretch = abs(size.columns - size.rows)
        return (stretch + size.count - count, stretch)
      }
      if let best = sizes.min(by: { rank($0) < rank($1) }) { return (best, 1) }
      return (most, (count - 1) / most.count + 1)
    }
  }
}

/// What a layout is asked for: one page.
public struct LayoutRequest: Sendable {
  /// One of the layout's ``BoardLayout/sizes``.
  public var size: GridSize
  /// Points; all slots lie inside.
  public var area: Scene.Frame
  /// Of cells that take more than one place, by position on the page, from 1.
  public var spans: [Int: Span]

  public init(size: GridSize, area: Scene.Frame, spans: [Int: Span] = [:]) {
    self.size = size
    self.area = area
    self.spans = spans
  }
}

/// A place for one cell.
public struct LayoutSlot: Sendable, Equatable {
  /// On the page, from 1.
  public let position: Int
  /// Points.
  public let frame: Scene.Frame
  /// What the place is for; nil where anything goes.
  public let role: SlotRole?

  public init(position: Int, frame: Scene.Frame, role: SlotRole? = nil) {
    self.position = position
    self.frame = frame
    self.role = role
  }
}

/// What a slot is for. The grammatical ones have the colours of the Fitzgerald key as communication boards use it.
public enum SlotRole: String, Sendable, CaseIterable {
  /// Words of a sentence, each in its column.
  case social, people, verbs, descriptors, nouns, little
  /// Of a sequence.
  case first, then
  /// One of a few to choose from.
  case choice
  /// A word that says what its column or row is for.
  case heading
  /// Of a schedule: what is done at that time.
  case activity
  /// A key of a keyboard.
  case key
  /// An area of a scene.
  case area

  /// Of an empty slot; nil for no colour.
  public var tint: Tint? {
    switch self {
    case .social: CategoryColor.fuchsia.soft
    case .people: CategoryColor.yellow.soft
    case .verbs: CategoryColor.green.soft
    case .descriptors: CategoryColor.blue.soft
    case .nouns: CategoryColor.red.soft
    case .little: CategoryColor.gray.soft
    case .first, .then, .choice, .heading, .activity, .key, .area: nil
    }
  }
}
