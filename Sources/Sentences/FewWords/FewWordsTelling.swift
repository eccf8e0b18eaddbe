/// What a language says in words of its own where people with few words leave them out.
public struct FewWordsTelling: Sendable {
  /// Whose something is stands before it: Mom's phone.
  let ownersComeFirst: Bool
  /// The verb for what there is.
  let existence: String
  /// At an hour.
  let hour: @Sendable (_ number: Term, _ isNamed: Bool) -> String
  /// What the clock shows: it is three.
  let clock: @Sendable (_ number: Term, _ isNamed: Bool) -> String
  /// A whole day or night.
  let whole: @Sendable (Entry) -> String?
  /// Begins what somebody else is wished to do: que; nil where nothing does.
  let that: String?
  /// What one is with another verb: to have seven years, to have fear.
  let hasAges: Bool

  public init(
    ownersComeFirst: Bool = false, existence: String, that: String?, hasAges: Bool = true,
    hour: @escaping @Sendable (_ number: Term, _ isNamed: Bool) -> String,
    clock: @escaping @Sendable (_ number: Term, _ isNamed: Bool) -> String,
    whole: @escaping @Sendable (Entry) -> String?
  ) {
    self.ownersComeFirst = ownersComeFirst
    self.existence = existence
    self.that = that
    self.hasAges = hasAges
    self.hour = hour
    self.clock = clock
    self.whole = whole
  }
}
