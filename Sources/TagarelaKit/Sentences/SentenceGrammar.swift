/// What a patient pointed at, and what kind of sentence it is to become.
public struct SentenceRequest: Sendable, Equatable {
  /// In the order in which they were pointed at.
  public var words: [PointedWord]
  /// Nil for the present, unless a word like "yesterday" says otherwise.
  public var tense: Tense?
  /// Going on just now.
  public var isProgressive: Bool
  /// Said not to be so; a word like *no* among ``words`` says it as well.
  public var isNegative: Bool
  /// Asked of somebody, with the question mark that the language has.
  public var isQuestion: Bool
  /// An order or a request to somebody.
  public var isImperative: Bool
  /// What is wanted is wished for, what is asked for is asked politely.
  public var isPolite: Bool
  /// As what the speaker speaks of himself or herself; nil where that isn't known, for the language's usual form.
  public var speaker: Speaker?
  /// Which of several readings is meant where words leave room for more than one: 0 for the likeliest, others for what else
  /// they may say; without another reading it is the likeliest one.
  public var reading = 0
  /// When what is said is so, where it isn't now.
  public enum Tense: String, Sendable, CaseIterable {
    case past, future
  }

  /// The gender in which somebody speaks of himself or herself.
  public enum Speaker: String, Sendable, CaseIterable {
    case masculine, feminine
  }

  public init(
    _ words: [PointedWord], tense: Tense? = nil, isProgressive: Bool = false, isNegative: Bool = false,
    isQuestion: Bool = false, isImperative: Bool = false, isPolite: Bool = false, speaker: Speaker? = nil
  ) {
    self.words = words
    self.tense = tense
    self.isProgressive = isProgressive
    self.isNegative = isNegative
    self.isQuestion = isQuestion
    self.isImperative = isImperative
    self.isPolite = isPolite
    self.speaker = speaker
  }

  /// Of words of which only the spelling is known.
  public init(
    _ words: [String], tense: Tense? = nil, isProgressive: Bool = false, isNegative: Bool = false,
    isQuestion: Bool = false, isImperative: Bool = false, isPolite: Bool = false, speaker: Speaker? = nil
  ) {
    self.init(
      words.map { PointedWord($0) }, tense: tense, isProgressive: isProgressive, isNegative: isNegative,
      isQuestion: isQuestion, isImperative: isImperative, isPolite: isPolite, speaker: speaker)
  }

  /// Whether every word is what it was chosen as and none was only typed: then nothing of it is a sentence already.
  public var isChosen: Bool { !words.isEmpty && !words.contains(where: \.isOnlySpelt) }
}

/// What a grammar made of a request.
public struct Sentence: Sendable, Equatable {
  /// With its capital and its full stop.
  public var text: String
  /// The words that no dictionary knows; they stand in the text as they were pointed at.
  public var unknown: [String]

  public init(text: String, unknown: [String] = []) {
    self.text = text
    self.unknown = unknown
  }
}

/// How a language makes sentences.
public struct SentenceGrammar: Identified {
  /// The language's: ISO 639-1.
  public let id: String
  /// Whether who speaks is mostly heard from the verb alone: *quiero agua*, not *yo quiero agua*.
  public let leavesOutSpeaker: Bool
  /// Prepares the grammar for a vocabulary. Called when the first sentence is asked for, and again when the vocabulary has
  /// changed; may take some 60 ms. What it returns is called for each sentence, from any thread, and never fails.
  public let prepare: @Sendable (Lexicon) throws -> @Sendable (SentenceRequest) -> Sentence

  public init(
    id: String, leavesOutSpeaker: Bool = false,
    prepare: @escaping @Sendable (Lexicon) throws -> @Sendable (SentenceRequest) -> Sentence
  ) {
    self.id = id
    self.leavesOutSpeaker = leavesOutSpeaker
    self.prepare = prepare
  }
}

extension ExtensionPoint<SentenceGrammar> {
  /// How languages make sentences, a grammar each.
  public static var grammars: Self { Self("grammars") }
}
