import Testing

@testable import Play

/// The tables of rules.
struct RulesTests {
  private static let names = ["lesson", "game", "challenge", "find", "memory"]

  @Test(arguments: names)
  func `each state is there and can be reached`(_ name: String) throws {
    let rules = try PlayRules.named(name)
    let known = Set(rules.states.keys)
    var reached: Set = [rules.begin]
    var open = [rules.begin]
    while let next = open.popLast() {
      let state = try #require(rules.states[next], "\(next)")
      let moves = (state.takes ?? [:]).values.flatMap { $0 }.compactMap(\.then)
      for then in moves + (state.waits ?? []).map(\.then) where reached.insert(then).inserted { open.append(then) }
    }
    #expect(reached == known)
  }

  @Test(arguments: names)
  func `no state is a trap, and none goes round without time`(_ name: String) throws {
    let rules = try PlayRules.named(name)
    for (state, content) in rules.states {
      let ends = content.does?.contains { if case .action(.end) = $0 { true } else { false } } ?? false
      #expect(ends || content.waits != nil || content.takes != nil, "\(state)")
      #expect(content.waits?.contains { $0.then == state } != true, "\(state)")
    }
  }
}
