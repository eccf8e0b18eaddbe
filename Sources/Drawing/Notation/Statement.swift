/// One line of a drawing with the lines that are indented under it.
struct Statement: Sendable, Equatable {
  var conditions: [Condition] = []
  var name: String
  var operands: [Argument] = []
  var options: [Option] = []
  var children: [Statement] = []
  /// Counted from 1.
  var row: Int

  struct Option: Sendable, Equatable {
    var name: String
    var value: Argument
  }
}

/// What has to hold for a line to be drawn: `detailed:`, `contrast:`, `region=brazil:`, `mood=sad|angry:`, `who!=baby:`.
struct Condition: Sendable, Equatable {
  /// A variant (`plain`, `detailed`), a manner (`contrast`, `colour`), the region or a parameter of the part.
  var name: String
  /// Empty for a variant or a manner.
  var values: [String] = []
  var isNegated = false

  static let variants: Set = ["plain", "detailed"]
  /// What holds by where the picture is used: `region=brazil:`.
  static let region = "region"
  static let manners = Set(DrawingStyle.Manner.allCases.map(\.rawValue))
}

/// A value as it is written: `12`, `12,30`, `red`, `$color`, `$x,30`.
enum Argument: Sendable, Equatable {
  case number(Double)
  case point(Scalar, Scalar)
  case word(String)
  case parameter(String)

  enum Scalar: Sendable, Equatable {
    case number(Double)
    case parameter(String)
  }
}
