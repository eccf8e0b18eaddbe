public import TagarelaKit

extension Module {
  /// Page sets of Snap, which are read.
  public static var snap: Module {
    Module(id: "snap", version: "1.0") { registrar in
      try registrar.add(.snap, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(Translation(module: "snap", language: language, messages: messages), to: .translations)
      }
    }
  }
}
