import Canvas
import Foundation
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
            .option("picture", .inputFile, required: true), .option("voice", .inputFile),
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
          [.operand("words", .sentence), .option("limit", .integer(1...1000)), Common.patient],
          examples: [
            Example(
              after: suco, "symbol find suc",
              prints: "system     name  meaning  category\nworkspace  suco  suco     nouns")
          ]),
        .reads, run: findSymbols),
      Command(
        Signature(
          "symbol", "show", [.operand("name", names), Common.patient],
          examples: [
            Example(
              after: suco, "symbol show suco",
              prints: "id        1\nname      suco\nmeaning   suco\ncategory  nouns\npicture   SVG, 200 × 200")
          ]),
        .reads, run: showSymbol),
      Command(
        Signature(
          "symbol", "edit",
          [
            .operand("name", names), .option("rename", .text), .option("meaning", .text),
            .option("category", .name { try $1.workspace.categoryNames(beginning: $0) }),
            .option("picture", .inputFile), .option("voice", .clearable(.inputFile)), Common.patient,
          ],
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
            .operand("name", names), .operand("file", .outputFile), .option("size", .integer(8...4096)), Common.patient,
          ],
          examples: [
            Example(after: suco, "symbol picture suco suco.png --size 64", prints: "✓ suco.png")
          ]),
        .acts, run: writePicture),
      Command(
        Signature(
          "symbol", "play", [.operand("name", names), Common.patient],
          examples: [
            Example(
              after: suco + ["symbol edit suco --voice voices/suco.wav"], "symbol play suco", prints: "✓ suco, 1 s")
          ]),
        .acts, run: playSymbol),
    ])

  private static let names = Parameter.Kind.name { text, context in
    try context.workspace.symbolNames(beginning: text, for: context.subject?.id)
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

  private func category(_ arguments: Arguments) throws -> CategoryRecord? {
    try arguments.text("category").map { name in
      try arguments.at("category") { try workspace.category(named: name) }
    }
  }

  fileprivate func newSymbol(_ arguments: Arguments) throws -> SymbolRecord {
    let name = try Rules.name(arguments)
    // A symbol is everybody's unless the line itself names a patient.
    let owner = arguments.has("patient") ? try optionalPatient(arguments) : nil
    guard let category = try category(arguments), let picture = try keepPicture("picture", arguments) else {
      throw Failure("argument.missing", ["name": .phrase(Phrase("field.picture"))])
    }
    let symbol = Symbol(
      name: name, meaning: arguments.text("meaning") ?? name, category: category.value, picture: nil)
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
    if let picture = try keepPicture("picture", arguments) { symbol.picture = picture }
    if arguments.has("voice") { symbol.voice = try keepVoice("voice", arguments) }
    try workspace.save(symbol)
    return symbol
  }

  fileprivate func fields(_ symbol: SymbolRecord) throws -> Record {
    let picture = try workspace.pictureFacts(symbol.picture)
    return try Record([
      "id": .integer(Int(symbol.id)), "name": .text(symbol.name), "meaning": .text(symbol.meaning),
      "category": Value(workspace.category(id: symbol.category)?.name),
      "patient": Value(symbol.patient.flatMap { try workspace.patient(id: $0)?.name }),
      "picture": picture.map { .text("\($0.format.rawValue.uppercased()), \(Int($0.width)) × \(Int($0.height))") }
        ?? .none,
      "voice": symbol.voice == nil ? .none : .flag(true),
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
  let rows = try workspace.symbols(for: patient?.id, category: category?.id).map { symbol -> [Value] in
    [
      .integer(Int(symbol.id)), .text(symbol.name), Value(categories[symbol.category]),
      symbol.patient == nil ? .none : Value(patient?.name), .flag(symbol.voice != nil), .text(symbol.meaning),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("name"), .init("category"), .init("patient"), .init("voice"),
        .init("meaning", .hidden),
      ], rows: rows, empty: Phrase("symbol.none")))
}

private func findSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let patient = try context.optionalPatient(arguments)
  let found = try workspace.findSymbols(
    arguments.required("words"), for: patient?.id, limit: arguments.integer("limit") ?? 20)
  let rows = try found.map { found -> [Value] in
    [
      .word("workspace"), .text(String(found.symbol.id)), .text(found.symbol.name), .text(found.symbol.meaning),
      Value(try workspace.category(id: found.symbol.category)?.name), .real(found.score),
    ]
  }
  return .table(
    Table(
      [
        .init("system"), .init("id", .hidden), .init("name"), .init("meaning"), .init("category"),
        .init("score", .hidden),
      ], rows: rows, empty: Phrase("symbol.not_found", ["words": Value(arguments.text("words"))])))
}

private func showSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  .record(try context.fields(context.symbol(arguments)))
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

/// Writes the picture alone: as SVG, or as PNG with `--size` pixels on its longer side.
private func writePicture(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  let path = try arguments.required("file")
  guard let picture = try context.workspace.picture(symbol.picture) else {
    throw Failure("symbol.no_picture", ["name": .text(symbol.name)])
  }
  let facts = try context.canvas.inspect(picture: picture.bytes)
  let side = Double(arguments.integer("size") ?? 512)
  let scale = side / max(facts.width, facts.height, 1)
  let (width, height) = (max(1, (facts.width * scale).rounded()), max(1, (facts.height * scale).rounded()))
  let place = Scene.PicturePlace(picture: 0, frame: Scene.Frame(x: 0, y: 0, width: width, height: height))
  let document = Document(
    title: symbol.name, language: context.wording.language.id, created: .now,
    pages: [Scene(width: width, height: height, elements: [.picture(place)])], pictures: [picture.bytes])
  let output: RenderOutput? =
    switch path.split(separator: ".").last?.lowercased() {
    case "png": .png
    case "svg": .svg
    default: nil
    }
  guard let output else {
    return try arguments.at("file") {
      throw Failure("export.unknown_ending", ["path": .text(path)], candidates: [".png", ".svg"])
    }
  }
  let data =
    output == .svg && picture.format == .svg && !arguments.has("size")
    ? picture.bytes : try context.canvas.render(document, as: output, scale: 1)
  try arguments.at("file") { try Files.write(data, to: path) }
  return .record(
    Record(["file": .text(path), "width": .integer(Int(width)), "height": .integer(Int(height))]),
    said: Phrase("file.written", ["path": .text(path)]))
}

private func playSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  guard let voice = try context.workspace.voice(symbol.voice) else {
    throw Failure("symbol.no_voice", ["name": .text(symbol.name)], hint: Phrase("symbol.no_voice.hint"))
  }
  let seconds = try context.sound.play(voice.bytes)
  try context.sound.wait()
  return .record(
    Record(["name": .text(symbol.name), "seconds": .real(seconds)]),
    said: Phrase("symbol.played", ["name": .text(symbol.name), "seconds": .real(seconds)]))
}
