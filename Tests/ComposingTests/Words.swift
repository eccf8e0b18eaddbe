import Composing
import TagarelaKit

/// A lexicon small enough to say by heart what goes with what.
enum Words {
  static let i = choice("i", .pronoun, ["person"], "subject", "speaker")
  static let you = choice("you", .pronoun, ["person"], "subject")
  static let me = choice("me", .pronoun, ["person"], "object")
  static let withMe = choice("with-me", .pronoun, ["person"], "companion")
  static let mother = choice("mother", .noun, ["person"])
  static let dog = choice("dog", .noun, ["animal"])
  /// A name of which no vocabulary says anything.
  static let rex = Choice(id: "=rex", word: "Rex", wordClass: .name, nature: nil)
  static let leaf = choice("leaf", .noun, ["plant"])
  static let apple = choice("apple", .noun, ["food"])
  static let juice = choice("juice", .noun, ["drink"])
  static let park = choice("park", .noun, ["place"])
  static let happy = choice("happy", .adjective, ["state"])
  static let pregnant = Choice(
    id: "pregnant", word: "pregnant", wordClass: .adjective,
    nature: ConceptNature(kinds: ["state"], marks: [.init("of", ["person"])]))
  static let here = choice("here", .adverb, ["place"])
  static let hello = choice("hello", .phrase, ["greeting"])

  static let want = choice("want", .verb)
  static let be = choice("be", .verb)
  static let eat = choice("eat", .verb)
  static let drink = choice("drink", .verb)
  static let give = choice("give", .verb)
  static let sleep = choice("sleep", .verb)
  static let can = choice("can", .verb)
  static let rain = choice("rain", .verb)
  /// A verb of which no vocabulary says anything.
  static let florp = choice("florp", .verb)

  static let all = [
    i, you, me, withMe, mother, dog, rex, leaf, apple, juice, park, happy, pregnant, here, hello, want, be, eat, drink,
    give, sleep, can, rain, florp,
  ]

  static let frames: [String: VerbFrame] = [
    "want": VerbFrame(
      subjects: ["person", "animal"],
      complements: [.init(.object, kinds: ["any"]), .init(.action, kinds: [])], marks: ["first"]),
    "be": VerbFrame(
      subjects: ["any"], complements: [.init(.state, kinds: ["state"]), .init(.place, kinds: ["place"])],
      marks: ["first"]),
    "eat": VerbFrame(
      subjects: ["person", "animal"],
      complements: [.init(.object, kinds: ["food", "plant"]), .init(.companion, kinds: ["person"])]),
    "drink": VerbFrame(
      subjects: ["person", "animal"], complements: [.init(.object, kinds: ["drink"], isRequired: true)]),
    "give": VerbFrame(
      subjects: ["person"],
      complements: [
        .init(.object, kinds: ["food", "drink"], isRequired: true), .init(.recipient, kinds: ["person", "animal"]),
      ]),
    "sleep": VerbFrame(subjects: ["person", "animal"]),
    "can": VerbFrame(
      subjects: ["person", "animal"], complements: [.init(.action, kinds: [], isRequired: true)], marks: ["modal"]),
    "rain": VerbFrame(subjects: [], marks: ["weather"]),
  ]

  static func sentence(of choices: [Choice] = all, inFirstPerson: Bool = false) -> GuidedSentence {
    GuidedSentence(SentenceGuide(choices: choices, frames: frames), inFirstPerson: inFirstPerson)
  }

  private static func choice(_ id: String, _ wordClass: WordClass, _ kinds: [String] = [], _ marks: String...)
    -> Choice
  {
    Choice(
      id: id, word: id, wordClass: wordClass,
      nature: kinds.isEmpty ? nil : ConceptNature(kinds: kinds, marks: marks.map { ConceptNature.Mark($0) }))
  }
}

extension GuidedSentence {
  /// What is offered for a role, by identifier.
  func offered(for role: VerbFrame.Role? = nil) -> [String] {
    offers.filter { $0.role == role }.flatMap(\.choices).map(\.id)
  }

  /// A sentence with these chosen, as far as they are offered.
  func choosing(_ choices: Choice...) -> GuidedSentence {
    var sentence = self
    for choice in choices { sentence.choose(choice) }
    return sentence
  }

  /// All that one sees of it.
  var look: [String] {
    [step.rawValue, canEnd ? "may end" : "goes on"] + picks.map { "\($0.choice.id)/\($0.role?.rawValue ?? "")" }
      + offers.flatMap { offer in offer.choices.map { "\(offer.role?.rawValue ?? "")?\($0.id)" } }
  }
}
