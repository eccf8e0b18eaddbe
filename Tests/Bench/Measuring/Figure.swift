/// One line of the report: what was measured, ours, and a peer's measured in the same run.
struct Figure: Codable {
  var what: String
  var unit: Unit
  var ours: Double
  var peer: String?
  var theirs: Double?
  /// What ours is to be at most, or at least where more is better.
  var budget: Double?
  /// How many times the peer's ours is to be, likewise.
  var ratioBudget: Double?

  enum Unit: String, Codable {
    case milliseconds = "ms"
    case microseconds = "µs"
    case perSecond = "/s"
    case megabytes = "MB"
    case percent = "%"
    case millionInstructions = "M instr"

    var isMoreBetter: Bool { self == .perSecond || self == .percent }
  }

  /// How many times the peer's ours is.
  var ratio: Double? { theirs.flatMap { $0 > 0 ? ours / $0 : nil } }

  var isWithinBudget: Bool? {
    budget.map { unit.isMoreBetter ? ours >= $0 : ours <= $0 }
  }

  var isWithinRatioBudget: Bool? {
    ratioBudget.flatMap { budget in ratio.map { unit.isMoreBetter ? $0 >= budget : $0 <= budget } }
  }
}
