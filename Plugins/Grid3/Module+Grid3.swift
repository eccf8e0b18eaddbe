public import TagarelaKit

extension Module {
  /// Grid sets of Grid 3.
  public static var grid3: Module {
    Module(id: "grid3", version: "1.0") { registrar in
      try registrar.add(.grid3, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(Translation(module: "grid3", language: language, messages: messages), to: .translations)
      }
    }
  }
}
