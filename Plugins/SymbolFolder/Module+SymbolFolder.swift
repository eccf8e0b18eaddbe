public import TagarelaKit

extension Module {
  /// Sets of pictures that a clinic has, as packs.
  public static var symbolFolder: Module {
    Module(id: "symbol-folder", version: "1.0") { registrar in
      try registrar.add(.symbolFolder, to: .packParts)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(
          Translation(module: "symbol-folder", language: language, messages: messages), to: .translations)
      }
    }
  }
}
