import Catalog
import Clinic
import Shell
import Sound
import TagarelaKit
import Workspace

extension Noun {
  static let symbol = Noun(
    "symbol",
    [
      Command(
        Signature(
          "symbol", "new",
          [
            .operand("name", .text), .option("meaning", .text),
            .option("category", .name { try $1.workspace.categoryNames(beginning: $0) }, required: true),
            .option("picture", .inputFileOr(Names.library), required: true), .option("voice", .inputFile),
            .option("patient", .name { try $1.workspace.patientNames(beginning: $0) }),
          ],
          examples: [
            Example(
              after: ["category new nouns --color yellow"],
              "symbol new suco --category nouns --picture pictures/suco.svg", prints: "✓ suco, in nouns")
          ]),
        .changes, run: newSymbol),
      Command(
        Signature(
          "symbol", "list",
          [.option("category", .name { try $1.workspace.categoryNames(beginning: $0) }), Common.patient],
          examples: [
            Example(
              after: suco, "symbol list",
              prints: "id  name  category  patient  voice\n 1  suco  nouns              no")
          ]),
        .reads, run: listSymbols),
      Command(
        Signature(
          "symbol", "find",
          [
            .operand("words", .sentence, optional: true), .option("system", .name(Names.systems)),
            .option("category", .name(Names.categories)), .option("limit", .integer(1...1000)), Common.patient,
          ],
          examples: [
            Example(
              after: suco, "symbol find suco --limit 2",
              prints: "system     id …\nworkspace  1 …\n…")
          ]),
        .reads, run: findSymbols),
      Command(
        Signature(
          "symbol", "show", [.operand("name", named), Common.patient],
          examples: [
            Example(
              after: suco, "symbol show suco",
              prints: "id        1\nname      suco\nmeaning   suco\ncategory  nouns\npicture   SVG, 200 × 200\n…")
          ]),
        .reads, run: showSymbol),
      Command(
        Signature(
          "symbol", "edit",
          [
            .operand("name", names), .option("rename", .text), .option("meaning", .text),
            .option("category", .name { try $1.workspace.categoryNames(beginning: $0) }),
            .option("picture", .inputFileOr(Names.library)), .option("voice", .clearable(.inputFile)), Common.patient,
          ],
          needsOption: true,
          examples: [
            Example(after: suco, #"symbol edit suco --meaning "fruit juice""#, prints: "✓ suco changed")
          ]),
        .changes, run: editSymbol),
      Command(
        Signature(
          "symbol", "remove", [.operand("name", names), Common.patient],
          examples: [Example(after: suco, "symbol remove suco", prints: "✓ suco removed")]),
        .changes, run: removeSymbol),
      Command(
        Signature(
          "symbol", "picture",
          [
            .operand("name", named), .operand("file", .outputFile), .option("size", .integer(8...4096)), Common.replace,
            Common.patient,
          ],
          examples: [
            Example(after: suco, "symbol picture suco suco.png --size 64", prints: "✓ suco.png")
          ]),
        .acts, run: writePicture),
      Command(
        Signature(
          "symbol", "join",
          [
            .operand("name", .text), .operands("parts", named), .option("meaning", .text),
            .option("category", .name { try $1.workspace.categoryNames(beginning: $0) }),
            .option("patient", .name { try $1.workspace.patientNames(beginning: $0) }),
          ]),
        .changes, run: joinSymbols),
      Command(
        Signature(
          "symbol", "play", [.operand("name", names), Common.patient],
          examples: [
            Example(
              after: suco + ["symbol edit suco --voice voices/suco.wav"], "symbol play suco", prints: "✓ suco, 1 s")
          ]),
        .acts, run: playSymbol),
      Command(
        Signature(
          "symbol", "record", [.operand("name", names), .option("seconds", .number), Common.patient],
          examples: [
            Example(after: suco, "symbol record suco --seconds 0.5", prints: "✓ the voice of suco is kept, 0.5 s")
          ]),
        .acts, run: recordSymbol),
    ])

  private static let names = Parameter.Kind.name { text, context in
    try context.workspace.symbolNames(beginning: text, for: context.subject?.id)
  }

  private static let named = Parameter.Kind.name { text, context in
    try context.workspace.symbolNames(beginning: text, for: context.subject?.id) + Names.library(text, context)
  }

  private static let suco = [
    "category new nouns --color yellow", "symbol new suco --category nouns --picture pictures/suco.svg",
  ]
}

extension Context {
  /// The symbol that an argument names, among those that the patient whom the command concerns can see.
  func symbol(_ arguments: Arguments, _ parameter: String = "name") throws -> SymbolRecord {
    let name = try arguments.required(parameter)
    let patient = try optionalPatient(arguments)
    return try arguments.at(parameter) { try workspace.symbol(named: name, for: patient?.id) }
  }

