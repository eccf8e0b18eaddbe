/// A dated note on a patient.
public struct Observation: Sendable, Equatable {
  public var uid: String
  public var at: Moment
  public var text: String
  /// The tutor who wrote it; nil for the therapist.
  public var tutor: String?

  public init(uid: String = "", at: Moment, text: String, tutor: String? = nil) {
    self.uid = uid
    self.at = at
    self.text = text
    self.tutor = tutor
  }
}

/// A symbol was touched.
public struct Touch: Sendable, Equatable {
  public var uid: String
  public var at: Moment
  public var symbol: String
  public var plan: String?

  public init(uid: String = "", at: Moment, symbol: String, plan: String? = nil) {
    self.uid = uid
    self.at = at
    self.symbol = symbol
    self.plan = plan
  }
}
