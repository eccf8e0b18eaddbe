extension Board {
  /// What one can touch on a board: a symbol, or a word alone.
  @dynamicMemberLookup
  public struct Cell: Sendable, Equatable {
    /// As ``Board/uid``, of the cell; empty where the sender gives none.
    public var uid: String
    /// Of its top left corner, from 1 through all pages.
    public var position: Int
    /// Nil for a cell with a word only: a key, a heading, a way to another board.
    public var symbol: Symbol?
    /// Shown on this board in place of the symbol's own, when the board is shown in another symbol system.
    public var picture: Picture?
    /// Played in place of the symbol's.
    public var voice: Voice?
    /// The board that opens when it is touched.
    public var link: BoardLink?
    /// What it is by itself: words, colours and places, which read as the cell's own.
    public var traits: CellTraits
    /// As ``Board/foreign``.
    public var foreign: [String: String]

    /// One that is as usual but for what is given; what ``traits`` has beyond is given them.
    public init(
      position: Int, span: Span = .single, area: CellArea? = nil, symbol: Symbol? = nil, picture: Picture? = nil,
      label: String? = nil, spoken: String? = nil, voice: Voice? = nil, fill: Tint? = nil, border: Tint? = nil,
      isHidden: Bool = false, link: BoardLink? = nil, actions: [CellAction] = [], foreign: [String: String] = [:],
      uid: String = ""
    ) {
      self.uid = uid
      self.position = position
      self.symbol = symbol
      self.picture = picture
      self.voice = voice
      self.link = link
      self.foreign = foreign
      traits = CellTraits()
      traits.span = span
      traits.area = area
      traits.label = label
      traits.spoken = spoken
      traits.fill = fill
      traits.border = border
      traits.isHidden = isHidden
      traits.actions = actions
    }

    /// One of its ``traits``.
    @inlinable
    public subscript<Trait>(dynamicMember path: WritableKeyPath<CellTraits, Trait>) -> Trait {
      get { traits[keyPath: path] }
      set { traits[keyPath: path] = newValue }
    }

    /// The picture that the cell shows.
    public var shown: Picture? { picture ?? symbol?.picture }

    /// Its word as it was written; empty for a picture without one.
    public var text: String { traits.label ?? symbol?.word ?? "" }
  }
}

/// A rectangle on a board's page, each measure a share of the page's width or height from its top left corner.
public struct CellArea: Sendable, Equatable, Codable {
  /// Of its left side, 0 to 1.
  public var x: Double
  /// Of its upper side, 0 to 1.
  public var y: Double
  /// More than 0, 1 at most.
  public var width: Double
  /// More than 0, 1 at most.
  public var height: Double

  /// - Returns: nil unless it lies within the page, 0 to 1, and has some width and height.
  public init?(x: Double, y: Double, width: Double, height: Double) {
    let slack = 1e-6
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= 1 + slack, y + height <= 1 + slack else { return nil }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension CellArea: LosslessStringConvertible {
  /// `0.1 0.2 0.25 0.5`: left, top, width and height.
  public var description: String { "\(x) \(y) \(width) \(height)" }

  /// Reads ``description``; nil for what isn't four numbers, or leaves the page.
  public init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Another board, by the identity that it has in the same parcel or in the receiver's workspace.
public struct BoardLink: Sendable, Hashable {
  /// As ``Board/uid``; empty where the file gave none, and the name alone finds the board.
  public var uid: String
  /// For people, and to find a board whose `uid` isn't known.
  public var name: String

  public init(uid: String, name: String) {
    self.uid = uid
    self.name = name
  }
}

/// What a touch does, in the notation of the Open Board Format 0.1: `+text` adds letters to what is being written,
/// `:clear` and the like act on it. Others, `:ext_…`, are kept and do nothing here.
public struct CellAction: RawRepresentable, Sendable, Hashable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends the word that is being written.
  public static let space = CellAction(rawValue: ":space")
  /// Empties what was gathered.
  public static let clear = CellAction(rawValue: ":clear")
  /// Takes the last letter or word away.
  public static let backspace = CellAction(rawValue: ":backspace")
  /// Speaks what was gathered.
  public static let speak = CellAction(rawValue: ":speak")
  /// Goes to the board where one began.
  public static let home = CellAction(rawValue: ":home")
  /// Goes to the board from which one came.
  public static let back = CellAction(rawValue: ":ext_tagarela_back")

  /// Offers a word that may come next: the first of a board's such cells the likeliest, and so on. Touched, the word takes the
  /// place of the letters that were written of it.
  public static let suggestion = CellAction(rawValue: ":ext_tagarela_suggestion")

  /// Those that do something here, but for ``type(_:)``.
  public static let all: [CellAction] = [.space, .clear, .backspace, .speak, .home, .back, .suggestion]

  /// Adds letters, one or many, to the word that is being written.
  public static func type(_ text: String) -> CellAction { CellAction(rawValue: "+" + text) }

  /// The letters that it adds; nil for another action.
  public var typed: String? { rawValue.hasPrefix("+") ? String(rawValue.dropFirst()) : nil }
}
