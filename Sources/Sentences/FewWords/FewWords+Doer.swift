import TagarelaKit

/// Who does what a verb says, wherever it was said.
extension FewWords {
  /// What is said around the only verb, with whoever is the likeliest to do what it says.
  private struct Scene {
    let verb: Int
    let frame: VerbFrame
    let before: [Piece]
    let behind: [Piece]
    let doer: Piece
    /// Who else may do it, where he or she was said alone before the verb.
    let rival: Piece?

    var all: [Piece] { before + behind }

    /// Nouns before the verb.
    var said: [Piece] { before.filter { $0.kind == .phrase } }

    /// Nouns that aren't the doer.
    var others: [Piece] { all.filter { $0.kind == .phrase && $0.range != doer.range } }

    var isBefore: Bool { doer.range.lowerBound < verb }

    /// A pronoun, and nothing but how or when between it and the verb.
    var isAtVerb: Bool {
      doer.noun?.pronoun != nil && isBefore
        && before.allSatisfy { $0.range.lowerBound < doer.range.upperBound || [.adverb, .negation].contains($0.kind) }
    }

    var isDenied: Bool { all.contains { $0.kind == .negation } }
  }

  /// Elephant see zoo we, jump dog bed, house sell we: who does it goes before the verb, and what was said before it behind.
  ///
  /// Whoever may be the doer is weighed: by what it is, by where it was said, and by what else it may be beside the verb.
  mutating func putDoerInPlace() {
    guard let scene, !standsInPlace(scene), !isOneThing(scene.said, scene.doer) else { return }
    // What who speaks does now is wished: with little beside it that is another rule's.
    let isWish = isWished(scene)
    // Big dog see I: it is seen.
    let isSeen =
      scene.others.count == 1 && scene.others[0].entry?.kinds.first == "animal"
      && takes(scene.others[0], scene.frame) && scene.verb > 0
    let isLittle = scene.others.count < 2 && !scene.all.contains { [.time, .adverb].contains($0.kind) }
    if isWish, !isSeen, isLittle || !isFirst || scene.isDenied { return }
    guard !scene.isBefore || scene.others.contains(where: { $0.range.lowerBound < scene.verb }) else { return }
    let order = ordered(scene)
    let want = isWish && likelier(true, false) ? word("want") : nil
    words = order.flatMap { piece in (piece.kind == .verb ? [want].compactMap { $0 } : []) + words[piece.range] }
  }

  private var scene: Scene? {
    guard let verb, words.count > 2, words.count(where: { $0.first?.role == .verb }) == 1,
      role(verb) == .verb, let deed = entry(verb), let frame = deed.frame,
      frame.marks.isDisjoint(with: ["experience", "modal", "weather"]),
      !frame.subjects.isEmpty, !["be", "be-state", "want", "need", "not-want"].contains(deed.concept)
    else { return nil }
    let before = parts(in: 0..<verb)
    let behind = parts(in: verb + 1..<words.count)
    let all = before + behind
    let phrases = all.filter { $0.kind == .phrase }
    let isFirstSaid = before.allSatisfy { $0.kind == .time }
    guard all.allSatisfy({ [.phrase, .time, .adverb, .negation].contains($0.kind) }),
      (isFirstSaid && !hasCompany(frame) ? 1..<5 : 2..<5).contains(phrases.count),
      phrases.allSatisfy({
        $0.entry?.isSensation != true && $0.entry?.isKind("feeling") != true
          && words[$0.range].allSatisfy { $0.first?.isAddressee != true }
      }),
      // Last night: the one belongs to the other.
      !zip(before, before.dropFirst()).contains(where: { $0.kind == .time && $1.kind == .adverb })
    else { return nil }
    let weighed = phrases.map { (piece: $0, weight: weight(of: $0, phrases, deed, frame, verb)) }
    guard let best = weighed.max(by: { $0.weight < $1.weight }), best.weight > 1 else { return nil }
    let said = before.filter { $0.kind == .phrase }
    let rival = said.count == 1 ? weighed.first { $0.piece.range == said[0].range && $0.weight > 1 }?.piece : nil
    return Scene(verb: verb, frame: frame, before: before, behind: behind, doer: best.piece, rival: rival)
  }

