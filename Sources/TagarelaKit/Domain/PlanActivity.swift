/// What a plan brings of an activity onto the pages that patients use: `timer:lanche`.
public struct PlanActivity: RawRepresentable, Sendable, Hashable {
  /// The identifier of what shows it.
  public let part: String
  /// What of it is shown, as the part calls it.
  public let name: String

  public init(part: String, name: String) {
    self.part = part
    self.name = name
  }

  /// - Parameter rawValue: both, with a colon between.
  /// - Returns: nil where one of them is missing.
  public init?(rawValue: String) {
    guard let colon = rawValue.firstIndex(of: ":") else { return nil }
    self.init(part: String(rawValue[..<colon]), name: String(rawValue[colon...].dropFirst()))
    if part.isEmpty || name.isEmpty { return nil }
  }

  public var rawValue: String { "\(part):\(name)" }
}
