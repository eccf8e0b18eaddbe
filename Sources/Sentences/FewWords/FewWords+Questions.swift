import TagarelaKit

/// What is asked where no verb is said.
extension FewWords {
  /// When park: do we go; when doctor: does he come; who door: is at it; dinner what: is there for it.
  mutating func tellWhatIsAsked() {
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
      guard let we = word("we") else { return }
      let who = telling.saysSpeaker ? we : [Term("", we[0].entry)]
      words.insert(who, at: 1)
      insert("go", at: 2)
    case "who" where words.count == 2 && (entry.kinds.first == "place" || entry.concept == "door"):
      words[1] = words[1].map { term in
        var term = term
        term.chosenRole = .place
        return term
      }
      insert(telling.ownersComeFirst ? "be" : "be-state", at: 1)
    default: return
    }
  }
}
