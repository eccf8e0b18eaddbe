public import TagarelaKit

/// Something a user can say.
public struct Command: Sendable {
  public let signature: Signature
  public let effect: Effect
  /// What can be told before all is known: called at the prompt before each question, with what is known by then.
  public let check: (@Sendable (Context, Arguments) throws -> Void)?
  public let run: @Sendable (Context, Arguments) throws -> Outcome

  public enum Effect: Sendable {
    /// Changes nothing.
    case reads
    /// Changes data: all of it or nothing, as one step for `undo`.
    case changes
    /// Does something that is no step of its own: takes back, restores, opens.
    case acts
  }

  public init(
    _ signature: Signature, _ effect: Effect, check: (@Sendable (Context, Arguments) throws -> Void)? = nil,
    run: @escaping @Sendable (Context, Arguments) throws -> Outcome
  ) {
    self.signature = signature
    self.effect = effect
    self.check = check
    self.run = run
  }
}

/// The commands of one noun.
public struct Noun: Identified {
  /// English.
  public let id: String
  public let commands: [Command]

  /// Whether there is more than one thing that it does, so that its verbs are told; one of them may need no verb.
  var hasVerbs: Bool { commands.contains { $0.signature.verb != nil } }

  public init(_ id: String, _ commands: [Command]) {
    self.id = id
    self.commands = commands
  }
}

extension ExtensionPoint<Noun> {
  public static var nouns: Self { Self("nouns") }
}
