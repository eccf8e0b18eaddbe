public import TagarelaKit

extension SymbolSystem {
  /// Emoji, drawn by Noto Color Emoji and named by Unicode's CLDR.
  ///
  /// A symbol's code is the emoji's code points in hexadecimal, joined by hyphens and without the variation selector:
  /// `1F9C3`, `1F468-200D-1F393`.
  ///
  /// - Parameter dataFolders: where packages keep their data, the first one first.
  public static func emoji(dataFolders: [String] = EmojiFiles.systemFolders) -> SymbolSystem {
    SymbolSystem(id: "emoji", name: "Emoji", choices: [SkinTone.choice]) { aids in
      EmojiSource(try EmojiFiles(in: dataFolders), aids)
    }
  }
}
