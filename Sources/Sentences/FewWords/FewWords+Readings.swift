import TagarelaKit

/// What a word is that may be several things, by what stands beside it.
extension FewWords {
  /// What somebody feels is nothing else, and what only the grammar knows as a noun is a verb where it may be one.
  func plainest(_ index: Int, _ clause: [[Term]]) -> [Term] {
    let reading = clause[index]
    guard let first = reading.first else { return reading }
    if first.entry?.isSensation == true {
      if let number = reading.first(where: { $0.role == .quantity(.number) }) {
        let next = clause.indices.contains(index + 1) ? clause[index + 1].first?.entry?.concept : nil
        let isCounted =
          ["hour", "year", "day", "minute"].contains(next) || index > 0 && clause[index - 1].first?.role == .verb
        return [isCounted ? number : first]
      }
      guard let quality = reading.first(where: \.saysOfThings) else { return [first] }
      // Rice cold: it is the rice that is.
      if !telling.ownersComeFirst, index == 1, clause.count == 2, let thing = clause[0].first?.entry,
        clause[0].first?.role == .noun, thing.isKind("food", "place"), !thing.isKind("person", "drink"),
        quality.entry?.describes(thing) == true
      {
        return [quality]
      }
      return reading
    }
    if let quality = quality(index, clause) { return quality }
    if let term = running(index, clause) ?? room(index, clause) ?? lastOne(index, clause) { return [term] }
    if let thing = thing(index, clause) { return [thing] }
    if let sound = sound(index, clause) { return [sound] }
    if let fitting = fitting(index, clause) { return fitting }
    if let likeliest = likeliest(index, clause) { return likeliest }
    guard first.role == .noun && first.entry?.concept.isEmpty == true || isLiking(index, clause),
      let verb = reading.firstIndex(where: { $0.role == .verb })
    else { return reading }
    var verbFirst = reading
    verbFirst.insert(verbFirst.remove(at: verb), at: 0)
    return verbFirst
  }

  /// Tablet not work: of machines nothing is said but that they do.
  private func running(_ index: Int, _ clause: [[Term]]) -> Term? {
    guard clause[index].first?.entry?.concept == "work-action",
      let run = clause[index].first(where: { $0.entry?.concept == "work-function" }),
      let machine = clause[..<index].last(where: { $0.first?.role != .negation })?.first(where: { $0.role == .noun })?
        .entry,
      run.entry?.frame?.subjects.contains(where: { machine.kinds.first == $0 }) == true,
      !clause.contains(where: { reading in
        if case .pronoun = reading.first?.role { true } else { reading.first?.entry?.isKind("person") == true }
      })
    else { return nil }
    return run
  }

  /// Music fourth: it stands behind what it would count, and is a room.
  private func room(_ index: Int, _ clause: [[Term]]) -> Term? {
    guard !telling.ownersComeFirst, index > 0, index == clause.count - 1,
      clause[index].contains(where: { $0.role == .ordinal }),
      clause[index - 1].first?.role == .noun, clause[index - 1].first?.entry?.kinds.first != "time"
    else { return nil }
    return clause[index].first { $0.role == .noun && $0.entry?.kinds.first == "place" }
  }

  /// Last Sunday, last bus: the one before this, and what no other follows.
  private func lastOne(_ index: Int, _ clause: [[Term]]) -> Term? {
    guard telling.ownersComeFirst, clause[index].contains(where: { $0.entry?.concept == "last-one" }),
      clause.indices.contains(index + 1), clause[index + 1].first?.role == .noun,
      index == 0 || [.verb, .preposition, .article(isDefinite: true)].contains(clause[index - 1].first?.role),
      let last = clause[index].first(where: { $0.role == .ordinal })
    else { return nil }
    guard clause[index + 1].first?.entry?.kinds.first == "time" else { return last }
    var entry = last.entry
    entry?.tense = .past
    return Term(last.said, entry)
  }

