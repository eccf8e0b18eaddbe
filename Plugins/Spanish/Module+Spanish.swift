public import TagarelaKit

extension Module {
  public static var spanish: Module {
    Module(id: "spanish", version: "1.0") { registrar in
      try registrar.add(.spanish, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "es",
          words: [coreWords, boardWords, symbolWords, systemWords, packWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, boardMessages, symbolMessages, systemMessages, packMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
