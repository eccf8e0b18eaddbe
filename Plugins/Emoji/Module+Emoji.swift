public import TagarelaKit

extension Module {
  /// Emoji with their names, from the system's packages unicode-cldr-core and fonts-noto-color-emoji.
  public static var emoji: Module {
    Module(id: "emoji", version: "1.0") { registrar in
      try registrar.add(.emoji(), to: .systems)
      try registrar.add(CommandExamples.emoji, to: .examples)
      for (language, messages) in emojiMessages {
        try registrar.add(Translation(module: "emoji", language: language, messages: messages), to: .translations)
      }
    }
  }
}
