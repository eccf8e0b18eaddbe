public import TagarelaKit

/// What a module tells whoever comes to the prompt, and whoever leaves it.
public struct Reminder: Identified {
  /// The module's identifier.
  public let id: String
  let phrases: @Sendable (Clinic) throws -> [Phrase]
  let farewell: @Sendable (Clinic) throws -> [Phrase]

  /// - Parameters:
  ///   - phrases: asked at each start, so it looks at little.
  ///   - farewell: asked when the prompt is left: what goes on without it.
  public init(
    _ id: String, phrases: @escaping @Sendable (Clinic) throws -> [Phrase],
    farewell: @escaping @Sendable (Clinic) throws -> [Phrase] = { _ in [] }
  ) {
    self.id = id
    self.phrases = phrases
    self.farewell = farewell
  }
}

extension ExtensionPoint<Reminder> {
  public static var reminders: Self { Self("reminders") }
}

extension Clinic {
  /// What whoever comes to the prompt should know.
  public var reminders: [Phrase] { get throws { try registry.all(.reminders).flatMap { try $0.phrases(self) } } }

  /// What whoever leaves the prompt should know.
  public var farewells: [Phrase] { get throws { try registry.all(.reminders).flatMap { try $0.farewell(self) } } }
}
