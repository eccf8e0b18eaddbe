import TagarelaKit

extension FewWords {
  /// I get up seven: at seven; be three hours: it is three.
  mutating func tellHours() {
    dropWordsOfHour()
    for index in words.indices.reversed() {
      guard let number = hourNumber(index) else { continue }
      let isNamed = isHourWord(index + 1)
      if verb == nil, isNamed || isFixed(entry(index - 1)), tellAtHour(number, index, isNamed) { return }
      guard let verb = entry(index - 1).flatMap({ $0.role == .verb ? $0 : nil }) ?? verbBefore(index) else { continue }
      var end = index + (isNamed ? 2 : 1)
      let isLast = pieces(in: end..<words.count).allSatisfy {
        $0.kind == .time || $0.kind == .placed && $0.noun?.isTime == true
      }
      var part = ""
      if let time = entry(end), let partOfDay = telling.partOfDay,
        ["morning", "afternoon", "night", "evening"].contains(time.concept)
      {
        part = " " + partOfDay(time)
        end += 1
      }
      if verb.concept == "be", words[..<index].allSatisfy({ $0.first?.entry?.concept == "be" }), isLast {
        words.replaceSubrange(0..<end, with: [[saying(telling.clock(number, isNamed))]])
      } else if isLast, Self.hasHour(verb, isNamed: isNamed, isFilled: self.verb != index - 1) {
        var hour = adverb(telling.hour(number, isNamed) + part)
        hour.entry?.marks = ["routine"]
        words.replaceSubrange(index..<end, with: [[hour]])
      }
    }
  }

  /// Wake up at the seven: the language's own words go before an hour.
  private mutating func dropWordsOfHour() {
    for index in words.indices.dropFirst(2).reversed()
    where !telling.ownersComeFirst && verb.map({ $0 < index - 2 }) == true && isArticle(index - 1)
      && role(index - 2) == .preposition && words[index].contains(where: { $0.role == .quantity(.number) })
      && (index == words.count - 1 || isHourWord(index + 1))
    {
      words.removeSubrange(index - 2..<index)
    }
  }

  /// Dinner six o'clock, speech therapist five hours: it is at that hour, or the speaker has it then.
  private mutating func tellAtHour(_ number: Term, _ index: Int, _ isNamed: Bool) -> Bool {
    guard index == 1, words.count == (isNamed ? 3 : 2), let event = entry(0), role(0) == .noun, isFixed(event) else {
      return false
    }
    var hour = Entry(telling.hour(number, isNamed), .adverb)
    hour.kinds = ["when"]
    words = [words[0], [Term(hour.text, hour)]]
    if event.marks.isDisjoint(with: ["visited", "appointment"]) { insert("be", at: 1) }
    return true
  }

  /// What is at an hour.
  private func isFixed(_ entry: Entry?) -> Bool {
    guard let entry else { return false }
    return entry.isKind("meal", "event") || !entry.marks.isDisjoint(with: ["visited", "appointment"])
      || entry.concept == "speech-talking"
  }

  private func hourNumber(_ index: Int) -> Term? {
    guard let number = words[index].first(where: { $0.role == .quantity(.number) || $0.role == .quantity(.one) }),
      index > 0,
      !words[index].contains(where: { $0.role == .adjective }) || words.indices.contains(index + 1)
        || role(index - 1) == .verb, role(index - 1) != .preposition
    else { return nil }
    // Lose glove one.
    if number.role == .quantity(.one), !number.isInDigits, role(index - 1) == .noun, !isHourWord(index + 1) {
      return nil
    }
    let next = entry(index + 1)
    return next == nil || role(index + 1) == .preposition || isHourWord(index + 1)
      || next?.isTimely == true ? number : nil
  }

  private func verbBefore(_ index: Int) -> Entry? {
    words[..<index].last { $0.first?.role == .verb }?.first?.entry
  }

  /// What is done at an hour and not so many times or hours long.
  private static func hasHour(_ verb: Entry, isNamed: Bool, isFilled: Bool) -> Bool {
    guard let marks = verb.frame?.marks else { return false }
    if marks.contains("routine") { return true }
    if isNamed, marks.contains("lasting") { return false }
    return (isNamed || isFilled) && !marks.contains("state")
  }

  private func adverb(_ text: String) -> Term { Term(text, Entry(text, .adverb)) }

  private func saying(_ text: String) -> Term { Term(text, Entry(text, .saying)) }

  /// All night: a whole one.
  mutating func tellSpans() {
    // All the night.
    for index in words.indices.dropLast(2).reversed() where isAll(index) && isSpan(index + 2) && isArticle(index + 1) {
      words.remove(at: index + 1)
    }
    for index in words.indices.dropLast().reversed() {
      let isForward = isAll(index) && isSpan(index + 1)
      guard isForward || isAll(index + 1) && isSpan(index), let entry = entry(isForward ? index + 1 : index),
        let whole = telling.whole(entry, isForward)
      else { continue }
      var span = Entry(whole, .adverb)
      span.concept = entry.concept
      words.replaceSubrange(index...index + 1, with: [[Term(whole, span)]])
    }
  }

  private func isHourWord(_ index: Int) -> Bool {
    entry(index)?.concept == "hour" || words.indices.contains(index) && words[index].first?.said == telling.hourWord
  }

  /// An article, or a word that is written like one.
  private func isArticle(_ index: Int) -> Bool {
    switch role(index) {
    case .article, .pronoun, .preposition, nil: words[index].first.map { $0.said.count < 4 } ?? false
    default: false
    }
  }

  private func isAll(_ index: Int) -> Bool {
    words[index].contains { $0.role == .quantity(.all) || $0.entry?.concept == "whole" }
  }

  private func isSpan(_ index: Int) -> Bool {
    entry(index).map { !$0.isPlural && ["night", "day", "morning", "afternoon", "week"].contains($0.concept) } ?? false
  }
}
