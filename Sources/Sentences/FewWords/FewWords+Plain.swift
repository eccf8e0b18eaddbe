import TagarelaKit

/// What few words leave to the listener: that it is wanted, disliked, asked for, or is time for.
extension FewWords {
  /// More bread: the speaker wants it.
  mutating func wantMore() {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isPolite, !isCompound, words.count == 2,
      role(0) == .quantity(.more),
      entry(0)?.concept == "more", let thing = words[1].first(where: { $0.role == .noun }), let entry = thing.entry,
      entry.isKind("food", "drink", "game", "toy", "music", "media", "gesture"),
      !entry.isKind("person", "animal", "time"),
      let want = word("want")
    else { return }
    words = likelier([speaker, want, words[0], [thing]], words)
  }

  /// Doctor not like: who speaks doesn't like him, whom one meets because one has to.
  mutating func dislike() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 3, [.noun, .name].contains(role(0)),
      role(1) == .negation, let like = words[2].first(where: { $0.role == .verb && $0.entry?.concept == "like" }),
      let whom = entry(0),
      whom.isKind("animal") || !whom.marks.isDisjoint(with: ["visited", "appointment"])
    else { return }
    words = [speaker, words[1], [like], words[0]]
  }

  /// No music loud: who speaks doesn't want any.
  mutating func refuseKind() {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isPolite, !isCompound, words.count == 3, role(0) == .negation,
      role(1) == .noun, let thing = entry(1), !thing.isKind("person", "time", "body", "feeling", "illness"),
      let quality = words[2].first(where: { $0.role == .adjective && $0.entry?.describes(thing) == true })
        ?? words[2].first(where: { $0.role == .adjective }),
      let want = word("want")
    else { return }
    words = [speaker, words[0], want, words[1], [quality]]
  }

  /// Hour lunch, hour have lunch: it is time for it.
  mutating func tellHourFor() -> Bool {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 2, entry(0)?.concept == "hour", let of,
      let be = word("be"), let hour = entry(0)?.text
    else { return false }
    if let deed = words[1].first(where: { $0.role == .verb }), role(1) == .verb || entry(1)?.isKind("meal") == true {
      let time = telling.joined([hour, of[0].text, deed.text].joined(separator: " "))
      words = [be, [Term(time, Entry(time, .adverb))]]
    } else if role(1) == .noun, entry(1)?.isKind("meal", "event", "work", "place") == true {
      words = [be, words[0], of, words[1]]
    } else {
      return false
    }
    return true
  }

  /// Fever high, cough strong: the speaker has it.
  mutating func tellIllness() -> Bool {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isCompound, verb == nil, words.count == 2, role(0) == .noun,
      let ill = entry(0), ill.kinds.first == "illness" || ill.marks.contains("ache"),
      let quality = words[1].first(where: { $0.role == .adjective }),
      !words[1].contains(where: \.isOwn), let have = word(telling.isWithFeelings ? "be-state" : "have")
    else { return false }
    words = [speaker, have, words[0], [quality]]
    return true
  }

  /// Cartoons watch later: it is wanted then.
  var isForLater: Bool {
    request.tense == nil && !request.isImperative && !request.isQuestion && !request.isProgressive && !request.isPolite
      && words.allSatisfy { $0.first?.entry?.tense == nil || ["later", "after"].contains($0.first?.entry?.concept) }
      && words.contains { ["later", "after"].contains($0.first?.entry?.concept) }
  }

  /// Phone ring: it does so now, where the language says it so.
  var goesOn: Bool {
    guard telling.isWithFeelings || telling.ownersComeFirst, isPlain, isFirst, !isOrder, !isAsked, let verb, verb > 0,
      frame(verb)?.marks.contains("ongoing") == true,
      let subject = pieces(in: 0..<verb).first(where: { $0.kind == .phrase })
    else { return false }
    return subject.noun?.pronoun == nil && subject.noun?.isPerson == false
  }

  /// Who take pencil, pill already take: the one that both know.
  mutating func pointOutObject() {
    guard !telling.ownersComeFirst, let verb, role(verb + 1) == .noun,
      verb + 1 == words.lastIndex(where: { !$0[0].said.isEmpty }),
      let thing = entry(verb + 1), !thing.isMass, !thing.isKind("person", "animal", "place", "time", "body"),
      role(0) == .question && (entry(0)?.concept == "who" || isAskedWhere(verb))
        && frame(verb)?.marks.isDisjoint(with: ["state", "modal"]) == true
        || words[..<verb].contains(where: { $0.first?.entry?.concept == "already" }) && !thing.isKind("food", "drink")
    else { return }
    words.insert(Self.the, at: verb + 1)
  }

  /// Where leave bag: the one that both know.
  private func isAskedWhere(_ verb: Int) -> Bool {
    entry(0)?.concept == "where" && ["leave", "put", "hide"].contains(entry(verb)?.concept)
  }

  /// Like apples but not bananas: the speaker doesn't like them; want to paint but no pencils: there are none.
  mutating func denyAlike() {
    guard !telling.ownersComeFirst, verb == nil, connector?.concept == "but", words.count == 2,
      words[0].contains(where: { $0.role == .negation }), role(1) == .noun, let thing = entry(1),
      let not = words[0].first(where: { $0.role == .negation }), let deed = deedsBefore.first
    else { return }
    if ["like", "not-like"].contains(deed.concept) {
      let like = Term(deed.text, deed)
      words = [[not], [like], words[1]]
    } else if deed.concept == "want", deedsBefore.count > 1, thing.isKind("thing", "tool", "toy"),
      !thing.isKind("food"), let have = word("have")
    {
      words = [[not], have, Self.asObject(words[1])]
    }
  }

  /// Hen lay eggs, cow eat grass: what animals do is told of all.
  mutating func tellGeneral() {
    guard !telling.ownersComeFirst, isPlain, isFirst, verb == 1, words.count == 3, role(0) == .noun, role(2) == .noun,
      entry(0)?.isKind("animal") == true, let thing = entry(2), thing.isPlural || thing.isKind("plant"),
      frame(1)?.marks.isDisjoint(with: ["done", "told", "state", "experience", "motion"]) == true
    else { return }
    words[2] = Self.asObject(words[2])
  }

  /// When doctor go: when do we?
  mutating func askWhenToGo() {
    guard !telling.ownersComeFirst, words.count == 3, role(0) == .question, entry(0)?.concept == "when",
      role(1) == .noun, let goal = entry(1), goal.marks.contains("visited") || isGoal(goal),
      let go = words[2].first(where: { $0.role == .verb && $0.entry?.concept == "go" }), let we = speakers
    else { return }
    words = [words[0], we, [go], words[1]]
  }

  /// Saturday have party school: there is one.
  mutating func tellOfDay() {
    guard !telling.ownersComeFirst, verb == 1, words.count > 2, entry(1)?.concept == "have",
      entry(0)?.kinds.first == "time",
      [.noun, .adverb].contains(role(0)), role(2) == .noun, entry(2)?.isKind("event") == true
    else { return }
    words.remove(at: 1)
    insertExistence(at: 1)
  }

  /// Give biscuit I: what is asked for comes behind whom it is for.
  mutating func giveFirst() {
    guard isOrder, verb == 0, words.count > 2, frame(0)?.complements.contains(where: { $0.role == .recipient }) == true,
      case .pronoun(let pronoun) = words.last?.first?.role, pronoun.person == .firstSingular, pronoun.kind == .personal,
      role(words.count - 2) == .noun, let me = word(PersonConcept.speaker)
    else { return }
    words.removeLast()
    words.insert(me, at: 1)
  }

  /// Can go out: may the speaker?
  mutating func askLeave() {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isCompound, !isPolite, !isOrder, let verb,
      entry(verb)?.concept == "can", role(verb + 1) == .verb,
      words[..<verb].allSatisfy({ $0.first?.said.isEmpty == true })
    else { return }
    isAsked = true
  }

  /// Scissors not find, not hear: what doesn't come about is told, of the one that is looked for.
  mutating func tellUnwilled() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 3,
      let not = words.firstIndex(where: { $0.first?.role == .negation }),
      let place = words.firstIndex(where: {
        $0.first?.role == .verb && $0.first?.entry?.frame?.marks.contains("attained") == true
      }),
      place > not, let thing = words.indices.first(where: { $0 != not && $0 != place }),
      role(thing) == .noun, entry(thing)?.isKind("person") == false
    else { return }
    let the: [Term] = Self.the
    words = [speaker, words[not], words[place], the, words[thing]]
  }

  /// What somebody is seen to do goes on: baby cry, rain outside, who come today.
  var isSeen: Bool {
    guard telling.ownersComeFirst, isPlain, isFirst, !isCompound, part == .whole, !isOrder, let verb,
      frame(verb)?.marks.contains("seen") == true
        || entry(0)?.concept == "who"
          && (["today", "tonight"].contains(words.last?.first?.entry?.concept)
            || entry(verb)?.concept == "come" && words.count > 2)
    else { return false }
    let subject = pieces(in: 0..<verb).first
    let isOther = subject?.noun.map { $0.pronoun == nil || $0.pronoun?.person.rank == .third } ?? true
    return isOther
      && pieces(in: verb + 1..<words.count).allSatisfy { piece in
        piece.kind == .adverb && entry(piece.range.lowerBound)?.isKind("frequency") == false || piece.kind == .placed
          || piece.kind == .phrase && piece.entry?.isKind("place", "furniture", "plant") == true
            && piece.noun?.determiners.isEmpty == true && piece.entry?.isKind("person", "animal") == false
          || piece.kind == .time && ["now", "today", "tonight"].contains(entry(piece.range.lowerBound)?.concept)
      }
  }
}
