import Foundation
import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let settings = Noun(
    "settings",
    [
      Command(
        Signature(
          "settings", nil,
          [
            .operand("key", .name { _, _ in Setting.all.map(\.key) }, optional: true),
            .operand("value", .text, optional: true),
          ],
          examples: [
            Example("settings name \"Marta Puig\"", prints: "✓ name: Marta Puig"),
            Example("settings language", prints: "language  English"),
          ]),
        .changes, run: readOrSet)
    ])
}

/// One of the workspace's settings.
struct Setting: Sendable {
  let key: String
  /// Turns what was typed into what is kept.
  let read: @Sendable (String, Context) throws -> String

  static let all: [Setting] = [
    Setting(key: "name") { text, _ in text },
    Setting(key: "email") { text, _ in try EmailAddress(validating: text).description },
    Setting(key: "therapist_email") { text, _ in try EmailAddress(validating: text).description },
    Setting(key: "role") { text, context in try context.choice(text, among: ["therapist", "tutor"]) },
    Setting(key: "language") { text, context in
      let languages = context.registry.all(.languages)
      let wanted = text.folded
      guard let language = languages.first(where: { $0.id == wanted || $0.name.folded == wanted }) else {
        throw Failure("language.unknown", ["text": .text(text)], candidates: languages.map(\.id))
      }
      return language.id
    },
    Setting(key: "adult_no") { text, context in try context.choice(text, among: ["yes", "no"]) },
    Setting(key: "outbox") { text, _ in text },
    Setting(key: "voice") { text, context in try context.voice(named: text).id },
    .manner("rate"), .manner("pitch"), .manner("volume"),
    Setting(key: "letters") { text, context in try context.choice(text, among: LetterCase.allCases.map(\.rawValue)) },
    Setting(key: "clock") { text, context in try context.choice(text, among: clocks(context)) },
  ]

  /// The ways of telling the time that there are.
  private static func clocks(_ context: Context) -> [String] {
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

/// All settings, one, or a new value; `-` as the value takes it back.
private func readOrSet(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  guard let name = arguments.text("key") else {
    return .record(Record(fields: try Setting.all.map { try .init(key: $0.key, value: shown($0, context)) }))
  }
  let setting = try arguments.at("key") { () throws -> Setting in
    let wanted = name.folded
    let found = Setting.all.first {
      $0.key == wanted || context.wording.text(Phrase("field.\($0.key)")).folded == wanted
        || context.wording.word("option.\($0.key)").folded == wanted
    }
    guard let found else {
      throw Failure("settings.unknown", ["key": .text(name)], candidates: Setting.all.map(\.key))
    }
    return found
  }
  guard let text = arguments.text("value") else {
    return .record(Record(fields: [.init(key: setting.key, value: try shown(setting, context))]))
  }
  let value = text == "-" ? nil : try arguments.at("value") { try setting.read(text, context) }
  try context.workspace.set(setting.key, to: value)
  if setting.key == "language", let value { context.session.wording = Wording(value, in: context.registry) }
  let new = try shown(setting, context)
  return .record(
    Record(fields: [.init(key: setting.key, value: new)]),
    said: Phrase("settings.saved", ["key": .phrase(Phrase("field.\(setting.key)")), "value": new]))
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
  case "adult_no": return .word(value ?? "no")
  case "rate", "pitch", "volume": return value.flatMap(Double.init).map(Value.real) ?? .none
  default: return Value(value)
  }
}
