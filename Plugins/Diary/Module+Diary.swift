import Clinic
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// A patient's diary: what was said or done, by days, with pictures and voices; who may read it is decided entry by
  /// entry (row D7 of the mission).
  public static var diary: Module {
    Module(id: "diary", version: "1.0") { registrar in
      try registrar.add(DiaryStore.tables, to: .tables)
      try registrar.add(Noun("diary", DiaryCommands.all), to: .nouns)
      try registrar.add(SentenceKeeper.diary, to: .sentenceKeepers)
      try registrar.add(ParcelPart.diary, to: .parcelParts)
      try registrar.add(CompanionPart.diary, to: .companionParts)
      try registrar.add(ReportSection.diary, to: .reportSections)
      for (language, texts) in diaryTexts {
        try registrar.add(
          Translation(
            module: DiaryStore.module, language: language, words: texts.words,
            messages: texts.messages + "\n" + (diaryPageTexts[language] ?? "")),
          to: .translations)
      }
    }
  }
}

extension SentenceKeeper {
  /// A composed sentence goes to today's page.
  fileprivate static let diary = SentenceKeeper(id: DiaryStore.module) { clinic, sentence in
    guard let patient = try sentence.patient.flatMap({ try clinic.workspace.patient(id: $0) }) else {
      throw Failure("patient.none_in_use", hint: Phrase("patient.none_in_use.hint"))
    }
    let parts = sentence.parts.map { DiaryEntry.Part(word: $0.word, concept: $0.concept) }
    let entry = DiaryEntry(
      patient: patient.id, at: .now, text: sentence.text, language: sentence.language, parts: parts)
    _ = try DiaryStore(clinic.workspace).add(entry)
    return Phrase("diary.saved", ["patient": .text(patient.name), "at": .moment(entry.at)])
  }
}