  /// Shirt put, omelette rich: of verbs and of adjectives that are written alike the one that goes with what was said.
  private func fitting(_ index: Int, _ clause: [[Term]]) -> [Term]? {
    let reading = clause[index]
    guard let first = reading.first, reading.count > 1, let entry = first.entry else { return nil }
    let isMeant: (Entry) -> Bool
    if first.role == .verb {
      var things = clause.filter { $0.first?.role == .noun }.compactMap { $0.first?.entry }
        .filter { !$0.isSensation }
      // Drawing show Mom: nobody teaches a drawing.
      if things.count == 2, let thing = things.first(where: { !$0.isKind("person") }),
        things.contains(where: { $0.isKind("person") }), !isTaken(thing, by: entry.frame),
        entry.frame?.complements.contains(where: { $0.role == .companion }) == false
      {
        things = [thing]
      }
      // Take off shoes.
      if things.count == 1, things[0].isKind("clothing"), ["take-out", "vomit-action"].contains(entry.concept),
        let undress = reading.first(where: { $0.entry?.concept == "take-off-clothes" })
      {
        return [undress]
      }
      guard things.count == 1, let thing = things.first, !thing.isKind("person", "place", "time") else { return nil }
      isMeant = { verb in
        verb.frame?.complements.contains { complement in
          complement.role == .object
            && complement.kinds.contains { $0 == "=" + thing.concept || $0 == thing.kinds.first }
        } == true
      }
      let names = { (verb: Entry) in
        verb.frame?.complements.contains { $0.role == .object && $0.kinds.contains("=" + thing.concept) } == true
      }
      let isLoose = thing.kinds.first.map { kind in
        kind == "thing" || entry.frame?.complements.contains { $0.kinds.contains(kind) } != true
      }
      if isLoose == true, !names(entry),
        let named = reading.firstIndex(where: { $0.role == .verb && $0.entry.map(names) == true })
      {
        var likelier = reading
        likelier.insert(likelier.remove(at: named), at: 0)
        return likelier
      }
      if entry.frame?.complements.contains(where: { $0.kinds.contains { $0 == "any" || thing.kinds.contains($0) } })
        == true
        && !(thing.isKind("clothing") && !isMeant(entry))
      {
        return nil
      }
    } else if first.role == .adjective, index > 0, let noun = clause[index - 1].first?.entry, noun.role == .noun {
      isMeant = { !$0.bearers.isEmpty && $0.describes(noun) }
      if entry.describes(noun) { return nil }
    } else {
      return nil
    }
    guard let place = reading.firstIndex(where: { $0.role == first.role && $0.entry.map(isMeant) == true }) else {
      return nil
    }
    var likelier = reading
    likelier.insert(likelier.remove(at: place), at: 0)
    return likelier
  }

  private func isTaken(_ thing: Entry, by frame: VerbFrame?) -> Bool {
    frame?.complements.contains { complement in
      complement.kinds.contains { $0 == "any" || $0 == "=" + thing.concept || thing.kinds.contains($0) }
    } == true
  }

  /// Father collect me: of several verbs that are written alike the one that is done to somebody; to have just eaten.
  private func likeliest(_ index: Int, _ clause: [[Term]]) -> [Term]? {
    let reading = clause[index]
    // The bedroom is the fourth as well.
    if reading.first?.role == .ordinal, index == clause.count - 1, index > 0,
      let noun = reading.first(where: { $0.role == .noun && $0.entry?.isKind("place") == true })
    {
      return [noun]
    }
    // Brother bedroom sleep: the bedroom is the fourth as well.
    if reading.contains(where: { $0.role == .ordinal }), index > 0, index == clause.count - 2,
      clause[index + 1].first?.role == .verb,
      [.noun, .name].contains(clause[index - 1].first?.role),
      let noun = reading.first(where: { $0.role == .noun && $0.entry?.isKind("place") == true })
    {
      return [noun]
    }
    // Cough all night: what is felt and done is done, where nothing else is said to be.
    if telling.ownersComeFirst, reading.first?.role == .noun, clause.count > 1,
      !clause.contains(where: { $0.first?.role == .verb }), let deed = reading.first(where: { $0.role == .verb }),
      clause.contains(where: { $0.contains { $0.role == .quantity(.all) } }),
      clause.indices.allSatisfy({ other in
        other == index || clause[other].first?.entry?.kinds.first == "time" || clause[other].first?.role == .adverb
          || clause[other].contains { $0.role == .quantity(.all) }
      }), reading.first?.entry?.isKind("time") == false
    {
      return [deed]
    }
    // Brother mean.
    if telling.ownersComeFirst, index == clause.count - 1, index > 0, reading.first?.role == .verb,
      clause[index - 1].first?.isSomebody == true,
      let trait = reading.first(where: { $0.role == .adjective && $0.entry?.kinds.first == "trait" }),
      trait.entry?.bearers.contains("person") == true
    {
      return [trait]
    }
    // Brush teeth: of what is a tool and a deed the deed, where it goes with what it is done to.
    if telling.ownersComeFirst, reading.first?.role == .noun, !clause.contains(where: { $0.first?.role == .verb }),
      let verb = reading.first(where: { $0.role == .verb }), let frame = verb.entry?.frame,
      [index - 1, index + 1].contains(where: { place in
        guard clause.indices.contains(place), let thing = clause[place].first?.entry, thing.role == .noun else {
          return false
        }
        return frame.complements.contains { $0.role == .object && $0.kinds.contains("=" + thing.concept) }
      })
    {
      return [verb]
    }
    // Stop hurt me.
    if telling.ownersComeFirst, index == 1, clause.count == 3, clause[0].first?.entry?.concept == "stop",
      clause[2].first?.entry?.concept == "me", let verb = reading.first(where: { $0.role == .verb })
    {
      return [verb]
    }
    // Cat scratch me.
    if telling.ownersComeFirst, index == 1, clause.count == 3, clause[2].first?.entry?.concept == "me",
      clause[0].first?.entry?.isKind("animal", "person") == true, reading.first?.role == .noun,
      let verb = reading.first(where: { $0.role == .verb })
    {
      return [verb]
    }
    if index > 1, clause[index - 1].first?.entry?.concept == "of", clause[index - 2].first?.entry?.concept == "finish",
      let verb = reading.first(where: { $0.role == .verb })
    {
      return [verb]
    }
    guard let first = reading.first, first.role == .verb, reading.count > 1, clause.indices.contains(index + 1),
      case .pronoun(let pronoun) = clause[index + 1].first?.role, pronoun.person.rank != .third,
      clause.count == index + 2, first.entry?.frame?.marks.contains("state") == false,
      first.entry?.frame?.complements.contains(where: { $0.role != .companion && $0.kinds.contains("person") })
        == false,
      let other = reading.first(where: { term in
        term.role == .verb
          && term.entry?.frame?.complements.contains { $0.role == .object && $0.kinds.contains("person") } == true
      })
    else { return nil }
    return [other]
  }

