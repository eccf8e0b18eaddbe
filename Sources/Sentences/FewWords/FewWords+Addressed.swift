import TagarelaKit

/// What is asked of who listens.
extension FewWords {
  /// You play with me, you can wait, you see my shoes: the speaker asks.
  mutating func askOfYou() {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isCompound, !isPolite, !isOrder, verb == 1,
      words[0].first?.isAddressee == true, words.count > 2, let deed = entry(1)
    else { return }
    switch deed.concept {
    case "want": isAsked = role(2) == .verb
    case "can" where role(2) == .verb && isForSpeaker(words[2].first?.entry): isAsked = true
    case "see", "find":
      guard words.dropFirst(2).contains(where: { $0.contains(where: \.isOwn) }) else { return }
      isAsked = true
      words.append(already)
    default:
      isAsked = frame(1)?.marks.contains("state") == false && isWithSpeaker
    }
  }

  /// What one does so that somebody else has it easier.
  private func isForSpeaker(_ deed: Entry?) -> Bool {
    ["help", "wait", "talk", "come", "repeat", "stop", "listen"].contains(deed?.concept) || isWithSpeaker
  }

  private var isWithSpeaker: Bool {
    if words.contains(where: { $0.contains { $0.entry?.concept == "with-me" } }) { return true }
    guard words.count > 2, words[words.count - 2].first?.entry?.concept == "with" else { return false }
    return words.last?.contains { term in
      if case .pronoun(let pronoun) = term.role {
        pronoun.person == .firstSingular
      } else {
        term.entry?.concept == "me"
      }
    } == true
  }

  /// Be quiet already, stop now: an order; no noise: not to make any.
  mutating func orderAtOnce() {
    guard !telling.ownersComeFirst, isPlain || words.last?.first?.entry?.concept == "already", isFirst, words.count == 2
    else { return }
    if role(0) == .verb, words[1].contains(where: { ["already", "now"].contains($0.entry?.concept) }),
      ["keep-quiet", "stop", "come", "calm-down", "hurry"].contains(entry(0)?.concept)
    {
      isOrder = true
      words[1] = [Term(words[1][0].said, Entry(words[1][0].said, .adverb))]
    } else if words[0].contains(where: { $0.role == .negation }), entry(1)?.concept == "noise", let make = word("do") {
      isOrder = true
      words = [words[0].filter { $0.role == .negation }, make, words[1]]
    }
  }

  /// Doctor say I stay bed: he told the speaker to.
  mutating func tellOrdered() {
    guard let that = telling.that, !telling.ownersComeFirst, isPlain, isFirst, verb == 1, words.count > 3,
      ["say", "talk", "tell"].contains(entry(1)?.concept), [.noun, .name].contains(role(0)),
      case .pronoun(let pronoun) = role(2), pronoun.person.rank == .first, role(3) == .verb,
      frame(3)?.marks.isDisjoint(with: ["state", "modal", "done"]) == true
    else { return }
    if let toDo = telling.toDo {
      let whom = toDo + " " + words[2][0].said
      words[2] = [Term(whom, Entry(whom, .preposition))]
      words.insert(already, at: 2)
      return
    }
    words[1] = words[1].filter { $0.role == .verb }.map { term in
      var entry = term.entry
      entry?.concept = "ask-for"
      return Term(term.said, entry)
    }
    let who = Term("", Entry("", .pronoun(pronoun)))
    words.replaceSubrange(2...2, with: [already, [Term(that, Entry(that, .connector))], [who]])
  }
}
