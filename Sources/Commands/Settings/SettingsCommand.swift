import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `settings` takes.
enum SettingsParameter {
  static let key = Argument.optionalOperand("key", .name { _, context in try context.clinic.settings.map(\.key) })
  static let value = Argument.optionalOperand("value", .name(settingValues))
}

extension Noun {
  static let settings = Noun(
    "settings",
    [
      Command(
        Signature(
          "settings", nil,
          [SettingsParameter.key, SettingsParameter.value],
          examples: [
            Example("settings name \"Marta Puig\"", prints: "✓ name: Marta Puig"),
            Example("settings language", prints: "language  …"),
          ]),
        .changes, run: readOrSet)
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

/// All settings, one, or a new value; `-` as the value takes it back.
private func readOrSet(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  guard let setting = try arguments.read(SettingsParameter.key, clinic.setting(named:)) else {
    return .record(Record(fields: try clinic.settings.map { .init(key: $0.key, value: try clinic.value(of: $0)) }))
  }
  guard let text = arguments[SettingsParameter.value] else {
    return .record(Record(fields: [.init(key: setting.key, value: try clinic.value(of: setting))]))
  }
  let kept = try arguments.at(SettingsParameter.value) {
    try arguments.inside(SettingsParameter.value, 0, text) {
      try clinic.set(setting, to: text == "-" ? nil : text, choice: context.choice(_:among:))
    }
  }
  if case .language = setting.kind, let kept { context.session.wording = Wording(kept, in: context.registry) }
  let new = try context.clinic.value(of: setting)
  let field = Value.phrase(Phrase("field.\(setting.key)"))
  let saved = Phrase("settings.saved", ["key": field, "value": new])
  return .record(
    Record(fields: [.init(key: setting.key, value: new)]),
    said: new != .none ? saved : Phrase(setting.hasUsual ? "settings.cleared" : "settings.emptied", ["key": field]))
}
