import Foundation
import Play
import TagarelaTestSupport

/// Games that the program has played by chance, each with what it was after each event, for the page to play again; their form
/// stands in `Browser/test_play.py`.
enum PlayTraces {
  private static let games: [(rules: String, deal: PlayDeal)] = [
    ("lesson", .all), ("game", .all), ("game", .numbers), ("challenge", .all), ("challenge", .numbers),
    ("find", .choice),
    ("find", .odd), ("memory", .pairs),
  ]

  /// - Returns: the file's path.
  static func write(to folder: URL) throws -> String {
    let file = folder.appending(path: "traces.json")
    try played.get().write(to: file)
    return file.path
  }

  /// Played once for all files of tests.
  private static let played = Result {
    var chance = Seeded(state: 16)
    let traces = try (0..<240).map { number in
      try trace(games[number % games.count], &chance)
    }
    return try JSONSerialization.data(withJSONObject: traces)
  }

  private static func trace(_ game: (rules: String, deal: PlayDeal), _ chance: inout Seeded) throws -> [String: Any] {
    let items = items(&chance)
    let values = ["counted": Int.random(in: 0...1, using: &chance), "rounds": 3]
    let seed = UInt32.random(in: .min ... .max, using: &chance)
    var play = Play(try .named(game.rules), game.deal, items: items, values: values, seed: seed)
    var now = 0
    var events: [[String: Any]] = [["at": 0, "kind": "begin"]]
    let begun = play.begin(at: 0)
    var expected = [standing(play, begun)]
    for _ in 0..<60 {
      now += Int.random(in: 0...1500, using: &chance)
      let event: PlayEvent
      switch Int.random(in: 0..<10, using: &chance) {
      case 0..<4: event = .touch(Int.random(in: 0...play.offers.count, using: &chance))
      case 4..<6: event = .said
      case 6..<9:
        now = max(now, play.wakesAt ?? now)
        event = .time
      default: event = .wish(["again", "help", "leave", "nothing"].randomElement(using: &chance) ?? "again")
      }
      let effects = play.take(event, at: now)
      events.append(written(event, at: now))
      expected.append(standing(play, effects))
    }
    return [
      "rules": game.rules, "deal": game.deal.rawValue, "values": values, "seed": Int(seed), "events": events,
      "expected": expected, "items": try JSONSerialization.jsonObject(with: JSONEncoder().encode(items)),
    ]
  }

  private static func items(_ chance: inout Seeded) -> [PlayItem] {
    let count = Int.random(in: 2...12, using: &chance)
    return (0..<count).map { place in
      PlayItem(
        id: "\(place)", group: "g\(Int.random(in: 0...2, using: &chance))",
        count: Int.random(in: 1...5, using: &chance),
        alike: (0..<count).filter { $0 != place }.shuffled(using: &chance), isDue: Bool.random(using: &chance),
        isAsked: place == 0 || Int.random(in: 0..<5, using: &chance) > 0)
    }
  }

  private static func written(_ event: PlayEvent, at now: Int) -> [String: Any] {
    switch event {
    case .touch(let offer): ["at": now, "kind": "touch", "offer": offer]
    case .said: ["at": now, "kind": "said"]
    case .time: ["at": now, "kind": "time"]
    case .wish(let name): ["at": now, "kind": "wish", "name": name]
    }
  }

  private static func standing(_ play: Play, _ effects: [PlayEffect]) -> [String: Any] {
    [
      "state": play.state, "values": play.values, "asked": play.asked ?? NSNull(), "wakesAt": play.wakesAt ?? NSNull(),
      "offers": play.offers.map { offer -> [String: Any] in
        switch offer.thing {
        case .item(let item): ["item": item, "side": offer.side.rawValue, "lie": offer.lie.rawValue]
        case .number(let number): ["number": number, "side": offer.side.rawValue, "lie": offer.lie.rawValue]
        }
      },
      "effects": effects.map { effect -> [String: Any] in
        switch effect {
        case .asked: ["kind": "asked"]
        case .said(let what, let item, let pick):
          ["kind": "said", "what": what, "item": item ?? NSNull(), "pick": Int(pick)]
        case .noted(let item, let result, let milliseconds):
          ["kind": "noted", "item": item, "result": result.rawValue, "milliseconds": milliseconds]
        case .hinted(let offer): ["kind": "hinted", "offer": offer]
        case .turned: ["kind": "turned"]
        case .ended: ["kind": "ended"]
        }
      },
    ]
  }
}
