import Clinic
import Services
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// Workspaces of a clinic exchange what has changed through its PostgreSQL database (rows T15 and N10 of the mission).
  public static var sync: Module {
    Module(id: "sync", version: "1.0") { registrar in
      try registrar.add(SyncStore.tables, to: .tables)
      try registrar.add(.syncOffice, to: .services)
      try registrar.add(.autoSync, to: .services)
      try registrar.add(PromptRows.sync, to: .promptRows)
      try registrar.add(Noun("sync", SyncCommands.all), to: .nouns)
      for (language, texts) in syncTexts {
        try registrar.add(
          Translation(module: SyncStore.module, language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}
