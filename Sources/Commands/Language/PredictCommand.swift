import Clinic
import Desk
import Prediction
import Shell
import TagarelaKit
import Workspace

/// What `predict` takes.
enum PredictParameter {
  static let words = Argument.optionalOperands("words", .name(Names.pointed))
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
    if text.contains(":") { return try symbolsAnywhere(text, context) }
    let line = WordsOnLine(typed: context.typed, context)
    let said = try line.words.map { try context.clinic.pointed($0, for: line.patient?.id, in: line.language) }
    return try context.clinic.symbolSuggestions(
      after: said, beginning: text, in: line.language, for: line.patient?.id, count: mostOffered
    ).map(\.word)
  }

  private static let mostOffered = 40
}

/// The words that are likely to come next: of symbols, or with `--written` as they are written in a sentence.
private func predictWords(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.language(arguments)
  try arguments.at(Common.lang) { try context.clinic.grammars.check(language) }
  let patient = try context.optionalPatient(arguments)?.id
  var said = try context.pointed(arguments, PredictParameter.words, for: patient, in: language)
  var letters = arguments[PredictParameter.beginning] ?? ""
  let count = arguments[PredictParameter.limit] ?? usuallyShown
  var unknown = try context.clinic.meanings(of: said, in: language, for: patient).unknown
  // A last word that is none is the beginning of one.
  if letters.isEmpty, let last = said.last?.text,
    try arguments[PredictParameter.written]
      ? context.isBegun(last, in: language, for: patient)
      : unknown.last == last && context.hasSymbol(last, language, patient)
  {
    said.removeLast()
    letters = last
    unknown.removeAll { $0 == last }
  }
  let rows = try context.suggestions(
    after: said, beginning: letters, written: arguments[PredictParameter.written], in: language, for: patient,
    count: count
  ).map { [Value.text($0.word), $0.id.hasPrefix("=") ? .none : .text($0.id)] }
  var remarks: [Phrase] = []
  if !unknown.isEmpty {
    let words = Value.list(unknown.map { .text($0) })
    remarks = [Phrase("predict.unknown", ["count": .integer(unknown.count), "words": words])]
    remarks += try context.clinic.nearWords(unknown, for: patient, in: language).map(\.remark)
  }
  return Outcome(
    .table(Table([.init("word"), .init("concept", .hidden)], rows: rows, empty: Phrase("predict.nothing"))),
    remarks: remarks)
}

extension Context {
  fileprivate func suggestions(
    after words: [PointedWord], beginning letters: String, written: Bool, in language: String, for patient: Int64?,
    count: Int
  ) throws -> [SymbolSuggestion] {
    guard written else {
      return try clinic.symbolSuggestions(after: words, beginning: letters, in: language, for: patient, count: count)
    }
    return try clinic.wordSuggestions(after: words, beginning: letters, in: language, for: patient, count: count)
      .map { SymbolSuggestion(word: $0) }
  }

  /// Whether what is written is no whole word, but one may become of it.
  fileprivate func isBegun(_ written: String, in language: String, for patient: Int64?) throws -> Bool {
    let words = try clinic.predictions.words(clinic, in: language, for: patient)
    return !words.knows(written) && !words.words(after: [], beginning: written, count: 1).isEmpty
  }

  /// Whether a symbol's name begins so.
  fileprivate func hasSymbol(_ letters: String, _ language: String, _ patient: Int64?) throws -> Bool {
    try !clinic.symbolSuggestions(after: [], beginning: letters, in: language, for: patient, count: 1).isEmpty
  }
}

/// As many as the usual board has cells.
private let usuallyShown = 9
