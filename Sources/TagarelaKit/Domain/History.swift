/// A dated note on a patient.
public struct Observation: Sendable, Equatable {
  /// The same on every device, so that what comes twice is taken once; empty when the file that it came from gave none.
  public var uid: String
  /// When it was observed, on the clock of whoever wrote it down.
  public var at: Moment
  /// May have several lines, as ``Swift/String/asText`` keeps them.
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
  /// As ``Observation/uid``.
  public var uid: String
  /// To the second.
  public var at: Moment
  /// The name that the symbol had then.
  public var symbol: String
  /// The name that the plan had then; nil for a touch outside of plans.
  public var plan: String?
  /// On which device of those that are paired with the clinic; nil where it wasn't on one. Touches of two never make one sentence.
  public var device: String?

  public init(uid: String = "", at: Moment, symbol: String, plan: String? = nil, device: String? = nil) {
    self.uid = uid
    self.at = at
    self.symbol = symbol
    self.plan = plan
    self.device = device
  }
}
