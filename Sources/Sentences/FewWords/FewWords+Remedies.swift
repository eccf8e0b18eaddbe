import TagarelaKit

/// What is taken for an illness, and what goes into food and drinks.
extension FewWords {
  /// Syrup cough take, ointment leg: for the cough; cough fever: both.
  mutating func tellWhatItIsFor() {
    guard !telling.ownersComeFirst, let purpose = word("for") else { return }
    for index in words.indices.dropLast().reversed() where role(index) == .noun && role(index + 1) == .noun {
      guard let remedy = entry(index), let trouble = entry(index + 1) else { continue }
      if isIllness(remedy) && isIllness(trouble) || remedy.isSensation && trouble.isSensation, let and = book.and {
        words.insert([and], at: index + 1)
      } else if remedy.marks.contains("remedy"),
        isIllness(trouble) || trouble.kinds.first == "body" && remedy.kinds.first == "substance"
      {
        let the = Self.the
        words.insert(contentsOf: [purpose, the], at: index + 1)
        // Syrup cough take: it is what is taken.
        if index == 0, verb == words.count - 1, words.count == 5 { words.insert(words.removeLast(), at: 0) }
      }
    }
  }

  private func isIllness(_ entry: Entry) -> Bool {
    entry.kinds.first == "illness" && !entry.marks.contains("flavoured")
  }

  /// Bread butter eat: bread with butter is eaten.
  mutating func joinTopping() {
    guard words.count > 2, role(0) == .noun, role(1) == .noun, verb == 2, words.count == 3 || role(3) != .noun,
      entry(0)?.marks.contains("topped") == true, entry(1)?.marks.contains("topping") == true, let with = word("with"),
      entry(2)?.frame?.complements.contains(where: { $0.role == .object && $0.kinds.contains("food") }) == true
        || frame(2)?.marks.contains("experience") == true || entry(2)?.concept == "want"
    else { return }
    if frame(2)?.marks.contains("experience") == true { return words.insert(with, at: 1) }
    let last = words.count > 3 ? Array(words[3...]) : []
    words =
      last.filter { $0.first?.isOneSpeaker == true } + [words[2], words[0], with, words[1]]
      + last.filter { $0.first?.isOneSpeaker != true }
  }

  /// Tea sugar no: without it.
  mutating func leaveOut() {
    guard verb == nil, words.count == 3, role(2) == .negation, role(0) == .noun, role(1) == .noun,
      entry(0)?.kinds.first == "drink", let left = entry(1), left.isMass, left.isKind("food", "drink"),
      entry(0)?.concept != left.concept, let without = word("without")
    else { return }
    words = [words[0], without, words[1]]
  }

  /// Missing toilet paper: some of it.
  mutating func tellWhatIsMissing() {
    guard words.count == 2, let missing = word("be-missing")?.first?.text, words[0].first?.text == missing,
      role(1) == .noun, entry(1)?.isMass == true
    else { return }
    words[1] = Self.asObject(words[1])
  }
}
