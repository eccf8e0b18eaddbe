/// The standard characters, each written as the shapes and the other characters that it is made of, with their places:
/// `B431 = heart8@4,8 bigarrow8e@8,10 h4@0,12`. A shape's place is where the upper left corner of its box is, a
/// character's how far it is moved. A new character is a line here; an indicator, digit, letter or punctuation mark is named in
/// ``CharacterGroups`` as well, and one that indicators don't stand in the middle of has a line in ``AnchorTable``'s file.
/// Numbers are those of the Bliss dictionary of Blissary.
enum CharacterTable {
  static let parts = [fromB1, fromB203, fromB405, fromB607, fromB809, fromB1011]
}
