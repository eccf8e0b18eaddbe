extension EnglishForms {
  /// The plural of a noun; what is a plural already stays as it is.
  static func plural(of noun: String) -> String {
    guard !noun.isEmpty else { return noun }
    if let known = irregularPlurals[noun.lowercased()] { return known.inCase(of: noun) }
    if let head = headEnd(of: noun) { return plural(of: String(noun[..<head])) + noun[head...] }
    guard let start = noun.utf8.lastIndex(where: isSeparator) else {
      return pluralOfWord(noun)
    }
    let last = noun.utf8.index(after: start)
    return noun[..<last] + pluralOfWord(String(noun[last...]))
  }

  private static func pluralOfWord(_ noun: String) -> String {
    let word = noun.lowercased()
    if word.utf8.count == 1 { return isDigit(word) ? noun + "s" : noun + "'s" }
    if isAbbreviation(noun) { return noun + "s" }
    if invariable.contains(word) || peoples.contains(noun) { return noun }
    if let irregular = irregularPlurals[word] ?? pluralOfLastPart(word) { return irregular.inCase(of: noun) }
    let spelling = Spelling(noun)
    if spelling.ends("s"), isPlural(word, spelling) { return noun }
    if spelling.ends("sis"), word.utf8.count > 4 { return spelling.dropping(2) + "es" }
    if spelling.ends("o") { return noun + (nounsWithOES.contains(word) ? "es" : "s") }
    let plural = spelling.withS
    return noun.utf8.count > 1 && noun == noun.uppercased() && noun != noun.lowercased() ? plural.uppercased() : plural
  }

  /// TV, PEG: a few capitals are an abbreviation rather than a word in capitals.
  private static func isAbbreviation(_ noun: String) -> Bool {
    noun.utf8.count < 5 && noun.utf8.allSatisfy { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
  }

  private static func isDigit(_ word: String) -> Bool {
    word.utf8.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  /// Nouns in -s that are no plural end in -ss, -us or -is, or are known.
  private static func isPlural(_ word: String, _ spelling: Spelling) -> Bool {
    if spelling.ends("ss") || spelling.ends("us") || spelling.ends("is") { return false }
    return !singularsInS.contains(word)
  }

  /// Words whose last part changes as it does alone: `snowman`, `grandchild`, `bookshelf`, `jellyfish`.
  private static func pluralOfLastPart(_ word: String) -> String? {
    if word.hasSuffix("man") {
      return regularInMan.contains(word) ? nil : word.dropLast(2) + "en"
    }
    guard let last = word.utf8.last, let parts = changingParts[last] else { return nil }
    for (part, plural) in parts where word.hasSuffix(part) {
      return regularInSpiteOfPart.contains(word) ? nil : word.dropLast(part.count) + plural
    }
    return nil
  }

  /// Where the noun that changes ends in a phrase: before its preposition (`cup of tea`, `mother-in-law`).
  private static func headEnd(of phrase: String) -> String.Index? {
    let utf8 = phrase.utf8
    guard var start = utf8.firstIndex(where: isSeparator) else { return nil }
    while true {
      let word = utf8.index(after: start)
      guard let end = utf8[word...].firstIndex(where: isSeparator) else { return nil }
      let isHead =
        utf8[start] == UInt8(ascii: " ") ? prepositions.contains(phrase[word..<end]) : phrase[end...] == "-law"
      if isHead, start > phrase.startIndex { return start }
      start = end
    }
  }

  private static func isSeparator(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: " ") || letter == UInt8(ascii: "-")
  }

  private static let prepositions: Set<Substring> = ["of", "with", "in", "for", "from", "on", "to", "at", "without"]
}
