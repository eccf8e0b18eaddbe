import Clinic
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// A copy of all data a day, into a folder that somebody else carries away: a client of a cloud, a stick, a disk of the network (rows
  /// T15 and N10 of the mission).
  public static var copies: Module {
    Module(id: "copies", version: "1.0") { registrar in
      for setting in CopySettings.all { try registrar.add(setting, to: .settings) }
      try registrar.add(Noun("copies", CopyCommands.all), to: .nouns)
      try registrar.add(
        Reminder("copies", phrases: CopyFolder.reminders, farewell: CopyFolder.leaving), to: .reminders)
      for (language, texts) in copyTexts {
        try registrar.add(
          Translation(module: "copies", language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}
