/// Something that a game asks for: a letter, a number, a word to count, a symbol of the patient's.
public struct PlayItem: Sendable, Equatable, Codable {
  /// By which answers are kept.
  public let id: String
  /// What is right where it is asked for: an offer of the same answer. Two drawings of one word have one answer.
  public let answer: String
  /// What it belongs to, for the odd one out.
  public let group: String
  /// The number that is right where numbers are offered: its syllables.
  public let count: Int
  /// Places of other items in the game, those first that look or sound most like it; none of its own answer.
  public let alike: [Int]
  /// Whether it is asked for before those that aren't due: spaced repetition says so.
  public let isDue: Bool
  /// Whether it is asked for at all, and not only offered beside others.
  public let isAsked: Bool

  public init(
    id: String, answer: String? = nil, group: String = "", count: Int = 0, alike: [Int] = [], isDue: Bool = false,
    isAsked: Bool = true
  ) {
    self.id = id
    self.answer = answer ?? id
    self.group = group
    self.count = count
    self.alike = alike
    self.isDue = isDue
    self.isAsked = isAsked
  }
}

/// One of the things among which the player chooses.
public struct PlayOffer: Sendable, Equatable, Codable {
  public enum Thing: Sendable, Equatable, Codable {
    /// The item at this place.
    case item(Int)
    case number(Int)
  }

  /// Whether it is the first or the second of a pair; all others are first.
  public enum Side: String, Sendable, Codable { case first, second }

  /// How a card lies: face down, turned up, or taken away. What isn't a card is up.
  public enum Lie: String, Sendable, Codable { case down, up, taken }

  public let thing: Thing
  public var side = Side.first
  public var lie = Lie.up
}

/// What is offered when something is asked for.
public enum PlayDeal: String, Sendable, Codable {
  /// All items.
  case all
  /// The numbers 1 to 5.
  case numbers
  /// The right one among `choices` items.
  case choice
  /// `choices` items of one group, and the right one of another.
  case odd
  /// `choices` pairs of cards.
  case pairs
}

/// What a game tells whoever shows it.
public enum PlayEffect: Sendable, Equatable {
  /// Something else is asked for, among other offers.
  case asked
  /// Something is said: what kind of thing (`question`, `praise` …), of which item, and a number that chooses among several ways.
  case said(String, item: Int?, pick: UInt32)
  /// An answer to keep: of which item, how it was, and milliseconds since it was asked for.
  case noted(item: Int, PlayResult, milliseconds: Int)
  /// The right offer is pointed at.
  case hinted(offer: Int)
  /// Cards lie otherwise.
  case turned
  /// Nothing follows.
  case ended
}

public enum PlayResult: String, Sendable, Codable, CaseIterable {
  case right, wrong
  /// No answer in time.
  case late
}

/// What happens to a game.
public enum PlayEvent: Sendable, Equatable {
  /// An offer is touched, by its place.
  case touch(Int)
  /// All that was to be said has been said.
  case said
  /// The moment has come that ``Play/wakesAt`` named.
  case time
  /// The player asks for something that the rules name: `again`, `help`.
  case wish(String)
}
