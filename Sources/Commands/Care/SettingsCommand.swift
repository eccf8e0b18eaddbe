import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What `settings` takes.
enum SettingsParameter {
  static let key = Argument.optionalOperand("key", .name { _, _ in Setting.all.map(\.key) })
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

/// One of the workspace's settings.
struct Setting: Sendable {
  let key: String
  /// What can be typed, for completion.
  var values: Parameter.Names = { _, _ in [] }
  /// Turns what was typed into what is kept.
  let read: @Sendable (String, Context) throws -> String

  /// One of a few words.
  private static func choice(_ key: String, _ keys: @escaping @Sendable (Context) -> [String]) -> Setting {
    Setting(
      key: key,
      values: { typed, context in
        keys(context).map { context.wording.word("value.\($0)") }.filter { $0.folded.hasPrefix(typed.folded) }
      }, read: { text, context in try context.choice(text, among: keys(context)) })
  }

  static let all: [Setting] = [
    Setting(key: "name") { text, _ in text },
    Setting(key: "email") { text, _ in try EmailAddress(validating: text).description },
    Setting(key: "therapist_email") { text, _ in try EmailAddress(validating: text).description },
    .choice("role") { _ in ["therapist", "tutor"] },
    Setting(key: "language", values: Names.languages) { text, context in
      guard let language = context.language(called: text) else {
        let languages = context.registry.all(.languages)
        throw Failure("language.unknown", ["text": .text(text)], candidates: languages.map(\.id))
      }
      return language.id
    },
    .choice("adult_no") { _ in ["yes", "no"] },
    Setting(key: "outbox") { text, _ in text },
    .choice(Clinic.transportSetting) { $0.registry.all(.transports).map(\.id) },
    Setting(key: LetterSize.setting) { text, _ in try LetterSize.checked(text) },
    Setting(key: "voice", values: Names.voices) { text, context in try context.clinic.voice(named: text).id },
    .manner("rate"), .manner("pitch"), .manner("volume"),
    .choice("letters") { _ in LetterCase.allCases.map(\.rawValue) },
    .choice("clock", clocks),
  ]

  /// The ways of telling the time that there are.
  @Sendable private static func clocks(_ context: Context) -> [String] {
    [usualClock] + context.registry.all(.pronunciations).flatMap(\.clocks).removingRepeats
  }

  fileprivate static let usualClock = "usual"

  /// How voices are to speak, where a patient's own preference doesn't say otherwise.
  private static func manner(_ key: String) -> Setting {
    Setting(key: key) { text, _ in
      guard let number = Double(text.replacing(",", with: ".")) else {
        throw Failure("value.not_number", ["text": .text(text)])
      }
      return String(try SpeechManner.checked(number, key))
    }
  }
}

private let settingValues: Parameter.Names = { typed, context in
  guard let key = context.typed.last, let setting = Setting.named(key, context) else { return [] }
  return try setting.values(typed, context)
}

extension Setting {
  /// Whether something holds where it isn't set.
  fileprivate var hasUsual: Bool { ["voice", "rate", "pitch", "volume", "outbox", LetterSize.setting].contains(key) }

  /// The one that a word means, in English or as the user calls it.
  fileprivate static func named(_ word: String, _ context: Context) -> Setting? {
    let wanted = word.folded
    return all.first {
      $0.key == wanted || context.wording.text(Phrase("field.\($0.key)")).folded == wanted
        || context.wording.word("option.\($0.key)").folded == wanted
    }
  }
}

/// All settings, one, or a new value; `-` as the value takes it back.
private func readOrSet(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  guard let name = arguments[SettingsParameter.key] else {
    return .record(Record(fields: try Setting.all.map { try .init(key: $0.key, value: shown($0, context)) }))
  }
  let setting = try arguments.at(SettingsParameter.key) { () throws -> Setting in
    guard let found = Setting.named(name, context) else {
      throw Failure("settings.unknown", ["key": .text(name)], candidates: Setting.all.map(\.key))
    }
    return found
  }
  guard let text = arguments[SettingsParameter.value] else {
    return .record(Record(fields: [.init(key: setting.key, value: try shown(setting, context))]))
  }
  let value = text == "-" ? nil : try arguments.at(SettingsParameter.value) { try setting.read(text, context) }
  try context.workspace.set(setting.key, to: value)
  if setting.key == "language", let value { context.session.wording = Wording(value, in: context.registry) }
  let new = try shown(setting, context)
  let field = Value.phrase(Phrase("field.\(setting.key)"))
  let saved = Phrase("settings.saved", ["key": field, "value": new])
  return .record(
    Record(fields: [.init(key: setting.key, value: new)]),
    said: new != .none ? saved : Phrase(setting.hasUsual ? "settings.cleared" : "settings.emptied", ["key": field]))
}

private func shown(_ setting: Setting, _ context: Context) throws -> Value {
  let value = try context.workspace.setting(setting.key)
  switch setting.key {
  case "language":
    let id = value ?? context.wording.language.id
    return .text(context.registry.first(.languages, id: id)?.name ?? id)
  case "letters": return .word(value ?? LetterCase.asWritten.rawValue)
  case "clock": return .word(value ?? Setting.usualClock)
  case "role": return .word(value ?? "therapist")
  case Clinic.transportSetting: return .word(value ?? Transport.folderID)
  case "adult_no": return .word(value ?? "no")
  case LetterSize.setting: return .real(value.flatMap(Double.init) ?? LetterSize.usual)
  case "rate", "pitch", "volume": return value.flatMap(Double.init).map(Value.real) ?? .none
  default: return Value(value)
  }
}
