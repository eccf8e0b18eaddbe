import Clinic
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// A patient's agenda: what happens when, by day, week and month, with pictures, holidays and the season (row D6 of the mission).
  public static var agenda: Module {
    Module(id: "agenda", version: "1.0") { registrar in
      try registrar.add(AgendaStore.tables, to: .tables)
      try registrar.add(Noun("agenda", AgendaCommands.all), to: .nouns)
      try registrar.add(Noun("export/agenda", AgendaCommands.export), to: .nouns)
      try registrar.add(ParcelPart.agenda, to: .parcelParts)
      try registrar.add(CompanionPart.agenda, to: .companionParts)
      try registrar.add(PromptRows.reminders, to: .promptRows)
      try registrar.add(FinishedActivities.agenda, to: .finishedActivities)
      try registrar.add(ReportSection.agenda, to: .reportSections)
      try registrar.add(.calendar, to: .formats)
      try registrar.add(.holidays, to: .packParts)
      for calendar in HolidayCalendar.builtIn { try registrar.add(calendar, to: .holidayCalendars) }
      for setting in AgendaPlace.settings { try registrar.add(setting, to: .settings) }
      for (language, texts) in agendaTexts {
        try registrar.add(
          Translation(
            module: AgendaStore.module, language: language, words: texts.words,
            messages: texts.messages + "\n" + (agendaPageTexts[language] ?? "")),
          to: .translations)
      }
    }
  }
}
