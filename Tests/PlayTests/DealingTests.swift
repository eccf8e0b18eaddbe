import Testing

@testable import Play

/// What is asked for, and among what.
struct DealingTests {
  private static func items(_ count: Int, due: Set<Int> = []) -> [PlayItem] {
    (0..<count).map { place in
      PlayItem(
        id: "\(place)", group: "g\(place % 3)", count: place % 5 + 1, alike: (0..<count).filter { $0 != place },
        isDue: due.contains(place))
    }
  }

  @Test(arguments: [1, 2, 3, 10, 26])
  func `all come up before any comes again, and none twice in a row`(_ count: Int) {
    for seed in 0..<50 as Range<UInt32> {
      var dealing = PlayDealing(Self.items(count), seed: seed)
      let asked = (0..<count * 4).map { _ in dealing.next() }
      for round in 0..<4 { #expect(Set(asked[round * count..<(round + 1) * count]).count == count) }
      if count > 1 { #expect(!zip(asked, asked.dropFirst()).contains { $0 == $1 }, "\(seed): \(asked)") }
    }
  }

  @Test func `what is due comes first`() {
    for seed in 0..<50 as Range<UInt32> {
      var dealing = PlayDealing(Self.items(10, due: [3, 7]), seed: seed)
      #expect(Set([dealing.next(), dealing.next()]) == [3, 7])
    }
  }

  @Test func `what was wrong comes again after two others, and never at once`() {
    for seed in 0..<50 as Range<UInt32> {
      var dealing = PlayDealing(Self.items(8), seed: seed)
      let wrong = dealing.next()
      dealing.again(wrong)
      let others = [dealing.next(), dealing.next()]
      #expect(!others.contains(wrong))
      #expect(dealing.next() == wrong)
    }
  }

  @Test(arguments: [2, 3, 6])
  func `the right one is among as many as are wanted, each once`(_ choices: Int) {
    for seed in 0..<50 as Range<UInt32> {
      var dealing = PlayDealing(Self.items(9), seed: seed)
      let things = dealing.offers(.choice, for: 4, choices: choices, likeness: 50).map(\.thing)
      #expect(things.count == choices)
      #expect(things.contains(.item(4)))
      #expect(Set(things.map { "\($0)" }).count == choices)
    }
  }

  @Test func `more likeness takes likelier others`() {
    var dealing = PlayDealing(Self.items(9), seed: 1)
    func others(_ likeness: Int) -> Set<Int> {
      Set(
        dealing.offers(.choice, for: 8, choices: 4, likeness: likeness).compactMap {
          if case .item(let item) = $0.thing, item != 8 { item } else { nil }
        })
    }
    #expect(others(0) == [5, 6, 7])
    #expect(others(100) == [0, 1, 2])
  }

  @Test func `the odd one is the only one of its group`() {
    for seed in 0..<50 as Range<UInt32> {
      var dealing = PlayDealing(Self.items(12), seed: seed)
      let groups = dealing.offers(.odd, for: 4, choices: 3, likeness: 0).compactMap {
        if case .item(let item) = $0.thing { item % 3 } else { nil }
      }
      #expect(groups.count == 4)
      #expect(groups.count { $0 == 1 } == 1)
      #expect(Set(groups).count == 2)
    }
  }

  @Test func `each card of a pair is there twice, face down`() {
    for seed in 0..<50 as Range<UInt32> {
      var dealing = PlayDealing(Self.items(9), seed: seed)
      let first = dealing.next()
      let cards = dealing.offers(.pairs, for: first, choices: 4, likeness: 0)
      #expect(cards.count == 8)
      #expect(cards.allSatisfy { $0.lie == .down })
      let counts = Dictionary(grouping: cards, by: { "\($0.thing)" }).values.map { Set($0.map(\.side)) }
      #expect(counts.count == 4)
      #expect(counts.allSatisfy { $0 == [.first, .second] })
    }
  }

  /// The first numbers of mulberry32 for the seeds 0 and 1, as its author's C program gives them.
  @Test func `chance is mulberry32`() {
    var zero = PlayRandom(seed: 0)
    #expect((0..<3).map { _ in zero.next() } == [1_144_304_738, 1_416_247, 958_946_056])
    var one = PlayRandom(seed: 1)
    #expect((0..<3).map { _ in one.next() } == [2_693_262_067, 11_749_833, 2_265_367_787])
  }
}
