public import Services
public import TagarelaKit

/// What a running command can reach.
public struct Context {
  public let session: Session
  /// The command that runs; nil while a line is typed.
  public internal(set) var command: Signature?
  /// While a word is completed: those before it on the line.
  public internal(set) var typed: [String] = []
  /// Those of them that stand for operands of the command.
  public internal(set) var operands: [String] = []
  public var services: Services { session.services }
  public var wording: Wording { session.wording }
  public var registry: Registry { session.registry }
  public var console: any Console { session.console }

  /// Whom the commands concern, as `use` has set it.
  public var subject: Subject? { session.subject }

  /// Sets whom the following commands concern.
  public func use(_ subject: Subject?) { session.use(subject) }

  /// Tells whom what the command gives is about, for the note of where it goes.
  public func concerns(_ identity: String) { session.told.people.insert(identity) }

  /// Changes data as one step, inside a command whose effect is ``Command/Effect/acts``.
  ///
  /// - Parameter label: what `undo` calls it.
  public func change(_ label: String, _ body: () throws -> Outcome) throws -> Outcome {
    try session.ledger.change(label, body)
  }

  /// What was done: the sentence for people, and what there is now for programs, which isn't looked up for people.
  public func done(_ said: Phrase, remarks: [Phrase] = [], _ record: @autoclosure () throws -> Record) rethrows
    -> Outcome
  {
    Outcome(session.tellsRecords ? .record(try record()) : .nothing, said: said, remarks: remarks)
  }

  /// The English key that a word of any language means.
  ///
  /// - Throws: ``Failure`` `value.not_choice`.
  public func choice(_ word: String, among keys: [String]) throws -> String {
    guard case .word(let key) = try ValueReader(table: session.table, wording: wording).read(word, as: .choice(keys))
    else { return word }
    return key
  }

  /// - Throws: ``Failure`` `interrupted` when the user pressed ^C.
  public func checkInterruption() throws {
    if session.isInterrupted() { throw Failure("interrupted") }
  }
}

/// The one whom commands concern until told otherwise.
public struct Subject: Sendable, Equatable {
  public let id: Int64
  public let name: String

  public init(id: Int64, name: String) {
    self.id = id
    self.name = name
  }
}
