public import Composing
import Foundation
import Prediction
public import TagarelaKit
public import Workspace

/// A guided sentence as it is being made for somebody, what is likely first.
public struct Composition {
  private let clinic: Clinic
  public let choices: ComposeChoices
  public let language: String
  public let patient: PatientRecord?
  public var sentence: GuidedSentence

  init(
    _ clinic: Clinic, _ choices: ComposeChoices, in language: String, for patient: PatientRecord?,
    inFirstPerson: Bool
  ) {
    self.clinic = clinic
    self.choices = choices
    self.language = language
    self.patient = patient
    sentence = GuidedSentence(choices.guide, inFirstPerson: inFirstPerson)
  }

  /// Something that is offered, with what it would be in the sentence.
  public struct Offered: Sendable {
    public let choice: Choice
    public let role: VerbFrame.Role?
    /// The word that stands for it.
    public let label: String
    public let category: ComposeCategory
  }

  /// All that is offered now, the likeliest first; what a verb asks for first comes before what may go with it as well.
  public func offered() throws -> [Offered] {
    let likely = try clinic.likelihoods(after: sentence.picks.map(\.choice.id), for: patient?.id)
    var seen: Set<String> = []
    var ranked: [(likelihood: Float, offered: Offered)] = []
    for (rank, offer) in sentence.offers.enumerated() {
      for (choice, distance) in zip(offer.choices, offer.ranks) where seen.insert(choice.id).inserted {
        let offered = Offered(
          choice: choice, role: offer.role, label: try label(of: choice, as: offer.role),
          category: choices.category(of: choice))
        let likelihood = choice.concept == nil ? max(likely[choice.id], Self.ofOwn) : likely[choice.id]
        ranked.append((likelihood / Float(rank + 1) * Self.weight(ofDistance: distance), offered))
      }
    }
    // Of equals the more usual ones stay first.
    return ranked.enumerated().sorted { ($1.element.likelihood, $0.offset) < ($0.element.likelihood, $1.offset) }
      .map(\.element.offered)
  }

  /// How likely a symbol of the workspace's own is at least: somebody made it to be used.
  private static let ofOwn: Float = 0.001

  /// How much what is usual counts beside what was said before.
  private static func weight(ofDistance distance: Int) -> Float { distance < 0 ? 20 : 1 / (1 + Float(distance) / 2) }

  /// Its word; who speaks of himself or herself sees how a sentence may begin: "I want", "I am".
  private func label(of choice: Choice, as role: VerbFrame.Role?) throws -> String {
    if role == .state, choice.wordClass == .adjective { return try state(choice) }
    guard sentence.isInFirstPerson, sentence.step == .verb, let speaker = sentence.picks.first?.choice else {
      return choice.word
    }
    let begun = try clinic.grammars.sentence(SentenceRequest([speaker.pointed(), choice.pointed()]), in: language).text
    return begun.trimmingCharacters(in: .punctuationCharacters)
  }

  /// What somebody is, as it is said of the subject: cansada of the mother, gana for amb gana.
  private func state(_ choice: Choice) throws -> String {
    let said = sentence.picks.map { $0.choice.pointed(as: $0.role) } + [choice.pointed(as: .state)]
    let request = SentenceRequest(said, speaker: patient?.speech.speaker)
    let text = try clinic.grammars.sentence(request, in: language).text.trimmingCharacters(in: .punctuationCharacters)
    let count = choice.word.split(separator: " ").count
    let last = text.split(separator: " ").suffix(count).map(String.init)
    guard let first = last.first, let own = choice.word.split(separator: " ").first else { return choice.word }
    // What somebody has is said without the preposition.
    let isWhole = count == 1 || first.folded == String(own).folded
    return (isWhole ? last : Array(last.dropFirst())).joined(separator: " ")
  }

  /// Chooses what is offered under a word, or does what a step like `:back` says.
  ///
  /// - Throws: ``Failure`` `compose.not_offered`, `compose.unfinished`, `compose.nothing_to_drop`.
  public mutating func take(_ word: String) throws { try take(word, amongNamesakes: true) }

  private mutating func take(_ word: String, amongNamesakes: Bool) throws {
    if let step = ComposeStep(word, in: clinic.registry) { return try take(step) }
    let offered = try offered()
    let wanted = word.folded
    let meant = try clinic.predictions.words(clinic.grammars.words(), in: language).id(of: word, concept: nil)
    guard
      let found = offered.first(where: { [$0.choice.word, $0.label].contains { $0.lowercased() == word.lowercased() } })
        ?? offered.first(where: { $0.choice.word.folded == wanted || $0.label.folded == wanted })
        ?? offered.first(where: { $0.choice.id == meant || $0.choice.id == word })
        ?? offered.first(where: { choices.words(for: $0.choice.id).contains { $0.folded == wanted } })
        ?? offered.first(where: { $0.label != $0.choice.word && $0.label.folded.hasSuffix(" " + wanted) })
    else {
      if amongNamesakes, takeWithNamesake(word) || takeWithCopula(word) { return }
      throw notOffered(word, offered)
    }
    var choice = found.choice
    // Another word for the same is said as it was chosen: mother, where mom was offered.
    // What somebody is in several words is said in them: com fome, though fome was typed.
    let isFixed = choice.wordClass == .adjective && choice.word.contains(" ")
    if !isFixed, let said = choices.words(for: choice.id).first(where: { $0.folded == wanted }) { choice.word = said }
    sentence.choose(choice, place: Self.place(of: choice, among: offered))
  }

