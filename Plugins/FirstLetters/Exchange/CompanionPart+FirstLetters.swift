import Clinic
import PlayRoom
import TagarelaKit
import Workspace

extension CompanionPart {
  /// Topics with their lesson, game and challenge.
  static let letters = CompanionPart(
    id: RecordStore.module,
    choices: { _, _ in LetterTopic.allCases.map(\.rawValue) },
    activity: { clinic, patient, names in
      let language = clinic.wording.language.id
      let games = try names.compactMap(LetterTopic.init).map { topic in
        let forms = try [LetterTopic.Form.lesson, .game, .challenge].map { form in
          try clinic.letterMaterial(
            topic, form, .upper, in: language, for: patient, values: form == .challenge ? ["lives": 3] : [:])
        }
        return (name: clinic.wording.word("value.\(topic.rawValue)"), forms: forms)
      }
      guard !games.isEmpty else { return nil }
      let store = RecordStore(workspace: clinic.workspace)
      return try CompanionActivity(
        id: RecordStore.module, filesOf: "Play", "FirstLetters",
        texts: playPageKeys + MessageTable(letterPageTexts["en"] ?? "").texts.keys, in: clinic.wording,
        data: PlayShelf(games, for: patient, in: clinic) { topic in
          guard let best = try LetterTopic(rawValue: topic).flatMap({ try store.records(of: $0).first }) else {
            return .none
          }
          return PlayBest(score: best.score, name: best.name)
        })
    })
}
