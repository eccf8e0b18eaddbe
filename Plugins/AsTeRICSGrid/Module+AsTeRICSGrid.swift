public import TagarelaKit

extension Module {
  /// Boards of AsTeRICS Grid.
  public static var asTeRICSGrid: Module {
    Module(id: "asterics-grid", version: "1.0") { registrar in
      try registrar.add(.asTeRICSGrid, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(
          Translation(module: "asterics-grid", language: language, messages: messages), to: .translations)
      }
    }
  }
}
