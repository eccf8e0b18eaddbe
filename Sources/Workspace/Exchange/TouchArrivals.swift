import GRDB
import TagarelaKit

/// Touches that come from a file, gone through without holding them.
///
/// One with a `uid` is here when its `uid` is. Of those without, as many of a symbol in a second are new as the file has
/// more of them than the workspace.
struct TouchArrivals: Sendable {
  private let touches: Flow<Touch>
  /// In order of time, as far as that counts: where all have uids it doesn't.
  private let isOrdered: Bool

  /// Touches whose seconds are remembered at a time, where a file without uids has no order.
  private static let mostRemembered = 200_000

  /// - Throws: what the touches throw.
  init(_ touches: Flow<Touch>) throws {
    self.touches = touches
    var last = Int.min
    var isOrdered = true
    var areNamed = true
    try touches.forEach { touch in
      if touch.uid.isEmpty { areNamed = false }
      if touch.at.seconds < last { isOrdered = false }
      last = touch.at.seconds
    }
    self.isOrdered = isOrdered || areNamed
  }

  /// Calls `body` with each touch that isn't here.
  ///
  /// - Parameters:
  ///   - patient: nil for one who isn't here either.
  ///   - isAdding: whether `body` adds them to the workspace.
  /// - Returns: how many were here.
  func forEachNew(
    of patient: Int64?, in workspace: Workspace, isAdding: Bool, _ body: (Touch) throws -> Void
  ) throws -> Int {
    let parts = isOrdered ? 1 : touches.count / Self.mostRemembered + 1
    var known = 0
    for part in 0..<parts {
      var seconds = Seconds(patient: patient, workspace: workspace, isOrdered: isOrdered)
      try touches.forEach { touch in
        // All touches of a second belong to one part, so that they stay in their order.
        guard parts == 1 || touch.at.seconds.magnitude % UInt(parts) == UInt(part) else { return }
        if try seconds.isHere(touch) {
          known += 1
        } else {
          try body(touch)
          if isAdding { seconds.added(touch) }
        }
      }
    }
    return known
  }
}

/// What is here of the seconds that a file has touches of.
private struct Seconds {
  private struct Second {
    /// Those that the file has had of this second: a file may have one twice.
    var uids: Set<String> = []
    /// By folded names: how many of those here the file has had already, or has brought.
    var spent: [String: Int] = [:]
    /// How many there are here; nil until somebody wants to know.
    var here: [String: Int]?
  }

  private let patient: Int64?
  private let workspace: Workspace
  private let isOrdered: Bool
  private var seconds: [Moment: Second] = [:]

  init(patient: Int64?, workspace: Workspace, isOrdered: Bool) {
    self.patient = patient
    self.workspace = workspace
    self.isOrdered = isOrdered
  }

  mutating func isHere(_ touch: Touch) throws -> Bool {
    if isOrdered, seconds[touch.at] == nil { seconds = [:] }
    if !touch.uid.isEmpty {
      guard try workspace.hasTouch(uid: touch.uid) else { return false }
      var second = seconds[touch.at] ?? Second()
      if second.uids.insert(touch.uid).inserted { second.spent[touch.symbol.folded, default: 0] += 1 }
      seconds[touch.at] = second
      return true
    }
    guard let patient else { return false }
    var second = seconds[touch.at] ?? Second()
    let name = touch.symbol.folded
    let here = try second.here ?? workspace.touchNames(of: patient, at: touch.at)
    second.here = here
    defer { seconds[touch.at] = second }
    guard here[name, default: 0] > second.spent[name, default: 0] else { return false }
    second.spent[name, default: 0] += 1
    return true
  }

  /// One was added of those that nobody has counted yet.
  mutating func added(_ touch: Touch) {
    var second = seconds[touch.at] ?? Second()
    if second.here == nil { second.spent[touch.symbol.folded, default: 0] += 1 }
    if !touch.uid.isEmpty { second.uids.insert(touch.uid) }
    seconds[touch.at] = second
  }
}

extension Workspace {
  func hasTouch(uid: String) throws -> Bool {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT 1 FROM touch WHERE uid = ?")
      return try !db.rows(statement, [uid]) { $0[0] as Int }.isEmpty
    }
  }

  /// The folded names of what a patient touched in a second, with how often.
  fileprivate func touchNames(of patient: Int64, at moment: Moment) throws -> [String: Int] {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT symbol_name FROM touch WHERE patient = ? AND at = ?")
      let names = try db.rows(statement, [patient, moment.iso]) { ($0[0] as String).folded }
      return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    }
  }
}
