public import TagarelaKit

extension Module {
  public static var portuguese: Module {
    Module(id: "portuguese", version: "1.0") { registrar in
      try registrar.add(.portuguese, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "pt",
          words: [coreWords, boardWords, symbolWords, systemWords, packWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, boardMessages, symbolMessages, systemMessages, packMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
