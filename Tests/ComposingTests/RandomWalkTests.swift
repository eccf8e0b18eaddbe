import Composing
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Whatever relations say and whatever one chooses, a sentence comes to an end and back to its beginning.
struct RandomWalkTests {
  private static let kinds = ["person", "animal", "food", "place", "state", "thing", "any", ""]
  private static let classes: [WordClass] = [.noun, .name, .pronoun, .verb, .verb, .adjective, .adverb, .phrase]
  private static let natureMarks = ["subject", "object", "companion", "speaker", "of", "mass"]
  private static let frameMarks = ["modal", "weather", "first", "state"]

  /// A vocabulary that nobody thought about.
  private static func guide(_ random: inout Seeded) -> SentenceGuide {
    let choices = (0..<Int.random(in: 0...25, using: &random)).map { index -> Choice in
      let nature = ConceptNature(
        kinds: some(kinds, &random), marks: some(natureMarks, &random).map { .init($0, some(kinds, &random)) })
      // Now and then one comes twice.
      return Choice(
        id: "\(index % 22)", word: "word \(index)", wordClass: classes.randomElement(using: &random) ?? .noun,
        nature: Bool.random(using: &random) ? nature : nil)
    }
    var frames: [String: VerbFrame] = [:]
    for choice in choices where Int.random(in: 0..<8, using: &random) > 0 {
      let complements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        VerbFrame.Complement(
          VerbFrame.Role.allCases.randomElement(using: &random) ?? .object, kinds: some(kinds, &random),
          isRequired: Int.random(in: 0..<4, using: &random) == 0)
      }
      frames[choice.id] = VerbFrame(
        subjects: some(kinds, &random), complements: complements, marks: Set(some(frameMarks, &random)))
    }
    return SentenceGuide(choices: choices, frames: frames)
  }

  private static func some(_ texts: [String], _ random: inout Seeded) -> [String] {
    texts.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).map(\.self)
  }

  @Test(arguments: 0..<400)
  func `a walk through a sentence ends, and leads back`(_ seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    let guide = Self.guide(&random)
    let start = GuidedSentence(guide, inFirstPerson: seed.isMultiple(of: 3))
    var sentence = start
    var looks = [start.look]
    while let choice = sentence.offers.flatMap(\.choices).randomElement(using: &random) {
      #expect(sentence.step != .whole)
      #expect(sentence.offers.allSatisfy { !$0.choices.isEmpty })
      if sentence.canEnd {
        var ended = sentence
        #expect(ended.end() == true)
        #expect(ended.step == .whole)
        #expect(ended.goBack() == true)
        #expect(ended.look == sentence.look)
      }
      #expect(sentence.choose(choice) == true)
      #expect(sentence.picks.last?.choice == choice)
      looks.append(sentence.look)
      // Each choice is made once, so that no sentence is longer than the vocabulary.
      try #require(sentence.picks.count <= guide.choices.count)
    }
    #expect(sentence.step == .whole)
    #expect(sentence.canEnd == !sentence.picks.isEmpty)
    for look in looks.dropLast().reversed() {
      #expect(sentence.goBack() == true)
      #expect(sentence.look == look)
    }
    #expect(sentence.goBack() == false)
  }

  @Test(arguments: 0..<60)
  func `steps back and forth never trap and never take what isn't offered`(_ seed: Int) {
    var random = Seeded(state: UInt64(1000 + seed))
    let guide = Self.guide(&random)
    var sentence = GuidedSentence(guide, inFirstPerson: Bool.random(using: &random))
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: sentence.goBack()
      case 1:
        let could = sentence.canEnd
        #expect(sentence.end() == could)
      case 2:
        guard let choice = guide.choices.randomElement(using: &random) else { continue }
        let isOffered = sentence.offers.contains { $0.choices.contains { $0.id == choice.id } }
        #expect(sentence.choose(choice) == isOffered)
      default:
        if let choice = sentence.offers.first?.choices.first { #expect(sentence.choose(choice) == true) }
      }
      #expect((sentence.step == .whole) == sentence.offers.isEmpty)
      #expect(sentence.request.words.count == sentence.picks.count)
    }
  }
}
