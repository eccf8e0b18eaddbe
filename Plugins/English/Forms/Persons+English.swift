extension EnglishForms {
  /// Whether a noun or a name is `she`. English nouns have no gender; people and some animals have one, and everything else
  /// counts as masculine here.
  static func isFeminine(_ noun: String) -> Bool {
    let last = noun.split { $0 == " " || $0 == "-" }.last.map(String.init) ?? noun
    let word = (noun.hasSuffix("-in-law") ? noun.split(separator: "-").first.map(String.init) ?? noun : last)
      .lowercased()
    if women.contains(word) { return true }
    if feminineParts.contains(where: { word.hasSuffix($0) }) { return !notFeminine.contains(word) }
    if last.first?.isUppercase == true, last != last.uppercased() {
      return womensNames.contains(word) || word.hasSuffix("a") && !mensNamesInA.contains(word)
    }
    return false
  }

  private static let women: Set<String> = Set(
    words: """
      she her mom mum mommy mummy mama ma mother grandma granny gran nana nan woman girl lady sister sis daughter wife aunt
      auntie girlfriend niece queen witch nun bride widow miss ms mrs madam maid nanny fairy mermaid
      hen cow mare ewe doe sow vixen lioness tigress actress waitress princess goddess hostess heiress stewardess
      duchess countess empress sorceress heroine ballerina blonde fiancée midwife
      """)

  private static let feminineParts = ["woman", "girl", "mother", "mom", "mum", "sister", "daughter", "wife", "lady"]

  private static let notFeminine: Set<String> = ["malady", "chrysanthemum"]

  /// The commonest that don't end in -a.
  private static let womensNames: Set<String> = Set(
    words: """
      mary lucy emily grace alice jane anne ann kate ruth rose lily chloe zoe sarah hannah rachel elizabeth beth margaret
      susan karen nancy betty helen sharon michelle carol ashley kimberly kim amy kathleen abigail abby isabel megan jennifer
      jenny jessica madison scarlett evelyn charlotte eleanor ellen violet hazel nicole caroline catherine katherine kathy
      deborah dorothy janet joan judy julie laurie leah lauren marie molly natalie penelope phoebe daisy poppy ivy
      sophie stephanie susie tracy valerie wendy brooke claire faith heather holly joy paige piper ruby millie ellie evie
      rosie maisie florence harriet annie mia maggie naomi miriam esther judith agnes mireia carmen pilar dolores
      mercè montserrat núria
      """)

  private static let mensNamesInA: Set<String> = [
    "luca", "joshua", "ezra", "elisha", "misha", "sasha", "nikita", "santa",
  ]
}
