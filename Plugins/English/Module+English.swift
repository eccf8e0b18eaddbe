public import TagarelaKit

extension Module {
  public static var english: Module {
    Module(id: "english", version: "1.0") { registrar in
      try registrar.add(.english, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "en",
          words: [coreWords, symbolWords, systemWords, packWords, layoutWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, symbolMessages, systemMessages, packMessages, layoutMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
