import TagarelaTestSupport
import Testing

@testable import Prediction

struct PredictorTests {
  private static let general =
    utterances("i want juice", times: 10) + utterances("i want milk", times: 4) + utterances("i go home", times: 6)
    + utterances("you eat bread", times: 5) + utterances("you eat apple", times: 5) + utterances("bike")

  /// Foods and vehicles, and all others in one group.
  @Sendable private static func group(_ word: String) -> String {
    switch word {
    case "juice", "milk", "bread", "apple", "pear": "food"
    case "bike", "car": "vehicle"
    default: "other"
    }
  }

  private let predictor = Predictor(general: general, known: ["pear", "car"], className: group)

  // MARK: what comes first

  @Test func `what was seen most often after the same words comes first`() {
    #expect(predictor.best(2, after: "i", "want") == ["juice", "milk"])
    #expect(predictor.best(after: "i", "go") == ["home"])
    #expect(predictor.best() == ["i"])
  }

  @Test func `after words that never stood together the last one tells`() {
    #expect(predictor.best(after: "you", "want") == ["juice"])
  }

  @Test func `what was never seen is likelier in the company of its like`() {
    let likely = predictor.likelihoods(after: ["you", "eat"])
    #expect(likely["pear"] > likely["car"])
    #expect(likely["bread"] > likely["pear"])
    // Without groups neither is likelier.
    let plain = Predictor(general: Self.general, known: ["pear", "car"]).likelihoods(after: ["you", "eat"])
    #expect(plain["pear"] == plain["car"])
  }

  @Test func `what usually goes with a word is likelier after it`() {
    let usage = Predictor.Usage(groupsAfter: { $0 == "eat" ? ["food"] : [] })
    let knowing = Predictor(general: Self.general, known: ["pear", "car"], usage: usage, className: Self.group)
    let (with, without) = (knowing.likelihoods(after: ["i", "eat"]), predictor.likelihoods(after: ["i", "eat"]))
    #expect(with["pear"] > without["pear"] && with["home"] < without["home"])
    #expect(abs(with.sum(of: knowing.words) - 1) < 0.01)
    #expect(knowing.isUsual("pear", after: "eat"))
    #expect(!knowing.isUsual("car", after: "eat") && !knowing.isUsual("pear", after: "go"))
    #expect(!knowing.isUsual("zorbax", after: "eat"))
  }

  @Test func `of what was never seen the more usual comes first, and what is rare counts less`() {
    let common: @Sendable (String) -> Float = { $0 == "pear" ? 1 : 0.1 }
    let usual = Predictor(
      general: Self.general, known: ["pear", "plum"], usage: .init(commonness: common),
      className: { $0 == "plum" ? "food" : Self.group($0) })
    #expect(usual.likelihoods(after: ["you", "eat"])["pear"] > usual.likelihoods(after: ["you", "eat"])["plum"])
    let rare = Predictor(general: Self.general, usage: .init(share: { $0 == "juice" ? 0.2 : 1 }), className: Self.group)
    #expect(rare.best(after: "i", "want") == ["milk"])
    // Of one person it counts in full.
    #expect(rare.adapted(to: utterances("i want juice", times: 3)).best(after: "i", "want") == ["juice"])
  }

  @Test func `what was said already isn't expected again at once`() {
    let once = Predictor(general: utterances("more more juice", times: 3)).likelihoods(after: ["more"])
    var weights = Predictor.Weights()
    weights.again = 1
    let plain = Predictor(general: utterances("more more juice", times: 3), weights: weights)
    #expect(once["more"] < plain.likelihoods(after: ["more"])["more"])
    #expect(once["juice"] == plain.likelihoods(after: ["more"])["juice"])
  }

