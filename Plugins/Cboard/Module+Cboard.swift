public import TagarelaKit

extension Module {
  /// Boards of Cboard.
  public static var cboard: Module {
    Module(id: "cboard", version: "1.0") { registrar in
      try registrar.add(.cboard, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(Translation(module: "cboard", language: language, messages: messages), to: .translations)
      }
    }
  }
}
