import Foundation
import TagarelaKit

/// The rules of a kind of game: states, and what leads from one to another. They are a table of JSON in `Rules`, which the terminal
/// and the page (`play.js`) both read; docs/games.md describes it.
public struct PlayRules: Sendable, Decodable {
  /// What counts, with what it is at first: `score`, `lives`.
  let values: [String: Int]
  /// The state in which a game begins.
  let begin: String
  let states: [String: State]

  struct State: Sendable, Decodable {
    /// On entering it.
    let does: [Step]?
    /// What follows by itself; the first counts of which the condition holds.
    let waits: [Wait]?
    /// What follows what happens, by its name.
    let takes: [String: [Move]]?
  }

  /// What leads on; without `then` the state stays.
  struct Move: Sendable, Decodable {
    let `if`: PlayCondition?
    let does: [Step]?
    let then: String?
  }

  /// A move after a time.
  struct Wait: Sendable, Decodable {
    let `if`: PlayCondition?
    /// Milliseconds, or the value that has them.
    let `for`: PlayOperand
    let then: String
  }

  /// An action, or several under a condition.
  enum Step: Sendable, Decodable {
    case action(PlayAction)
    indirect case conditional(PlayCondition, [Step])

    private enum CodingKeys: String, CodingKey { case `if`, does }

    init(from decoder: any Decoder) throws {
      if let action = try? decoder.singleValueContainer().decode(PlayAction.self) {
        self = .action(action)
      } else {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self = .conditional(
          try fields.decode(PlayCondition.self, forKey: .if), try fields.decode([Step].self, forKey: .does))
      }
    }
  }
}

extension PlayRules {
  /// The rules of this name, of those that are there.
  ///
  /// - Throws: `Failure` `module.files_missing`.
  public static func named(_ name: String) throws -> PlayRules {
    try JSONDecoder().decode(PlayRules.self, from: Data(text(of: name).utf8))
  }

  /// The same as it is written, for the page.
  ///
  /// - Throws: `Failure` `module.files_missing`.
  public static func text(of name: String) throws -> String {
    try InstalledFiles.text(of: "Play", at: "Rules/\(name).json")
  }
}

/// Something that a game does.
enum PlayAction: Sendable, Decodable {
  /// `ask`: the next item, with its offers.
  case ask
  /// `say question`
  case say(String)
  /// `set score 0`
  case set(String, PlayOperand)
  /// `add lives -1`
  case add(String, PlayOperand)
  /// `note right`
  case note(PlayResult)
  /// `again`: the item is asked for once more, soon.
  case again
  /// `hint`
  case hint
  /// `choose`: what was touched is what is spoken of.
  case choose
  /// `open`: turns the touched card up.
  case open
  /// `close`: turns all cards down that are up.
  case close
  /// `take`: takes the cards away that are up.
  case take
  /// `end`
  case end

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("ask", 1): self = .ask
    case ("say", 2): self = .say(words[1])
    case ("set", 3): self = .set(words[1], PlayOperand(words[2]))
    case ("add", 3): self = .add(words[1], PlayOperand(words[2]))
    case ("again", 1): self = .again
    case ("hint", 1): self = .hint
    case ("choose", 1): self = .choose
    case ("open", 1): self = .open
    case ("close", 1): self = .close
    case ("take", 1): self = .take
    case ("end", 1): self = .end
    case ("note", 2):
      guard let result = PlayResult(rawValue: words[1]) else { fallthrough }
      self = .note(result)
    default: throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
    }
  }
}

/// A number, or the name of a value.
enum PlayOperand: Sendable, Equatable, Decodable {
  case number(Int)
  case value(String)

  init(_ text: String) { self = Int(text).map(PlayOperand.number) ?? .value(text) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try (try? container.decode(Int.self)).map(PlayOperand.number) ?? .value(container.decode(String.self))
  }
}

/// `right = 1`, or several of such that all hold: `streak = 3 and choices < most`.
struct PlayCondition: Sendable, Decodable {
  let comparisons: [Comparison]

  struct Comparison: Sendable {
    let left: PlayOperand
    let sign: Sign
    let right: PlayOperand
  }

  enum Sign: String, Sendable {
    case equal = "="
    case less = "<"
    case more = ">"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    comparisons = try text.split(separator: " ").split(separator: "and").map { words in
      let words = words.map(String.init)
      guard words.count == 3, let sign = Sign(rawValue: words[1]) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
      }
      return Comparison(left: PlayOperand(words[0]), sign: sign, right: PlayOperand(words[2]))
    }
  }

  func holds(_ value: (PlayOperand) -> Int) -> Bool {
    comparisons.allSatisfy {
      let (left, right) = (value($0.left), value($0.right))
      return switch $0.sign {
      case .equal: left == right
      case .less: left < right
      case .more: left > right
      }
    }
  }
}
