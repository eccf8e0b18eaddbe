import TagarelaKit

/// What a clause says otherwise than the symbols that were pointed at.
extension Clause {
  /// One symbol may say not to want: no querer.
  func denying(_ negation: String) -> Clause {
    guard var entry = verbs.first?.verb.entry, entry.text.hasPrefix(negation + " ") else { return self }
    var clause = self
    entry.text = String(entry.text.dropFirst(negation.count + 1))
    if entry.concept.hasPrefix("not-") { entry.concept = String(entry.concept.dropFirst(4)) }
    clause.verbs[0].verb.entry = entry
    clause.isNegative = true
    return clause
  }

  /// One wakes up oneself, but wakes somebody: despertarse, despertar.
  func actingOnOthers(_ grammar: any RomanceGrammar) -> Clause {
    var clause = self
    for index in verbs.indices {
      guard let entry = verbs[index].verb.entry else { continue }
      if entry.concept == "comb-hair", let other = verbs[index].complements.firstIndex(where: { $0.role == .recipient })
      {
        clause.verbs[index].complements[other].role = .object
        let first = entry.text.split(separator: " ").first.map(String.init) ?? entry.text
        clause.verbs[index].verb.entry?.text = grammar.plain(first).verb
      } else if verbs[index].complements.contains(where: { $0.role == .object && $0.preposition == nil })
        || entry.concept == "hope" && verbs.indices.contains(index + 1)
      {
        let text = grammar.beforeObject[entry.text] ?? entry.text
        let isForOthers = ["wake-up", "calm-down", "move", "hide"].contains(entry.concept)
        clause.verbs[index].verb.entry?.text = isForOthers ? grammar.plain(text).verb : text
      }
    }
    return clause
  }

  /// With the roles that the language sees.
  func renaming(_ grammar: any RomanceGrammar) -> Clause {
    var clause = self
    for verb in verbs.indices {
      guard let entry = verbs[verb].verb.entry else { continue }
      for index in verbs[verb].complements.indices {
        let complement = verbs[verb].complements[index]
        clause.verbs[verb].complements[index].role = grammar.role(complement.role, of: complement.noun, entry)
      }
    }
    return clause
  }

  /// Somebody falls himself, and stays himself at home: verbs of which people say the other.
  ///
  /// - Parameters:
  ///   - falling: of persons and animals, with what they are said as.
  ///   - staying: where a place and nobody goes with it.
  public mutating func sayReflexively(falling: [String: String], staying: [String: String]) {
    for index in verbs.indices {
      guard let text = verbs[index].verb.entry?.text else { continue }
      let isAlive = subject.map { $0.isPerson || $0.isName || $0.head?.entry?.isKind("animal") == true } ?? true
      let nouns = verbs[index].complements.compactMap(\.noun)
      if let other = falling[text], isAlive || subject?.head?.entry?.isKind("thing", "food", "clothing", "toy") == true
      {
        verbs[index].verb.entry?.text = other
      } else if let other = staying[text], isAlive, nouns.contains(where: \.isPlace), !nouns.contains(where: \.isPerson)
      {
        verbs[index].verb.entry?.text = other
      }
    }
  }

  /// One creates a drawing, but makes a cake, also with a symbol that says to create.
  ///
  /// - Parameter doing: the language's usual verb for to make.
  public mutating func makeFood(by doing: String) {
    for index in verbs.indices where verbs[index].verb.entry?.concept == "make" {
      guard let object = verbs[index].object, object.isKind("food", "meal", "drink") else { continue }
      verbs[index].verb.entry?.text = doing
    }
  }

  /// I like blue: a colour that is liked or wanted is a thing.
  func namingColours() -> Clause {
    var clause = self
    for verb in verbs.indices where Self.choosing.contains(verbs[verb].verb.entry?.concept ?? "") {
      guard
        let index = verbs[verb].complements.firstIndex(where: {
          if case .adjective(let phrase) = $0.content {
            phrase.adjective.entry?.isKind("colour") == true
          } else {
            false
          }
        }), case .adjective(let phrase) = verbs[verb].complements[index].content
      else { continue }
      var entry = Entry(phrase.adjective.text, .noun)
      entry.gender = .masculine
      entry.kinds = ["colour"]
      entry.marks = ["unique"]
      var noun = NounPhrase()
      noun.head = Term(phrase.adjective.said, entry)
      clause.verbs[verb].complements[index] = Complement(.noun(noun), role: .object)
      clause.verbs[verb].complements.insert(contentsOf: phrase.degrees.map { Complement(.adverb($0)) }, at: index)
    }
    return clause
  }

  private static let choosing: Set = [
    "like", "not-like", "love-action", "prefer", "hate", "want", "not-want", "choose",
  ]

  /// At home, Grandma: at Grandma's home, where it is one that one visits.
  ///
  /// - Parameter of: the preposition that tells whose it is.
  public mutating func takeHosts(of: String) {
    for verb in verbs.indices {
      let complements = verbs[verb].complements
      guard
        let home = complements.firstIndex(where: {
          ["home", "house"].contains($0.noun?.head?.entry?.concept) && $0.role != .object
        }),
        complements.indices.contains(home + 1), complements[home + 1].preposition == nil,
        let host = complements[home + 1].noun, Self.hosts.contains(host.head?.entry?.concept ?? ""),
        var phrase = complements[home].noun, phrase.determiners.isEmpty
      else { continue }
      phrase.belonging.append(Complement(.noun(host), preposition: Term(preposition: of)))
      verbs[verb].complements[home].content = .noun(phrase)
      verbs[verb].complements.remove(at: home + 1)
    }
  }

  /// To whose home one goes.
  private static let hosts: Set = [
    "grandmother", "grandfather", "grandparents", "godfather", "godmother", "uncle", "aunt", "cousin", "friend",
    "best-friend", "neighbor", "classmate", "boyfriend", "girlfriend",
  ]

  /// To comb the hair of the doll: whose part of the body it is.
  ///
  /// - Parameter of: the preposition that tells whose it is.
  public mutating func takeOwnersOfParts(of: String) {
    for verb in verbs.indices {
      let complements = verbs[verb].complements
      guard let part = complements.firstIndex(where: { $0.noun?.head?.entry?.isKind("body") == true }),
        complements.indices.contains(part + 1), complements[part + 1].preposition == nil,
        ![.recipient, .companion, .instrument].contains(complements[part + 1].role),
        let owner = complements[part + 1].noun, owner.pronoun == nil,
        owner.isPerson || owner.head?.entry?.isKind("animal", "toy") == true, var phrase = complements[part].noun
      else { continue }
      phrase.belonging.append(Complement(.noun(owner), preposition: Term(preposition: of)))
      verbs[verb].complements[part].content = .noun(phrase)
      verbs[verb].complements.remove(at: part + 1)
    }
  }
}
