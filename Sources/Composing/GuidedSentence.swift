public import TagarelaKit

/// A sentence that is made step by step: who, what, and what goes with it. Steps for which there is nothing to choose are
/// passed over.
public struct GuidedSentence: Sendable {
  public enum Step: String, Sendable {
    case subject, verb, complement
    /// Nothing more is to be chosen.
    case whole
  }

  /// A choice that was made.
  public struct Pick: Sendable {
    public let choice: Choice
    public let step: Step
    /// Of a complement, beside the verb that asks for it.
    public let role: VerbFrame.Role?
    /// Its place among what was offered in order of likelihood, from 1; nil where nobody had a choice.
    public let place: Int?
  }

  /// What may be chosen for one part of a sentence.
  public struct Offer: Sendable {
    public let role: VerbFrame.Role?
    public let choices: [Choice]
    /// Of each choice, how far its kind is from what is most usual here, from 0; -1 for what the verb names.
    public let ranks: [Int]

    init(role: VerbFrame.Role?, choices: [Choice], ranks: [Int]? = nil) {
      self.role = role
      self.choices = choices
      self.ranks = ranks ?? choices.map { _ in 0 }
    }
  }

  private let guide: SentenceGuide
  /// Begins with who speaks, and what that one wants or is.
  public let isInFirstPerson: Bool
  public private(set) var picks: [Pick] = []
  public var isNegative = false
  public var isQuestion = false
  public var tense: SentenceRequest.Tense?
  /// Further complements aren't wanted.
  private var isEnded = false
  /// What is to be chosen now.
  public private(set) var step = Step.whole
  /// What may be chosen now, part by part; empty once the sentence is whole.
  public private(set) var offers: [Offer] = []

  public init(_ guide: SentenceGuide, inFirstPerson: Bool = false) {
    self.guide = guide
    isInFirstPerson = inFirstPerson
    if inFirstPerson { beginWithSpeaker() }
    findStep()
  }

  /// Who speaks needs no choosing.
  private mutating func beginWithSpeaker() {
    let speakers = guide.subjects(inFirstPerson: true)
    if speakers.count == 1 { picks = [Pick(choice: speakers[0], step: .subject, role: nil, place: nil)] }
  }

  private var subject: Choice? { picks.first { $0.step == .subject }?.choice }

  /// The last verb, with what was chosen after it.
  private var lastVerb: (verb: Choice, filled: [VerbFrame.Role])? {
    guard let index = picks.lastIndex(where: { $0.step == .verb || $0.role == .action }) else { return nil }
    return (picks[index].choice, picks[(index + 1)...].compactMap(\.role))
  }

  /// True when the sentence may end here, though there may be more to choose.
  public var canEnd: Bool { !picks.isEmpty && !isRequired && (step == .whole || !isOnlySpeaker) }

  /// Nothing was chosen yet but who speaks, which needed no choosing.
  private var isOnlySpeaker: Bool {
    isInFirstPerson && picks.count == 1 && guide.subjects(inFirstPerson: true).count == 1
  }

  /// Whether the last verb can't do without what is still to be chosen.
  private var isRequired: Bool {
    guard !isEnded, let (verb, filled) = lastVerb else { return false }
    let required = guide.frames[verb.id]?.complements.filter { $0.isRequired && !filled.contains($0.role) } ?? []
    return required.contains { complement in offers.contains { $0.role == complement.role } }
  }

  private mutating func findStep() { (step, offers) = nextStep }

  private var nextStep: (step: Step, offers: [Offer]) {
    if isEnded { return (.whole, []) }
    if picks.isEmpty {
      let subjects = guide.subjects(inFirstPerson: isInFirstPerson)
      if !subjects.isEmpty { return (.subject, [Offer(role: nil, choices: subjects)]) }
    }
    if !picks.contains(where: { $0.step != .subject }) {
      let verbs = guide.verbs(of: subject, inFirstPerson: isInFirstPerson)
      if !verbs.isEmpty { return (.verb, [Offer(role: nil, choices: verbs)]) }
    }
    let complements = complements
    return complements.isEmpty ? (.whole, []) : (.complement, complements)
  }

  private var complements: [Offer] {
    guard let (verb, filled) = lastVerb else {
      let isOver = picks.contains { $0.step == .complement }
      let alone = isOver || subject != nil ? [] : guide.alone
      return alone.isEmpty ? [] : [Offer(role: nil, choices: alone)]
    }
    let chosen = Set(picks.map(\.choice.id))
    let object = guide.frames[verb.id]?.complements.first { $0.role == .object }
    let isDoneBySomebody = object.map { Set($0.kinds).isSubset(of: ["person", "animal"]) } ?? false
    let fillable = (guide.frames[verb.id]?.complements ?? []).filter { !filled.contains($0.role) }
    let offers = fillable.compactMap { complement -> Offer? in
      // After what is wanted nothing else can be wanted; but who is helped can be helped to do something.
      if complement.role == .action, filled.contains(.object), !isDoneBySomebody { return nil }
      let fitting = guide.complements(complement, of: verb, by: subject)
        .filter { !chosen.contains($0.choice.id) }
      guard !fitting.isEmpty else { return nil }
      return Offer(role: complement.role, choices: fitting.map(\.choice), ranks: fitting.map(\.rank))
    }
    // When it is can be said beside something else, but nobody is asked for it alone.
    let isTimed = picks.contains { $0.step == .complement && $0.role == nil }
    return offers.isEmpty || isTimed || guide.times.isEmpty ? offers : offers + [Offer(role: nil, choices: guide.times)]
  }

  /// - Parameter place: among what was offered, from 1, as far as somebody saw it in an order.
  /// - Returns: false for what isn't offered.
  @discardableResult
  public mutating func choose(_ choice: Choice, place: Int? = nil) -> Bool {
    guard let offer = offers.first(where: { $0.choices.contains { $0.id == choice.id } }) else { return false }
    picks.append(Pick(choice: choice, step: step, role: offer.role, place: place))
    findStep()
    return true
  }

  /// Takes the last choice back; in the first person never who speaks.
  ///
  /// - Returns: false where there is none.
  @discardableResult
  public mutating func goBack() -> Bool {
    if isEnded {
      isEnded = false
      findStep()
      // What was still offered is offered again.
      if step != .whole { return true }
    }
    guard !picks.isEmpty, !isOnlySpeaker else { return false }
    picks.removeLast()
    findStep()
    return true
  }

  /// Ends the sentence with what has been chosen.
  ///
  /// - Returns: false where something is still missing.
  @discardableResult
  public mutating func end() -> Bool {
    guard canEnd else { return false }
    isEnded = true
    findStep()
    return true
  }

  /// What was pointed at, to be made into a sentence.
  public var request: SentenceRequest {
    SentenceRequest(
      picks.map { $0.choice.pointed(as: $0.role) }, tense: tense, isNegative: isNegative, isQuestion: isQuestion)
  }
}
