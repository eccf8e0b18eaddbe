import Clinic
import Moments
import Play
import PlayRoom
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// What patients answer in games, for the therapist, and what is asked for again on which day (point 3 of the learning issue).
  public static var progress: Module {
    Module(id: "progress", version: "1.0") { registrar in
      try registrar.add(AnswerStore.tables, to: .tables)
      try registrar.add(Noun("progress", ProgressCommands.all), to: .nouns)
      try registrar.add(ParcelPart.progress, to: .parcelParts)
      try registrar.add(ReportSection.progress, to: .reportSections)
      try registrar.add(
        Setting("repetition", .choice(["yes", "no"]), usual: .word("yes"), isByPatient: true), to: .settings)
      try registrar.add(.progress, to: .playLedgers)
      for (language, texts) in progressTexts {
        try registrar.add(
          Translation(module: AnswerStore.module, language: language, words: texts.words, messages: texts.messages),
          to: .translations)
      }
    }
  }
}

extension PlayLedger {
  /// Nothing is due where repetition is switched off for the patient.
  fileprivate static let progress = PlayLedger(
    id: AnswerStore.module,
    keep: { clinic, patient, answers in
      for answer in answers { try AnswerStore(clinic.workspace).add(answer, of: patient.id) }
    },
    due: { clinic, patient, topic, day in
      guard try clinic.kept("repetition", for: patient) != "no" else { return [] }
      return Set(
        try AnswerStore(clinic.workspace).days(of: patient.id, topic: topic)
          .filter { Repetition($0.value).due.map { $0 <= day } ?? false }.keys)
    },
    arrived: { clinic, patient in try AnswerStore(clinic.workspace).newest(Self.kept, of: patient.id).map(\.uid) })

  /// As many as a page keeps.
  private static let kept = 2_000
}
