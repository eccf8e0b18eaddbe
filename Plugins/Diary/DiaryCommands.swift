import Canvas
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of the diary take.
enum DiaryParameter {
  static let day = Argument.optionalOperand("day", .day)
  static let text = Argument.operands("text", .name(Names.symbolsAnywhere))
  static let isSentence = Argument.flag("sentence")
  static let picture = Argument.option("picture", .inputFileOr(Names.symbolsAnywhere))
  static let at = Argument.option("at", .moment)
  static let entry = Argument.operand("entry", .text)
  static let textChange = Argument.option("text", .text)
  static let pictureChange = Argument.option("picture", .clearable(.inputFileOr(Names.symbolsAnywhere)))
  static let words = Argument.operand("words", .sentence)
}

enum DiaryCommands {
  static let all = [
    Command(
      Signature(
        "diary", nil, [DiaryParameter.day, Common.patient],
        examples: [
          Example(
            after: written, "diary 2012-11-05",
            prints: "id  date and time     text             hidden\n 1  5 Nov 2012 09:15  I want a drink.  no")
        ]),
      .reads, run: page),
    Command(
      Signature(
        "diary", "new",
        [
          DiaryParameter.text, DiaryParameter.isSentence, DiaryParameter.picture, DiaryParameter.at, Common.patient,
        ],
        examples: [
          Example(
            after: giovanna, #"diary new "We went to the sea." --at "2012-11-05 18:00""#,
            prints: "✓ in the diary of Giovanna, 5 Nov 2012 18:00"),
          Example(
            after: giovanna, #"diary new --sentence I want drink --at "2012-11-05 09:15""#, in: "en",
            prints: "✓ in the diary of Giovanna, 5 Nov 2012 09:15"),
        ]),
      .changes, run: new),
    Command(
      Signature(
        "diary", "show", [DiaryParameter.entry, Common.patient],
        examples: [
          Example(
            after: written, "diary show 1",
            prints:
              "id             1\ndate and time  5 Nov 2012 09:15\ntext           I want a drink.\nhidden         no")
        ]),
      .reads, run: show),
    Command(
      Signature(
        "diary", "hide", [DiaryParameter.entry, Common.patient],
        examples: [Example(after: written, "diary hide 1", prints: "✓ #1 is yours alone: it isn't printed or sent")]),
      .changes, run: { try change($0, $1, "diary.hidden") { $0.isHidden = true } }),
    Command(
      Signature(
        "diary", "reveal", [DiaryParameter.entry, Common.patient],
        examples: [Example(after: written + ["diary hide 1"], "diary reveal 1", prints: "✓ #1 can be shown to others")]),
      .changes, run: { try change($0, $1, "diary.revealed") { $0.isHidden = false } }),
    Command(
      Signature(
        "diary", "edit",
        [
          DiaryParameter.entry, DiaryParameter.textChange, DiaryParameter.pictureChange, DiaryParameter.at,
          Common.patient,
        ], needsOption: true,
        examples: [Example(after: written, #"diary edit 1 --text "I want juice.""#, prints: "✓ #1 changed")]),
      .changes, run: edit),
    Command(
      Signature(
        "diary", "remove", [DiaryParameter.entry, Common.patient],
        examples: [Example(after: written, "diary remove 1", prints: "✓ #1 removed")]),
      .changes, run: remove),
    Command(
      Signature(
        "diary", "find", [DiaryParameter.words, Common.patient],
        examples: [
          Example(
            after: written, "diary find drink",
            prints: "id  date and time     text             hidden\n 1  5 Nov 2012 09:15  I want a drink.  no")
        ]),
      .reads, run: find),
    Command(
      Signature(
        "diary", "print", [Common.file, Common.from, Common.to, Common.replace, Common.patient],
        examples: [Example(after: written, "diary print diary.pdf", prints: "✓ diary.pdf")]),
      .acts, run: print),
  ]

  private static let giovanna = ["patient new Giovanna", "use giovanna"]
  private static let written = giovanna + [#"diary new "I want a drink." --at "2012-11-05 09:15""#]
}

/// The page of a day; without one today's, or the last that has something.
private func page(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let store = DiaryStore(try context.workspace)
  var day = arguments[DiaryParameter.day] ?? Moment.now.day
  var entries = try store.entries(of: patient.id, from: day, to: day)
  if entries.isEmpty, !arguments.has(DiaryParameter.day),
    let last = try store.neighbours(of: day, for: patient.id).before
  {
    day = last
    entries = try store.entries(of: patient.id, from: day, to: day)
  }
  let (before, after) = try store.neighbours(of: day, for: patient.id)
  let empty = Phrase("diary.empty_page", ["patient": .text(patient.name), "day": .day(day)])
  var outcome = try context.outcome(entries, empty: empty, for: patient)
  if let before { outcome.remarks.append(Phrase("diary.before", ["day": .day(before)])) }
  if let after { outcome.remarks.append(Phrase("diary.after", ["day": .day(after)])) }
  return outcome
}

private func find(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let words = try arguments[DiaryParameter.words]
  let found = try DiaryStore(context.workspace).entries(of: patient.id, with: words)
  let empty = Phrase("diary.not_found", ["patient": .text(patient.name), "words": .text(words)])
  return try context.outcome(found, empty: empty, for: patient)
}

private func new(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let words = arguments[DiaryParameter.text]
  var entry = DiaryEntry(
    patient: patient.id, at: try Rules.at(arguments, DiaryParameter.at) ?? .now, text: words.joined(separator: " "))
  if arguments[DiaryParameter.isSentence] { try context.makeSentence(in: &entry, for: patient, arguments) }
  if let word = arguments[DiaryParameter.picture] {
    entry.picture = try context.keptPicture(word, DiaryParameter.picture, arguments, for: patient.id)
  }
  entry.id = try DiaryStore(context.workspace).add(entry)
  return .record(
    entry.record, said: Phrase("diary.saved", ["patient": .text(patient.name), "at": .moment(entry.at)]))
}

private func show(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let entry = try context.entry(arguments, of: patient)
  return Outcome(.record(entry.record), gallery: try context.gallery(of: [entry], for: patient))
}

private func edit(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  return try change(context, arguments, "diary.changed") { entry in
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
  }
}

private func change(
  _ context: Context, _ arguments: Arguments, _ said: String, _ body: (inout DiaryEntry) throws -> Void
) throws -> Outcome {
  var entry = try context.entry(arguments, of: context.patient(arguments))
  try body(&entry)
  try DiaryStore(context.workspace).save(entry)
  return .record(entry.record, said: Phrase(said, ["entry": .text("#\(entry.id)")]))
}

private func remove(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let entry = try context.entry(arguments, of: context.patient(arguments))
  try DiaryStore(context.workspace).remove(entry)
  return .record(entry.record, said: Phrase("diary.removed", ["entry": .text("#\(entry.id)")]))
}

/// What others may see of a period, as pages.
private func print(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let period = try Period(arguments)
  let path = try arguments[Common.file]
  let entries = try DiaryStore(context.workspace).entries(of: patient.id, from: period.from, to: period.to)
    .filter { !$0.isHidden }
  guard !entries.isEmpty else { throw Failure("diary.nothing_to_print", ["patient": .text(patient.name)]) }
  let replaces = try arguments.at(Common.file) { try context.mayReplace([path], arguments) }
  let pages = DiaryPages(entries, of: patient, try context.clinic)
  let data = try context.clinic.canvas.render(pages.document(), as: .pdf, scale: 1)
  try arguments.at(Common.file) { try UserFiles.write([(path, data)], replacing: replaces) }
  return .record(
    Record(["file": .text(path), "entries": .integer(entries.count)]),
    said: Phrase("file.written", ["path": .text(path)]))
}

extension Context {
  /// The entry that `3` or `#3` names, of this patient's diary.
  ///
  /// - Throws: ``Failure`` `diary.unknown`.
  fileprivate func entry(_ arguments: Arguments, of patient: PatientRecord) throws -> DiaryEntry {
    let word = try arguments[DiaryParameter.entry]
    return try arguments.at(DiaryParameter.entry) {
      let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
      guard let id = Int64(digits), let entry = try DiaryStore(workspace).entry(id, of: patient.id) else {
        throw Failure("diary.unknown", ["entry": .text(word), "patient": .text(patient.name)])
      }
      return entry
    }
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
    entry.parts = words.map { DiaryEntry.Part(word: $0.text, concept: $0.concept) }
  }

  fileprivate func outcome(_ entries: [DiaryEntry], empty: Phrase, for patient: PatientRecord) throws -> Outcome {
    let table = Table(
      [
        .init("id", .number), .init("at"), .init("text", .wrapped), .init("hidden"), .init("picture", .hidden),
        .init("uid", .hidden),
      ],
      rows: entries.map { entry in
        [
          .integer(Int(entry.id)), .moment(entry.at), .text(entry.text), .flag(entry.isHidden),
          .flag(entry.picture != nil), .text(entry.uid),
        ]
      }, empty: empty)
    return Outcome(.table(table), gallery: try gallery(of: entries, for: patient))
  }

  /// Pictures of the entries that have some.
  fileprivate func gallery(of entries: [DiaryEntry], for patient: PatientRecord) throws -> Gallery? {
    guard let drawer = pictures() else { return nil }
    let clinic = try clinic
    let items = try entries.flatMap { entry in
      try DiaryPictures(clinic, patient).all(of: entry).map { named in
        Gallery.Item(label: named.word, note: "#\(entry.id)", picture: drawer.drawing { named.picture })
      }
    }
    return items.isEmpty ? nil : Gallery(items)
  }
}

extension DiaryEntry {
  var record: Record {
    Record([
      "id": .integer(Int(id)), "at": .moment(at), "text": .text(text), "hidden": .flag(isHidden),
      "language": Value(language), "words": .list(parts.map { .text($0.word) }),
      "picture": picture == nil ? .none : .flag(true),
    ])
  }
}
