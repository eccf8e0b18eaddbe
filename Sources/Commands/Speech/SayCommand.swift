import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// What `say` takes.
enum SayParameter {
  static let words = Argument.optionalOperand("words", .sentence)
  static let lang = Argument.option("lang", .name(Names.languages))
  static let voice = Argument.option("voice", .name(Names.voices))
  static let rate = Argument.option("rate", .number)
  static let pitch = Argument.option("pitch", .number)
  static let volume = Argument.option("volume", .number)
  static let wav = Argument.option(
    "wav", .outputFile.offering(FileOffer.names({ $0.operands.joined(separator: " ") }, endings: ["wav"])))
  static let stop = Argument.flag("stop")
}

extension Noun {
  static let say = Noun(
    "say",
    [
      Command(
        Signature(
          "say", nil,
          [
            SayParameter.words, SayParameter.lang, SayParameter.voice, SayParameter.rate, SayParameter.pitch,
            SayParameter.volume, SayParameter.wav, Common.replace, SayParameter.stop, Common.patient,
          ]),
        .acts, run: sayText)
    ])
}

extension Names {
  static let languages = identifiers(.languages)
  static let voices = identifiers(.voices)
}

private func sayText(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let speaker = try context.clinic.speaker
  if arguments[SayParameter.stop] {
    speaker.stop()
    return Outcome(said: Phrase("say.stopped"))
  }
  guard let text = arguments[SayParameter.words] else { throw Failure("say.nothing", hint: Phrase("say.nothing.hint")) }
  try Clinic.check(said: text)
  try checkEnding(arguments)
  let chosen = try context.chosenVoice(arguments)
  if let path = arguments[SayParameter.wav] { return try write(text, chosen, to: path, context, arguments) }
  switch try context.say(text, by: chosen) {
  case .heard(let seconds):
    return .record(
      Record([
        "text": .text(text), "voice": .text((speaker.lastVoice ?? chosen.voice).id), "seconds": .real(rounded(seconds)),
      ]),
      said: Phrase("say.said", ["seconds": .real(rounded(seconds))]))
  case .shown: return Outcome()
  case .begun: return Outcome(.text(text, json: .text(text)))
  }
}

/// - Throws: ``Failure`` `say.not_wav` for a file that its name promises to be something else.
private func checkEnding(_ arguments: Arguments) throws {
  guard let path = arguments[SayParameter.wav] else { return }
  let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
  guard ["", "wav", "wave"].contains(ending) else {
    return try arguments.at(SayParameter.wav) { throw Failure("say.not_wav", ["path": .text(path)]) }
  }
}

/// The text as one WAV file.
private func write(
  _ text: String, _ chosen: ChosenVoice, to path: String, _ context: Context, _ arguments: Arguments
) throws -> Outcome {
  let replaces = try arguments.at(SayParameter.wav) { try context.mayReplace([path], arguments) }
  let spoken = try context.clinic.spoken(text, by: chosen)
  let speech = spoken.speech
  let seconds = rounded(spoken.seconds)
  let patient = try context.optionalPatient(arguments)
  try arguments.at(SayParameter.wav) {
    guard let patient else { return try UserFiles.write([(path, speech.wav)], replacing: replaces) }
    try context.noting(patient, to: path) { try UserFiles.write([(path, speech.wav)], replacing: replaces) }
  }
  let words = speech.words.map { word in
    Value.record(
      Record([
        "start": .integer(word.range.lowerBound), "length": .integer(word.range.count), "seconds": .real(word.start),
      ]))
  }
  return .record(
    Record([
      "path": .text(path), "voice": .text(spoken.voice.id), "seconds": .real(seconds), "words": .list(words),
    ]), said: Phrase("say.saved", ["path": .text(path), "seconds": .real(seconds)]))
}

extension Context {
  /// The voice and the manner that a line asks for.
  fileprivate func chosenVoice(_ arguments: Arguments) throws -> ChosenVoice {
    let patient = try optionalPatient(arguments)
    var chosen: ChosenVoice
    if let name = arguments[SayParameter.voice] {
      chosen = try arguments.at(SayParameter.voice) { try clinic.chosen(clinic.voice(named: name), for: patient) }
    } else {
      chosen = try clinic.chosenVoice(
        for: patient, language: arguments.at(SayParameter.lang) { try voiceLanguage(arguments) })
    }
    chosen.manner.rate = try arguments.manner(arguments[SayParameter.rate], SayParameter.rate) ?? chosen.manner.rate
    chosen.manner.pitch = try arguments.manner(arguments[SayParameter.pitch], SayParameter.pitch) ?? chosen.manner.pitch
    chosen.manner.volume =
      try arguments.manner(arguments[SayParameter.volume], SayParameter.volume) ?? chosen.manner.volume
    return chosen
  }

  /// The language that a line asks a voice for.
  ///
  /// - Throws: ``Failure`` `language.unknown`.
  func voiceLanguage(_ arguments: Arguments) throws -> String? {
    try arguments[SayParameter.lang].map { try clinic.spokenLanguage(named: $0) }
  }
}
