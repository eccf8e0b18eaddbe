public import TagarelaKit

extension Module {
  public static var spanish: Module {
    Module(id: "spanish", version: "1.0") { registrar in
      try registrar.add(.spanish, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "es",
          words: [coreWords, symbolWords, systemWords, packWords, printWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, symbolMessages, systemMessages, packMessages, printMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
