public import TagarelaKit

/// What a module tells whoever comes to the prompt.
public struct Reminder: Identified {
  /// The module's identifier.
  public let id: String
  let phrases: @Sendable (Clinic) throws -> [Phrase]

  /// - Parameter phrases: asked at each start, so it looks at little.
  public init(_ id: String, phrases: @escaping @Sendable (Clinic) throws -> [Phrase]) {
    self.id = id
    self.phrases = phrases
  }
}

extension ExtensionPoint<Reminder> {
  public static var reminders: Self { Self("reminders") }
}

extension Clinic {
  /// What whoever comes to the prompt should know.
  public var reminders: [Phrase] { get throws { try registry.all(.reminders).flatMap { try $0.phrases(self) } } }
}
