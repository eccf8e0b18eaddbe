public import TagarelaKit
public import Workspace

/// Something that a patient has finished: an appointment that was ticked, a game that was played to its end.
public struct FinishedActivity: Sendable, Equatable {
  /// The same whenever and wherever it is told, unique in its source.
  public let uid: String
  /// When it was, as far as is known.
  public let at: Moment
  /// What it is called, in somebody's words.
  public let text: String
  /// The key of a concept that shows it; nil where there is nothing but the text.
  public let concept: String?
  /// The number of a medium that shows it, before the concept does.
  public let picture: Int64?

  public init(uid: String, at: Moment, text: String, concept: String?, picture: Int64?) {
    self.uid = uid
    self.at = at
    self.text = text
    self.concept = concept
    self.picture = picture
  }
}

/// A source of what a patient has finished, as an agenda is, for those who tell of days.
public struct FinishedActivities: Identified {
  /// Its module's identifier.
  public let id: String
  /// What was finished on a day, in order of time; it changes nothing.
  public let on: @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ day: Day) throws -> [FinishedActivity]

  public init(
    id: String,
    on: @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ day: Day) throws -> [FinishedActivity]
  ) {
    self.id = id
    self.on = on
  }
}

extension ExtensionPoint<FinishedActivities> {
  /// What tells what a patient has finished.
  public static var finishedActivities: Self { Self("finishedActivities") }
}

extension Clinic {
  /// What a patient has finished on a day, by all that is known, in order of time, each with its source.
  public func finishedActivities(
    of patient: PatientRecord, on day: Day
  ) throws -> [(source: String, activity: FinishedActivity)] {
    try registry.all(.finishedActivities).flatMap { source in
      try source.on(self, patient, day).map { (source: source.id, activity: $0) }
    }.sorted { ($0.activity.at, $0.source, $0.activity.uid) < ($1.activity.at, $1.source, $1.activity.uid) }
  }
}
