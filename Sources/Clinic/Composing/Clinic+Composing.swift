import Composing
import TagarelaKit
public import Workspace

/// What a guided sentence is made with.
public struct ComposeRequest: Sendable {
  /// ISO 639-1.
  public var language: String
  public var patient: PatientRecord?
  public var isInFirstPerson = false
  /// What alone may be offered; nil for all that there is.
  public var board: BoardRecord?
  /// Offers only the patient's favourites.
  public var isOfFavourites = false

  public init(language: String, patient: PatientRecord?) {
    self.language = language
    self.patient = patient
  }

  /// Says of a word that it isn't among the choices.
  fileprivate var limit: String? {
    isOfFavourites ? "compose.not_favourite" : board == nil ? nil : "compose.not_on_board"
  }
}

extension Clinic {
  /// A guided sentence of which nothing is chosen yet.
  ///
  /// - Throws: ``Failure`` `sentence.language`, and `compose.nothing_offered` where there is nothing to choose from.
  public func composition(_ request: ComposeRequest) throws -> Composition {
    try grammars.check(request.language)
    var request = request
    if try request.patient != nil && isOn("favourites_only", for: request.patient) { request.isOfFavourites = true }
    var sources: [ComposeSource]?
    if let board = request.board { sources = try composeSources(on: board) }
    if request.isOfFavourites, let patient = request.patient {
      let favourites = try composeSources(workspace.favourites(of: patient.id))
      // On the board and among the favourites.
      sources =
        sources.map { board in
          board.filter { source in favourites.contains { $0.symbol?.id == source.symbol?.id && source.symbol != nil } }
        } ?? favourites
    }
    let choices = try ComposeChoices(
      self, in: request.language, for: request.patient?.id, only: sources, limit: request.limit)
    let composition = Composition(
      self, choices, in: request.language, for: request.patient, inFirstPerson: request.isInFirstPerson)
    guard !composition.sentence.offers.isEmpty else {
      throw Failure("compose.nothing_offered", hint: Phrase("compose.nothing_offered.hint"))
    }
    return composition
  }

  /// What was pointed at goes into the patient's history of use, and so into what is predicted.
  public func note(_ composition: Composition) throws {
    guard let patient = composition.patient else { return }
    let at = Moment.now
    for pick in composition.sentence.picks {
      let symbol = composition.choices.symbols[pick.choice.id]?.id
      try workspace.add(
        Touch(at: at, symbol: pick.choice.word), to: patient.id, tutor: nil, plan: nil, symbol: symbol,
        concept: pick.choice.concept, offered: pick.place)
    }
  }

  /// The adult's NO, in the language of the sentence.
  ///
  /// - Throws: ``Failure`` `compose.no_refusal` where the patient's settings keep it away.
  public func refusal(in language: String, for patient: PatientRecord?) throws -> String {
    guard try isOn("adult_no", for: patient) else {
      throw Failure("compose.no_refusal", hint: Phrase("compose.no_refusal.hint"))
    }
    return Wording(language, in: registry).text(Phrase("compose.refused"))
  }
}

extension Composition {
  /// What is kept of the finished sentence, with its text as it is read.
  public func composed(_ text: String) -> ComposedSentence {
    ComposedSentence(
      text: text, language: language, patient: patient?.id,
      parts: sentence.picks.map { pick in
        ComposedSentence.Part(
          word: pick.choice.word, concept: pick.choice.concept,
          symbol: choices.symbols[pick.choice.id]?.id)
      }, isNegative: sentence.isNegative, isQuestion: sentence.isQuestion)
  }
}
