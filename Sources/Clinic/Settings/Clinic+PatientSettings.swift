public import TagarelaKit
public import Workspace

/// Whose setting holds.
public enum SettingOwner: String, Sendable {
  case patient, everybody
  /// Nobody has set it.
  case usual
}

extension Clinic {
  /// What can be otherwise for one patient than for everybody: what a carer sets (row D8 of the mission).
  public var patientSettings: [Setting] { settings.filter(\.isByPatient) }

  /// What is kept of a setting for a patient: theirs, else everybody's; nil where nobody has set it.
  public func kept(_ key: String, for patient: PatientRecord?) throws -> String? {
    try patient.flatMap { try own(key, $0) } ?? workspace.setting(key)
  }

  /// Whether a setting of yes and no is on for a patient.
  public func isOn(_ key: String, for patient: PatientRecord?) throws -> Bool {
    if let kept = try kept(key, for: patient) { return kept == "yes" }
    return settings.first { $0.key == key }?.usual == .word("yes")
  }

  /// What a setting is for a patient, and whose it is.
  public func value(of setting: Setting, for patient: PatientRecord) throws -> (value: Value, owner: SettingOwner) {
    if let kept = try own(setting.key, patient) { return (shown(kept, setting), .patient) }
    return (try value(of: setting), try workspace.setting(setting.key) == nil ? .usual : .everybody)
  }

  /// Sets a setting for one patient.
  ///
  /// - Parameters:
  ///   - text: as somebody wrote it; nil goes back to what holds for everybody.
  ///   - choice: as ``set(_:to:choice:)`` has it.
  /// - Throws: ``Failure`` `settings.not_by_patient`, and where it can't be that.
  public func set(
    _ setting: Setting, to text: String?, for patient: PatientRecord,
    choice: (_ text: String, _ words: [String]) throws -> String = Clinic.exactly
  ) throws {
    guard setting.isByPatient else {
      throw Failure("settings.not_by_patient", ["key": .phrase(Phrase("field.\(setting.key)"))])
    }
    let value = try text.map { try checked($0, setting, choice) }
    if let value { try setting.whenSet(value) }
    var patient = patient
    if patient.setOwn(setting.key, to: value) {
      try workspace.save(patient)
    } else {
      try workspace.set(setting.key, to: value, of: patient)
    }
  }

  private func own(_ key: String, _ patient: PatientRecord) throws -> String? {
    try patient.own(key) ?? workspace.setting(key, of: patient.id)
  }

  /// The clinic in the language that is set for a patient; as it is where that is none.
  public func inLanguage(of patient: PatientRecord?) throws -> Clinic {
    guard let id = try language(of: patient), id != wording.language.id else { return self }
    return Clinic(
      workspace, registry: registry, wording: Wording(id, in: registry), services: services,
      isInterrupted: isInterrupted)
  }

  /// The language that is set for a patient alone; nil where none is, or this program doesn't have it.
  public func language(of patient: PatientRecord?) throws -> String? {
    try patient.flatMap { try own("language", $0) }.flatMap { id in registry.first(.languages, id: id)?.id }
  }
}
