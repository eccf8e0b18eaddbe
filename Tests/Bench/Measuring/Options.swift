/// What the bench was asked for.
struct Options {
  var isJSON = false
  /// With what takes minutes to be made: ten million touches.
  var isLarge = false
  /// How often each contender runs; the median counts.
  var runs = 7
  /// Parts to measure; empty for all.
  var parts: Set<String> = []

  static let usage = """
    usage: scripts/bench [--json] [--large] [--runs N] [--only PART[,PART…]]
    parts: \(Part.all.map(\.name).joined(separator: ", "))
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--large": isLarge = true
      case "--runs":
        guard let runs = rest.popFirst().flatMap({ Int($0) }), runs > 0 else { throw Trouble(Self.usage) }
        self.runs = runs
      case "--only":
        guard let names = rest.popFirst() else { throw Trouble(Self.usage) }
        parts.formUnion(names.split(separator: ",").map(String.init))
        guard parts.isSubset(of: Part.all.map(\.name)) else { throw Trouble(Self.usage) }
      default: throw Trouble(Self.usage)
      }
    }
  }
}

/// Why something can't be measured.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
