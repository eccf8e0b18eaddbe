import Shell
import TagarelaKit
import Workspace

/// The days that `--from` and `--to` name, both included; nil where it has no end.
struct Period {
  let from: Day?
  let to: Day?

  /// - Throws: ``Failure`` `period.reversed`.
  init(_ arguments: Arguments) throws {
    from = arguments[Common.from]
    to = arguments[Common.to]
    guard let from, let to, to < from else { return }
    try arguments.at(Common.to) { throw Failure("period.reversed", ["from": .day(from), "to": .day(to)]) }
  }

  /// What is said where there is nothing.
  struct Nothing {
    /// At all.
    let ever: String
    /// In days with both ends, with a beginning alone, with an end alone.
    let between: String
    let since: String
    let until: String

    static let usage = Nothing(
      ever: "usage.none", between: "usage.none_between", since: "usage.none_since", until: "usage.none_until")
    static let observations = Nothing(
      ever: "observation.none", between: "observation.none_between", since: "observation.none_since",
      until: "observation.none_until")
  }

  func nothing(_ nothing: Nothing, _ patient: PatientRecord) -> Phrase {
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
