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

  /// One creates a drawing, but makes a cake, also with a symbol that says to create.
  ///
  /// - Parameter doing: the language's usual verb for to make.
  public mutating func makeFood(by doing: String) {
    for index in verbs.indices where verbs[index].verb.entry?.concept == "make" {
      guard let object = verbs[index].object, object.isKind("food", "meal", "drink") else { continue }
      verbs[index].verb.entry?.text = doing
    }
  }
}
