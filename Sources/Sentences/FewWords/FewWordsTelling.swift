/// What a language says in words of its own where people with few words leave them out.
public struct FewWordsTelling: Sendable {
  /// Whose something is stands before it, and who speaks can't be left out: Mom's phone.
  var ownersComeFirst = false
  /// The verb for what there is.
  let existence: String
  /// At an hour.
  let hour: @Sendable (_ number: Term, _ isNamed: Bool) -> String
  /// What the clock shows: it is three.
  let clock: @Sendable (_ number: Term, _ isNamed: Bool) -> String
  /// A whole day or night; what says that it is whole was said before it or behind it.
  let whole: @Sendable (_ time: Entry, _ isBefore: Bool) -> String?
  /// Asks for the hour, and at which something is.
  let whatHour: String
  let atWhatHour: String
  /// Begins what somebody else is wished to do: que; nil where nothing does.
  var that: String?
  /// Before what something is compared with.
  let than: String
  /// Adjectives and adverbs that compare by themselves.
  let compared: @Sendable (String) -> Bool
  /// One has years and fear, rather than being old and afraid.
  var hasAges = true
  /// One is with hunger and has fear, rather than having both.
  var isWithFeelings = false
  /// What one feels of nothing: hunger, thirst, sleep, cold.
  var needs: Set<String> = []
  /// What it is said to make: cold, heat, wind.
  var weathers: Set<String> = []
  /// Said behind the number of an hour: o'clock.
  var hourWord: String?
  /// What one does to clothes, by the word that tells it of a verb of two words: off.
  var dressing: [String: String] = [:]
  /// Somebody as the owner of what was said before: Ana's.
  var owning: @Sendable (String) -> String = { $0 }
  /// Brothers and children are said to be somebody's: mi hermana.
  var kinIsOwned = false
  /// Others of the family who are somebody's, where they aren't called so: minha mãe, but a mamãe.
  var ownedKin: Set<String> = []
  /// Because of what one is happy or nervous; nil where each state has a word of its own.
  var cause: String?
  /// The concept of the verb by which something makes somebody feel: it gives fear; nil where each feeling has its own.
  var causing: String?
  /// Before what somebody was told to do: para; nil where that is a clause.
  var toDo: String?
  /// Asks who somebody is called.
  var whatName: String?
  /// Said behind the number of years that somebody is; nil where one has years.
  var yearsOld: String?
  /// Between what is wanted and what isn't: not; nil where both are said with a verb.
  var notThat: String?
  /// Asks what there is for a meal, today.
  var whatToEat: (@Sendable (_ meal: String, _ when: String) -> String)?
  /// The dark, of which one is afraid.
  var darkness = Entry("", .noun)
  /// The verb for what happens to something that nobody does: romper, romperse.
  let itself: @Sendable (String) -> String

  /// Of two limbs which one, though the words say other things as well: left.
  var sides: Set<String> = []
  /// Said of what there still is: left, sobrar.
  var remaining: String?
  /// What says when something is.
  var moments: MomentsTelling?

  /// What is written together: d'esmorzar.
  func joined(_ words: String) -> String {
    guard let elides else { return words }
    return elides(words.split(separator: " ").map(String.init)).joined(separator: " ")
  }

  /// For what one thanks.
  let preposition: String
  var elides: (@Sendable ([String]) -> [String])?
  /// Of the morning, of the night, behind an hour.
  var partOfDay: (@Sendable (Entry) -> String)?

  var saysSpeaker: Bool { ownersComeFirst }

  /// - Parameters:
  ///   - compared: whether a word compares by itself: bigger.
  ///   - itself: of a verb that somebody does to something the one that it does by itself.
  public init(
    thanks preposition: String, existence: String, than: String, whatHour: String, atWhatHour: String,
    hour: @escaping @Sendable (_ number: Term, _ isNamed: Bool) -> String,
    clock: @escaping @Sendable (_ number: Term, _ isNamed: Bool) -> String,
    whole: @escaping @Sendable (_ time: Entry, _ isBefore: Bool) -> String?,
    compared: @escaping @Sendable (String) -> Bool,
    itself: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.preposition = preposition
    self.existence = existence
    self.than = than
    self.whatHour = whatHour
    self.atWhatHour = atWhatHour
    self.hour = hour
    self.clock = clock
    self.whole = whole
    self.compared = compared
    self.itself = itself
  }

  /// Of a language whose owners come first and which says who speaks.
  public func withOwnersFirst(
    hourWord: String, dark: String, notThat: String, dressing: [String: String],
    owning: @escaping @Sendable (String) -> String
  )
    -> FewWordsTelling
  {
    var telling = self
    telling.hourWord = hourWord
    telling.dressing = dressing
    telling.owning = owning
    telling.ownersComeFirst = true
    telling.notThat = notThat
    telling.hasAges = false
    telling.darkness = .unique(dark, nil)
    return telling
  }

  /// Of a language in which wishes for others are clauses, and needs are had or been with.
  public func with(
    that: String, needs: Set<String>, weathers: Set<String>, darkness: String, _ gender: Gender,
    isWithFeelings: Bool = false, kinIsOwned: Bool = false, partOfDay: @escaping @Sendable (Entry) -> String,
    whatToEat: (@Sendable (_ meal: String, _ when: String) -> String)? = nil,
    elides: (@Sendable ([String]) -> [String])? = nil
  ) -> FewWordsTelling {
    var telling = self
    telling.partOfDay = partOfDay
    telling.elides = elides
    telling.whatToEat = whatToEat
    telling.weathers = weathers
    telling.kinIsOwned = kinIsOwned
    telling.darkness = .unique(darkness, gender)
    telling.that = that
    telling.needs = needs
    telling.isWithFeelings = isWithFeelings
    return telling
  }
}

extension Entry {
  /// A noun for what there is only one of.
  fileprivate static func unique(_ word: String, _ gender: Gender?) -> Entry {
    var entry = Entry(word, .noun)
    entry.gender = gender
    entry.kinds = ["idea"]
    entry.marks = ["unique"]
    return entry
  }
}
