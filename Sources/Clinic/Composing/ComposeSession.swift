public import Composing
public import TagarelaKit
import Workspace

/// Somebody making a sentence where it can be seen, on a screen or on a page: what is looked for and offered, what was
/// finished, and the adult's answer. What is to be said and noted of it is up to whoever shows it.
public struct ComposeSession {
  private let clinic: Clinic
  public private(set) var composition: Composition
  /// What is looked for among what is offered; empty for all.
  public private(set) var search = ""
  /// The adult's NO, once it was said.
  public private(set) var refusal: String?
  /// The last sentence that was finished before another was begun.
  private var earlier: Finished?
  private let isPatient: Bool
  private var isNoted = false

  /// A finished sentence.
  public struct Finished: Sendable {
    public let sentence: Sentence
    public let refusal: String?
    /// For programs.
    public let value: Value
  }

  /// - Parameter isPatient: whether the patient makes the sentences, which then are in the history of use.
  public init(_ clinic: Clinic, _ composition: Composition, asPatient isPatient: Bool) {
    self.isPatient = isPatient
    self.clinic = clinic
    self.composition = composition
  }

  /// Whether nothing more is to be chosen.
  public var isWhole: Bool { composition.sentence.step == .whole }

  /// What may be chosen now and has a word that begins as what is looked for, the likeliest first.
  public func offered() throws -> [Composition.Offered] {
    let wanted = search.folded
    return try composition.offered().filter { offered in
      let words = [offered.label] + composition.choices.words(for: offered.choice.id)
      return wanted.isEmpty || words.contains { $0.folded.contains(word: wanted) }
    }
  }

  public mutating func look(for words: String) { search = words }

  public mutating func choose(_ choice: Choice) throws {
    let place = try Composition.place(of: choice, among: composition.offered())
    composition.sentence.choose(choice, place: place)
    search = ""
  }

  /// Takes the answer back, else the last choice.
  ///
  /// - Returns: false where nothing was chosen.
  public mutating func goBack() throws -> Bool {
    search = ""
    if refusal != nil {
      refusal = nil
      return true
    }
    // What was finished stays said, whatever comes of it now.
    earlier = try finished() ?? earlier
    isNoted = false
    return composition.sentence.goBack()
  }

  /// Begins another sentence.
  public mutating func beginAgain() throws {
    earlier = try finished() ?? earlier
    try composition.take(.again)
    search = ""
    refusal = nil
    isNoted = false
  }

  /// - Returns: false where something is still to be chosen.
  public mutating func end() -> Bool { composition.sentence.end() }

  /// Says no, or nothing of the kind any more.
  public mutating func turnNegation() { composition.sentence.isNegative.toggle() }

  /// Asks, or says.
  public mutating func turnQuestion() { composition.sentence.isQuestion.toggle() }

  /// Goes on from now to what was, from there to what will be, and back to now.
  public mutating func turnTense() {
    composition.sentence.tense =
      switch composition.sentence.tense {
      case nil: .past
      case .past: .future
      case .future: nil
      }
  }

  /// The adult says no, or takes that back.
  ///
  /// - Throws: ``Failure`` `compose.no_refusal`.
  public mutating func turnRefusal() throws {
    refusal = try refusal == nil ? clinic.refusal(in: composition.language, for: composition.patient) : nil
  }

  /// Whether a sentence was finished by the patient, and is not in the history of use yet.
  public var isToBeNoted: Bool { isPatient && isWhole && composition.patient != nil && !isNoted }

  /// Notes what was finished in the history of use.
  public mutating func note() throws {
    try clinic.note(composition)
    isNoted = true
  }

  /// The sentence as far as it is one; before there is a verb, what was chosen.
  public func text() throws -> String {
    guard isWhole || composition.sentence.picks.contains(where: { $0.step != .subject }) else {
      return composition.sentence.picks.map(\.choice.word).joined(separator: " ")
    }
    return try composition.text()?.text ?? ""
  }

  /// What is said aloud of it, with the answer; nil where nothing was chosen.
  public func spoken() throws -> String? {
    try composition.text().map { [$0.text, refusal].compactMap(\.self).joined(separator: " ") }
  }

  /// The sentence that is finished, else the one that was before; nil where none was.
  public func last() throws -> Finished? { try finished() ?? earlier }

  private func finished() throws -> Finished? {
    guard isWhole, let sentence = try composition.text() else { return nil }
    return Finished(sentence: sentence, refusal: refusal, value: composition.value(sentence, refusal))
  }
}

extension Composition {
  /// A sentence with what was chosen, for programs.
  ///
  /// - Parameter refusal: what the adult answered.
  public func value(_ made: Sentence, _ refusal: String?) -> Value {
    let picks = sentence.picks.map { pick in
      Value.record(
        Record([
          "word": .text(pick.choice.word), "concept": Value(pick.choice.concept),
          "step": .text(pick.step.rawValue), "role": Value(pick.role?.rawValue),
        ]))
    }
    return .record(
      Record([
        "text": .text(made.text), "language": .text(language), "words": .list(picks),
        "negative": .flag(sentence.isNegative), "question": .flag(sentence.isQuestion), "answer": Value(refusal),
        "unknown": .list(made.unknown.map { .text($0) }),
      ]))
  }
}

extension String {
  /// Whether one of its words begins so.
  fileprivate func contains(word: String) -> Bool {
    hasPrefix(word) || split(separator: " ").contains { $0.hasPrefix(word) }
  }
}
