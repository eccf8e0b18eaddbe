public import TagarelaKit

extension Module {
  /// Boards in the Open Board Format 0.1, alone (`obf`) and in packages (`obz`), and what was said with them as an Open
  /// Board Log (`obl`, without names `obla`).
  public static var openBoard: Module {
    Module(id: "open-board", version: "1.0") { registrar in
      for format in [FileFormat.openBoard, .openBoards, .openLog, .anonymousLog] {
        try registrar.add(format, to: .formats)
      }
      let languages = [
        ("en", englishMessages), ("pt", portugueseMessages), ("es", spanishMessages), ("ca", catalanMessages),
      ]
      for (language, messages) in languages {
        try registrar.add(Translation(module: "open-board", language: language, messages: messages), to: .translations)
      }
    }
  }
}
