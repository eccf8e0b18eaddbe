import TagarelaKit

/// Greetings, and whom one calls.
extension SaidSentences {
  /// Greetings and whom one calls, taken off both ends.
  func addresses(_ line: inout SaidLine) -> (before: [String], after: [String]) {
    var before: [String] = []
    var after: [String] = []
    while let first = line.tokens.first, isAddress(first, before: line) {
      before.append(called(first))
      line.remove(0)
    }
    if line.finite != nil, line.tokens.count > 1, let last = line.tokens.last, last.entry?.role == .please {
      after.append(last.entry?.text ?? last.said)
      line.remove(line.tokens.count - 1)
    }
    if let last = line.tokens.last, isCalled(last, behind: line) {
      after.insert(called(last), at: 0)
      line.remove(line.tokens.count - 1)
    }
    return (before, after)
  }

  /// In English what one calls somebody is a name.
  func called(_ token: SaidLine.Token) -> String {
    let text = token.entry?.text ?? token.said
    return grammar == nil ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  func isAddress(_ first: SaidLine.Token, before line: SaidLine) -> Bool {
    guard let finite = line.finite, finite > 0 else { return false }
    if first.entry?.role == .exclamation || first.entry?.role == .please {
      return line.tokens[1].entry?.role != .preposition
    }
    guard !first.isFinite, first.isPerson else { return false }
    if line.commas.contains(0) { return true }
    if let pronoun = line.tokens[1].pronoun {
      return pronoun.person.rank != .third && pronoun.kind == .personal && !lacksObject(line)
    }
    guard line.start(of: finite) == 1 || line.start(of: finite) == 2 && line.tokens[1].entry?.role == .negation else {
      return false
    }
    if language.contractions.contains(line.tokens[finite].key) { return isFirst(line.tokens[finite].key) }
    if isSummons(line) { return true }
    let token = line.tokens[finite]
    // Mom, give me water.
    let isElided = language.elided.contains(where: token.said.lowercased().hasPrefix)
    if token.hasClitic, !isElided, token.readings.contains(where: { $0.form.isOrder }) { return true }
    let readings = token.readings.filter { !$0.form.isOrder }
    return !readings.isEmpty && readings.allSatisfy { ($0.form.person?.rank ?? .third) != .third }
  }

  /// Boyfriend I have, dentist I go: the verb, said last, is about whoever was said first.
  private func lacksObject(_ line: SaidLine) -> Bool {
    guard let finite = line.finite, finite == 2, line.tokens.count <= 4,
      line.tokens.dropFirst(3).allSatisfy({ $0.entry?.role == .negation })
    else { return false }
    let verbs = line.tokens[2].readings.flatMap { book.known($0.verb) } + book.known(line.tokens[2].key)
    return verbs.contains { entry in
      guard entry.role == .verb, let frame = entry.frame, entry.concept != "want" else { return false }
      return frame.complements.contains { $0.role == .object && ($0.isRequired || $0.kinds.contains("person")) }
        || frame.marks.contains("motion") && line.tokens[0].entry?.marks.contains("visited") == true
    }
  }

  /// Mom, come: called and asked, and nothing else is said.
  private func isSummons(_ line: SaidLine) -> Bool {
    guard grammar != nil, line.finite == 1, line.tokens.count == 2 else { return false }
    return line.tokens[1].readings.contains { reading in
      reading.form.isOrder && reading.form.person?.number == .singular
        && book.known(reading.verb).contains { ["come", "look", "help", "wait", "listen"].contains($0.concept) }
    }
  }

  /// I'm, you're.
  func isFirst(_ contraction: String) -> Bool {
    contraction.hasPrefix(language.pronouns.first.lowercased() + "'")
      || contraction.hasPrefix(language.pronouns.second.lowercased() + "'")
  }

  func isCalled(_ last: SaidLine.Token, behind line: SaidLine) -> Bool {
    let end = line.tokens.count - 1
    guard last.isPerson, end > 0 else { return false }
    let previous = line.tokens[end - 1]
    if line.commas.contains(end - 1) { return true }
    if grammar == nil {
      // I love you, Mom; not he and Mom.
      let hasVerb = line.tokens.dropLast(2).contains { token in
        token.isVerb || book.known(token.key).contains { $0.role == .verb }
      }
      return previous.pronoun != nil && previous.key != language.pronouns.first.lowercased() && hasVerb
    }
    guard let finite = line.finite, end > 1 || line.tokens[finite].hasClitic else { return false }
    let token = line.tokens[finite]
    let isBehindPronoun = finite > 0 && line.tokens[finite - 1].isClitic || token.hasClitic
    let isReflexive = finite > 0 && isReflexive(line.tokens[finite - 1].key, token)
    let isElided = language.elided.contains(where: token.said.lowercased().hasPrefix)
    let isOrder = language.ordersBehindPronouns && isBehindPronoun || token.hasClitic && !isElided
    let isTold = token.readings.contains { reading in
      guard let person = reading.form.person else { return false }
      return person.rank != .third && !reading.form.isOrder || reading.form.isOrder && isOrder
    }
    // My head hurts, Mom.
    if line.hasClitics, !isReflexive, finite < end - 1, previous.entry?.role == .noun { return !previous.isPerson }
    guard isTold, !isReflexive else { return false }
    if finite == end - 1 { return isBehindPronoun }
    return [.noun, .adverb].contains(previous.entry?.role) && !previous.isPerson
  }

  func isReflexive(_ clitic: String, _ verb: SaidLine.Token) -> Bool {
    guard let grammar else { return false }
    return verb.readings.contains { reading in reading.form.person.map { grammar.reflexive($0) == clitic } ?? false }
  }

  func surrounded(
    _ sentence: Sentence, _ before: [String], _ after: [String], _ first: SaidLine.Token?
  ) -> Sentence {
    guard !before.isEmpty || !after.isEmpty else { return sentence }
    var text = sentence.text
    let opening = text.prefix { "¿¡".contains($0) }
    text.removeFirst(opening.count)
    let mark = text.last.map(String.init) ?? "."
    if !text.isEmpty { text.removeLast() }
    if !before.isEmpty { text = keepsCapital(text, first) ? text : text.prefix(1).lowercased() + text.dropFirst() }
    let whole = (before + [text] + after).joined(separator: ", ")
    return Sentence(text: opening + whole.prefix(1).uppercased() + whole.dropFirst() + mark, unknown: sentence.unknown)
  }

  /// Whether what is a sentence begins with a name, or with I.
  private func keepsCapital(_ text: String, _ first: SaidLine.Token?) -> Bool {
    let pronoun = language.pronouns.first
    if language.hasCapitalFirst, text.hasPrefix(pronoun + " ") || text.hasPrefix(pronoun + "'") { return true }
    guard let first, text.hasPrefix(first.said) else { return false }
    return first.said.first?.isUppercase ?? false || first.entry?.role == .name
  }
}
