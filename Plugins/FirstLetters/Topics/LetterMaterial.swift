import Clinic
import Play
import PlayRoom
import Scenes
import TagarelaKit
import Workspace

extension Clinic {
  /// The letters, numbers or words of a topic in a language; none where nobody knows how the language is said.
  func letterItems(_ topic: LetterTopic, in language: String, for patient: PatientRecord?) throws -> [LetterItem] {
    guard let pronunciation = registry.first(.pronunciations, id: language) else { return [] }
    return try topic.items(pronunciation) {
      let concepts = try registry.all(.vocabularies).flatMap { try $0.tables() }.flatMap(\.concepts)
      return try SyllableWords.choose(pronunciation, concepts) {
        try librarySymbol(showing: $0, for: patient?.id) != nil
      }
    }
  }

  /// A topic as it is played.
  ///
  /// - Parameter values: what the rules begin with in place of theirs: `turn`, `lives`, `record`.
  /// - Throws: `Failure` `letters.language` for a language that nobody can say, or without words for the topic.
  func letterMaterial(
    _ topic: LetterTopic, _ form: LetterTopic.Form, _ writing: LetterWriting, in language: String,
    for patient: PatientRecord?, values: [String: Int] = [:]
  ) throws -> PlayMaterial {
    let items = try letterItems(topic, in: language, for: patient)
    guard !items.isEmpty else {
      throw Failure(
        "letters.language", ["language": .text(language)],
        candidates: registry.all(.pronunciations).map(\.id))
    }
    let due = try patient.map { try dueItems(topic.rawValue, for: $0) } ?? []
    let isCounted = topic == .syllables
    return PlayMaterial(
      topic: topic.rawValue, title: topic.title(form, Wording(language, in: registry)), rules: form.rawValue,
      deal: isCounted && form != .lesson ? .numbers : .all,
      values: values.merging(["counted": isCounted ? 1 : 0]) { $1 },
      items: items.map { PlayItem(id: $0.id, count: $0.syllables.count, isDue: due.contains($0.id)) },
      faces: try items.map { try face($0, form, writing, for: patient) }, language: language,
      drifts: form != .lesson && !isCounted, question: topic.question, help: topic.help(form))
  }

  private func face(
    _ item: LetterItem, _ form: LetterTopic.Form, _ writing: LetterWriting, for patient: PatientRecord?
  ) throws -> PlayFace {
    let spoken = BoardMessage.Part(text: item.spoken, voice: nil)
    guard let concept = item.concept else {
      let shown = writing == .upper ? item.text.uppercased() : item.text
      let canvas = try canvas
      return PlayFace(
        text: shown, picture: { try LetterPicture.picture(of: shown, writing, by: canvas) },
        joined: { try LetterPicture.picture(of: item.text, .cursive, by: canvas) }, spoken: spoken,
        offered: .picture, key: item.text.count == 1 ? item.text.first : nil)
    }
    let symbol = try librarySymbol(showing: concept, for: patient?.id)
    return PlayFace(
      text: item.text, picture: { try symbol.map { try picture(of: $0, for: patient?.id) } }, spoken: spoken,
      syllables: item.syllables, clue: form == .lesson ? .none : .both)
  }
}
