public import TagarelaKit

extension Module {
  public static var catalan: Module {
    Module(id: "catalan", version: "1.0") { registrar in
      try registrar.add(.catalan, to: .languages)
      try registrar.add(
        Translation(
          module: "core", language: "ca",
          words: [coreWords, symbolWords, systemWords, packWords, printWords].joined(separator: "\n"),
          messages: [coreMessages, coreHelp, symbolMessages, systemMessages, packMessages, printMessages].joined(
            separator: "\n")),
        to: .translations)
    }
  }
}
