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
    case .companion where !hasObject && (phrase.frame == nil || EnglishLists.withoutWith.contains(verb)): return .object
    case .object where noun.isName && takes(.companion, "person", phrase) && !takes(.object, "person", phrase): return .companion
    case .place where !hasObject && needsObject(phrase, entry): return .object
    // To fly a kite at the beach.
    case .destination where verb == "fly" && phrase.complements.contains { $0.noun?.head?.entry?.isKind("toy") ?? false }:
      return .place
    case .origin where entry?.kinds.first == "place" && ["steal", "buy", "find"].contains(verb): return .place
    case .object where verb == "dig" && entry?.isKind("place") == true: return .place
    case nil where isSomebody && noun.pronoun != nil && !hasObject && phrase.frame == nil: return .object
    default: return role
    }
  }

  private static func takes(_ role: VerbFrame.Role, _ kind: String, _ phrase: VerbPhrase) -> Bool {
    phrase.frame?.complements.contains { $0.role == role && ($0.kinds.contains(kind) || $0.kinds.contains("any")) } ?? false
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
    guard EnglishLists.givingVerbs.contains(phrase.verb.text),
      let recipient = complements.firstIndex(where: { $0.role == .recipient && $0.preposition == nil }),
      let object = complements.firstIndex(where: { $0.role == .object }), object < recipient,
      complements[recipient].noun?.pronoun?.kind == .personal, complements[object].noun?.pronoun == nil
    else { return complements }
    complements.insert(complements.remove(at: recipient), at: object)
    return complements
  }
}
