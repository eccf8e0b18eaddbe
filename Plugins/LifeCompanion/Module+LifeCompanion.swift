public import TagarelaKit

extension Module {
  /// Configurations of LifeCompanion, which are read.
  public static var lifeCompanion: Module {
    Module(id: "lifecompanion", version: "1.0") { registrar in
      try registrar.add(.lifeCompanion, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(
          Translation(module: "lifecompanion", language: language, messages: messages), to: .translations)
      }
    }
  }
}
