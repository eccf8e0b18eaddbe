import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let predict = Noun(
    "predict",
    [
      Command(
        Signature(
          "predict", nil,
          [
            .operands("words", .name(Names.pointed), optional: true), .option("beginning", .text), .flag("written"),
            .option("limit", .integer(1...1000)), .option("lang", .name(Names.grammars)), Common.patient,
          ],
          examples: [
            Example("predict I want --limit 1", prints: "word…"),
            Example("predict yo querer --beginning agu --limit 1 --lang es", prints: "word…agua"),
            Example("predict she wants to dr --written --limit 1", prints: "word…"),
          ]),
        .reads, run: predictWords)
    ])
}

extension Names {
  /// What a patient may point at after the words that are on the line, the likeliest first.
  static let pointed: Parameter.Names = { text, context in
    if text.contains(":") { return try symbols(text, context) }
    let line = WordsOnLine(typed: context.typed, context)
    return try context.symbolSuggestions(
      after: line.words, beginning: text, in: line.language, for: line.patient?.id, count: mostOffered
    ).map(\.word)
  }

  private static let mostOffered = 40
}

/// The words that are likely to come next: of symbols, or with `--written` as they are written in a sentence.
private func predictWords(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.language(arguments)
  try arguments.at("lang") { try context.grammars.check(language) }
  let patient = try context.optionalPatient(arguments)?.id
  let (said, letters) = (arguments.texts("words"), arguments.text("beginning") ?? "")
  let count = arguments.integer("limit") ?? usuallyShown
  let rows: [[Value]]
  if arguments.has("written") {
    rows = context.wordSuggestions(after: said, beginning: letters, in: language, for: patient, count: count)
      .map { [.text($0), .none] }
  } else {
    rows = try context.symbolSuggestions(after: said, beginning: letters, in: language, for: patient, count: count)
      .map { [.text($0.word), $0.id.hasPrefix("=") ? .none : .text($0.id)] }
  }
  return .table(Table([.init("word"), .init("concept", .hidden)], rows: rows, empty: Phrase("predict.nothing")))
}

/// As many as the usual board has cells.
private let usuallyShown = 9
