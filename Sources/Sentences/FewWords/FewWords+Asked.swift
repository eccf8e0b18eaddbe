import TagarelaKit

/// Questions whose verb wasn't said, or nobody who does it.
extension FewWords {
  /// How your name; who there; who ball; whose hat; why no school; when eat.
  mutating func tellQuestions() {
    askForHelp()
    if asksName, request.isQuestion, let text = telling.whatName {
      return words = [[Term(text, Entry(text, .saying))]]
    }
    // Lunch hour, asked: at what hour?
    if request.isQuestion, !telling.ownersComeFirst, words.count == 2, entry(1)?.concept == "hour", role(0) == .noun,
      let be = word("be")
    {
      var question = Entry(telling.atWhatHour, .question)
      question.concept = "when"
      words = [[Term(telling.atWhatHour, question)], be, words[0]]
    }
    guard role(0) == .question, words.count > 1 else { return }
    askAtWhatHour()
    if asksName, let text = telling.whatName { return words = [[Term(text, Entry(text, .saying))]] }
    switch entry(0)?.concept {
    case "who", "whose": askWhose()
    case "why": askWhyNot()
    case "when", "where", "where-to": askWhen()
    case "what" where !telling.ownersComeFirst && role(1) == .verb: askWhatToDo()
    case "how-much" where telling.saysSpeaker && words.count == 2 && entry(1)?.concept == "cost": insert("it", at: 1)
    case "how-long", "how-much": askHowLong()
    default: return
    }
  }

  /// What hour go home: at which.
  private mutating func askAtWhatHour() {
    guard ["what", "which"].contains(entry(0)?.concept), ["hour", "time-concept"].contains(entry(1)?.concept),
      let verb = words.indices.dropFirst(2).first(where: { role($0) == .verb }), let frame = frame(verb),
      frame.subjects.contains("person"), frame.marks.isDisjoint(with: ["state", "experience", "modal"]),
      !["have", "be"].contains(entry(verb)?.concept)
    else { return }
    var question = Entry(telling.atWhatHour, .question)
    question.concept = "when"
    words.replaceSubrange(0...1, with: [[Term(telling.atWhatHour, question)]])
  }

  /// How long wait: do we.
  private mutating func askHowLong() {
    let place = entry(0)?.concept == "how-long" ? 1 : 2
    guard place == 1 || entry(1)?.concept == "time-concept", words.count == place + 1, role(place) == .verb,
      let frame = frame(place), frame.subjects.contains("person"),
      frame.marks.isDisjoint(with: ["state", "experience", "modal"]), let we = speakers
    else { return }
    words.insert(we, at: place)
  }

  /// Can help you? You are asked to help.
  private mutating func askForHelp() {
    guard request.isQuestion, words.count == 3, entry(0)?.concept == "can", role(1) == .verb,
      words[2].first?.isAddressee == true, let me = word(PersonConcept.speaker),
      ["help", "wait", "come"].contains(entry(1)?.concept)
    else { return }
    words = [words[2], words[0], words[1]] + (entry(1)?.concept == "help" ? [me] : [])
  }

  private var asksName: Bool {
    if request.isQuestion, words.count == 2, words.contains(where: { $0.first?.entry?.concept == "name-noun" }),
      words.contains(where: { $0.first?.isAddressee == true || $0.contains(where: \.isYours) })
    {
      return true
    }
    if words.count == 3, entry(0)?.concept == "how", words[1].contains(where: { $0.entry?.concept == "call-someone" }),
      words[2].first?.isAddressee == true
    {
      return true
    }
    guard verb == nil, words.count == 3, ["how", "what", "which"].contains(entry(0)?.concept) else { return false }
    let others = words.dropFirst()
    return others.contains { $0.first?.entry?.concept == "name-noun" }
      && others.contains {
        $0.first?.isAddressee == true || ["your", "yours"].contains($0.first?.entry?.concept)
          || $0.contains(where: \.isYours)
      }
  }

