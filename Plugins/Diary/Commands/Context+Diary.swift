import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// The entry that `3` or `#3` names, of this patient's diary.
  ///
  /// - Throws: ``Failure`` `diary.unknown`.
  func entry(_ arguments: Arguments, of patient: PatientRecord) throws -> DiaryEntry {
    let word = try arguments[DiaryParameter.entry]
    return try arguments.at(DiaryParameter.entry) {
      let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
      guard let id = Int64(digits), let entry = try DiaryStore(workspace).entry(id, of: patient.id) else {
        throw Failure("diary.unknown", ["entry": .text(word), "patient": .text(patient.name)])
      }
      return entry
    }
  }

  func outcome(_ entries: [DiaryEntry], empty: Phrase, for patient: PatientRecord) throws -> Outcome {
    let table = Table(
      [
        .init("id", .number), .init("at"), .init("text", .wrapped), .init("readers"), .init("hidden", .hidden),
        .init("picture", .hidden), .init("voice", .hidden), .init("uid", .hidden),
      ],
      rows: entries.map { entry in
        [
          .integer(Int(entry.id)), .moment(entry.at), .text(entry.text), entry.readers.value, .flag(entry.isHidden),
          .flag(entry.picture != nil), .flag(entry.voice != nil), .text(entry.uid),
        ]
      }, empty: empty)
    return Outcome(.table(table), gallery: try gallery(of: entries, for: patient))
  }

  /// Pictures of the entries that have some.
  func gallery(of entries: [DiaryEntry], for patient: PatientRecord) throws -> Gallery? {
    guard let drawer = pictures() else { return nil }
    let clinic = try clinic
    let items = try entries.flatMap { entry in
      try DiaryPictures(clinic, patient).all(of: entry).map { named in
        Gallery.Item(label: named.word, note: entry.name, picture: drawer.drawing { named.picture })
      }
    }
    return items.isEmpty ? nil : Gallery(items)
  }

  /// The language in which a patient's days are told: the one that is set for the patient, else that of the patient's own voice,
  /// else the user's.
  func storyWording(for patient: PatientRecord) throws -> Wording {
    if let language = try clinic.language(of: patient) { return Wording(language, in: registry) }
    let voice = patient.speech.voice.flatMap { id in registry.all(.voices).first { $0.id == id } }
    guard let voice, voice.language != wording.language.id, registry.first(.languages, id: voice.language) != nil else {
      return wording
    }
    return Wording(voice.language, in: registry)
  }
}

extension Arguments {
  /// Whom `--for` names; nil where it isn't there.
  var readers: Set<DiaryReader>? { self[DiaryParameter.readers].map { Set(named: $0) } }
}

extension DiaryEntry {
  /// `#3`
  var name: String { "#\(id)" }

  var record: Record {
    Record([
      "id": .integer(Int(id)), "at": .moment(at), "text": .text(text), "readers": readers.value,
      "hidden": .flag(isHidden), "language": Value(language), "words": .list(parts.map { .text($0.word) }),
      "picture": picture == nil ? .none : .flag(true), "voice": voice == nil ? .none : .flag(true),
    ])
  }
}
