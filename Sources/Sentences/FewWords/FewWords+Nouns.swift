import TagarelaKit

/// Nouns that say one thing together.
extension FewWords {
  mutating func joinNouns() {
    turnCompounds()
    nameFlavours()
    joinWholes()
    joinUs()
    nameKin()
    tellHowOwnedIs()
    tellWhatItIsFor()
    leaveOut()
    joinTopping()
    joinSweetener()
    if !telling.ownersComeFirst, let of,
      let party = words.indices.dropFirst().first(where: {
        entry($0)?.concept == "party" && entry($0 - 1)?.concept == "birthday"
      })
    {
      words.swapAt(party - 1, party)
      words.insert(of, at: party)
    }
    nameCut()
    tellWhatIsMissing()
  }

  /// Tea milk, coffee sugar: with it.
  private mutating func joinSweetener() {
    guard let with = word("with"),
      let cup = words.indices.dropLast().first(where: { index in
        role(index) == .noun && entry(index)?.kinds.first == "drink" && entry(index)?.concept != "milk"
          && role(index + 1) == .noun
          && ["milk", "sugar", "honey", "lemon", "cream", "ice"].contains(entry(index + 1)?.concept)
      }), ["coffee", "tea"].contains(entry(cup)?.concept) || entry(cup + 1)?.concept != "milk",
      cup + 2 == words.count
        || role(cup + 2) == .verb && words[cup + 2].allSatisfy({ $0.text != word("be-missing")?.first?.text })
    else { return }
    words.insert(with, at: cup + 1)
  }

  /// Thigh chicken eat: the chicken's.
  private mutating func nameCut() {
    guard !telling.ownersComeFirst, let of,
      let cut = words.indices.dropLast().first(where: { index in
        role(index) == .noun && entry(index)?.kinds.first == "body"
          && words[index + 1].contains {
            $0.entry?.kinds.first == "food" && $0.entry?.marks.contains("flavour") == true
          }
      }), verb != nil
    else { return }
    let cutAsFood = words[cut].map { term in
      var entry = term.entry
      entry?.kinds = ["food"]
      return Term(term.said, entry)
    }
    words[cut] = cutAsFood
    words[cut + 1] = words[cut + 1].filter { $0.entry?.kinds.first == "food" }
    words.insert(of, at: cut + 1)
  }

  /// TV volume turn down, tablet battery empty, doll hair comb: the volume of the TV.
  private mutating func joinWholes() {
    // Music lower volume: what stands between them is done to both.
    if words.count == 3, role(0) == .noun, role(1) == .verb, role(2) == .noun, let first = entry(0),
      let second = entry(2),
      isPart(second, of: first) || second.marks.contains("part") && first.isKind("music", "media")
    {
      words.swapAt(1, 2)
      if !telling.ownersComeFirst, let of {
        words.replaceSubrange(0...1, with: [words[1], of, Self.the, words[0]])
      }
      return
    }
    guard let of, !isLacking else { return }
    for index in words.indices.dropLast().reversed() where role(index) == .noun && role(index - 1) != .preposition {
      guard let first = entry(index), let noun = words[index + 1].first(where: { $0.role == .noun }),
        let second = noun.entry
      else { continue }
      if role(index + 1) == .noun, isPart(second, of: first) {
        if !telling.ownersComeFirst {
          join(part: index + 1, whole: index, of)
          tellOfPart(index)
        } else if first.isKind("toy") {
          var part = second
          part.text = telling.owning(first.text) + " " + second.text
          part.kinds = ["thing"]
          words.replaceSubrange(index...index + 1, with: [[Term(part.text, part)]])
        }
      } else if isPart(first, of: second), role(index + 2) != .noun {
        words[index + 1] = [noun]
        if telling.ownersComeFirst {
          words.swapAt(index, index + 1)
        } else {
          words.insert(of, at: index + 1)
          tellOfPart(index)
        }
      }
    }
  }

  /// The phone has no battery.
  private var isLacking: Bool {
    words.contains { $0.first?.role == .negation } && (verb == nil || verb.map { entry($0)?.concept == "have" } == true)
  }

  /// Tablet screen broken: it is.
  private mutating func tellOfPart(_ part: Int) {
    guard !telling.ownersComeFirst, verb == nil, part == 0, words.count == 4, isPlain,
      let state = words[3].first(where: { $0.role == .adjective }), words[3].first?.role == .adjective
    else { return }
    insert(state.entry?.kinds.first == "state" ? "be-state" : "be", at: 3)
  }

  private mutating func join(part: Int, whole: Int, _ of: [Term]) {
    words.replaceSubrange(whole...part, with: [words[part], of, words[whole]])
  }

