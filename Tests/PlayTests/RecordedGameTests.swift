import TagarelaTestSupport
import Testing

@testable import Play

/// Games that were written down: what happens and when, and what is to follow. The page plays the same (`test_play.py`).
struct RecordedGameTests {
  private static let games = [
    "lesson", "plain-lesson", "game", "counting-game", "challenge", "lost-challenge", "find", "memory",
  ]

  @Test(arguments: games, [1, 2, 77] as [UInt32])
  func `a game goes as it is written`(_ name: String, _ seed: UInt32) throws {
    var game: Play?
    for row in try CaseTable("games/\(name)").rows {
      let now = try #require(Int(row.cells[0]))
      let words = row.cells[1].split(separator: " ").map(String.init)
      let effects: [PlayEffect]
      if words.first == "begin" {
        var begun = try Self.game(name, values: Self.values(words.dropFirst()), seed: seed)
        effects = begun.begin(at: now)
        game = begun
      } else {
        let event = try #require(try game.flatMap { try Self.event(words, in: $0) }, "\(row)")
        effects = game?.take(event, at: now) ?? []
      }
      #expect(game?.state == row.cells[2], "\(row)")
      for (key, value) in try Self.values(row.cells[3].split(separator: " ").map(String.init)[...]) {
        #expect(game?.values[key] == value, "\(row): \(key)")
      }
      #expect(effects.map(Self.told).joined(separator: ", ") == row.cells[4], "\(row)")
    }
    #expect(try #require(game).isOver == ["challenge", "lost-challenge", "find", "memory"].contains(name))
  }

  /// Six things in two groups, of one to five syllables.
  private static let items = (0..<6).map { place in
    PlayItem(
      id: "\(place)", group: place < 3 ? "animals" : "food", count: place % 5 + 1, alike: (0..<6).filter { $0 != place }
    )
  }

  private static func game(_ name: String, values: [String: Int], seed: UInt32) throws -> Play {
    let (rules, deal): (String, PlayDeal) =
      switch name {
      case "plain-lesson": ("lesson", .all)
      case "counting-game": ("game", .numbers)
      case "lost-challenge": ("challenge", .all)
      case "find": ("find", .choice)
      case "memory": ("memory", .pairs)
      default: (name, .all)
      }
    return Play(try .named(rules), deal, items: items, values: values, seed: seed)
  }

  private static func values(_ words: ArraySlice<String>) throws -> [String: Int] {
    try Dictionary(
      words.map { word in
        let parts = word.split(separator: "=").map(String.init)
        return (parts[0], try #require(Int(parts[1])))
      }, uniquingKeysWith: { $1 })
  }

  private static func event(_ words: [String], in game: Play) throws -> PlayEvent? {
    switch words[0] {
    case "heard": .said
    case "time": .time
    case "touch": .touch(try #require(Int(words[1])) - 1)
    case "right": game.offers.firstIndex { isRight($0, in: game) }.map(PlayEvent.touch)
    case "wrong": game.offers.firstIndex { !isRight($0, in: game) }.map(PlayEvent.touch)
    case "card": card(words[1], in: game).map(PlayEvent.touch)
    default: .wish(words[0])
    }
  }

  private static func isRight(_ offer: PlayOffer, in game: Play) -> Bool {
    guard let asked = game.asked.map({ items[$0] }) else { return false }
    return switch offer.thing {
    case .item(let item): items[item].id == asked.id
    case .number(let number): asked.count == number
    }
  }

  /// `2b`: of the items that lie there, in their order, the second's second card.
  private static func card(_ name: String, in game: Play) -> Int? {
    let there = Set(game.offers.compactMap { if case .item(let item) = $0.thing { item } else { nil } }).sorted()
    guard let number = name.first?.wholeNumberValue, there.indices.contains(number - 1) else { return nil }
    return game.offers.firstIndex {
      $0.thing == .item(there[number - 1]) && $0.side == (name.hasSuffix("a") ? .first : .second)
    }
  }

  private static func told(_ effect: PlayEffect) -> String {
    switch effect {
    case .asked: "asked"
    case .said(let kind, _, _): "said \(kind)"
    case .noted(_, let result, let milliseconds): "noted \(result) \(milliseconds)"
    case .hinted: "hinted"
    case .turned: "turned"
    case .ended: "ended"
    }
  }
}
