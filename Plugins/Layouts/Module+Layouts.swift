public import TagarelaKit

extension Module {
  /// The ways in which a board's cells lie on a page, and the layouts that packs bring.
  public static var layouts: Module {
    Module(id: "layouts", version: "1.0") { registrar in
      let layouts: [BoardLayout] = [
        .nine, .large, .grid, .thumbnails, .sentence, .firstThen, .choice, .day, .week, .keyboard, .alphabet, .scene,
      ]
      for layout in layouts { try registrar.add(layout, to: .layouts) }
      try registrar.add(.layouts, to: .packParts)
      try registrar.add(CommandExamples.layouts, to: .examples)
      for (language, messages) in [
        ("pt", messagesPortuguese), ("es", messagesSpanish), ("ca", messagesCatalan), ("en", messagesEnglish),
      ] {
        try registrar.add(Translation(module: "layouts", language: language, messages: messages), to: .translations)
      }
    }
  }
}
