public import TagarelaKit

extension Module {
  /// Lists of words, as spreadsheets save them.
  public static var wordList: Module {
    Module(id: "word-list", version: "1.0") { registrar in
      try registrar.add(.wordList, to: .formats)
      try registrar.add(.spreadsheet, to: .formats)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(Translation(module: "word-list", language: language, messages: messages), to: .translations)
      }
    }
  }
}
