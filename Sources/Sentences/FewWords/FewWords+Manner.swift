import TagarelaKit

/// What nobody sets out to do, and how things are not.
extension FewWords {
  /// Sleep badly, cough all night: nobody wants to, it is told.
  func isNoWish(_ frame: VerbFrame) -> Bool {
    if frame.marks.contains("unwilled") { return true }
    if let verb, role(verb - 1) == .negation, frame.marks.contains("attained") { return true }
    return isSuffered || frame.marks.contains("lasting") && words.contains { $0.first?.entry?.concept == "well" }
  }

  /// Done badly, or a whole night long.
  var isSuffered: Bool {
    words.contains { reading in
      reading.first?.isSpan == true
        || reading.contains { $0.entry?.concept == "badly" || telling.ownersComeFirst && $0.entry?.concept == "bad" }
    }
  }

  /// Food not good: it isn't.
  mutating func tellNotSo() -> Bool {
    guard verb == nil, words.count == 3, role(0) == .noun, words[1].first?.role == .negation,
      let quality = words[2].first(where: { $0.role == .adjective }), words[2].first?.role == .adjective,
      quality.entry?.describes(entry(0)) == true, let be = word("be")
    else { return false }
    let isState = quality.entry?.kinds.first == "state" || entry(0)?.isKind("food", "drink") == true
    let copula = isState && !telling.ownersComeFirst ? word("be-state") ?? be : be
    words =
      telling.ownersComeFirst ? [words[0], copula, words[1], [quality]] : [words[0], words[1], copula, [quality]]
    return true
  }

  /// Want drink cold, too hot soup: a quality before its noun, where the language says it there.
  mutating func putQualityInPlace() {
    guard telling.ownersComeFirst, words.count > 2, let last = words.indices.last,
      let quality = words[last].first(where: { $0.role == .adjective }), words[last].first?.role != .verb,
      let thing = words[last - 1].first(where: {
        $0.role == .noun && $0.entry?.isKind("food", "drink", "music") == true
      }),
      ["want", "need", "drink-action", "eat", "listen"].contains(entry(last - 2)?.concept),
      quality.entry?.describes(thing.entry) == true
    else { return }
    words.replaceSubrange((last - 1)...last, with: [[quality], [thing]])
  }

  /// I sit behind Mom: an adverb before whom or what it is behind.
  mutating func placeBefore() {
    guard telling.ownersComeFirst, let verb else { return }
    for index in words.indices.dropFirst().dropLast()
    where index > verb && ["behind", "in-front-of", "near", "around"].contains(entry(index)?.concept)
      && role(index) == .adverb
    {
      switch role(index + 1) {
      case .noun, .name, .pronoun, .possessive:
        words[index] = words[index].map { term in
          var entry = term.entry
          entry?.role = .preposition
          return Term(term.said, entry)
        }
      default: continue
      }
    }
  }

  /// Coffee sugar without: what a preposition is said behind stands behind it.
  mutating func putPrepositionBefore() {
    guard words.count > 2, let last = words.last?.first(where: { $0.role == .preposition }),
      words.last?.first?.role == .preposition || ["with", "without"].contains(last.entry?.concept),
      role(words.count - 2) == .noun, [.noun, .verb].contains(role(words.count - 3)),
      !words.dropLast().contains(where: { $0.first?.role == .preposition })
    else { return }
    words.removeLast()
    words.insert([last], at: words.count - 1)
  }

  /// After lunch sleep: the speaker does it then.
  mutating func putMomentBehind() {
    guard words.count > 2, ["before", "after", "later"].contains(entry(0)?.concept), role(1) == .noun,
      entry(1)?.isKind("meal", "event", "work", "media") == true || entry(1)?.concept == "food", verb == 2,
      // Later film watch: it is the film that is watched.
      words.count > 3 || entry(1)?.isKind("media") != true
        || !isObject(1, ofVerbAt: 2),
      let after = words[0].first
    else { return }
    var entry = after.entry
    entry?.role = .preposition
    entry?.tense = nil
    if !telling.ownersComeFirst, let of = of?.first?.text, !after.text.hasSuffix(" " + of) {
      entry?.text = after.text + " " + of
    }
    words = words.dropFirst(2) + [[Term(after.said, entry)], words[1]]
  }

  private func isObject(_ thing: Int, ofVerbAt verb: Int) -> Bool {
    guard let thing = entry(thing), let frame = frame(verb) else { return false }
    return isTaken(thing, by: frame)
  }

  /// Not my turn, turn mine: it isn't, it is.
  mutating func tellTurn() -> Bool {
    // Now touch I: in these languages it is one's turn.
    let last = words.count - 1
    if !telling.ownersComeFirst, isPlain, words.count == 2 || words.count == 3 && entry(0)?.isTimely == true,
      words[last - 1].contains(where: { $0.entry?.concept == "touch" }), words[last].first?.isYouOrI == true,
      let be = word("be"), let my = word(words[last].first?.isAddressee == true ? "your" : "my"),
      let turn = word("turn-order")
    {
      words = words.dropLast(2) + [be, my, turn]
      return true
    }
    // Now turn I.
    if words.count == 3, entry(0)?.isTimely == true, entry(1)?.concept == "turn-order" {
      let time = words.removeFirst()
      let isTold = tellTurn()
      words.insert(time, at: 0)
      return isTold
    }
    // My turn play: to do that.
    if words.count == 3, role(2) == .verb, words[0].contains(where: \.isPossessive), entry(1)?.concept == "turn-order",
      let be = word("be"), let of, let deed = words[2].first?.text, !telling.ownersComeFirst
    {
      let what = telling.joined((of.first?.entry?.text ?? "") + " " + deed)
      words = [be, words[0], words[1], [Term(what, Entry(what, .adverb))]]
      return true
    }
    guard (2...3).contains(words.count), let be = word("be"),
      let turn = words.first(where: { $0.contains { $0.entry?.concept == "turn-order" } })?
        .filter({ $0.entry?.concept == "turn-order" }),
      let own = words.first(where: { $0.contains(where: \.isOwn) || $0.first?.isYouOrI == true }), let my = word("my")
    else { return false }
    let not = words.first { $0.contains { $0.role == .negation } }?.filter { $0.role == .negation }
    guard words.count == (not == nil ? 2 : 3) else { return false }
    let yours = own.first?.isAddressee == true ? word("your") : nil
    let said = yours ?? possessive(own)
    let whose = said.isEmpty ? my : said
    if telling.ownersComeFirst {
      words = [word("it") ?? [], be] + [not].compactMap { $0 } + [whose, turn]
    } else {
      words = [not].compactMap { $0 } + [be, whose, turn]
    }
    return true
  }
}

extension Term {
  fileprivate var isYouOrI: Bool { isAddressee || role == .pronoun(Pronoun(.firstSingular)) }

  /// All night, all day.
  fileprivate var isSpan: Bool {
    role == .adverb && entry?.tense == nil && ["night", "day", "morning", "afternoon", "week"].contains(entry?.concept)
  }
}
