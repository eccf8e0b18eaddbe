public import Shell
public import TagarelaKit
public import Workspace

/// The days that `--from` and `--to` name, both included; nil where it has no end.
public struct Period: Sendable {
  public let from: Day?
  public let to: Day?

  /// - Throws: ``Failure`` `period.reversed`.
  public init(_ arguments: Arguments) throws {
    from = arguments[Common.from]
    to = arguments[Common.to]
    guard let from, let to, to < from else { return }
    try arguments.at(Common.to) { throw Failure("period.reversed", ["from": .day(from), "to": .day(to)]) }
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
