public import TagarelaKit

extension Module {
  /// Voices that are commands of the user's: another program that reads a text and writes a WAV file. They are listed in
  /// `voices.json` in the user's configuration folder.
  public static var commandVoice: Module {
    Module(id: "command-voice", version: "1.0") { registrar in
      for (language, messages) in commandVoiceMessages {
        try registrar.add(
          Translation(module: "command-voice", language: language, messages: messages), to: .translations)
      }
      for voice in try VoiceFile.voices() { try registrar.add(voice.speaking, to: .voices) }
    }
  }
}
