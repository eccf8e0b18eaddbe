import Drawing
public import TagarelaKit

extension Module {
  /// Tagarela's drawings of concepts, in the files beside this one; `docs/drawings.md` describes their notation.
  public static var pictograms: Module {
    Module(id: "pictograms", version: "1.0") { registrar in
      try registrar.add(
        DrawingLibrary(id: "pictograms") { try InstalledFiles.folder(of: "Pictograms") + "/Drawings" }, to: .drawings)
      for (language, texts) in pictogramTexts {
        try registrar.add(
          Translation(module: "pictograms", language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}
