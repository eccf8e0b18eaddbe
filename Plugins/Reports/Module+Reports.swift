import Clinic
import Shell
public import TagarelaKit

extension Module {
  /// What happened in some weeks, for the family and the team: on paper, in the browser or at the prompt (row N12 of the
  /// mission). What there is to tell the modules bring; here is what touches and notes tell.
  public static var reports: Module {
    Module(id: "report", version: "1.0") { registrar in
      try registrar.add(Noun("report", ReportCommands.all), to: .nouns)
      for section in [ReportSection].ofUse { try registrar.add(section, to: .reportSections) }
      for (language, texts) in reportTexts {
        try registrar.add(
          Translation(module: "report", language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}

extension [ReportSection] {
  /// What is told of touches and notes.
  fileprivate static let ofUse: [ReportSection] = [
    .glance, .words, .vocabulary, .times, .sentences, .offers, .observations,
  ]
}
