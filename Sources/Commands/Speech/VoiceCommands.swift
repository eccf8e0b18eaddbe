import Clinic
import Desk
import Shell
import TagarelaKit

/// What the commands of voices take.
enum VoiceParameter {
  static let lang = Argument.option("lang", .name(Names.languages))
}

extension Noun {
  static let voice = Noun(
    "voice",
    [
      Command(
        Signature(
          "voice", "list", [VoiceParameter.lang]),
        .reads, run: listVoices)
    ])
}

/// All voices, each tried with a word.
private func listVoices(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try context.clinic.tellOfBrokenVoices()
  let wanted = try arguments.at(VoiceParameter.lang) { try context.voiceLanguage(arguments) }
  let modules = Dictionary(
    context.registry.modules.flatMap { module in
      module.extensions.filter { $0.point == ExtensionPoint<SpeechVoice>.voices.name }.map { ($0.id, module.id) }
    }, uniquingKeysWith: { first, _ in first })
  let rows = try context.clinic.triedVoices(of: wanted).map { voice, trouble -> [Value] in
    let state: Value = trouble.map { .phrase($0.what) } ?? .word("ready")
    return [
      .text(voice.id), .text(voice.name),
      .text(context.registry.first(.languages, id: voice.language)?.name ?? voice.language),
      Value(modules[voice.id]), state, .flag(trouble == nil),
    ]
  }
  return .table(
    Table(
      [
        .init("id"), .init("name"), .init("language"), .init("module"), .init("state"), .init("works", .hidden),
      ], rows: rows, empty: Phrase("voice.none")))
}
