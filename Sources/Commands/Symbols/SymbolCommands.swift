import Clinic
import Desk
import Foundation
import Shell
import Sound
import TagarelaKit
import Workspace

/// What the commands of symbols take.
enum SymbolParameter {
  static let name = Argument.operand("name", .text)
  /// Also of the library.
  static let mentioned = Argument.operand("name", .noted(Names.symbolsAnywhere))
  static let named = Argument.operand("name", .noted(Names.ownSymbols))
  static let meaning = Argument.option("meaning", .text)
  static let requiredCategory = Argument.requiredOption("category", .name(Names.ownCategories))
  static let category = Argument.option("category", .name(Names.ownCategories))
  static let libraryCategory = Argument.option("category", .name(Names.categories))
  static let requiredPicture = Argument.requiredOption(
    "picture", .inputFileOr(Names.library), orElse: [Common.camera, video])
  static let picture = Argument.option("picture", .inputFileOr(Names.library))
  static let voice = Argument.option("voice", .inputFile)
  static let voiceChange = Argument.option("voice", .clearable(.inputFile))
  static let video = Argument.option("video", .inputFile)
  static let videoChange = Argument.option("video", .clearable(.inputFile))
  static let plays = Argument.flag("video")
  static let words = Argument.optionalOperand("words", .sentence)
  static let system = Argument.option("system", .name(Names.systems))
  static let limit = Argument.option("limit", .integer(1...1000))
  static let rename = Argument.option("rename", .text)
  static let size = Argument.option("size", .integer(8...4096))
  static let partial = Argument.flag("partial")
  static let parts = Argument.operands("parts", .noted(Names.symbolsAnywhere))
  static let seconds = Argument.option("seconds", .number)
}

extension Noun {
  static let symbol = Noun(
    "symbol",
    [
      Command(
        Signature(
          "symbol", "new",
          [
            SymbolParameter.name, SymbolParameter.meaning, SymbolParameter.requiredCategory,
            SymbolParameter.requiredPicture, Common.camera, SymbolParameter.voice, SymbolParameter.video,
            Common.patient,
          ],
          examples: [
            Example(
              after: ["category new nouns --color yellow"],
              "symbol new juice --category nouns --picture pictures/suco.svg", prints: "✓ juice, in nouns")
          ]),
        .acts, onlyWith: Common.camera, check: checkNewSymbol, run: newSymbol),
      Command(
        Signature(
          "symbol", "list",
          [SymbolParameter.category, Common.patient],
          examples: [
            Example(
              after: juice, "symbol list",
              prints: "id  name   category  patient  voice\n 1  juice  nouns              no")
          ]),
        .reads, run: listSymbols),
      Command(
        Signature(
          "symbol", "find",
          [
            SymbolParameter.words, SymbolParameter.system, SymbolParameter.libraryCategory, SymbolParameter.limit,
            Common.patient,
          ],
          examples: [
            Example(
              after: juice, "symbol find juice --limit 2",
              prints: "system     id …\nworkspace  1 …\n…")
          ]),
        .reads, run: findSymbols),
      Command(
        Signature(
          "symbol", "show", [SymbolParameter.mentioned, Common.patient],
          examples: [
            Example(
              after: juice, "symbol show juice",
              prints: "id        1\nname      juice\nmeaning   juice\ncategory  nouns\npicture   SVG, 200 × 200\n…")
          ]),
        .reads, run: showSymbol),
      Command(
        Signature(
          "symbol", "edit",
          [
            SymbolParameter.named, SymbolParameter.rename, SymbolParameter.meaning, SymbolParameter.category,
            SymbolParameter.picture, SymbolParameter.voiceChange, SymbolParameter.videoChange, Common.patient,
          ],
          needsOption: true,
          examples: [
            Example(after: juice, #"symbol edit juice --meaning "fruit juice""#, prints: "✓ juice changed")
          ]),
        .changes, run: editSymbol),
      Command(
        Signature(
          "symbol", "remove", [SymbolParameter.named, Common.patient],
          examples: [Example(after: juice, "symbol remove juice", prints: "✓ juice removed")]),
        .changes, run: removeSymbol),
      Command(
        Signature(
          "symbol", "picture",
          [
            SymbolParameter.mentioned, Common.file(FileOffer.names(FileOffer.named, endings: ["svg", "png"])),
            SymbolParameter.size, SymbolParameter.partial, Common.replace, Common.patient,
          ],
          examples: [
            Example(after: juice, "symbol picture juice juice.png --size 64", prints: "✓ juice.png")
          ]),
        .acts, run: writePicture),
      Command(
        Signature(
          "symbol", "join",
          [
            SymbolParameter.name, SymbolParameter.parts, SymbolParameter.meaning, SymbolParameter.category,
            Common.patient,
          ]),
        .changes, run: joinSymbols),
      Command(
        Signature(
          "symbol", "play", [SymbolParameter.named, SymbolParameter.plays, Common.patient],
          examples: [
            Example(
              after: juice + ["symbol edit juice --voice voices/suco.wav"], "symbol play juice", prints: "✓ juice, 1 s")
          ]),
        .acts, run: playSymbol),
      Command(
        Signature(
          "symbol", "record", [SymbolParameter.named, SymbolParameter.seconds, Common.patient],
          examples: [
            Example(after: juice, "symbol record juice --seconds 0.5", prints: "✓ the voice of juice is kept, 0.5 s")
          ]),
        .acts, run: recordSymbol),
    ])

  private static let juice = [
    "category new nouns --color yellow", "symbol new juice --category nouns --picture pictures/suco.svg",
  ]
}

extension Context {
  /// The symbol that an argument names, among those that the patient whom the command concerns can see.
  func symbol(_ arguments: Arguments) throws -> SymbolRecord {
    let patient = try optionalPatient(arguments)
    return try arguments.read(SymbolParameter.named) { try workspace.symbol(named: $0, for: patient?.id) }
  }