  @Test func `of homonyms one stands for all, whichever was said`() {
    let standing: @Sendable (String) -> String = { $0 == "no" ? "not" : $0 }
    let general = utterances("no want", times: 3) + utterances("not want", times: 2) + utterances("i want", times: 4)
    let model = Predictor(general: general, usage: .init(standing: standing))
    #expect(!model.words.contains("no"))
    // Said five times together it is before what was said four times.
    #expect(model.best() == ["not"])
    let (no, not) = (model.likelihoods(after: ["no"]), model.likelihoods(after: ["not"]))
    #expect(model.words.allSatisfy { no[$0] == not[$0] })
    #expect(model.likelihoods(after: [])["no"] == model.likelihoods(after: [])["not"])
    // A person's as well.
    let person = model.adapted(to: utterances("no zorbax", times: 5))
    #expect(person.best(after: "not") == ["zorbax"])
  }

  @Test func `after a word that is passed over comes what would come without it`() {
    let general =
      utterances("i eat bread", times: 6) + utterances("the end", times: 5)
      + utterances("i eat the apple", times: 5)
    let model = Predictor(general: general, usage: .init(isPassedOver: { $0 == "the" }))
    #expect(model.best(after: "i", "eat", "the") == ["bread"])
    #expect(Predictor(general: general).best(after: "i", "eat", "the") == ["apple"])
    // Where nothing else was said, that is what begins.
    let first = model.likelihoods(after: ["the"])
    #expect(first["i"] == model.likelihoods(after: [])["i"])
  }

  @Test func `what was said lately is likelier`() {
    let before = predictor.likelihoods(after: ["i", "go"])
    let after = predictor.likelihoods(after: ["i", "go"], recent: [["bike"]])
    #expect(after["bike"] > before["bike"])
    #expect(after["home"] < before["home"])
    // Only the last few utterances are lately.
    let long = [["bike"]] + utterances("home", times: 20)
    #expect(predictor.likelihoods(after: ["i", "go"], recent: long)["bike"] < after["bike"])
  }

  // MARK: one person

  @Test func `what a person said a few times comes before what people say`() {
    let person = predictor.adapted(to: utterances("i want zorbax", times: 3))
    #expect(person.best(2, after: "i", "want") == ["zorbax", "juice"])
    // Once isn't enough against what is very usual.
    let once = Predictor(general: utterances("i want juice", times: 40)).adapted(to: utterances("i want zorbax"))
    #expect(once.best(2, after: "i", "want") == ["juice", "zorbax"])
  }

  @Test func `what one person said isn't known of others`() {
    let before = predictor.words.map { predictor.likelihoods(after: ["i", "want"])[$0] }
    let person = predictor.adapted(to: utterances("i want Zorbax", times: 50))
    #expect(person.likelihoods(after: ["i", "want"])["Zorbax"] > 0)
    #expect(predictor.likelihoods(after: ["i", "want"])["Zorbax"] == 0)
    #expect(predictor.words.map { predictor.likelihoods(after: ["i", "want"])[$0] } == before)
    #expect(!predictor.words.contains("Zorbax"))
  }

