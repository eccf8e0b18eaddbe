public import TagarelaKit

extension Module {
  /// Blissymbolics: the symbol system `bliss`, and packs with words of the standard or one's own.
  public static var bliss: Module {
    Module(id: "bliss", version: "1.0") { registrar in
      try registrar.add(.bliss, to: .systems)
      try registrar.add(CommandExamples.bliss, to: .examples)
      try registrar.add(.blissWords, to: .packParts)
      let languages = [
        ("en", englishMessages), ("pt", portugueseMessages), ("es", spanishMessages), ("ca", catalanMessages),
      ]
      for (language, messages) in languages {
        try registrar.add(Translation(module: "bliss", language: language, messages: messages), to: .translations)
      }
    }
  }
}