  /// The patient whose alone a new symbol is: it is everybody's unless the line itself names one.
  func owner(_ arguments: Arguments) throws -> PatientRecord? {
    arguments.has(Common.patient) ? try optionalPatient(arguments) : nil
  }

  /// A picture file's, or a library symbol's.
  private func image(
    _ word: String, _ parameter: some DeclaredParameter, _ arguments: Arguments, for patient: Int64?
  ) throws -> SymbolImage {
    try mention(arguments, parameter, 0, word) { mention in
      switch mention {
      case .library(let reference): try clinic.keepImage(of: reference, for: patient)
      case .word(let path): SymbolImage(picture: try keepPicture(path, parameter, arguments))
      }
    }
  }

  /// - Parameter photo: the picture, where it isn't one that the line names.
  fileprivate func newSymbol(_ arguments: Arguments, photo: Data?, video: Video?) throws -> SymbolRecord {
    let name = try Rules.name(arguments, SymbolParameter.name)
    let owner = try owner(arguments)
    let category = try category(arguments, SymbolParameter.requiredCategory)
    let image =
      if let photo {
        SymbolImage(picture: try clinic.keepPicture(photo, called: name))
      } else {
        try image(
          arguments[SymbolParameter.requiredPicture], SymbolParameter.requiredPicture, arguments, for: owner?.id)
      }
    let voice = try keepVoice(arguments[SymbolParameter.voice], SymbolParameter.voice, arguments)
    return try arguments.at(SymbolParameter.name) {
      try clinic.makeSymbol(
        name, meaning: arguments[SymbolParameter.meaning], category: category, image: image, voice: voice,
        video: video.map { try workspace.keep($0) }, for: owner)
    }
  }

