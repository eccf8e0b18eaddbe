import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Has an entry heard: as somebody said it, else by the patient's voice.
func playEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let entry = try context.entry(arguments, of: patient)
  if let voice = try context.workspace.voice(entry.voice) {
    let seconds = try context.play(voice)
    return .record(
      Record(["id": .integer(Int(entry.id)), "seconds": .real(seconds)]),
      said: Phrase("diary.played", ["entry": .text(entry.name), "seconds": .real(rounded(seconds))]))
  }
  return try context.heard(entry.text, json: .text(entry.text), for: patient, in: entry.language)
}

/// Tells a day as one story.
func tellDay(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let day = arguments[DiaryParameter.day] ?? Moment.now.day
  let listeners = arguments.readers ?? .meAlone
  let entries = try DiaryStore(context.workspace).entries(of: patient.id, from: day, to: day)
    .filter { listeners.isSubset(of: $0.readers) }
  guard !entries.isEmpty else {
    return Outcome(said: Phrase("diary.empty_page", ["patient": .text(patient.name), "day": .day(day)]))
  }
  let wording = try context.storyWording(for: patient)
  let story = DiaryStory(entries, in: wording, among: context.registry).text
  let record = Record([
    "day": .day(day), "language": .text(wording.language.id), "entries": .integer(entries.count), "text": .text(story),
  ])
  return try context.heard(story, json: .record(record), for: patient, in: wording.language.id)
}

/// Records an entry: with a countdown and a meter, heard once before it is kept.
func recordEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  var entry = try context.entry(arguments, of: patient)
  let limit = try context.recordingLimit(DiaryParameter.seconds, arguments, longest: DiaryEntry.longestVoice)
  guard let recording = try VoiceBooth(context: context, limit: limit).record() else {
    return Outcome(said: Phrase("record.dropped", ["name": .text(entry.name)]))
  }
  var outcome = try context.change(arguments.line) {
    entry = try context.entry(arguments, of: patient)
    entry.voice = try context.workspace.keep(Voice(bytes: recording.wav), seconds: recording.seconds)
    try DiaryStore(context.workspace).save(entry)
    let seconds = Value.real(rounded(recording.seconds))
    return .record(
      Record(["id": .integer(Int(entry.id)), "seconds": seconds, "level": .real(recording.level)]),
      said: Phrase("record.kept", ["name": .text(entry.name), "seconds": seconds]))
  }
  if !context.console.isInteractive, recording.isSilent { outcome.remarks.append(Phrase("record.silent")) }
  return outcome
}

extension Context {
  /// A text that is said as far as that can be, and shown.
  fileprivate func heard(
    _ text: String, json: Value, for patient: PatientRecord, in language: String?
  ) throws -> Outcome {
    do {
      try Clinic.check(said: text)
    } catch let failure as Failure {
      return Outcome(.text(text, json: json), remarks: [failure.told])
    }
    return switch try attempt(text, for: patient, in: language) {
    case .said(.shown): Outcome()
    case .said: Outcome(.text(text, json: json))
    case .silent(let why): Outcome(.text(text, json: json), remarks: [why])
    }
  }
}
