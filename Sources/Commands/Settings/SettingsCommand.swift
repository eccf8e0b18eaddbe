import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What `settings` takes.
enum SettingsParameter {
  static let key = Argument.optionalOperand(
    "key",
    .noted { text, context in
      let clinic = try context.clinic
      return clinic.settings.compactMap { setting in
        [clinic.name(of: setting), setting.key].first { $0.folded.hasPrefix(text.folded) }.map {
          Parameter.Candidate($0, note: context.wording.text(Phrase("field.\(setting.key)")))
        }
      }
    })
  static let value = Argument.optionalOperand("value", .name(settingValues))
  static let digits = Argument.option("pin-file", .inputFile)
  static let none = Argument.flag("none")
}

extension Noun {
  static let settings = Noun(
    "settings",
    [
      Command(
        Signature(
          "settings", nil,
          [SettingsParameter.key, SettingsParameter.value, Common.patient],
          examples: [
            Example("settings name \"Marta Puig\"", prints: "✓ name: Marta Puig"),
            Example("settings language", prints: "language  …"),
            Example(
              after: ["patient new Giovanna"], "settings dwell 1 --patient giovanna",
              prints: "✓ seconds that a touch must last, for Giovanna: 1"),
          ]),
        // Nothing has to be writable to be asked what is set.
        .acts, run: readOrSet),
      Command(
        Signature(
          "settings", "show", [Common.patient],
          examples: [
            Example(
              after: ["patient new Giovanna", "settings adult_no yes --patient giovanna"],
              "settings show --patient giovanna", prints: "name …")
          ]),
        .reads, run: showForPatient),
      Command(
        Signature(
          "settings", "pin", [SettingsParameter.digits, SettingsParameter.none, Common.patient],
          examples: [Example("settings pin --none", prints: "✓ no number is asked for")]),
        .acts, run: setPin),
    ])
}

/// What can be typed for the setting that the line names.
private let settingValues: Parameter.Names = { typed, context in
  guard let key = context.typed.last, let setting = try? context.clinic.setting(named: key) else { return [] }
  switch setting.kind {
  case .language: return try Names.languages(typed, context)
  case .voice: return try Names.voices(typed, context)
  case .choice(let words): return try Names.values { _ in words }(typed, context)
  case .text, .email, .number, .whole, .checked: return []
  }
}

/// All settings, one, or a new value, for everybody or for a patient that the line names; `-` as the value takes it back.
private func readOrSet(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let patient = arguments.has(Common.patient) ? try context.patient(arguments) : nil
  func value(of setting: Setting) throws -> Value {
    try patient.map { try context.clinic.value(of: setting, for: $0).value } ?? context.clinic.value(of: setting)
  }
  guard let setting = try arguments.read(SettingsParameter.key, clinic.setting(named:)) else {
    let settings = try patient == nil ? clinic.settings.filter { try isListed($0, clinic) } : clinic.patientSettings
    return .record(Record(fields: try settings.map { .init(key: $0.key, value: try value(of: $0)) }))
  }
  guard let text = arguments[SettingsParameter.value] else {
    return Outcome(
      .record(Record(fields: [.init(key: setting.key, value: try value(of: setting))])),
      remarks: patient == nil ? try context.otherwise(setting) : [])
  }
  return try context.change(arguments.line) {
    try context.set(setting, to: text, for: patient, arguments)
  }
}

/// Modules have many that are set by patient: of them those are told that somebody has set for everybody.
private func isListed(_ setting: Setting, _ clinic: Clinic) throws -> Bool {
  try !setting.isByPatient || !setting.key.contains(".") || clinic.kept(setting.key, for: nil) != nil
}

extension Context {
  /// - Parameter patient: nil for everybody.
  fileprivate func set(
    _ setting: Setting, to text: String, for patient: PatientRecord?, _ arguments: Arguments
  ) throws -> Outcome {
    let clinic = try clinic
    let typed = text == "-" ? nil : text
    if let patient {
      try arguments.at(SettingsParameter.key) {
        guard !setting.isByPatient else { return }
        throw Failure("settings.not_by_patient", ["key": .phrase(Phrase("field.\(setting.key)"))])
      }
      try arguments.at(SettingsParameter.value) {
        try arguments.inside(SettingsParameter.value, 0, text) {
          try clinic.set(setting, to: typed, for: patient, choice: choice(_:among:))
        }
      }
      return try told(setting, of: clinic.workspace.patient(id: patient.id) ?? patient)
    }
    let kept = try arguments.at(SettingsParameter.value) {
      try arguments.inside(SettingsParameter.value, 0, text) {
        try clinic.set(setting, to: typed, choice: choice(_:among:))
      }
    }
    if case .language = setting.kind, let kept { session.wording = Wording(kept, in: registry) }
    let new = try clinic.value(of: setting)
    let field = Value.phrase(Phrase("field.\(setting.key)"))
    let saved = Phrase("settings.saved", ["key": field, "value": new])
    return .record(
      Record(fields: [.init(key: setting.key, value: new)]),
      said: new != .none ? saved : Phrase(setting.hasUsual ? "settings.cleared" : "settings.emptied", ["key": field]))
  }

