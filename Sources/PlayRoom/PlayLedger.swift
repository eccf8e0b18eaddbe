public import Clinic
public import Play
public import TagarelaKit
public import Workspace

/// One answer that somebody gave in a game.
public struct PlayAnswer: Sendable, Equatable {
  /// The game's: `alphabet`, `find-picture`.
  public let topic: String
  /// The item's, in its topic.
  public let item: String
  /// What the item was called when it was asked for; readable when the item is gone.
  public let name: String
  public let result: PlayResult
  public let at: Moment
  /// Until it was given.
  public let milliseconds: Int

  public init(topic: String, item: String, name: String, result: PlayResult, at: Moment, milliseconds: Int) {
    self.topic = topic
    self.item = item
    self.name = name
    self.result = result
    self.at = at
    self.milliseconds = milliseconds
  }
}

/// Who keeps what a patient answers, and says what is to be asked again.
public struct PlayLedger: Identified {
  /// Its module's identifier.
  public let id: String
  public let keep: @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ answers: [PlayAnswer]) throws -> Void
  /// Which of a topic's items are due on a day.
  public let due:
    @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ topic: String, _ day: Day) throws -> Set<String>

  /// Identities of the newest answers, which a page whose they are needs to keep no more.
  public let arrived: @Sendable (_ clinic: Clinic, _ patient: PatientRecord) throws -> [String]

  public init(
    id: String,
    keep: @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ answers: [PlayAnswer]) throws -> Void,
    due:
      @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ topic: String, _ day: Day) throws -> Set<
        String
      >,
    arrived: @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord) throws -> [String]
  ) {
    self.id = id
    self.keep = keep
    self.due = due
    self.arrived = arrived
  }
}

extension ExtensionPoint<PlayLedger> {
  /// What keeps answers.
  public static var playLedgers: Self { Self("playLedgers") }
}

extension Clinic {
  /// Which of a topic's items are due today, by all that keep answers.
  public func dueItems(_ topic: String, for patient: PatientRecord) throws -> Set<String> {
    try registry.all(.playLedgers).reduce(into: []) { due, ledger in
      due.formUnion(try ledger.due(self, patient, topic, Moment.now.day))
    }
  }
}
