import Clinic
import PlayRoom
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// First letters and numbers to be heard, asked for and raced against (rows E1 to E6 of the mission).
  public static var firstLetters: Module {
    Module(id: "letters", version: "1.0") { registrar in
      try registrar.add(RecordStore.tables, to: .tables)
      for noun in [LetterCommands.lesson, LetterCommands.game, LetterCommands.challenge, LetterCommands.record] {
        try registrar.add(noun, to: .nouns)
      }
      try registrar.add(PackPart.remarks, to: .packParts)
      try registrar.add(CompanionPart.letters, to: .companionParts)
      try registrar.add(ParcelPart.letterRecords, to: .parcelParts)
      for (language, texts) in letterTexts {
        try registrar.add(
          Translation(
            module: RecordStore.module, language: language, words: texts.words,
            messages: texts.messages + "\n" + (letterPageTexts[language] ?? "")),
          to: .translations)
        try registrar.add(
          PlayRemarks(
            module: RecordStore.module, language: language, praise: texts.praise.map { PlayRemarks.Remark($0) },
            remarks: texts.remarks.map { PlayRemarks.Remark($0) }), to: .playRemarks)
      }
    }
  }
}