  private func isPart(_ part: Entry, of whole: Entry) -> Bool {
    // The doll's arm.
    if whole.isKind("toy"), whole.marks.contains("limbs") { return part.isKind("body") }
    guard part.marks.contains("part"),
      !whole.marks.contains("part") || whole.concept == "door" && part.concept == "key-noun",
      !whole.isKind("person", "animal", "food", "body")
    else { return false }
    // To open the door with the key.
    if part.concept == "key-noun", words.contains(where: { $0.contains { $0.entry?.opens == true } }) { return false }
    return whole.isKind("vehicle", "tool", "furniture", "container", "clothing", "media", "thing")
      || Self.homes.contains(whole.concept)
  }

  /// Car Dad red: his car is.
  private mutating func tellHowOwnedIs() {
    guard verb == nil, isPlain, isFirst, words.count == 3, role(0) == .noun, let thing = entry(0),
      thing.isKind("vehicle", "clothing", "toy", "tool", "furniture", "animal")
        || Self.homes.contains(thing.concept),
      !thing.isKind("person"), [.noun, .name].contains(role(1)),
      role(1) == .name || entry(1)?.kinds.first == "person",
      let quality = words[2].first(where: { $0.role == .adjective }), words[2].first?.role == .adjective,
      quality.entry?.describes(thing) == true, !words[2].contains(where: \.isOwn), let of, let be = word("be")
    else { return }
    let isState = quality.entry?.kinds.first == "state" && !telling.ownersComeFirst
    words = [words[0], of, words[1], isState ? word("be-state") ?? be : be, [quality]]
  }

  /// Bus school, cake birthday: one thing, as the language has its two words.
  private mutating func turnCompounds() {
    guard telling.ownersComeFirst else { return }
    // Test maths tomorrow: what kind of test it is.
    if words.count > 1, role(0) == .noun, role(1) == .noun, entry(0)?.marks.contains("sorted") == true,
      entry(1)?.isKind("work", "idea", "language") == true, entry(1)?.marks.contains("sorted") == false
    {
      words.swapAt(0, 1)
    }
    for index in words.indices.dropLast().reversed() {
      guard let first = words[index].first(where: { $0.role == .noun }),
        let second = words[index + 1].first(where: { $0.role == .noun }),
        role(index) == .noun, role(index + 1) == .noun, entry(index + 2)?.concept != "go",
        let whole = book.known(second.text + " " + first.text).first(where: { $0.role == .noun }),
        book.known(first.text + " " + second.text).isEmpty
      else { continue }
      words.replaceSubrange(index...index + 1, with: [[Term(second.said + " " + first.said, whole)]])
    }
  }

  /// Thirsty juice orange: the fruit, and not the colour.
  private mutating func nameFlavours() {
    for index in words.indices.dropFirst()
    where entry(index - 1)?.marks.contains("flavoured") == true && role(index - 1) == .noun {
      guard
        let flavour = words[index].first(where: {
          $0.role == .noun && $0.entry?.marks.contains("flavour") == true
        })
      else { continue }
      words[index] = [flavour]
    }
  }

  /// You I play, I you cinema: we do.
  private mutating func joinUs() {
    guard let and = book.and, words.count > 2, isPlain || request.isQuestion else { return }
    let start = words.count > 3 && entry(0)?.isTimely == true ? 1 : 0
    guard let we = us(start) ?? us(words.count - 2), role(we) != .question else { return }
    let verb = verb
    // Puzzle make you I.
    if let verb, we > verb, verb == 0 || we != verb + 1 { return }
    if let frame = verb.flatMap({ frame($0) }),
      frame.complements.contains(where: {
        [.object, .recipient, .beneficiary].contains($0.role) && $0.kinds.contains("person")
      }) || !frame.marks.isDisjoint(with: ["state", "modal", "experience"])
    {
      return
    }
    if verb == nil, !pieces(in: 0..<words.count).contains(where: { $0.entry.map(isGoal) == true }) { return }
    let pair = words[we...we + 1]
    guard let you = pair.first(where: { $0.first?.isAddressee == true })?.first,
      let i = word(PersonConcept.speaker)?.first
    else { return }
    let text = [you.text, and.text, i.text].joined(separator: " ")
    words.removeSubrange(we...we + 1)
    words.insert([Term(text, Entry(text, .pronoun(Pronoun(.firstPlural))))], at: start)
  }

  /// Where you and I stand side by side.
  private func us(_ index: Int) -> Int? {
    guard words.indices.contains(index), words.indices.contains(index + 1) else { return nil }
    let pair = [words[index].first, words[index + 1].first]
    let isSpeaker = { (term: Term?) in term?.role == .pronoun(Pronoun(.firstSingular)) || term?.entry?.concept == "me" }
    return pair.contains { $0?.isAddressee == true } && pair.contains(where: isSpeaker) ? index : nil
  }
}

extension Entry {
  fileprivate var opens: Bool { ["open-action", "close-action", "lock"].contains(concept) }
}
