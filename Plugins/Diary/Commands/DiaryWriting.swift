import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

func newEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let words = arguments[DiaryParameter.text]
  var entry = DiaryEntry(
    patient: patient.id, at: try Rules.at(arguments, DiaryParameter.at) ?? .now, text: words.joined(separator: " "))
  if arguments[DiaryParameter.isSentence] { try context.makeSentence(in: &entry, for: patient, arguments) }
  if let word = arguments[DiaryParameter.picture] {
    entry.picture = try context.keptPicture(word, DiaryParameter.picture, arguments, for: patient.id)
  }
  entry.voice = try context.keepVoice(
    arguments[DiaryParameter.voice], DiaryParameter.voice, arguments, longest: DiaryEntry.longestVoice)
  if let readers = arguments.readers { entry.readers = readers }
  entry.id = try DiaryStore(context.workspace).add(entry)
  return .record(
    entry.record, said: Phrase("diary.saved", ["patient": .text(patient.name), "at": .moment(entry.at)]))
}

func editEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let entry = try context.changed(arguments) { entry in
    if let text = arguments[DiaryParameter.textChange] {
      entry.text = text
      entry.parts = []
      entry.language = nil
    }
    if let at = try Rules.at(arguments, DiaryParameter.at) { entry.at = at }
    if let picture = arguments[DiaryParameter.pictureChange] {
      entry.picture = try picture.map {
        try context.keptPicture($0, DiaryParameter.pictureChange, arguments, for: patient.id)
      }
    }
    if let voice = arguments[DiaryParameter.voiceChange] {
      entry.voice = try context.keepVoice(
        voice, DiaryParameter.voiceChange, arguments, longest: DiaryEntry.longestVoice)
    }
    if let readers = arguments.readers { entry.readers = readers }
  }
  return .record(entry.record, said: Phrase("diary.changed", ["entry": .text(entry.name)]))
}

func hideEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let entry = try context.changed(arguments) { $0.isHidden = true }
  return .record(entry.record, said: Phrase("diary.hidden", ["entry": .text(entry.name)]))
}

/// Shows it to whom it was shown before, or to those whom the line names.
func revealEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let entry = try context.changed(arguments) { entry in
    entry.isHidden = false
    if let readers = arguments.readers { entry.readers = readers }
  }
  let said =
    switch entry.readers {
    case .all: Phrase("diary.revealed", ["entry": .text(entry.name)])
    case .meAlone: Phrase("diary.hidden", ["entry": .text(entry.name)])
    default: Phrase("diary.revealed_for", ["entry": .text(entry.name), "readers": entry.readers.value])
    }
  return .record(entry.record, said: said)
}

func removeEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let entry = try context.entry(arguments, of: context.patient(arguments))
  try DiaryStore(context.workspace).remove(entry)
  return .record(entry.record, said: Phrase("diary.removed", ["entry": .text(entry.name)]))
}

extension Context {
  /// The entry that the line names, with what `body` makes of it, kept.
  fileprivate func changed(_ arguments: Arguments, _ body: (inout DiaryEntry) throws -> Void) throws -> DiaryEntry {
    var entry = try entry(arguments, of: patient(arguments))
    try body(&entry)
    try DiaryStore(workspace).save(entry)
    return entry
  }

  /// Makes the entry's text a sentence of the words that the line points at.
  fileprivate func makeSentence(
    in entry: inout DiaryEntry, for patient: PatientRecord, _ arguments: Arguments
  ) throws {
    let language = wording.language.id
    let words = try pointed(arguments, DiaryParameter.text, for: patient.id, in: language)
    var request = SentenceRequest(words)
    request.speaker = patient.speech.speaker
    entry.text = try arguments.at(DiaryParameter.isSentence) {
      try clinic.grammars.sentence(request, in: language).text
    }
    entry.language = language
    entry.parts = try words.map { word in
      DiaryEntry.Part(word: word.text, concept: try word.concept ?? clinic.concept(namedBy: word.text, for: patient.id))
    }
  }
}
