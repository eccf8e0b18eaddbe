import Sentences
import TagarelaKit

extension EnglishPlace {
  /// Pairs, and what is liked in general: wash your hands, dogs.
  func isInPlural(_ noun: NounPhrase) -> Bool {
    guard noun.determiners.isEmpty, let entry = noun.head?.entry, !entry.isPlural, noun.pronoun == nil,
      entry.role == .noun
    else {
      return false
    }
    if role == .state, let subject = context.subject, context.nouns.person(of: subject).number == .plural {
      return !entry.isMass
    }
    let isMany = context.subject.map { context.nouns.person(of: $0).number == .plural } ?? false
    if isMany, owner(of: noun) != nil, entry.isKind("body", "clothing"), !entry.isMass { return true }
    if isLiked { return isCounted(entry) }
    if isFeared || isTopic(entry) { return isCounted(entry) }
    let word = entry.text
    if EnglishLists.pairs.contains(word), entry.isKind("clothing") { return role == .object }
    if EnglishLists.pairs.contains(word) { return role == .object && EnglishLists.pairVerbs.contains(verb) }
    return entry.marks.contains("plural") && role == .object && !["have", "draw"].contains(verb)
  }

  /// What is cut, dropped or drawn of food is one.
  private func isMass(_ entry: Entry) -> Bool {
    if entry.text == "pain" { return true }
    return entry.isMass
      && (entry.marks.contains("uncountable") || entry.isPlural || !entry.isKind("food")
        || EnglishLists.dishVerbs.contains(verb))
  }

  /// A book about dinosaurs: animals in general.
  private func isTopic(_ entry: Entry) -> Bool {
    complement.preposition?.text == "about" && entry.isKind("animal")
      && ["read", "watch", "see", "write", "talk", "learn"].contains(verb)
  }

  private func isCounted(_ entry: Entry) -> Bool {
    (!entry.isMass || entry.marks.contains("plural")) && !entry.marks.contains("unique") && !entry.marks.contains("one")
      && !entry.isKind("place", "body", "time")
      && !(entry.isKind("person") && !EnglishLists.anybody.contains(entry.text))
      && !EnglishLists.kin.contains(entry.text)
  }

  private var isLiked: Bool {
    EnglishLists.likingVerbs.contains(verb) && role == .object && context.tense == nil && !context.request.isPolite
  }

  /// Scared of dogs.
  private var isFeared: Bool {
    guard let before = complement.preposition?.text, phrase?.isBeing == true,
      ["of", "about", "to", "in"].contains(before)
    else {
      return ["get scared", "get frightened"].contains(verb) && context.tense == nil
    }
    return phrase?.complements.contains { complement in
      guard case .adjective(let adjective) = complement.content else { return false }
      return ["scared", "afraid", "frightened", "terrified", "allergic", "interested", "tired"].contains(
        adjective.adjective.text)
    } ?? false
  }

  func determiner(of noun: NounPhrase) -> EnglishDeterminer {
    guard let entry = noun.head?.entry, noun.pronoun == nil, !noun.isName, !EnglishLists.isCalled(noun) else {
      return .none
    }
    if let owner = owner(of: noun) { return .owner(owner) }
    if noun.adjectives.contains(where: {
      $0.adjective.role == .ordinal || ["same", "favorite"].contains($0.adjective.text)
    }) {
      return .the
    }
    if entry.isKind("time"), role == nil || role == .place || verb == "wait" { return timeDeterminer(entry) }
    if entry.marks.contains("one") || entry.isKind("language") { return .none }
    switch role {
    case .object: return object(noun, entry)
    case .state: return entry.isMass || isInPlural(noun) ? .none : .a
    case .destination where EnglishLists.isOuting(word): return .a
    case .destination where EnglishLists.breaks.contains(word): return .none
    case .place, .destination, .origin: return place(entry)
    case .instrument where isOnPhone: return .the
    case .instrument: return entry.isKind("vehicle") || entry.isMass ? .none : .a
    case .topic, .companion, .recipient, .beneficiary:
      if isFeared { return isSomebodyKnown(entry) ? .the : .none }
      return entry.isMass || entry.isKind("game") && entry.isMass ? .none : .the
    case .action, .manner: return .a
    case nil: return free(noun, entry)
    }
  }

