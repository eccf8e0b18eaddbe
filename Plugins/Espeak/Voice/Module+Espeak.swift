import Programs
public import TagarelaKit

extension Module {
  /// Voices of eSpeak NG in Portuguese, Spanish, Catalan and English, without a network.
  public static var espeak: Module {
    Module(id: "espeak", version: "1.0") { registrar in
      let program = LineProgram(
        path: InstalledFiles.program("tagarela-espeak"), name: "tagarela-espeak", surroundings: .oursKeptQuiet)
      for voice in EspeakVoice.all { try registrar.add(voice.speaking(with: program), to: .voices) }
      try registrar.add(
        CommandExamples(
          module: "espeak", ["voice.list": [Example("voice list --lang ca", prints: "id …\nespeak:ca …\n…")]]),
        to: .examples)
      for (language, messages) in espeakMessages {
        try registrar.add(Translation(module: "espeak", language: language, messages: messages), to: .translations)
      }
    }
  }
}