  /// Who stands before the verb already, but for what one goes to, has or takes along.
  private func standsInPlace(_ scene: Scene) -> Bool {
    let said = scene.said
    if said.count == 1, let pronoun = said[0].noun?.pronoun, pronoun.kind != .neuter { return true }
    if scene.isBefore, said.count == 1 || scene.isAtVerb && !isAimSaidFirst(scene) { return true }
    return scene.rival != nil && !isTakenAlong(scene)
  }

  /// Doctor tomorrow I go, boyfriend I have: the first is gone to or had.
  private func isAimSaidFirst(_ scene: Scene) -> Bool {
    guard scene.said.count == 2, let entry = scene.said[0].entry else { return false }
    let isThing =
      scene.said[0].noun?.pronoun == nil && entry.role == .noun && !entry.isKind("animal")
      && (!isSomebody(scene.said[0]) || self.entry(scene.verb)?.concept == "have") && takes(scene.said[0], scene.frame)
    return isThing
      || (entry.marks.contains("visited") || entry.kinds.first == "place") && scene.frame.marks.contains("motion")
  }

  /// Dog walk I, doctor go tomorrow I, aunt visit we: with it, to her.
  private func isTakenAlong(_ scene: Scene) -> Bool {
    guard let first = scene.said.first else { return false }
    if scene.frame.marks.contains("motion"),
      scene.doer.noun?.pronoun != nil && first.entry?.marks.contains("visited") == true
        || first.entry?.kinds.first == "animal"
    {
      return true
    }
    return scene.doer.noun?.pronoun?.person == .firstPlural && !scene.isBefore && takes(first, scene.frame)
      && scene.frame.marks.isDisjoint(with: ["asked", "warned", "told"])
  }

  /// Uncle Pau, the neighbour's dog, Grandmother's house: one that two words name.
  private func isOneThing(_ said: [Piece], _ doer: Piece) -> Bool {
    guard said.count > 1, let verb, let frame = frame(verb) else { return false }
    if said.count == 2, said[0].entry?.kinds.first == "animal", frame.subjects.contains("animal"), isSomebody(said[1]),
      said[1].noun?.pronoun == nil, !takes(said[0], frame),
      pieces(in: verb + 1..<words.count).allSatisfy({ !isSomebody($0) })
    {
      return true
    }
    if said.count == 2, said[0].entry?.isKind("animal") == true,
      words[verb].contains(where: { $0.entry?.frame?.subjects == ["animal"] })
    {
      return true
    }
    if isSomebody(said[1]) || said[0].entry?.isKind("vehicle") == true, doer.range == said[0].range { return true }
    return isSomebody(said[0])
      && said.dropFirst().contains { $0.noun?.isName == true || ["home", "house"].contains($0.entry?.concept) }
  }

  private func isWished(_ scene: Scene) -> Bool {
    let marks = scene.frame.marks
    return scene.doer.noun?.isSpeaker == true && scene.doer.noun?.pronoun?.person == .firstSingular && !isTensed
      && !scene.isAtVerb && (marks.isDisjoint(with: ["state", "unwilled", "done"]) || scene.verb == 0)
      && (!marks.contains("attained") || !scene.isDenied)
  }

  /// When, who, how, what is done, to what, and where.
  private func ordered(_ scene: Scene) -> [Piece] {
    let things = scene.others.filter { $0.range.lowerBound < scene.verb }
    let rest = scene.behind.filter { $0.range != scene.doer.range && $0.kind != .negation }
    let taken = things.filter { takes($0, scene.frame) }
    let isObjectBehind = rest.contains { takes($0, scene.frame) && $0.entry?.isKind("place") != true }
    let direct = (taken.isEmpty ? things : taken).filter { $0.entry?.isKind("place") != true }
    let objects = isObjectBehind || !direct.isEmpty ? direct : taken
    let around = things.filter { thing in !objects.contains { $0.range == thing.range } }
    let manner = (scene.before + scene.behind.filter { $0.kind == .negation }).filter {
      [.adverb, .negation].contains($0.kind)
    }
    return scene.before.filter { $0.kind == .time } + [scene.doer] + manner
      + [Piece(kind: .verb, range: scene.verb..<scene.verb + 1)] + objects + rest.filter { $0.kind != .time } + around
      + rest.filter { $0.kind == .time }
  }

