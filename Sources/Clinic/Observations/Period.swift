public import TagarelaKit
public import Workspace

/// Days one after the other, both ends included; nil where it has no end.
public struct Period: Sendable, Equatable {
  public let from: Day?
  public let to: Day?

  /// All days.
  public static let ever = Period()

  private init() { (from, to) = (nil, nil) }

  /// - Throws: ``Failure`` `period.reversed`.
  public init(from: Day?, to: Day?) throws {
    if let from, let to, to < from { throw Failure("period.reversed", ["from": .day(from), "to": .day(to)]) }
    (self.from, self.to) = (from, to)
  }

  /// What is said where there is nothing.
  public struct Nothing: Sendable {
    /// At all.
    let ever: String
    /// In days with both ends, with a beginning alone, with an end alone.
    let between: String
    let since: String
    let until: String

    /// Each a key of a message, with `patient`, `from` and `to`.
    public init(ever: String, between: String, since: String, until: String) {
      self.ever = ever
      self.between = between
      self.since = since
      self.until = until
    }

    /// Of notes.
    public static let observations = Self(
      ever: "observation.none", between: "observation.none_between", since: "observation.none_since",
      until: "observation.none_until")

    /// Of touches.
    public static let usage = Self(
      ever: "usage.none", between: "usage.none_between", since: "usage.none_since", until: "usage.none_until")
  }

  public func nothing(_ nothing: Nothing, _ patient: PatientRecord) -> Phrase {
    let key =
      switch (from, to) {
      case (nil, nil): nothing.ever
      case (_, nil): nothing.since
      case (nil, _): nothing.until
      default: nothing.between
      }
    return Phrase(key, ["patient": .text(patient.name), "from": Value(from), "to": Value(to)])
  }
}
