public import TagarelaKit

extension ChangeSet {
  /// Things of one kind that are counted, because there may be a million of them.
  public struct Many: Sendable {
    public private(set) var count = 0
    /// The names of all, in order, as long as there are at most ``mostListed``.
    public private(set) var listed: [String] = []
    /// Each name once, in the order in which they first come, the first ``mostNames``.
    public private(set) var names: [String] = []
    public private(set) var first: Moment?
    public private(set) var last: Moment?
    private var counts: [String: Int] = [:]

    public static let mostListed = 1000
    public static let mostNames = 10_000

    /// How many there are of a name.
    public func count(of name: String) -> Int { counts[name] ?? 0 }

    mutating func add(_ name: String, at moment: Moment) {
      count += 1
      if count <= Self.mostListed { listed.append(name) }
      first = min(first ?? moment, moment)
      last = max(last ?? moment, moment)
      if let known = counts[name] {
        counts[name] = known + 1
      } else if names.count < Self.mostNames {
        names.append(name)
        counts[name] = 1
      }
    }
  }
}
