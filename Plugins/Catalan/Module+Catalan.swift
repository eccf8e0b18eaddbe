public import TagarelaKit

extension Module {
  public static var catalan: Module {
    Module(id: "catalan", version: "1.0") { registrar in
      try registrar.add(.catalan, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "ca",
          words: [coreWords, boardWords, symbolWords, systemWords, packWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, boardMessages, symbolMessages, systemMessages, packMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
