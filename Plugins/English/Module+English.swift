public import TagarelaKit

extension Module {
  public static var english: Module {
    Module(id: "english", version: "1.0") { registrar in
      try registrar.add(.english, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "en",
          words: [coreWords, symbolWords, systemWords, packWords, printWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, symbolMessages, systemMessages, packMessages, printMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
