import Sentences
import TagarelaKit

/// What nouns are to English verbs, where these see it otherwise than most languages: one marries somebody, not with
/// somebody; and whom one gives something to goes before it as a pronoun.
enum EnglishRoles {
  static func adapted(_ clause: Clause) -> Clause {
    var clause = clause
    for index in clause.verbs.indices {
      var phrase = clause.verbs[index]
      let isFollowed = clause.verbs.indices.contains(index + 1) && clause.verbs[index + 1].coordinator == nil
      for place in phrase.complements.indices where phrase.complements[place].preposition == nil {
        guard let noun = phrase.complements[place].noun else { continue }
        phrase.complements[place].role = role(phrase.complements[place].role, noun, phrase, isFollowed)
      }
      phrase.complements = ordered(phrase)
      takeHosts(&phrase)
      takeMeal(&phrase)
      takeGame(&phrase)
      takeParts(&phrase)
      takeContent(&phrase)
      clause.verbs[index] = phrase
    }
    return clause
  }

  private static func role(_ role: VerbFrame.Role?, _ noun: NounPhrase, _ phrase: VerbPhrase, _ isFollowed: Bool)
    -> VerbFrame.Role?
  {
    let hasObject = phrase.complements.contains { $0.role == .object }
    let isSomebody = noun.isPerson || EnglishLists.isCalled(noun)
    let verb = phrase.verb.text
    let entry = noun.head?.entry
    switch role {
    // Mom makes me eat.
    case .beneficiary where isFollowed && verb == "make", .recipient where isFollowed && verb == "make": return .object
    case .topic where !hasObject && isSomebody && ["know", "understand"].contains(verb): return .object
    // It makes me happy.
    case .beneficiary
    where verb == "make" && phrase.complements.contains { if case .adjective = $0.content { true } else { false } }:
      return .object
    case .companion where !hasObject && (phrase.frame == nil || EnglishLists.withoutWith.contains(verb)): return .object
    case .object where noun.isName && takes(.companion, "person", phrase) && !takes(.object, "person", phrase):
      return .companion
    case .place where !hasObject && EnglishLists.wayVerbs.contains(verb): return .object
    case .place where !hasObject && needsObject(phrase, entry): return .object
    // Take the box, whatever can be taken out of one.
    case .origin where !hasObject && needsObject(phrase, entry),
      .destination where !hasObject && needsObject(phrase, entry):
      return .object
    // To fly a kite at the beach.
    case .destination
    where verb == "fly" && phrase.complements.contains { $0.noun?.head?.entry?.isKind("toy") ?? false }:
      return .place
    case .origin where entry?.kinds.first == "place" && ["steal", "buy", "find"].contains(verb): return .place
    case .object where verb == "dig" && entry?.isKind("place") == true: return .place
    case nil where isSomebody && noun.pronoun != nil && !hasObject && phrase.frame == nil: return .object
    default: return role
    }
  }

  private static func takes(_ role: VerbFrame.Role, _ kind: String, _ phrase: VerbPhrase) -> Bool {
    phrase.frame?.complements.contains { $0.role == role && ($0.kinds.contains(kind) || $0.kinds.contains("any")) }
      ?? false
  }

  /// She had an apple for breakfast, played soccer, gave a doll.
  private static func takeMeal(_ phrase: inout VerbPhrase) {
    guard var entry = phrase.verb.entry,
      let object = phrase.complements.firstIndex(where: { $0.role == .object && $0.noun != nil })
    else { return }
    let words = entry.text.split(separator: " ")
    guard words.count > 1, let first = words.first, EnglishLists.fullVerbs.contains(entry.text) else { return }
    if first == "have" {
      let meal = "for " + words.dropFirst().joined(separator: " ")
      phrase.complements.insert(Complement(.adverb(Term(meal, Entry(meal, .adverb)))), at: object + 1)
    }
    entry.text = String(first)
    phrase.verb = Term(phrase.verb.said, entry)
  }

  /// To sleep at Grandma's house.
  private static func takeHosts(_ phrase: inout VerbPhrase) {
    guard let home = phrase.complements.firstIndex(where: { $0.noun?.head?.entry?.concept == "house" }), home > 0,
      let host = phrase.complements[home - 1].noun, host.isPerson || EnglishLists.isCalled(host), host.pronoun == nil,
      phrase.complements[home - 1].preposition == nil, var house = phrase.complements[home].noun,
      house.determiners.isEmpty, ![.recipient, .object].contains(phrase.complements[home - 1].role)
    else { return }
    let of = Entry("of", .preposition)
    house.belonging = [Complement(.noun(host), preposition: Term("of", of))]
    house.belonging[0].preposition?.entry?.concept = "of"
    phrase.complements[home].content = .noun(house)
    phrase.complements.remove(at: home - 1)
  }

  /// Lost the game, but lost at soccer.
  private static func takeGame(_ phrase: inout VerbPhrase) {
    guard phrase.verb.entry?.concept == "lose-game", phrase.complements.contains(where: { $0.role == .object }) else {
      return
    }
    phrase.verb.entry?.text = "lose"
  }

  /// To get one's hair wet.
  private static func takeParts(_ phrase: inout VerbPhrase) {
    guard ["get-wet", "get-dirty"].contains(phrase.verb.entry?.concept), let entry = phrase.verb.entry,
      let object = phrase.complements.firstIndex(where: { $0.role == .object && $0.noun != nil })
    else { return }
    let words = entry.text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return }
    phrase.verb.entry?.text = words[0]
    let state = Complement(.adverb(Term(words[1], Entry(words[1], .adverb))))
    phrase.complements.insert(state, at: object + 1)
  }

  /// To fill the cup with juice, not a cup of juice.
  private static func takeContent(_ phrase: inout VerbPhrase) {
    guard phrase.verb.text == "fill", let index = phrase.complements.firstIndex(where: { $0.role == .object }),
      var noun = phrase.complements[index].noun, let content = noun.belonging.first, content.preposition == nil,
      let held = content.noun
    else { return }
    noun.belonging = []
    phrase.complements[index].content = .noun(noun)
    phrase.complements.insert(Complement(.noun(held), role: .instrument), at: index + 1)
  }

  /// To explain the lesson, to rake the garden: it isn't only there that one does it.
  private static func needsObject(_ phrase: VerbPhrase, _ entry: Entry?) -> Bool {
    guard let frame = phrase.frame else { return EnglishLists.definiteVerbs.contains(phrase.verb.text) }
    return entry?.kinds.first != "place" && frame.complements.contains { $0.role == .object && $0.isRequired }
  }

  /// Give me the ball, whatever was said first.
  private static func ordered(_ phrase: VerbPhrase) -> [Complement] {
    var complements = phrase.complements
    let aside: [VerbFrame.Role] = [.destination, .place, .instrument, .companion, .origin]
    if let object = complements.firstIndex(where: { $0.role == .object && $0.noun != nil }),
      let other = complements.firstIndex(where: { $0.role.map(aside.contains) ?? false }), other < object
    {
      complements.insert(complements.remove(at: object), at: other)
    }
    guard EnglishLists.givingVerbs.contains(phrase.verb.text) || phrase.verb.text == "thank",
      let recipient = complements.firstIndex(where: { $0.role == .recipient && $0.preposition == nil }),
      let object = complements.firstIndex(where: { $0.role == .object }), object < recipient,
      complements[recipient].noun?.pronoun?.kind == .personal || ["thank", "ask", "tell"].contains(phrase.verb.text),
      complements[object].noun?.pronoun == nil
    else { return complements }
    complements.insert(complements.remove(at: recipient), at: object)
    return complements
  }
}