  fileprivate func edit(_ symbol: SymbolRecord, _ arguments: Arguments) throws -> SymbolRecord {
    var symbol = symbol
    if let name = try Rules.name(arguments, SymbolParameter.rename) { symbol.name = name }
    if let meaning = arguments[SymbolParameter.meaning] { symbol.meaning = meaning }
    if let category = try category(arguments, SymbolParameter.category) { symbol.category = category.id }
    if let word = arguments[SymbolParameter.picture] {
      symbol.show(try image(word, SymbolParameter.picture, arguments, for: symbol.patient))
    }
    if let voice = arguments[SymbolParameter.voiceChange] {
      symbol.voice = try keepVoice(voice, SymbolParameter.voiceChange, arguments)
    }
    if let video = arguments[SymbolParameter.videoChange] {
      symbol.video = try readVideo(video, SymbolParameter.videoChange, arguments).map { try workspace.keep($0) }
    }
    try workspace.save(symbol)
    return symbol
  }
}

/// What can be told of a new symbol before all is asked for.
private func checkNewSymbol(_ context: Context, _ arguments: Arguments) throws {
  if arguments.has(SymbolParameter.name) { _ = try Rules.name(arguments, SymbolParameter.name) }
  if try context.workspace.categories().isEmpty { throw Failure("category.none") }
  if arguments.has(SymbolParameter.requiredCategory) {
    _ = try context.category(arguments, SymbolParameter.requiredCategory)
  }
}

private func newSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var photo = try context.photograph(arguments)
  let video = try context.readVideo(arguments[SymbolParameter.video], SymbolParameter.video, arguments)
  if let video, photo == nil, !arguments.has(SymbolParameter.requiredPicture) {
    photo = try arguments.at(SymbolParameter.video) { try context.clinic.poster(of: video) }
  }
  return try context.change(arguments.line) {
    let symbol = try context.newSymbol(arguments, photo: photo, video: video)
    let record = try context.clinic.record(of: symbol)
    let said: KeyValuePairs<String, Value> = [
      "name": .text(symbol.name), "category": record["category"], "patient": record["patient"],
    ]
    return .record(record, said: Phrase(symbol.patient == nil ? "symbol.saved" : "symbol.saved_custom", said))
  }
}

private func listSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let patient = try context.optionalPatient(arguments)
  let category = try context.category(arguments, SymbolParameter.category)
  let categories = Dictionary(try workspace.categories().map { ($0.id, $0.name) }) { first, _ in first }
  let count = try workspace.symbolCount(for: patient?.id, category: category?.id)
  let rows = Flow<[Value]>(count: count) { row in
    try workspace.forEachSymbol(for: patient?.id, category: category?.id) { symbol in
      try row([
        .integer(Int(symbol.id)), .text(symbol.name), Value(categories[symbol.category]),
        symbol.patient == nil ? .none : Value(patient?.name), .flag(symbol.voice != nil), .text(symbol.meaning),
      ])
    }
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("name"), .init("category"), .init("patient"), .init("voice"),
        .init("meaning", .hidden),
      ], rows: rows, empty: Phrase("symbol.none")))
}

private func editSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.edit(context.symbol(arguments), arguments)
  return try context.done(Phrase("symbol.changed", ["name": .text(symbol.name)]), context.clinic.record(of: symbol))
}

private func removeSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  try arguments.requireWords(of: symbol.name, in: SymbolParameter.named)
  let record = try context.clinic.record(of: symbol)
  try arguments.at(SymbolParameter.named) { try context.workspace.remove(symbol) }
  return .record(record, said: Phrase("symbol.removed", ["name": .text(symbol.name)]))
}

private func playSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  if arguments[SymbolParameter.plays] { return try playVideo(context, symbol) }
  guard let voice = try context.workspace.voice(symbol.voice) else {
    throw Failure("symbol.no_voice", ["name": .text(symbol.name)], hint: Phrase("symbol.no_voice.hint"))
  }
  let seconds = try context.play(voice)
  return .record(
    Record(["name": .text(symbol.name), "seconds": .real(seconds)]),
    said: Phrase("symbol.played", ["name": .text(symbol.name), "seconds": .real(seconds)]))
}

private func playVideo(_ context: Context, _ symbol: SymbolRecord) throws -> Outcome {
  guard let video = try context.workspace.video(symbol.video) else {
    throw Failure("symbol.no_video", ["name": .text(symbol.name)], hint: Phrase("symbol.no_video.hint"))
  }
  try context.clinic.play(video)
  return .record(
    Record(["name": .text(symbol.name), "video": .text(video.format.rawValue)]),
    said: Phrase("symbol.video_played", ["name": .text(symbol.name)]))
}
