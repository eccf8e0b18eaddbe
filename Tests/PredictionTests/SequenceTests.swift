import TagarelaTestSupport
import Testing

@testable import Prediction

/// How often what followed what, and what that makes likely.
struct SequenceTests {
  private func followers(_ counts: SequenceCounts, of context: (Token, Token)) -> [Token: Float] {
    var found: [Token: Float] = [:]
    counts.forEach(counts.followers(of: context)) { found[$0] = $1 }
    return found
  }

  @Test func `what followed the same is counted together, and apart from what followed another`() {
    let last: Token = 1 << 21 - 1
    let counts = SequenceCounts([
      ((1, 2), 5, 1), ((1, 3), 5, 10), ((1, 2), 4, 2), ((2, 1), 5, 20), ((1, 2), 5, 0.5), ((0, last), last, 3),
      ((last, last), 0, 4),
    ])
    #expect(followers(counts, of: (1, 2)) == [5: 1.5, 4: 2])
    #expect(counts.followers(of: (1, 2)).total == 3.5)
    #expect(counts.followers(of: (1, 2)).kinds == 2)
    #expect(followers(counts, of: (1, 3)) == [5: 10])
    #expect(followers(counts, of: (2, 1)) == [5: 20])
    #expect(followers(counts, of: (0, last)) == [last: 3])
    #expect(followers(counts, of: (last, last)) == [0: 4])
  }

  @Test func `what never was has no followers`() {
    for counts in [SequenceCounts([]), SequenceCounts([((1, 2), 3, 1)])] {
      for context: (Token, Token) in [(0, 0), (1, 1), (1, 3), (2, 2), (9, 9)] {
        #expect(counts.followers(of: context).kinds == 0)
        #expect(counts.followers(of: context).total == 0)
        #expect(followers(counts, of: context).isEmpty)
      }
    }
  }

  @Test(arguments: 0..<40) func `whatever was seen, the likelihoods in any context add up to one`(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let size = Int.random(in: 2...12, using: &random)
    func token() -> Token { Token.random(in: 0..<Token(size), using: &random) }
    func context() -> (Token, Token)? { Int.random(in: 0..<4, using: &random) == 0 ? nil : (token(), token()) }
    func events(_ most: Int) -> [SequenceModel.Event] {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        SequenceModel.Event(
          contexts: [context(), context()], token: max(token(), 1), weight: Float.random(in: 0...9, using: &random))
      }
    }
    let general = SequenceModel(size: size, levels: 2, events(60), discount: 0.8)
    for model in [general, general.adapted(size: size + 3, events(60))] {
      for _ in 0..<20 {
        let likely = model.likelihoods(in: [context(), context()])
        #expect(abs(likely.reduce(0, +) - 1) < 0.001)
        #expect(likely.allSatisfy { $0 >= 0 })
        // Nothing is followed by its beginning.
        #expect(likely[Int(TokenTable.beginning)] == 0)
      }
    }
  }

  @Test func `adapting replaces what another person said`() {
    func event(_ token: Token) -> SequenceModel.Event {
      SequenceModel.Event(contexts: [(0, 1)], token: token, weight: 5)
    }
    let general = SequenceModel(size: 5, levels: 1, [event(2)], discount: 0.8)
    let second = general.adapted(size: 5, [event(3)]).adapted(size: 5, [event(4)])
    #expect(second.likelihoods(in: [(0, 1)]) == general.adapted(size: 5, [event(4)]).likelihoods(in: [(0, 1)]))
  }

  @Test func `a token is given once`() {
    var table = TokenTable()
    let (first, second) = (table.add("água"), table.add("agua"))
    #expect(first != second && first != TokenTable.beginning)
    #expect(table.add("água") == first)
    #expect(table.token("água") == first)
    #expect(table.token("suco") == nil)
    #expect(table.texts[Int(second)] == "agua")
  }
}
