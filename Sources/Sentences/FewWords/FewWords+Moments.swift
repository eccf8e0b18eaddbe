import TagarelaKit

extension FewWords {
  /// Last week, Friday afternoon: two words that say when.
  mutating func tellMoments() {
    for index in words.indices.dropFirst() where role(index - 1) == .preposition && entry(index)?.tense == .past {
      words[index] = Self.untensed(words[index]).map { term in
        var entry = term.entry
        entry?.kinds.append("when")
        return Term(term.said, entry)
      }
    }
    tellWeekly()
    guard let moments = telling.moments else { return }
    for index in words.indices.dropLast().reversed() {
      let next = words[index + 1]
      if let time = entry(index), role(index) == .noun, time.isKind("time"),
        next.contains(where: { moments.over.contains($0.said.lowercased()) })
      {
        words.replaceSubrange(index...index + 1, with: [[moment(time, moments.last(time), .past)]])
      } else if let time = entry(index), role(index) == .noun, time.isKind("time"),
        next.contains(where: { moments.coming.contains($0.said.lowercased()) })
      {
        words.replaceSubrange(index...index + 1, with: [[moment(time, moments.next(time), .future)]])
      } else if let day = words[index].first?.entry, Self.days.contains(day.concept),
        let part = next.first(where: { Self.partsOfDay.contains($0.entry?.concept ?? "") })?.entry
      {
        words.replaceSubrange(index...index + 1, with: [[moment(day, moments.part(day, part), day.tense)]])
      }
    }
  }

  /// Friday always: each.
  private mutating func tellWeekly() {
    guard telling.kinIsOwned, !telling.isWithFeelings, verb != nil,
      words.contains(where: { $0.first?.entry?.concept == "always" }),
      let day = words.firstIndex(where: {
        $0.first?.role == .noun && Self.weekdays.contains($0.first?.entry?.concept ?? "")
      }),
      day == 0 || words[day - 1].first?.role != .preposition && words[day - 1].first?.isArticle == false
    else { return }
    var all = Entry("", .article(isDefinite: true))
    all.isPlural = true
    words.insert([Term("", all)], at: day)
  }

  private static let weekdays: Set = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private func moment(_ time: Entry, _ text: String, _ tense: SentenceRequest.Tense?) -> Term {
    var entry = Entry(text, .adverb)
    entry.concept = time.concept
    entry.kinds = ["when"]
    entry.tense = tense
    return Term(text, entry)
  }

  private static let days = weekdays.union(["today", "tomorrow", "yesterday"])
  private static let partsOfDay: Set = ["morning", "afternoon", "evening", "night"]

  /// Tomorrow be holiday: what a day is, is told as what is.
  mutating func tellWhatDayIs() {
    guard !telling.ownersComeFirst, words.count == 3, entry(0)?.tense == .future, entry(1)?.concept == "be",
      ["party", "public-holiday", "birthday"].contains(entry(2)?.concept)
    else { return }
    words[0] = Self.untensed(words[0])
    guard entry(2)?.concept != "birthday" else { return }
    words[2] = words[2].map { term in
      var entry = term.entry
      entry?.marks.insert("mass")
      return Term(term.said, entry)
    }
  }

  /// Before I be carpenter: once.
  mutating func tellOnce() {
    guard !telling.ownersComeFirst, isPlain || request.tense == .past, words.count > 3 else { return }
    if words.last?.first?.entry?.concept == "before", words.last?.first?.role == .adverb, verb == 1 {
      words.insert(words.removeLast(), at: 0)
    }
    guard entry(0)?.concept == "before", case .pronoun = role(1), role(2) == .verb,
      frame(2)?.marks.isDisjoint(with: ["done", "told", "modal"]) == true
    else { return }
    words[2] = words[2].map { term in
      var entry = term.entry
      entry?.frame?.marks.insert("once")
      var once = Term(term.said, entry)
      once.chosenRole = term.chosenRole
      return once
    }
    var past = Entry("", .adverb)
    past.tense = .past
    words.append([Term("", past)])
  }

  static func untensed(_ reading: [Term]) -> [Term] {
    reading.map { term in
      var entry = term.entry
      entry?.tense = nil
      return Term(term.said, entry)
    }
  }
}
