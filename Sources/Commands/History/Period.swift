import Shell
import TagarelaKit
import Workspace

/// The days that `--from` and `--to` name, both included; nil where it has no end.
struct Period {
  let from: Day?
  let to: Day?

  /// - Throws: ``Failure`` `period.reversed`.
  init(_ arguments: Arguments) throws {
    from = arguments.day("from")
    to = arguments.day("to")
    guard let from, let to, to < from else { return }
    try arguments.at("to") { throw Failure("period.reversed", ["from": .day(from), "to": .day(to)]) }
  }

  /// - Parameter key: of what is said where there is nothing at all; with `_between`, `_since` and `_until` behind it of
  ///   nothing in these days.
  func nothing(_ key: String, _ patient: PatientRecord) -> Phrase {
    let ending =
      switch (from, to) {
      case (nil, nil): ""
      case (_, nil): "_since"
      case (nil, _): "_until"
      default: "_between"
      }
    return Phrase(key + ending, ["patient": .text(patient.name), "from": Value(from), "to": Value(to)])
  }
}
