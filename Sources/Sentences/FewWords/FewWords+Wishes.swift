import TagarelaKit

extension FewWords {
  /// I want Mom come: that she comes.
  mutating func tellWishes() {
    guard let that = telling.that, role(0) != .question,
      let wish = words.firstIndex(where: {
        $0.first?.role == .verb
          && ["want", "not-want", "need", "hope", "prefer", "say", "think", "believe"].contains(
            $0.first?.entry?.concept)
      })
    else { return }
    let behind = pieces(in: wish + 1..<words.count)
    guard behind.count > 1, behind[0].kind == .phrase, behind[1].kind == .verb, let somebody = behind[0].noun,
      somebody.isPerson || somebody.isName,
      !somebody.isSpeaker || ["say", "think", "believe"].contains(entry(wish)?.concept)
        || pieces(in: 0..<wish).contains(where: { $0.kind == .phrase && isSomebody($0) && $0.noun?.isSpeaker != true })
    else { return }
    words.insert([Term(that, Entry(that, .connector))], at: wish + 1)
  }

  /// Tummy hurt: it is the speaker's.
  mutating func tellPain() {
    if telling.ownersComeFirst { return tellWhereItHurts() }
    guard let verb, ["hurt", "sting"].contains(entry(verb)?.concept), !telling.ownersComeFirst else { return }
    let before = pieces(in: 0..<verb)
    guard before.allSatisfy({ $0.kind != .placed }), let part = before.first(where: { $0.kind == .phrase }),
      part.entry?.isKind("body") == true, before.filter({ $0.kind == .phrase }).count == 1,
      part.noun?.belonging.isEmpty == true, pieces(in: verb + 1..<words.count).allSatisfy({ $0.kind != .phrase })
    else { return }
    let determiner = part.noun?.determiners.first
    guard determiner == nil || determiner?.isPossessive == true else { return }
    let owner: String =
      if case .possessive(let person) = determiner?.role { PersonConcept.pronoun(of: person) } else {
        PersonConcept.speaker
      }
    guard let pronoun = word(owner) else { return }
    let body = words[part.range].filter { $0.first?.isPossessive != true }
    words.removeSubrange(part.range)
    words.insert(contentsOf: body, at: verb + 1 - part.range.count)
    words.insert(pronoun, at: part.range.lowerBound)
  }

  /// Hurt tummy: my tummy does; hurt here: it does.
  private mutating func tellWhereItHurts() {
    guard verb == 0, entry(0)?.concept == "hurt", words.count == 2, isPlain else { return }
    if entry(1)?.isKind("body") == true { words.swapAt(0, 1) } else if role(1) == .adverb { insert("it", at: 0) }
  }
}
