public import TagarelaKit
public import Workspace

/// What a module shows of an activity on the pages that patients use without the program: `plan new … --with timer:lanche`.
public struct CompanionPart: Identified {
  /// Lower case letters; languages call it by its `value.ID`.
  public let id: String
  /// What of a patient's can be shown, by the names that people type.
  public let choices: @Sendable (_ clinic: Clinic, _ patient: PatientRecord) throws -> [String]
  /// What the page is given: its script, how it looks, its texts, and what was chosen as JSON.
  ///
  /// Names that aren't there are left out. Nil where nothing is left.
  public let activity:
    @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ names: [String]) throws -> CompanionActivity?
  /// What whoever chooses these should know, such as that there is nothing to be shown; `day` is that of the plan.
  public let notices:
    @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ names: [String], _ day: Day) throws -> [Phrase]

  public init(
    id: String, choices: @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord) throws -> [String],
    activity:
      @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ names: [String]) throws -> CompanionActivity?,
    notices:
      @escaping @Sendable (_ clinic: Clinic, _ patient: PatientRecord, _ names: [String], _ day: Day) throws -> [Phrase] =
      { _, _, _, _ in [] }
  ) {
    self.id = id
    self.choices = choices
    self.activity = activity
    self.notices = notices
  }
}

extension ExtensionPoint<CompanionPart> {
  /// What activities show on patients' pages.
  public static var companionParts: Self { Self("companionParts") }
}

extension Clinic {
  /// What a plan may bring along for a patient, by part.
  public func activityChoices(for patient: PatientRecord) throws -> [PlanActivity] {
    try registry.all(.companionParts).flatMap { part in
      try part.choices(self, patient).map { PlanActivity(part: part.id, name: $0) }
    }
  }

  /// What whoever has a plan bring these along should know.
  ///
  /// - Parameter start: the plan's first day; nil for today.
  public func notices(
    on activities: [PlanActivity], for patient: PatientRecord, start: Day?
  ) throws -> [Phrase] {
    try registry.all(.companionParts).flatMap { part in
      let names = activities.filter { $0.part == part.id }.map(\.name)
      return names.isEmpty ? [] : try part.notices(self, patient, names, start ?? Moment.now.day)
    }
  }

  /// What the plans of a parcel bring along, in the order of the modules. What this computer has no module for, or what isn't
  /// there, is left out.
  func activities(of parcel: Parcel) throws -> [CompanionActivity] {
    let wanted = parcel.plans.flatMap(\.activities)
    guard !wanted.isEmpty, let patient = try parcel.patient.flatMap({ try workspace.patient(uid: $0.uid) }) else {
      return []
    }
    return try registry.all(.companionParts).compactMap { part in
      let names = wanted.filter { $0.part == part.id }.map(\.name).removingRepeats
      return names.isEmpty ? nil : try part.activity(self, patient, names)
    }
  }
}
