public import Clinic
public import Play
public import TagarelaKit

/// What a game is played with: its things as they are shown and said, and the rules.
public struct PlayMaterial: Sendable {
  /// By which records and answers are kept: `alphabet`, `find-picture`.
  public let topic: String
  /// What it is called.
  public let title: String
  /// The name of its rules (``PlayRules/named(_:)``).
  public let rules: String
  public let deal: PlayDeal
  /// What the rules begin with, in place of theirs.
  public var values: [String: Int]
  /// One at least.
  public let items: [PlayItem]
  /// How each item looks and sounds.
  public let faces: [PlayFace]
  /// In which it is all said: ISO 639-1.
  public let language: String
  /// Whether things move about while one looks for the right one.
  public let drifts: Bool
  /// What is asked, of the item of this name.
  public let question: @Sendable (_ name: Value) -> Phrase
  /// How it is played, said when somebody asks.
  public let help: Phrase

  public init(
    topic: String, title: String, rules: String, deal: PlayDeal, values: [String: Int] = [:], items: [PlayItem],
    faces: [PlayFace], language: String, drifts: Bool = false,
    question: @escaping @Sendable (_ name: Value) -> Phrase, help: Phrase
  ) {
    self.topic = topic
    self.title = title
    self.rules = rules
    self.deal = deal
    self.values = values
    self.items = items
    self.faces = faces
    self.language = language
    self.drifts = drifts
    self.question = question
    self.help = help
  }
}

/// How something looks and sounds in a game.
public struct PlayFace: Sendable {
  /// Its word, letter or number, as it is written.
  public let text: String
  /// Its picture, or its letter as a picture; nil where the text is enough.
  public let picture: (@Sendable () throws -> Picture?)?
  /// The same in joined letters, of a letter or a number.
  public let joined: (@Sendable () throws -> Picture?)?
  /// What is said of it.
  public let spoken: BoardMessage.Part
  /// What is asked where it isn't the game's own question with its name.
  public let question: String?
  /// Its parts as they are said one by one; empty where nothing is counted.
  public let syllables: [String]
  /// What stands above the offers while it is asked for.
  public let clue: Clue
  /// How it is offered.
  public let offered: Offered
  /// How the second card of a pair shows it.
  public let second: Offered
  /// The key that answers with it, where it has one.
  public let key: Character?

  /// What is shown of what is asked for, beside what is said.
  public enum Clue: Sendable, Equatable {
    case none, word, picture, both
    /// A sentence with a gap (``PlayFace/gap``), in which it stands once it is found.
    case text(String)
  }

  /// How it is written where one is asked for it: by the name that is said, but *A* where that is only written otherwise, as *á*.
  var written: String { spoken.text.folded == text.folded ? text : spoken.text }

  public enum Offered: String, Sendable { case word, picture, both }

  /// What stands in a sentence where a word is missing.
  public static let gap = "____"

  public init(
    text: String, picture: (@Sendable () throws -> Picture?)?, joined: (@Sendable () throws -> Picture?)? = nil,
    spoken: BoardMessage.Part, question: String? = nil, syllables: [String] = [], clue: Clue = .none,
    offered: Offered = .both,
    second: Offered = .both, key: Character? = nil
  ) {
    self.text = text
    self.picture = picture
    self.joined = joined
    self.spoken = spoken
    self.question = question
    self.syllables = syllables
    self.clue = clue
    self.offered = offered
    self.second = second
    self.key = key
  }
}
