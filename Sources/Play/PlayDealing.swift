/// How items are taken and offered. The page does the same (`playDealing.js`), from the same chance.
struct PlayDealing: Sendable {
  let items: [PlayItem]
  var random: PlayRandom
  /// Places of the items that will be asked for, the next one first.
  private var bag: [Int] = []
  private var last: Int?

  init(_ items: [PlayItem], seed: UInt32) {
    self.items = items
    random = PlayRandom(seed: seed)
  }

  /// The next item: each once before any comes again, those that are due first, none twice in a row.
  mutating func next() -> Int {
    if bag.isEmpty {
      let shuffled = random.shuffled(items.indices.filter { items[$0].isAsked })
      bag = shuffled.filter { items[$0].isDue } + shuffled.filter { !items[$0].isDue }
      if bag.count > 1, bag[0] == last { bag.swapAt(0, 1) }
    }
    let item = bag.removeFirst()
    last = item
    return item
  }

  /// Asks for an item once more, after some others. When none is left, all come again anyhow.
  mutating func again(_ item: Int) {
    guard !bag.isEmpty, !bag.contains(item) else { return }
    bag.insert(item, at: min(Self.pause, bag.count))
  }

  /// How many others come before what is asked for again, where there are so many.
  private static let pause = 2

  /// What is offered with an item.
  ///
  /// - Parameters:
  ///   - choices: how many offers, or pairs, where the rules don't say it.
  ///   - likeness: 0 for others that are as unlike it as there are, 100 for the likest.
  mutating func offers(_ deal: PlayDeal, for item: Int, choices: Int, likeness: Int) -> [PlayOffer] {
    switch deal {
    case .all: items.indices.map { PlayOffer(thing: .item($0)) }
    case .numbers: (1...5).map { PlayOffer(thing: .number($0)) }
    case .choice:
      random.shuffled([item] + others(items[item].alike, choices - 1, likeness)).map { PlayOffer(thing: .item($0)) }
    case .odd: random.shuffled([item] + strangers(to: item, choices)).map { PlayOffer(thing: .item($0)) }
    case .pairs: pairs(beginningWith: item, choices)
    }
  }

  /// So many of a list that begins with the likest: neighbours in it, from where the likeness says.
  private func others(_ alike: [Int], _ count: Int, _ likeness: Int) -> ArraySlice<Int> {
    let count = min(max(count, 0), alike.count)
    let start = (alike.count - count) * (100 - min(max(likeness, 0), 100)) / 100
    return alike[start..<start + count]
  }

  /// Items of one group that isn't the item's: one that has enough of them, else the fullest.
  private mutating func strangers(to item: Int, _ choices: Int) -> [Int] {
    var groups: [String] = []
    var members: [String: [Int]] = [:]
    for (place, other) in items.enumerated() where other.group != items[item].group {
      if members[other.group] == nil { groups.append(other.group) }
      members[other.group, default: []].append(place)
    }
    let most = min(choices, members.values.map(\.count).max() ?? 0)
    let enough = groups.filter { members[$0, default: []].count >= most }
    guard !enough.isEmpty else { return [] }
    return Array(random.shuffled(members[enough[random.below(enough.count)], default: []]).prefix(most))
  }

  /// Two cards of an item and of those after it.
  private mutating func pairs(beginningWith item: Int, _ choices: Int) -> [PlayOffer] {
    var chosen = [item]
    var answers: Set = [items[item].answer]
    for _ in items where chosen.count < choices {
      let other = next()
      if answers.insert(items[other].answer).inserted { chosen.append(other) }
    }
    return random.shuffled(
      chosen.flatMap { place in
        [PlayOffer.Side.first, .second].map { PlayOffer(thing: .item(place), side: $0, lie: .down) }
      })
  }
}
