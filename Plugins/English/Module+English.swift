public import TagarelaKit

extension Module {
  public static var english: Module {
    Module(id: "english", version: "1.0") { registrar in
      try registrar.add(.english, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "en",
          words: [coreWords, boardWords, symbolWords, systemWords, packWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, boardMessages, symbolMessages, systemMessages, packMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
