import Services
import Shell
import TagarelaKit

/// What `history` takes.
enum HistoryParameter {
  static let words = Argument.optionalOperands("words", .text)
}

extension Noun {
  static let history = Noun(
    "history",
    [
      Command(
        Signature(
          "history", nil, [HistoryParameter.words],
          examples: [Example("history Giovanna", prints: "no line has these words")]),
        .reads, run: listHistory)
    ])

  static let clear = Noun(
    "clear",
    [
      Command(Signature("clear", nil, examples: [Example("clear", prints: "")]), .acts) { context, _ in
        context.console.clear()
        return Outcome()
      }
    ])
}

/// The lines that hold all of the words, whatever their case and accents, the last one at the end, where one looks.
private func listHistory(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let words = arguments[HistoryParameter.words].map(\.folded)
  let lines = try context.services[TypedLines.self]?.all ?? []
  let rows = lines.enumerated().filter { _, line in
    let line = line.folded
    return words.allSatisfy(line.contains)
  }
  return .table(
    Table(
      [.init("number", .number), .init("line", .wrapped)],
      rows: rows.map { [.integer($0.offset + 1), .text($0.element)] },
      empty: Phrase(words.isEmpty ? "history.none" : "history.none_with")))
}
