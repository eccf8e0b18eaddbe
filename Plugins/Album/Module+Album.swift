import Clinic
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// A patient's albums and drawings (rows D3 and D5 of the mission): photos, drawings and pictograms fifteen a page, the favourites and
  /// the categories beside them; what is drawn on the page comes back into them.
  public static var album: Module {
    Module(id: "album", version: "1.0") { registrar in
      try registrar.add(AlbumStore.tables, to: .tables)
      try registrar.add(Noun("album", AlbumCommands.all), to: .nouns)
      try registrar.add(Noun("draw", AlbumCommands.draw), to: .nouns)
      try registrar.add(ParcelPart.album, to: .parcelParts)
      try registrar.add(CompanionPart.album, to: .companionParts)
      try registrar.add(CompanionPart.draw, to: .companionParts)
      for (language, texts) in albumTexts {
        try registrar.add(
          Translation(
            module: AlbumStore.module, language: language, words: texts.words,
            messages: texts.messages + "\n" + (albumPageTexts[language] ?? "")),
          to: .translations)
      }
    }
  }
}
