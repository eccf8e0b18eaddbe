/// What travels between a therapist and a tutor in one file: whom it concerns and what it brings.
public struct Parcel: Sendable, Equatable {
  public var kind: Kind
  public var patient: Patient?
  public var tutor: Tutor?
  /// The address to which a tutor sends history and observations back.
  public var therapistEmail: String?
  public var plans: [Plan]
  /// The first is the one where one begins; beside plans, those to which the plans' boards lead.
  public var boards: [Board]
  /// Symbols on no board, under ``title``.
  public var symbols: [Symbol]
  /// Of the symbols together: a category's name.
  public var title: String?
  public var observations: [Observation]
  /// In order of time as a rule; a year of them is a million.
  public var touches: Flow<Touch>

  public init(
    kind: Kind, patient: Patient? = nil, tutor: Tutor? = nil, therapistEmail: String? = nil, plans: [Plan] = [],
    boards: [Board] = [], symbols: [Symbol] = [], title: String? = nil, observations: [Observation] = [],
    touches: Flow<Touch> = []
  ) {
    self.kind = kind
    self.patient = patient
    self.tutor = tutor
    self.therapistEmail = therapistEmail
    self.plans = plans
    self.boards = boards
    self.symbols = symbols
    self.title = title
    self.observations = observations
    self.touches = touches
  }

  public enum Kind: String, Sendable, CaseIterable {
    case plan, board, symbols, observations, usage
  }
}