  /// Nouns that are said side by side are two where one of them is a place or somebody.
  private func parts(in range: Range<Int>) -> [Piece] {
    pieces(in: range).flatMap { piece -> [Piece] in
      guard piece.kind == .phrase, piece.range.count > 1, piece.range.allSatisfy({ role($0) != .preposition }),
        let second = piece.range.dropFirst().first(where: { index in
          role(index) == .noun && role(index - 1) != .preposition
            && words[piece.range.lowerBound..<index].contains { $0.first?.role == .noun }
            && stands(entry(index)) != stands(entry(index - 1))
        })
      else { return [piece] }
      return pieces(in: piece.range.lowerBound..<second) + pieces(in: second..<piece.range.upperBound)
    }
  }

  private func stands(_ entry: Entry?) -> String {
    guard let kind = entry?.kinds.first else { return "" }
    return ["person", "animal", "place", "time"].contains(kind) ? kind : "thing"
  }

  private func takes(_ piece: Piece, _ frame: VerbFrame) -> Bool {
    guard let entry = piece.entry else { return piece.noun?.pronoun != nil }
    return frame.complements.contains { complement in
      complement.role == .object
        && complement.kinds.contains {
          $0 == "any" && !entry.isKind("place") || $0 == "=" + entry.concept || entry.kinds.contains($0)
        }
    }
  }

  /// How likely it is the doer: two and more where it may be.
  private func weight(of piece: Piece, _ all: [Piece], _ deed: Entry, _ frame: VerbFrame, _ verb: Int) -> Int {
    guard let noun = piece.noun, noun.pronoun?.kind != .neuter else { return 0 }
    let first = entry(piece.range.lowerBound)
    var weight: Int
    if noun.pronoun != nil {
      guard first?.concept != "me", !["us", "to-you", "with-me", "with-you"].contains(first?.concept ?? ""),
        noun.pronoun?.kind == .personal || noun.pronoun?.kind == .polite || noun.pronoun?.kind == .indefinite
      else { return 0 }
      weight = 3
    } else if (noun.isPerson || noun.isName) && piece.entry?.kinds.first != "place" {
      weight = frame.subjects.contains("person") || frame.subjects.contains("any") ? 2 : 0
    } else if let kind = piece.entry?.kinds.first, frame.subjects.contains(kind), ["animal", "vehicle"].contains(kind) {
      weight = 1
    } else {
      return 0
    }
    let isLast =
      piece.range.upperBound == words.count || piece.range.lowerBound > verb && all.last?.range == piece.range
    if piece.range.lowerBound == 0 || piece.range.upperBound == verb { weight += 1 }
    if piece.range.lowerBound == verb + 1, pieces(in: 0..<verb).allSatisfy({ $0.kind == .time }) { weight += 1 }
    if isLast { weight += 1 }
    let isBehind = piece.range.lowerBound > verb
    let isSpeaker = noun.pronoun?.person == .firstSingular
    let others = all.filter { $0.range != piece.range }
    let isAlive = others.contains {
      $0.noun?.isPerson == true || $0.noun?.isName == true || $0.entry?.isKind("animal") == true
    }
    // Dog bite I: it is done to who speaks.
    if isSpeaker, isAlive, frame.marks.contains("warned") || frame.marks.contains("told") { weight -= 4 }
    if isSpeaker, frame.marks.contains("asked") { weight -= 4 }
    // Book teacher read we: to us.
    let isRecipient =
      noun.pronoun?.person == .firstPlural && isBehind
      && (frame.marks.contains("speech") || ["read", "give", "teach", "sing", "bring"].contains(deed.concept))
    if isRecipient, others.contains(where: { $0.range.upperBound == verb && isSomebody($0) }) { weight -= 2 }
    guard noun.pronoun == nil else { return weight }
    func takes(_ role: VerbFrame.Role) -> Bool {
      frame.complements.contains { complement in
        complement.role == role
          && (complement.kinds.contains("person") && (noun.isPerson || noun.isName)
            || complement.kinds.contains { $0 == "=" + (piece.entry?.concept ?? "") || $0 == piece.entry?.kinds.first })
      }
    }
    if takes(.recipient), isBehind,
      !others.contains(where: { $0.range.lowerBound < verb && $0.entry?.kinds.first == "place" })
    {
      weight -= 2
    }
    let isObjectSaid = others.contains {
      $0.range.lowerBound < verb && self.takes($0, frame) && !isSomebody($0) && $0.entry?.isKind("animal") != true
    }
    if takes(.object), piece.entry?.kinds.first == "animal" || isBehind, !isObjectSaid {
      weight -= others.contains { self.takes($0, frame) } ? 2 : 3
    }
    let isGame = frame.complements.contains { $0.role == .object && $0.kinds.contains("game") }
    let isGoalSaid = others.contains {
      $0.range.lowerBound < verb && ["place", "event"].contains($0.entry?.kinds.first)
    }
    let isGroup = piece.entry?.isKind("group") == true
    if takes(.companion), isBehind,
      isGame || frame.marks.contains("motion") && (!isGoalSaid || isGroup) || others.isEmpty
    {
      weight -= 2
    }
    if frame.marks.contains("asked"), verb == 0 { weight -= 2 }
    return weight
  }

