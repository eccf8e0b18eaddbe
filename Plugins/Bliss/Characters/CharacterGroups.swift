/// Which characters aren't ordinary ones, by the numbers of ``CharacterTable``: they are set in other ways, and mean
/// something else in an expression.
enum CharacterGroups {
  static let punctuation: Set<Int> = [1, 3, 4, 5, 6]
  static let digits = 9...18
  static let letters = 29...80
  /// The grammatical marks over a character.
  static let indicators: Set<Int> = Set(81...99).union(902...916).union([928, 992, 5996, 5997, 5998, 6436, 6439])
}
