import TagarelaKit

/// What is asked where no verb is said.
extension FewWords {
  /// When park: do we go; when doctor: does he come; dinner what: is there for it.
  mutating func tellWhatIsAsked() {
    if telling.ownersComeFirst, words.count == 2 || words.count == 3 && entry(2)?.isTimely == true,
      entry(0)?.concept == "what", role(0) == .question, entry(1)?.isKind("meal") == true, let be = word("be")
    {
      return words =
        [words[0], be, [Term(telling.preposition, Entry(telling.preposition, .preposition))]] + words[1...]
    }
    if words.count == 2, role(0) == .question, role(1) == .verb, telling.whatToEat != nil {
      let meals = words[1].filter { $0.role == .noun && $0.entry?.isKind("meal") == true }
      if !meals.isEmpty { words[1] = meals }
    }
    if words.count == 3, role(0) == .question, ["hour", "time-concept"].contains(entry(1)?.concept ?? ""),
      ["what", "which"].contains(entry(0)?.concept ?? ""), let be = word("be"),
      let event = words[2].first(where: { $0.role == .noun && $0.entry?.isKind("person") == false })
    {
      return words = [[Term(telling.atWhatHour, Entry(telling.atWhatHour, .question))], be, [event]]
    }
    if words.count == 2, ["where", "where-to"].contains(entry(0)?.concept), entry(1)?.concept == "go",
      let we = speakers
    {
      return words.insert(we, at: 1)
    }
    guard verb == nil, role(0) == .question, words.count > 1, role(1) == .noun, let entry = entry(1) else { return }
    switch self.entry(0)?.concept {
    case "what", "which":
      guard let whatToEat = telling.whatToEat, entry.isKind("meal") || entry.concept == "dessert",
        words.count == 2 || words.count == 3 && self.entry(2)?.isTimely == true
      else { return }
      let text = whatToEat(entry.text, words.count == 3 ? words[2].first?.text ?? "" : "")
      words = [[Term(text, Entry(text, .saying))]]
    case "when" where words.count == 2 && (entry.isKind("person") && entry.concept != "pain"):
      if telling.ownersComeFirst { words += [word("come") ?? []] } else { insert("come", at: 1) }
    case "when" where words.count == 2 && entry.kinds.first == "place":
      guard let we = speakers else { return }
      words.insert(we, at: 1)
      insert("go", at: 2)
    default: return
    }
  }
}
