/// What travels between a therapist and a tutor in one file: whom it concerns and what it brings.
public struct Parcel: Sendable, Equatable {
  public var kind: Kind
  public var patient: Patient?
  public var tutor: Tutor?
  /// The address to which a tutor sends history and observations back.
  public var therapistEmail: String?
  public var plans: [Plan]
  public var boards: [Board]
  public var observations: [Observation]
  public var touches: [Touch]

  public init(
    kind: Kind, patient: Patient? = nil, tutor: Tutor? = nil, therapistEmail: String? = nil, plans: [Plan] = [],
    boards: [Board] = [], observations: [Observation] = [], touches: [Touch] = []
  ) {
    self.kind = kind
    self.patient = patient
    self.tutor = tutor
    self.therapistEmail = therapistEmail
    self.plans = plans
    self.boards = boards
    self.observations = observations
    self.touches = touches
  }

  public enum Kind: String, Sendable, CaseIterable {
    case plan, board, observations, usage
  }
}
