/// Joins Bliss-words into one.
///
/// After "The fundamental rules of Blissymbolics" (BCI, 2004), clauses 6 to 8: the characters of a compound follow each
/// other in one word, what it basically is first (its classifier), and the grammatical indicators of the whole stand over
/// that character. Characters that only modify what follows, like opposite, without, more or a digit, come before it and
/// carry no indicator. What modifies loses its own grammatical indicators: joined to something, `to eat` is about eating
/// and no verb any more. The thing indicator stays everywhere, for it tells what a character means and not what its word
/// does: a head with it is concrete.
enum Blissword {
  /// - Parameter compositions: of the words to join, in order; words that each is made of become one.
  static func joined(_ compositions: [String]) -> String {
    let characters = compositions.flatMap { $0.split(separator: "/") }
    let head = characters.firstIndex { !isModifier($0) } ?? characters.startIndex
    return characters.enumerated().map { place, character in
      place == head ? String(character) : withoutGrammar(character)
    }.joined(separator: "/")
  }

  private static func isModifier(_ character: Substring) -> Bool {
    if character.contains(":") { return true }
    guard let number = PlacedPart(name: character).number else { return false }
    return modifiers.contains(number) || CharacterGroups.digits.contains(number)
  }

  private static func withoutGrammar(_ character: Substring) -> String {
    let parts = character.split(separator: ";", omittingEmptySubsequences: false)
    let kept = parts.enumerated().filter { place, part in
      guard place > 0, let number = PlacedPart(name: part).number else { return true }
      return number == thing || !CharacterGroups.indicators.contains(number)
    }
    return kept.map { String($0.element) }.joined(separator: ";")
  }

  /// Before, much, without, opposite, over, more and most.
  private static let modifiers: Set<Int> = [158, 368, 449, 486, 493, 937, 968]
  private static let thing = 97
}
