public import TagarelaKit

extension Module {
  /// Vocabularies of TouchChat, which are read.
  public static var touchChat: Module {
    Module(id: "touchchat", version: "1.0") { registrar in
      try registrar.add(.touchChat, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(Translation(module: "touchchat", language: language, messages: messages), to: .translations)
      }
    }
  }
}
