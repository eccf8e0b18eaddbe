import TagarelaKit

/// What few words leave to the listener: that it is wanted, disliked, asked for, or is time for.
extension FewWords {
  /// More bread: the speaker wants it.
  mutating func wantMore() {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isPolite, !isCompound, words.count == 2,
      role(0) == .quantity(.more),
      entry(0)?.concept == "more", let thing = words[1].first(where: { $0.role == .noun }), let entry = thing.entry,
      entry.isKind("food", "drink", "game", "toy", "music", "media", "gesture"), !entry.isKind("person", "animal", "time"),
      let want = word("want")
    else { return }
    words = likelier([speaker, want, words[0], [thing]], words)
  }

  /// Doctor not like: who speaks doesn't like him, whom one meets because one has to.
  mutating func dislike() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 3, [.noun, .name].contains(role(0)),
      role(1) == .negation, let like = words[2].first(where: { $0.role == .verb && $0.entry?.concept == "like" }),
      let whom = entry(0), whom.isKind("animal") || !whom.marks.isDisjoint(with: ["visited", "appointment", "profession"])
    else { return }
    words = [speaker, words[1], [like], words[0]]
  }

  /// Hour lunch, hour have lunch: it is time for it.
  mutating func tellHourFor() -> Bool {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 2, entry(0)?.concept == "hour", let of,
      let be = word("be"), let hour = entry(0)?.text
    else { return false }
    if let deed = words[1].first(where: { $0.role == .verb }) {
      let time = telling.joined([hour, of[0].text, deed.text].joined(separator: " "))
      words = [be, [Term(time, Entry(time, .adverb))]]
    } else if role(1) == .noun, entry(1)?.isKind("meal", "event", "work", "place") == true {
      words = [be, words[0], of, words[1]]
    } else {
      return false
    }
    return true
  }

  /// Can go out: may the speaker?
  mutating func askLeave() {
    guard !telling.ownersComeFirst, isPlain, isFirst, !isCompound, !isPolite, !isOrder, let verb,
      entry(verb)?.concept == "can", role(verb + 1) == .verb, words[..<verb].allSatisfy({ $0.first?.said.isEmpty == true })
    else { return }
    isAsked = true
  }

  /// Scissors not find, not hear: what doesn't come about is told, of the one that is looked for.
  mutating func tellUnwilled() {
    guard !telling.ownersComeFirst, isPlain, isFirst, words.count == 3,
      let not = words.firstIndex(where: { $0.first?.role == .negation }),
      let place = words.firstIndex(where: { $0.first?.role == .verb && $0.first?.entry?.frame?.marks.contains("attained") == true }),
      place > not, let thing = words.indices.first(where: { $0 != not && $0 != place }),
      role(thing) == .noun, entry(thing)?.isKind("person") == false
    else { return }
    let the: [Term] = [Term("", Entry("", .article(isDefinite: true)))]
    words = [speaker, words[not], words[place], the, words[thing]]
  }
}
