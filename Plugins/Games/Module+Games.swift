import Clinic
import Shell
public import TagarelaKit

extension Module {
  /// Games with the patient's own words (row F7 of the mission).
  public static var games: Module {
    Module(id: "games", version: "1.0") { registrar in
      try registrar.add(Noun("play", GameCommands.all), to: .nouns)
      try registrar.add(CompanionPart.games, to: .companionParts)
      for (language, texts) in gameTexts {
        try registrar.add(
          Translation(
            module: "games", language: language, words: texts.words,
            messages: texts.messages + "\n" + (gamePageTexts[language] ?? "")),
          to: .translations)
      }
    }
  }
}
