public import TagarelaKit

extension Module {
  public static var portuguese: Module {
    Module(id: "portuguese", version: "1.0") { registrar in
      try registrar.add(.portuguese, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "pt",
          words: [coreWords, symbolWords, systemWords, packWords, printWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, symbolMessages, systemMessages, packMessages, printMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
