public import TagarelaKit

/// Something a user can say.
public struct Command: Sendable {
  public let signature: Signature
  public let effect: Effect
  /// The flag without which a line of a command that acts does nothing but change data.
  private let actingFlag: Argument<Bool>?
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

  /// - Parameter actingFlag: of a command that acts: the flag without which it does nothing but change data, so that a script's
  ///   lines reach the disk together.
  public init(
    _ signature: Signature, _ effect: Effect, onlyWith actingFlag: Argument<Bool>? = nil,
    check: (@Sendable (Context, Arguments) throws -> Void)? = nil,
    run: @escaping @Sendable (Context, Arguments) throws -> Outcome
  ) {
    self.signature = signature
    self.effect = effect
    self.actingFlag = actingFlag
    self.check = check
    self.run = run
  }

  /// What a line of it does.
  func effect(of arguments: Arguments) -> Effect {
    guard let actingFlag, !arguments[actingFlag] else { return effect }
    return .changes
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