  /// Where a choice stands among what is offered, from 1.
  static func place(of choice: Choice, among offered: [Offered]) -> Int? {
    offered.firstIndex { $0.choice.id == choice.id }.map { $0 + 1 }
  }

  /// Tired: what somebody is said to be without the verb; to have, where what one has in one language one is in another.
  private mutating func takeWithCopula(_ word: String) -> Bool {
    guard sentence.step == .verb else { return false }
    let copulas = sentence.offers.flatMap(\.choices).filter(choices.guide.tellsState)
    if let copula = copulas.first, isState(word) {
      sentence.choose(copula)
      return true
    }
    for copula in copulas {
      var trial = self
      trial.sentence.choose(copula)
      guard (try? trial.take(word, amongNamesakes: false)) != nil else { continue }
      self = trial
      return true
    }
    return false
  }

  /// Whether a word is a verb that says how somebody is.
  private func isState(_ word: String) -> Bool {
    let wanted = word.folded
    return choices.guide.choices.contains { choice in
      choice.wordClass == .verb && choices.guide.isState(choice) && choice.word.folded == wanted
    }
  }

  /// Two verbs may be called alike, like to be tired and to be tall: what goes with the other means the other. Who has hunger in
  /// one language is hungry in another.
  private mutating func takeWithNamesake(_ word: String) -> Bool {
    guard let verb = sentence.picks.last, verb.step == .verb || verb.role == .action else { return false }
    var before = self
    before.sentence.goBack()
    let said = verb.choice.word.folded
    let others = before.sentence.offers.flatMap(\.choices).filter { other in
      other.id != verb.choice.id && other.wordClass == .verb
        && (choices.guide.isState(verb.choice) && choices.guide.tellsState(other)
          || choices.words(for: other.id).contains { $0.folded == said })
    }
    for other in others {
      var trial = before
      trial.sentence.choose(other)
      guard (try? trial.take(word, amongNamesakes: false)) != nil else { continue }
      self = trial
      return true
    }
    return false
  }

  /// - Throws: ``Failure`` `compose.unfinished`, `compose.nothing_to_drop`.
  public mutating func take(_ step: ComposeStep) throws {
    switch step {
    case .back:
      guard sentence.goBack() else { throw Failure("compose.nothing_to_drop") }
    case .end: try end()
    case .not: sentence.isNegative.toggle()
    case .ask: sentence.isQuestion.toggle()
    case .past: sentence.tense = sentence.tense == .past ? nil : .past
    case .future: sentence.tense = sentence.tense == .future ? nil : .future
    case .again:
      sentence = GuidedSentence(choices.guide, inFirstPerson: sentence.isInFirstPerson)
    }
  }

  /// - Throws: ``Failure`` `compose.unfinished` with what may come next.
  public mutating func end() throws {
    guard sentence.end() else {
      let next = try offered().prefix(5).map(\.label)
      throw Failure("compose.unfinished", ["step": .phrase(stepName)], candidates: next)
    }
  }

  private func notOffered(_ word: String, _ offered: [Offered]) -> Failure {
    if let limit = choices.limit, !choices.has(word) { return Failure(limit, ["word": .text(word)]) }
    guard !offered.isEmpty else { return Failure("compose.whole", ["word": .text(word)]) }
    let near = nearest(to: word, among: offered.map(\.label))
    return Failure(
      "compose.not_offered", ["word": .text(word), "step": .phrase(stepName)], hint: Phrase("compose.not_offered.hint"),
      candidates: near.isEmpty ? offered.prefix(5).map(\.label) : near)
  }

  /// What something that is offered would be in the sentence, as people call it.
  public func partName(_ offered: Offered) -> Phrase {
    if let role = offered.role { return Phrase("role.\(role.rawValue)") }
    let isTime = sentence.step == .complement && sentence.picks.contains { $0.step == .verb }
    return isTime ? Phrase("role.time") : stepName
  }

  /// What is chosen now, as people call it.
  public var stepName: Phrase { Phrase("compose.step.\(sentence.step.rawValue)") }

  /// What was chosen so far as a sentence; nil before anything was.
  public func text() throws -> Sentence? {
    guard !sentence.picks.isEmpty else { return nil }
    var request = sentence.request
    request.speaker = patient?.speech.speaker
    return try clinic.grammars.sentence(request, in: language)
  }
}