  /// Fever high: what is written like a thing is how the other one is.
  private func quality(_ index: Int, _ clause: [[Term]]) -> [Term]? {
    guard !telling.ownersComeFirst, index == 1, clause.count == 2, let first = clause[1].first, first.role == .noun,
      first.entry?.isKind("person", "food", "drink") == false, let thing = clause[0].first?.entry, thing.role == .noun
    else { return nil }
    let found = book.adjectives(written: first.said).filter { $0.describes(thing) || thing.kinds.first == "illness" }
    return found.isEmpty ? nil : found.map { Term(first.said, $0) }
  }

  /// Phone ring: of what is rung and rings by itself.
  private func sound(_ index: Int, _ clause: [[Term]]) -> Term? {
    guard index == 1, clause.count == 2, clause[1].first?.role == .verb || telling.ownersComeFirst,
      let thing = clause[0].first(where: { $0.role == .noun })?.entry,
      ["phone", "cell-phone", "alarm-clock", "doorbell", "bell"].contains(thing.concept)
    else { return nil }
    return clause[1].first { $0.role == .verb && $0.entry?.concept == "sound-action" }
  }

  /// Mom phone: hers, though one phones as well.
  private func thing(_ index: Int, _ clause: [[Term]]) -> Term? {
    if telling.ownersComeFirst, index == 0, clause.count == 2, clause[0].first?.role == .verb,
      clause[1].first?.role == .verb
    {
      return clause[0].first { $0.role == .noun && $0.entry?.isKind("thing", "tool") == true }
    }
    guard telling.ownersComeFirst, index > 0, index == clause.count - 1, clause[index].first?.role == .verb,
      let owner = clause[index - 1].first?.entry, owner.isKind("person"), [.noun, .name].contains(owner.role)
    else { return nil }
    return clause[index].first {
      $0.role == .noun
        && ($0.entry?.isKind("tool", "vehicle", "clothing", "container") == true || $0.entry?.concept == "turn-order")
    }
  }

  /// Spaghetti like: a word that compares as well.
  private func isLiking(_ index: Int, _ clause: [[Term]]) -> Bool {
    index > 0 && clause[index].contains { $0.entry?.concept == "like" && $0.role == .verb }
      && !clause.contains { $0.first?.role == .verb }
  }
}

extension Term {
  /// A person, named or not.
  fileprivate var isSomebody: Bool {
    if case .pronoun(let pronoun) = role { return pronoun.kind != .neuter }
    return role == .noun && entry?.isKind("person") == true
  }
}
