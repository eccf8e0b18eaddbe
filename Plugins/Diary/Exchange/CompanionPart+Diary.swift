import Clinic
import TagarelaKit
import Workspace

extension CompanionPart {
  /// What tutors may read of the last days on a page, on which the patient writes more.
  static let diary = CompanionPart(
    id: DiaryStore.module,
    choices: { _, _ in DiaryReach.allCases.map(\.rawValue) },
    activity: { clinic, patient, names in
      guard let days = names.compactMap(DiaryReach.init).map(\.days).max() else { return nil }
      let today = Moment.now.day
      let first = Day(daysSinceEpoch: today.daysSinceEpoch + 1 - days) ?? today
      return try CompanionActivity(
        id: DiaryStore.module, filesOf: "Diary", texts: MessageTable(diaryPageTexts["en"] ?? "").texts.keys,
        in: clinic.wording, data: PageDiary(clinic, patient, from: first, to: today))
    })
}

/// How much of a diary a page has.
enum DiaryReach: String, CaseIterable {
  case week, month

  /// Today among them.
  var days: Int {
    switch self {
    case .week: 7
    case .month: 31
    }
  }
}

/// As `Browser/Script/diary.d.ts` describes it.
private struct PageDiary: Encodable {
  let from: String
  let to: String
  let entries: [PageEntry]
  let joining: JoiningWords

  struct PageEntry: Encodable {
    let uid: String
    let at: String
    let text: String
    /// How the text goes on behind a joining word.
    let told: String
    let pictures: [String]
    let voice: String?
    let readers: [String]
  }

  init(_ clinic: Clinic, _ patient: PatientRecord, from: Day, to: Day) throws {
    let entries = try DiaryStore(clinic.workspace).entries(of: patient.id, from: from, to: to)
      .filter { $0.readers.contains(.tutors) }
    let story = DiaryStory(entries, in: clinic.wording, among: clinic.registry)
    let pictures = DiaryPictures(clinic, patient)
    self.from = from.description
    self.to = to.description
    joining = JoiningWords(clinic.wording)
    self.entries = try entries.map { entry in
      let voice = try clinic.workspace.voice(entry.voice).map { try clinic.packed($0) }
      return PageEntry(
        uid: entry.uid, at: "\(entry.at.day)T\(entry.at.clock)", text: entry.text, told: story.told(entry),
        pictures: try pictures.all(of: entry).map {
          DataAddress.text(type: $0.picture.format.mediaType, bytes: $0.picture.bytes)
        },
        voice: voice.map { DataAddress.text(type: $0.mediaType, bytes: $0.bytes) },
        readers: entry.readers.others.split(separator: ",").map { String($0) })
    }
  }
}
