import TagarelaKit

/// What is taken for an illness, and what goes into food and drinks.
extension FewWords {
  /// Syrup cough take, ointment leg: for the cough; cough fever: both.
  mutating func tellWhatItIsFor() {
    guard !telling.ownersComeFirst, let purpose = word("for") else { return }
    for index in words.indices.dropLast().reversed() where role(index) == .noun && role(index + 1) == .noun {
      guard let remedy = entry(index), let trouble = entry(index + 1) else { continue }
      if isIllness(remedy), isIllness(trouble), let and = book.and {
        words.insert([and], at: index + 1)
      } else if remedy.marks.contains("remedy"),
        isIllness(trouble) || trouble.kinds.first == "body" && remedy.kinds.first == "substance"
      {
        let the = [Term("", Entry("", .article(isDefinite: true)))]
        words.insert(contentsOf: [purpose, the], at: index + 1)
        // Syrup cough take: it is what is taken.
        if index == 0, verb == words.count - 1, words.count == 5 { words.insert(words.removeLast(), at: 0) }
      }
    }
  }

  private func isIllness(_ entry: Entry) -> Bool {
    entry.kinds.first == "illness" && !entry.marks.contains("flavoured")
  }

  /// Tea sugar no: without it.
  mutating func leaveOut() {
    guard verb == nil, words.count == 3, role(2) == .negation, role(0) == .noun, role(1) == .noun,
      entry(0)?.kinds.first == "drink", let left = entry(1), left.isMass, left.isKind("food", "drink"),
      entry(0)?.concept != left.concept, let without = word("without")
    else { return }
    words = [words[0], without, words[1]]
  }

  /// Missing salt soup: in it.
  mutating func tellWhatIsMissing() {
    // Missing toilet paper: some of it.
    if words.count == 2, let missing = word("be-missing")?.first?.text, words[0].first?.text == missing,
      role(1) == .noun, entry(1)?.isMass == true
    {
      words[1] = Self.asObject(words[1])
    }
    guard let verb, verb + 3 == words.count, verb < 2, let missing = word("be-missing")?.first?.text,
      words[verb].first?.text == missing, role(verb + 1) == .noun, role(verb + 2) == .noun,
      let thing = entry(verb + 1), thing.isKind("food"), entry(verb + 2)?.isKind("food", "drink", "meal") == true,
      let within = word("in")
    else { return }
    words = [words[verb], Self.asObject(words[verb + 1]), within, words[verb + 2]]
    words[2] = within
  }
}