  /// That what everybody has isn't what the patient in use has.
  fileprivate func otherwise(_ setting: Setting) throws -> [Phrase] {
    guard setting.isByPatient, let patient = try subject.flatMap({ try workspace.patient(id: $0.id) }) else {
      return []
    }
    let (value, owner) = try clinic.value(of: setting, for: patient)
    guard owner == .patient else { return [] }
    let field = Value.phrase(Phrase("field.\(setting.key)"))
    return [Phrase("settings.saved_for", ["key": field, "patient": .text(patient.name), "value": value])]
  }

  /// What a setting is for a patient from now on.
  fileprivate func told(_ setting: Setting, of patient: PatientRecord) throws -> Outcome {
    let (value, owner) = try clinic.value(of: setting, for: patient)
    let arguments: KeyValuePairs<String, Value> = [
      "key": .phrase(Phrase("field.\(setting.key)")), "patient": .text(patient.name), "value": value,
    ]
    return .record(
      Record(fields: [.init(key: setting.key, value: value)]),
      said: Phrase(owner == .patient ? "settings.saved_for" : "settings.cleared_for", arguments))
  }
}

/// What a carer sets: for the patient in use, and whose each is.
private func showForPatient(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let clinic = try context.clinic
  let rows = try clinic.patientSettings.map { setting -> [Value] in
    let (value, owner) = try clinic.value(of: setting, for: patient)
    return [
      .text(clinic.name(of: setting)), .phrase(Phrase("field.\(setting.key)")), value, .word(owner.rawValue),
      .text(setting.key),
    ]
  }
  let pin = Phrase(try clinic.pin(for: patient) == nil ? "settings.pin_none" : "settings.pin_set")
  return Outcome(
    .table(
      Table(
        [.init("name"), .init("setting", .wrapped), .init("value"), .init("owner"), .init("key", .hidden)], rows: rows,
        empty: Phrase("settings.pin_none"))),
    remarks: [pin])
}

/// The carer's number, asked for twice or in a file's first line, so that no line of a history has it.
private func setPin(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  var pin: Pin?
  if !arguments[SettingsParameter.none] {
    pin = try arguments.read(SettingsParameter.digits) { try filePin($0) } ?? context.askForPin(arguments)
  }
  return try context.change(arguments.line) {
    try context.clinic.set(pin, for: patient)
    let said =
      pin == nil
      ? Phrase("settings.pin_none")
      : patient.map { Phrase("settings.pin_saved_for", ["patient": .text($0.name)]) } ?? Phrase("settings.pin_saved")
    return .record(Record(["pin": .flag(pin != nil), "patient": Value(patient?.name)]), said: said)
  }
}

/// - Throws: ``Failure`` `pin.form`, and those of ``UserFiles/read(_:limit:)``.
private func filePin(_ path: String) throws -> Pin {
  let line = try UserFiles.read(path, limit: 1 << 16).prefix { $0 != 0x0A && $0 != 0x0D }
  guard let pin = Pin(digits: String(decoding: line, as: UTF8.self)) else { throw Failure("pin.form") }
  return pin
}

extension Context {
  /// Asks until it is a number, and until it was typed alike twice.
  ///
  /// - Throws: ``Failure`` `interrupted`, `confirm.declined` after an empty answer, `confirm.needed` where nobody can be asked.
  fileprivate func askForPin(_ arguments: Arguments) throws -> Pin {
    guard console.isInteractive else {
      throw Failure("pin.needed", hint: Phrase("pin.needed.hint"))
    }
    while true {
      let digits = try console.ask(secretly: wording.text(Phrase("pin.question")) + " ")
      if digits.isEmpty { throw Failure("confirm.declined") }
      guard let pin = Pin(digits: digits) else {
        console.message("! " + wording.text(Phrase("pin.form")))
        continue
      }
      let again = try console.ask(secretly: wording.text(Phrase("pin.again")) + " ")
      if pin.opens(to: again) { return pin }
      console.message("! " + wording.text(Phrase("pin.other")))
    }
  }
}
