import StructuredText

extension APIOperation {
  /// All that can be asked for.
  static let all: [APIOperation] =
    people + boards + cells + symbols + pictures + plans + observations + choices + steps
}
