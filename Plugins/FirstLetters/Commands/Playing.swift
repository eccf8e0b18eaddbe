import Clinic
import Desk
import Foundation
import PlayRoom
import Shell
import TagarelaKit
import Workspace

/// What a line of first letters asks for.
private struct AskedTopic {
  let topic: LetterTopic
  let writing: LetterWriting
  let language: String
  let patient: PatientRecord?

  /// The topic's language is the line's, else the patient's, else the clinic's.
  ///
  /// - Throws: `Failure` `letters.language`.
  init(_ context: Context, _ arguments: Arguments) throws {
    topic = try arguments[FirstLetterParameter.topic]
    writing = arguments[FirstLetterParameter.letters] ?? .upper
    patient = try context.optionalPatient(arguments)
    let known = context.registry.all(.pronunciations).map(\.id)
    let named = try arguments.read(FirstLetterParameter.language) { word in
      let id = context.wording.language(called: word, in: context.registry)?.id ?? word.folded
      guard known.contains(id) else {
        throw Failure("letters.language", ["language": .text(word)], candidates: known)
      }
      return id
    }
    language = named ?? context.wording.language.id
  }
}

/// A topic to be touched and heard; where there is no screen, as a list.
func openLesson(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let asked = try AskedTopic(context, arguments)
  guard context.console.hasScreen else { return try listLesson(context, asked) }
  let material = try context.clinic.letterMaterial(
    asked.topic, .lesson, asked.writing, in: asked.language, for: asked.patient)
  _ = try context.play(material, for: asked.patient, scan: arguments[FirstLetterParameter.scan], label: arguments.line)
  return Outcome(.nothing, said: Phrase("letters.closed", ["topic": .word(asked.topic.rawValue)]))
}

private func listLesson(_ context: Context, _ asked: AskedTopic) throws -> Outcome {
  let items = try context.clinic.letterItems(asked.topic, in: asked.language, for: asked.patient)
  let rows = items.map { item -> [Value] in
    let shown = item.concept == nil && asked.writing == .upper ? item.text.uppercased() : item.text
    return item.syllables.isEmpty
      ? [.text(shown), .text(item.spoken)]
      : [.text(shown), .text(item.syllables.joined(separator: " - ")), .integer(item.syllables.count)]
  }
  let isCounted = asked.topic == .syllables
  let columns: [Table.Column] =
    isCounted
    ? [.init("word"), .init("syllables"), .init("syllable_count", .number)] : [.init("sign"), .init("spoken")]
  return .table(Table(columns, rows: rows, empty: Phrase("letters.language", ["language": .text(asked.language)])))
}

func playGame(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let asked = try AskedTopic(context, arguments)
  let material = try context.clinic.letterMaterial(
    asked.topic, .game, asked.writing, in: asked.language, for: asked.patient)
  let values = try context.play(
    material, for: asked.patient, scan: arguments[FirstLetterParameter.scan], label: arguments.line)
  return Outcome(
    .nothing,
    said: Phrase(
      "letters.played",
      [
        "topic": .word(asked.topic.rawValue), "score": .integer(values["score"] ?? 0),
        "errors": .integer(values["errors"] ?? 0),
      ]))
}

/// Nine seconds a turn and three lives, unless the line says otherwise; a new record is kept with the player's name.
func playChallenge(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let asked = try AskedTopic(context, arguments)
  let store = RecordStore(workspace: try context.workspace)
  let before = try store.best(of: asked.topic)
  let turn = try arguments.read(FirstLetterParameter.turn) { try milliseconds($0) }
  var values = ["record": before, "lives": arguments[FirstLetterParameter.lives] ?? 3]
  if let turn { values["turn"] = turn }
  let material = try context.clinic.letterMaterial(
    asked.topic, .challenge, asked.writing, in: asked.language, for: asked.patient, values: values)
  let played = try context.play(
    material, for: asked.patient, scan: arguments[FirstLetterParameter.scan], label: arguments.line)
  let reached = played["score"] ?? 0
  let topic = Value.word(asked.topic.rawValue)
  guard reached > before else {
    return Outcome(
      .nothing,
      said: Phrase("letters.challenged", ["topic": topic, "score": .integer(reached), "record": .integer(before)]))
  }
  let name = try arguments[FirstLetterParameter.name] ?? asked.patient?.name ?? context.playerName()
  try store.add(
    LetterRecord(
      topic: asked.topic, name: name.asName, score: reached, at: .now, patient: asked.patient?.id))
  return Outcome(
    .nothing, said: Phrase("letters.record", ["topic": topic, "score": .integer(reached), "name": .text(name)]))
}

extension Context {
  /// Who has made a record; somebody who says nothing stays nameless.
  fileprivate func playerName() throws -> String {
    let name = try console.ask(wording.text(Phrase("letters.name")) + ": ", complete: nil).asName
    return name.isEmpty ? "–" : name
  }
}

/// `9s`, `9`, `4,5s`.
///
/// - Throws: `Failure` `letters.turn`.
private func milliseconds(_ text: String) throws -> Int {
  let number = text.hasSuffix("s") ? text.dropLast() : text[...]
  guard let seconds = Double(number.replacing(",", with: ".")), turns.contains(seconds) else {
    throw Failure(
      "letters.turn", ["text": .text(text), "low": .real(turns.lowerBound), "high": .real(turns.upperBound)])
  }
  return Int(seconds * 1000)
}

/// Seconds that a turn may take.
private let turns = 1.0...120.0