  @Test func `who has said nothing is like anybody`() {
    let nobody = predictor.adapted(to: [])
    for said in [[], ["i"], ["i", "want"], ["zorbax"]] {
      #expect(
        predictor.words.allSatisfy { predictor.likelihoods(after: said)[$0] == nobody.likelihoods(after: said)[$0] })
    }
  }

  @Test func `a person's habits grow old`() {
    // Half as much after 400 utterances: three times tea then is less than twice coffee now.
    let said =
      utterances("we drink tea", times: 3) + utterances("hello", times: 400) + utterances("we drink coffee", times: 2)
    #expect(predictor.adapted(to: said).best(2, after: "we", "drink") == ["coffee", "tea"])
    let other =
      utterances("we drink tea", times: 3) + utterances("hello", times: 20) + utterances("we drink coffee", times: 2)
    #expect(predictor.adapted(to: other).best(2, after: "we", "drink") == ["tea", "coffee"])
  }

  @Test func `a person's new words join their like`() {
    let person = Predictor(
      general: Self.general, known: ["car"],
      className: { $0.hasPrefix("=") ? "food" : Self.group($0) }
    ).adapted(to: utterances("i want =danoninho", times: 2))
    let likely = person.likelihoods(after: ["you", "eat"])
    #expect(likely["=danoninho"] > likely["car"])
  }

  // MARK: numbers

  @Test func `likelihoods are parts of a whole`() {
    var models = [
      Predictor(general: Self.general, known: ["pear", "car"], weights: Predictor.evenWeights, className: Self.group),
      Predictor(general: Self.general, weights: Predictor.evenWeights),
      Predictor(general: utterances("a"), weights: Predictor.evenWeights),
    ]
    models += models.map { $0.adapted(to: utterances("i want zorbax now", times: 7) + utterances("home i go")) }
    for model in models {
      for said in [[], ["i"], ["i", "want"], ["want", "i"], ["nobody", "said", "this"], ["zorbax"]] {
        for recent in [[], [["juice", "a"]], utterances("i want i want", times: 9)] {
          let likely = model.likelihoods(after: said, recent: recent)
          #expect(abs(likely.sum(of: model.words) - 1) < 0.01, "after \(said)")
          #expect(model.words.allSatisfy { likely[$0] >= 0 && likely[$0] <= 1 })
        }
      }
    }
  }

  @Test func `what is known but was never said can be predicted all the same`() {
    let likely = Predictor(general: [], known: ["a", "b", "c"]).likelihoods(after: [])
    #expect(Set(likely.best(9)) == ["a", "b", "c"])
    #expect(abs(likely.sum(of: ["a", "b", "c"]) - 1) < 0.01)
    #expect(likely["a"] == likely["c"])
  }

  @Test func `what isn't known isn't likely`() { #expect(predictor.likelihoods(after: ["i"])["qqq"] == 0) }

  @Test func `from nothing comes nothing`() {
    for empty in [
      Predictor(general: []), Predictor(general: [[], []]), Predictor(general: [], className: { $0 }),
      Predictor(general: []).adapted(to: []), Predictor(general: []).adapted(to: [[]]),
    ] {
      #expect(empty.best(5).isEmpty)
      #expect(empty.best(5, after: "a", "b").isEmpty)
      #expect(empty.likelihoods(after: [], recent: [["x"]])["x"] == 0)
    }
    #expect(Predictor(general: []).adapted(to: utterances("hello")).best() == ["hello"])
  }

  @Test func `as many are named as were asked for`() {
    #expect(predictor.best(0).isEmpty)
    #expect(predictor.best(3).count == 3)
    #expect(predictor.best(1000).count == predictor.words.count)
    let likely = predictor.likelihoods(after: ["i"])
    let best = likely.best(1000).map { likely[$0] }
    #expect(best == best.sorted(by: >))
  }

  @Test(arguments: 0..<30) func `whatever was said, likelihoods stay numbers that add up`(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let words = ["a", "b", "", " ", "\u{0}", "\u{301}", "👩‍👩‍👧", "é", "e\u{301}", String(repeating: "x", count: 10_000)]
    func said(_ most: Int) -> [[String]] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      }
    }
    let group: @Sendable (String) -> String = { String($0.prefix(1)) }
    let model = Predictor(
      general: said(40), known: words, weights: Predictor.evenWeights, className: seed.isMultiple(of: 2) ? group : nil
    ).adapted(to: said(900))
    for context in said(10) + [[]] {
      let likely = model.likelihoods(after: context, recent: said(4))
      let all = model.words.map { likely[$0] }
      #expect(all.allSatisfy { $0 >= 0 && $0.isFinite })
      #expect(likely.sum(of: Array(Set(model.words))) < 1.01)
      _ = likely.best(5)
    }
  }

  @Test func `thousands of utterances are learned from, and the usual ones are found in them`() {
    var random = Seeded(state: 7)
    let words = (0..<3_000).map { "w\($0)" }
    var general = (0..<20_000).map { _ in (0..<5).map { _ in words.randomElement(using: &random) ?? "" } }
    general += utterances("good morning dear teacher", times: 30)
    var said = (0..<5_000).map { _ in (0..<4).map { _ in words.randomElement(using: &random) ?? "" } }
    said += utterances("good morning dear Zorbax", times: 30)
    let model = Predictor(general: general, className: { String($0.prefix(2)) })
    #expect(model.best(after: "morning", "dear") == ["teacher"])
    #expect(model.adapted(to: said).best(2, after: "morning", "dear") == ["Zorbax", "teacher"])
  }
}