  /// The doctor, but not people.
  private func isSomebodyKnown(_ entry: Entry) -> Bool {
    entry.kinds.first == "person" && entry.isOneOfMany == false && !EnglishLists.anybody.contains(entry.text)
  }

  /// Where a preposition was said, or nothing tells what it is to the verb.
  private func free(_ noun: NounPhrase, _ entry: Entry) -> EnglishDeterminer {
    if isTopic(entry), isCounted(entry) { return .none }
    if isFeared { return entry.marks.contains("unique") || isSomebodyKnown(entry) ? .the : .none }
    if let said = complement.preposition?.text, ["under", "behind", "above", "below", "near"].contains(said) {
      return .the
    }
    if entry.isKind("place") { return place(entry) }
    if let said = complement.preposition?.text, ["in", "on", "into", "under", "out of", "onto"].contains(said) {
      return .the
    }
    if entry.isMass, entry.isKind("food", "drink", "game", "work", "idea", "substance", "feeling") { return .none }
    if entry.isKind("meal") { return .none }
    if let said = complement.preposition?.text {
      if said.hasSuffix(" the") { return .the }
      if said == "with", entry.isKind("tool"), !entry.isKind("vehicle") { return .a }
      if said == "without" || said == "like" { return .a }
      if said == "by", entry.isKind("vehicle") { return .none }
      return .the
    }
    if verb == "be" { return .a }
    if preposition == "by" { return .none }
    return preposition == "with" && entry.isKind("tool") ? .a : preposition.isEmpty ? object(noun, entry) : .the
  }

  private func place(_ entry: Entry) -> EnglishDeterminer {
    if entry.isKind("meal") { return .none }
    if entry.isKind("game"), entry.isMass { return .none }
    if EnglishLists.placeAdverbs.contains(entry.text) || EnglishLists.bareDestinations.contains(entry.text) {
      return entry.text == "bed" && (["on", "off"].contains(preposition) || ["climb", "go down"].contains(verb))
        ? .the : .none
    }
    return .the
  }

  private func timeDeterminer(_ entry: Entry) -> EnglishDeterminer {
    if EnglishLists.spans.contains(entry.text) { return .a }
    if preposition == "at" || EnglishLists.months.contains(entry.text) { return .none }
    if ["spring", "summer", "autumn", "fall", "winter"].contains(entry.text) { return .none }
    if entry.text == "birthday" { return .owner(context.subject.map(context.nouns.possessive(of:)) ?? "my") }
    return EnglishLists.inTimes.contains(entry.text) || entry.text == "weekend" ? .the : .none
  }

  private func object(_ noun: NounPhrase, _ entry: Entry) -> EnglishDeterminer {
    if phrase?.isExistence == true {
      let isOpen = context.isNegative || context.isQuestion
      return isOpen && (entry.isMass || entry.isPlural) ? .any : .a
    }
    if entry.text == "television", ["watch", "see"].contains(verb) { return .none }
    if EnglishLists.bareDestinations.contains(entry.text), !preposition.isEmpty { return .none }
    if isLiked && isCounted(entry) || isFeared { return .none }
    if EnglishLists.likingVerbs.contains(verb), context.tense == .past, !entry.isMass { return .the }
    if entry.isKind("food"), entry.text.contains(" and ") { return .none }
    if EnglishLists.washings.contains(entry.text), EnglishLists.washed.contains(verb) { return .a }
    if entry.marks.contains("unique") { return .the }
    if entry.isKind("game"), entry.isMass { return .none }
    if verb == "play", entry.kinds.contains("music"), entry.isKind("thing") { return .the }
    if verb == "dream", entry.isOneOfMany { return .a }
    if entry.isKind("person"), !["have", "draw", "want", "need", "be"].contains(verb) {
      return EnglishLists.anybody.contains(entry.text) && ["see", "meet", "hear"].contains(verb)
        || !noun.adjectives.isEmpty && verb == "meet" ? .a : .the
    }
    if isLiked, !entry.isMass { return .the }
    if isMass(entry), !(entry.isPlural && EnglishLists.definiteVerbs.contains(verb)) { return .none }
    if EnglishLists.makingVerbs.contains(verb), !(verb == "find" && noun.adjectives.isEmpty) { return .a }
    if EnglishLists.definiteVerbs.contains(verb) {
      return entry.isPlural && ["use", "buy"].contains(verb) ? .none : .the
    }
    if !preposition.isEmpty, verb != "ask for" { return .the }
    if context.request.isImperative {
      return entry.isKind("gesture", "media") && ["give", "read", "tell", "sing"].contains(verb) ? .a : .the
    }
    return .a
  }

