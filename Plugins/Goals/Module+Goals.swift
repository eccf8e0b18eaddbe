import Clinic
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// What one wants to reach with a patient, and whether it is reached: decided by what was touched where it can be counted,
  /// by the therapist where it can't (row N12 of the mission).
  public static var goals: Module {
    Module(id: "goal", version: "1.0") { registrar in
      try registrar.add(GoalStore.tables, to: .tables)
      try registrar.add(Noun("goal", GoalCommands.all), to: .nouns)
      try registrar.add(ParcelPart.goals, to: .parcelParts)
      try registrar.add(ReportSection.goals, to: .reportSections)
      for (language, texts) in goalTexts {
        try registrar.add(
          Translation(module: GoalStore.module, language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}