  private mutating func askWhose() {
    guard verb == nil, words.count == 2, let other = words[1].first, let be = word("be") else { return }
    if entry(0)?.concept == "who", words[1].contains(where: { $0.role == .demonstrative || $0.isNeuter }) {
      return words.insert(be, at: 1)
    }
    if entry(0)?.concept == "who", other.role == .adverb, other.entry?.isKind("place") == true,
      !words[1].contains(where: { $0.role == .demonstrative })
    {
      return words.insert(word(telling.ownersComeFirst ? "be" : "be-state") ?? be, at: 1)
    }
    guard other.role == .noun, other.entry?.isKind("thing", "toy", "clothing", "vehicle", "tool", "media") == true,
      other.entry?.isKind("person", "food") == false, let whose = word("whose")
    else { return }
    if telling.ownersComeFirst {
      if entry(0)?.concept == "who" { insert("have", at: 1) }
    } else {
      words = [[Term(whose[0].text, Entry(whose[0].text, .question))], be, words[1]]
    }
  }

  /// Why no school: why is there none?
  private mutating func askWhyNot() {
    guard !telling.ownersComeFirst, verb == nil, words.count == 3, role(1) == .negation, role(2) == .noun,
      entry(2)?.isKind("person") == false
    else { return }
    words[2] = Self.asObject(words[2])
    insertExistence(at: 2)
  }

  /// What eat today: do we?
  private mutating func askWhatToDo() {
    guard let frame = frame(1), frame.subjects.contains("person"), let we = speakers,
      frame.marks.isDisjoint(with: ["state", "experience", "modal", "done"]),
      pieces(in: 2..<words.count).allSatisfy({ [.time, .adverb].contains($0.kind) })
    else { return }
    words.insert(we, at: 1)
  }

  /// When eat: when do we?
  private mutating func askWhen() {
    guard words.allSatisfy({ $0.first?.role != .negation }), role(1) == .verb, let frame = frame(1),
      frame.subjects.contains("person"), frame.marks.isDisjoint(with: ["state", "experience"]), let we = speakers,
      pieces(in: 2..<words.count).allSatisfy({ piece in
        piece.kind != .verb && piece.noun?.pronoun == nil && piece.noun?.isPerson != true && piece.noun?.isName != true
          && (piece.kind != .phrase || piece.entry.map { isTaken($0, by: frame) } == true)
      }),
      entry(0)?.concept == "when" || words.count == 2
    else { return }
    if words.count > 2, frame.subjects.contains(where: { kind in entry(2)?.kinds.contains(kind) == true }) { return }
    if entry(0)?.concept == "when", ["start", "finish"].contains(entry(1)?.concept) { return }
    words.insert(we, at: 1)
  }

  /// You age, asked: how old?
  mutating func askAgeOf() {
    guard request.isQuestion, telling.hasAges, words.count == 2,
      words.contains(where: { $0.first?.entry?.concept == "age" }),
      let you = words.first(where: { $0.first?.isAddressee == true }), var years = word("year"),
      let many = word("how-many"), let have = word("have")
    else { return }
    years[0].entry?.isPlural = false
    words = [many, years, you, have]
  }

  /// Play with me, asked: you are.
  mutating func askToJoin() {
    guard request.isQuestion, words.count == 2, role(0) == .verb,
      words[1].contains(where: { $0.entry?.concept == "with-me" }), var you = word("you")?.first,
      you.role == .pronoun(Pronoun(.secondSingular)), !telling.ownersComeFirst
    else { return }
    you.entry?.text = ""
    words.insert([Term("", you.entry)], at: 0)
  }
}

extension Term {
  fileprivate var isYours: Bool {
    guard case .possessive(let person) = role else { return false }
    return person.rank != .first && person.number == .singular
  }

  fileprivate var isNeuter: Bool { if case .pronoun(let pronoun) = role { pronoun.kind == .neuter } else { false } }
}
