import Testing

@testable import Prediction

/// What is spoken of together comes together.
struct CompanyTests {
  /// Tokens of utterances, topic after topic: the beach (1 to 4), a doctor (5 to 8), and what is said of all (9).
  private static func collection(of topics: Int) -> [[Token]] {
    let others = (0..<topics).flatMap { topic in
      let first = Token(10 + 4 * topic)
      return [[first, first + 1], [first + 2, first + 3], [first, first + 3]]
    }
    return [[1, 2, 9], [3, 4], [1, 4]] + others + [[5, 6, 9], [7, 8], [5, 8]]
  }

  private let company = Company(collection(of: 200), size: 900)

  @Test func `what stands near a word in the collection is likelier where it was said`() throws {
    let lift = try #require(company.lift(by: [1]))
    // Of the same utterance, and of the next.
    #expect(lift[2] > 1 && lift[3] > 1 && lift[4] > 1)
    #expect(lift[6] < 1 && lift[7] < 1)
    // Also where something was said of which nothing is known.
    #expect(try #require(company.lift(by: [1, 899])) == lift)
  }

  @Test func `words of two topics tell of both, each less than alone`() throws {
    let (alone, both) = (try #require(company.lift(by: [1])), try #require(company.lift(by: [1, 5])))
    #expect(both[3] > 1 && both[7] > 1)
    #expect(both[3] <= alone[3])
  }

  @Test func `what is said everywhere and what was never said tell nothing`() {
    let everywhere = Company((0..<300).map { [9, Token(10 + $0)] }, size: 400)
    #expect(everywhere.lift(by: [9]) == nil)
    #expect(company.lift(by: []) == nil)
    #expect(company.lift(by: [899]) == nil)
    // A token that came later is of nobody's company.
    #expect(company.lift(by: [5_000]) == nil)
    #expect(Company([], size: 3).lift(by: [1]) == nil)
  }

  @Test func `company changes places of what is nearly as likely, never of what was said far oftener`() {
    var general = utterances("swing slide", times: 1) + utterances("park swing", times: 1)
    general += (0..<400).map { ["a\($0)", "b\($0)"] } + (0..<20).map { ["i", "want", "c\($0)"] }
    general += utterances("i want bread", times: 3) + utterances("i want slide", times: 2)
    let predictor = Predictor(general: general)
    #expect(predictor.best(after: "i", "want") == ["bread"])
    #expect(predictor.likelihoods(after: ["i", "want"], recent: [["park", "swing"]]).best(1) == ["slide"])
    let habit = Predictor(general: general + utterances("i want bread", times: 60))
    #expect(habit.likelihoods(after: ["i", "want"], recent: [["park", "swing"]]).best(1) == ["bread"])
  }

  @Test func `of the last two words only what followed them tells, so that habits come first`() {
    var general = utterances("eat pizza", times: 1) + utterances("mother eat pizza", times: 1)
    general += (0..<400).map { ["a\($0)", "b\($0)"] }
    let (with, without) = (Predictor(general: general), Predictor(general: general, weights: Predictor.alone))
    let (near, plain) = (with.likelihoods(after: ["mother", "eat"]), without.likelihoods(after: ["mother", "eat"]))
    #expect(with.words.allSatisfy { near[$0] == plain[$0] })
    let (far, apart) = (
      with.likelihoods(after: ["mother", "a1", "b1"]), without.likelihoods(after: ["mother", "a1", "b1"])
    )
    #expect(far["pizza"] > apart["pizza"])
  }
}