  /// Somebody who is spoken of as the speaker's: Grandma, my uncle, the doctor.
  private var isOfFamily: Bool {
    guard let subject = context.subject, subject.pronoun == nil, let entry = subject.head?.entry, !subject.isName else {
      return false
    }
    return entry.isKind("person") && !EnglishLists.anybody.contains(entry.text)
  }

  /// My hands, her uncle, our coats: whoever does it has them.
  private func owner(of noun: NounPhrase) -> String? {
    guard noun.determiners.isEmpty, let entry = noun.head?.entry, noun.pronoun == nil else { return nil }
    // Who asks others for something speaks of his or her own.
    let own = context.clause.isOrder ? "my" : context.subject.map(context.nouns.possessive(of:)) ?? "my"
    if EnglishLists.kin.contains(entry.text) {
      if verb == "meet", !noun.adjectives.isEmpty { return nil }
      // Grandma and the doctor know the speaker's family, a boy has his own.
      if isOfFamily, !["friend", "best friend"].contains(entry.text) {
        return ["have", "be"].contains(verb) ? nil : "my"
      }
      return verb == "be" && role == .state || ["have", "there is", "make", "need", "want"].contains(verb)
        ? nil : own
    }
    if entry.isKind("body") {
      if EnglishLists.indefiniteBody.contains(verb)
        || entry.isMass && !["get", "wash", "comb", "brush", "cut", "dry"].contains(verb)
      {
        return nil
      }
      if role == .object || role == .instrument || complement.preposition != nil || role == .destination {
        return context.clause.isOrder
          ? own : context.subject?.isPerson == true || context.subject.map(EnglishLists.isCalled) == true ? own : "my"
      }
      return own
    }
    if context.clause.isSubjectAsked, role == .object, context.tense == .past,
      ["take", "steal", "hide"].contains(verb),
      entry.isKind("thing", "toy", "clothing", "tool", "food", "money")
    {
      return "my"
    }
    if ["lose", "forget"].contains(verb) || verb == "find" && context.isNegative, role == .object, own == "my",
      entry.isKind("thing", "tool", "clothing"),
      !entry.isKind("toy")
    {
      return own
    }
    if entry.text == "birthday", role == .object, verb != "have" { return own }
    if entry.isKind("substance"), role == .object, verb == "take", context.tense == .past { return own }
    if entry.marks.contains("personal"), role == .object, ["need", "take", "charge", "take off"].contains(verb) {
      return own
    }
    if ["cut", "peel"].contains(verb), entry.isKind("food"), context.subject?.pronoun?.person.rank == .second {
      return "my"
    }
    if verb == "finish", role == .object, entry.isKind("food", "drink", "meal") { return own }
    if entry.text == "homework", ["do", "finish", "forget", "start", "complete"].contains(verb) { return own }
    if entry.isKind("clothing"), EnglishLists.wearingVerbs.contains(verb) { return own }
    return nil
  }
}