  /// A picture file, or a library symbol with its picture and how it is written.
  private func pictureOrLibrary(_ parameter: String, _ arguments: Arguments, for patient: Int64?) throws
    -> (Int64, (symbol: CatalogSymbol, source: String)?)?
  {
    guard let word = arguments.text(parameter) else { return nil }
    if let (symbol, reference) = try librarySymbol(arguments, parameter, 0, word) {
      let picture = try arguments.at(parameter) {
        try clinic.keepPicture(of: symbol, choices: reference.choices, for: patient)
      }
      return (picture, (symbol, LibraryReference.written(symbol, reference.choices)))
    }
    return try keepPicture(parameter, arguments).map { ($0, nil) }
  }

  private func category(_ arguments: Arguments) throws -> CategoryRecord? {
    try arguments.text("category").map { name in
      try arguments.at("category") { try workspace.category(named: name) }
    }
  }

  fileprivate func newSymbol(_ arguments: Arguments) throws -> SymbolRecord {
    let name = try Rules.name(arguments)
    // A symbol is everybody's unless the line itself names a patient.
    let owner = arguments.has("patient") ? try optionalPatient(arguments) : nil
    guard let category = try category(arguments),
      let (picture, library) = try pictureOrLibrary("picture", arguments, for: owner?.id)
    else { throw Failure("argument.missing", ["name": .phrase(Phrase("field.picture"))]) }
    let symbol = Symbol(
      name: name, meaning: arguments.text("meaning") ?? name, category: category.value, picture: nil,
      source: library.map(\.source), concept: library?.symbol.concept)
    let voice = try keepVoice("voice", arguments)
    return try arguments.at("name") {
      try workspace.add(symbol, category: category.id, patient: owner?.id, picture: picture, voice: voice)
    }
  }

  fileprivate func edit(_ symbol: SymbolRecord, _ arguments: Arguments) throws -> SymbolRecord {
    var symbol = symbol
    if arguments.has("rename") { symbol.name = try Rules.name(arguments, "rename") }
    if let meaning = arguments.text("meaning") { symbol.meaning = meaning }
    if let category = try category(arguments) { symbol.category = category.id }
    if let (picture, library) = try pictureOrLibrary("picture", arguments, for: symbol.patient) {
      symbol.picture = picture
      symbol.source = library.map(\.source)
      if let concept = library?.symbol.concept { symbol.concept = concept }
    }
    if arguments.has("voice") { symbol.voice = try keepVoice("voice", arguments) }
    try workspace.save(symbol)
    return symbol
  }

  func fields(_ symbol: SymbolRecord) throws -> Record {
    let picture = try workspace.pictureFacts(symbol.picture)
    return try Record([
      "id": .integer(Int(symbol.id)), "name": .text(symbol.name), "meaning": .text(symbol.meaning),
      "category": Value(workspace.category(id: symbol.category)?.name),
      "patient": Value(symbol.patient.flatMap { try workspace.patient(id: $0)?.name }),
      "picture": picture.map { .text("\($0.format.rawValue.uppercased()), \(Int($0.width)) × \(Int($0.height))") }
        ?? .none,
      "voice": symbol.voice == nil ? .none : .flag(true), "source": Value(symbol.source),
      "concept": Value(symbol.concept),
    ])
  }
}

private func newSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.newSymbol(arguments)
  let fields = try context.fields(symbol)
  let said: KeyValuePairs<String, Value> = [
    "name": .text(symbol.name), "category": fields["category"], "patient": fields["patient"],
  ]
  return .record(fields, said: Phrase(symbol.patient == nil ? "symbol.saved" : "symbol.saved_custom", said))
}

private func listSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let patient = try context.optionalPatient(arguments)
  let category = try arguments.text("category").map { name in
    try arguments.at("category") { try workspace.category(named: name) }
  }
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
  return .record(try context.fields(symbol), said: Phrase("symbol.changed", ["name": .text(symbol.name)]))
}

private func removeSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  let fields = try context.fields(symbol)
  try arguments.at("name") { try context.workspace.remove(symbol) }
  return .record(fields, said: Phrase("symbol.removed", ["name": .text(symbol.name)]))
}

private func playSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  guard let voice = try context.workspace.voice(symbol.voice) else {
    throw Failure("symbol.no_voice", ["name": .text(symbol.name)], hint: Phrase("symbol.no_voice.hint"))
  }
  try? context.clinic.speaker.stop()
  let seconds = try context.clinic.sound.play(voice.bytes)
  while try !context.clinic.sound.progress(within: 0.05).isOver { try context.checkSoundInterruption() }
  return .record(
    Record(["name": .text(symbol.name), "seconds": .real(seconds)]),
    said: Phrase("symbol.played", ["name": .text(symbol.name), "seconds": .real(seconds)]))
}
