import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `predict` takes.
enum PredictParameter {
  static let words = Argument.optionalOperands("words", .name(Names.pointed).knowing(Names.isPointed))
  static let beginning = Argument.option("beginning", .text)
  static let written = Argument.flag("written")
  static let limit = Argument.option("limit", .integer(1...1000))
}

extension Noun {
  static let predict = Noun(
    "predict",
    [
      Command(
        Signature(
          "predict", nil,
          [
            PredictParameter.words, PredictParameter.beginning, PredictParameter.written, PredictParameter.limit,
            Common.lang, Common.patient,
          ]),
        .reads, run: predictWords)
    ])
}

extension Names {
  /// What a patient may point at after the words that are on the line, the likeliest first.
  static let pointed: Parameter.Names = { text, context in
    if text.contains(":") { return try symbolsAnywhere(text, context).map(\.text) }
    let line = WordsOnLine(typed: context.typed, context)
    let said = try line.words.map { try context.clinic.pointed($0, for: line.patient?.id, in: line.language) }
    return try context.clinic.symbolSuggestions(
      after: said, beginning: text, in: line.language, for: line.patient?.id, count: mostOffered
    ).map(\.word)
  }

  /// Whether a word is a symbol's or one of a vocabulary, in whatever form.
  static let isPointed: Parameter.Knows = { word, context in
    if word.contains(":") { return try !symbolsAnywhere(word, context).isEmpty }
    let line = WordsOnLine(typed: context.typed, context)
    let pointed = try context.clinic.pointed(word, for: line.patient?.id, in: line.language)
    return try context.clinic.meanings(of: [pointed], in: line.language, for: line.patient?.id).unknown.isEmpty
  }

  private static let mostOffered = 40
}

/// The words that are likely to come next: of symbols, or with `--written` as they are written in a sentence.
private func predictWords(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.language(arguments)
  let clinic = try context.clinic
  try arguments.at(Common.lang) { try clinic.grammars.check(language) }
  let patient = try context.optionalPatient(arguments)?.id
  let next = try clinic.nextWords(
    after: context.pointed(arguments, PredictParameter.words, for: patient, in: language),
    beginning: arguments[PredictParameter.beginning] ?? "", isWritten: arguments[PredictParameter.written],
    in: language, for: patient, count: arguments[PredictParameter.limit] ?? usuallyShown)
  let rows = next.suggestions.map { [Value.text($0.word), Value($0.concept)] }
  var remarks: [Phrase] = []
  if !next.unknown.isEmpty {
    let words = Value.list(next.unknown.map { .text($0) })
    remarks = [Phrase("predict.unknown", ["count": .integer(next.unknown.count), "words": words])]
    remarks += try context.clinic.nearWords(next.unknown, for: patient, in: language).map(\.remark)
  }
  return Outcome(
    .table(Table([.init("word"), .init("concept", .hidden)], rows: rows, empty: Phrase("predict.nothing"))),
    remarks: remarks)
}

/// As many as the usual board has cells.
private let usuallyShown = 9