  /// Baby new have aunt: she has it.
  mutating func putOwnerOfThingFirst() {
    guard let verb, verb > 0, entry(verb)?.concept == "have", role(verb) == .verb,
      words.count(where: { $0.first?.role == .verb }) == 1
    else { return }
    let before = pieces(in: 0..<verb)
    let behind = pieces(in: verb + 1..<words.count)
    guard before.count == 1, before[0].kind == .phrase, before[0].noun?.pronoun == nil, behind.count == 1,
      behind[0].kind == .phrase, behind[0].noun?.pronoun == nil,
      behind[0].noun.map({ $0.isPerson || $0.isName }) == true,
      before[0].noun?.isName == false, !isKin(before[0].entry),
      before[0].entry?.isKind("animal", "thing", "toy", "vehicle", "food") == true || before[0].entry?.concept == "baby"
    else { return }
    words = words[behind[0].range] + [words[verb]] + words[before[0].range]
  }

  /// Bite dog I, bite dog: the dog did.
  mutating func tellWhoBites() {
    guard isFirst, verb == 0, ["bite", "sting", "scratch", "kick"].contains(entry(0)?.concept), words.count == 3,
      role(1) == .noun, entry(1)?.isKind("animal") == true, words[2].first?.isOneSpeaker == true
    else { return }
    words = [words[1], words[0], words[2]]
  }

  /// Fish cook Dad: what is cooked is food, where the word is an animal's too.
  mutating func takeWhatIsEaten() {
    guard let verb, let frame = frame(verb), !frame.subjects.contains("animal"), !frame.subjects.contains("any"),
      let object = frame.complements.first(where: { $0.role == .object }), object.kinds.contains("food")
    else { return }
    for index in words.indices where words[index].first?.entry?.kinds.first == "animal" {
      let food = words[index].filter { $0.role == .noun && $0.entry?.kinds.first == "food" }
      if !food.isEmpty { words[index] = food }
    }
  }

  /// Snow play children, snow play we: in it.
  mutating func playInWeather() {
    guard verb == 1, entry(1)?.concept == "play", words.count > 2, role(0) == .noun,
      entry(0)?.isKind("weather", "substance", "material") == true,
      let doer = pieces(in: 2..<words.count).first, doer.kind == .phrase,
      doer.noun.map({ $0.isPerson || $0.isName || $0.pronoun != nil }) == true
    else { return }
    words = words[doer.range] + [words[1], Self.taken(words[0], as: .place)] + words[doer.range.upperBound...]
  }

  /// Somebody else may do it too.
  private func hasCompany(_ frame: VerbFrame) -> Bool {
    !frame.marks.contains("seen") && !frame.marks.contains("routine") && entry(verb ?? 0)?.concept != "work-action"
      || frame.complements.contains { [.object, .recipient].contains($0.role) && $0.kinds.contains("person") }
  }
}
