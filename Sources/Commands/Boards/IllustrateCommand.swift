import Catalog
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension BoardParameter {
  static let preview = Argument.flag("preview")
}

extension BoardCommands {
  static let illustrating = Command(
    Signature(
      "board", "illustrate", [BoardParameter.boards, BoardParameter.preview, Common.lang, Common.patient],
      examples: [
        Example(
          after: BoardExamples.juice + ["board word Snack B1 juice"], "board illustrate --preview",
          prints: "word   cells  boards  symbol  symbols to join\njuice      1  Snack   juice"),
        Example(
          after: BoardExamples.juice + ["board word Snack B1 juice"], "board illustrate Snack",
          prints: "✓ 1 word has got a picture"),
      ]),
    .changes, run: illustrate)
}

/// Gives words without a picture, on the boards that the line names or on all, the symbols that show them.
private func illustrate(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let boards = try context.boards(arguments)
  let language = arguments.has(Common.lang) ? context.language(arguments) : nil
  let words = try clinic.bareWords(on: boards, in: language)
  let bare = words.filter { $0.symbol == nil }.map { Value.text($0.text) }
  guard !arguments[BoardParameter.preview] else {
    let counts: KeyValuePairs<String, Value> = [
      "count": .integer(words.count - bare.count), "left": .integer(bare.count),
    ]
    return Outcome(.table(table(of: words)), remarks: words.isEmpty ? [] : [Phrase("board.would_illustrate", counts)])
  }
  guard !words.isEmpty else { return Outcome(.record(Record([:])), said: Phrase("board.all_illustrated")) }
  for word in words { try clinic.illustrate(word) }
  return Outcome(
    .record(
      Record([
        "illustrated": .integer(words.count - bare.count), "bare": .list(bare),
      ])),
    said: Phrase(
      bare.isEmpty ? "board.illustrated" : "board.illustrated_some",
      [
        "count": .integer(words.count - bare.count), "left": .integer(bare.count),
        "words": .list(bare.prefix(mostNamed) + (bare.count > mostNamed ? ["…"] : [])),
      ]))
}

/// As many words are named of those that have nothing.
private let mostNamed = 12

private func table(of words: [BareWord]) -> Table {
  Table(
    [.init("word"), .init("cells", .number), .init("boards", .wrapped), .init("symbol"), .init("parts")],
    rows: words.map { word in
      [
        .text(word.text), .integer(word.cells.count),
        .list(word.cells.map(\.board.name).removingRepeats.map(Value.text)), .text(word.symbol?.name ?? ""),
        .list(word.parts.map { .text("\($0.system):\($0.name)") }),
      ]
    }, empty: Phrase("board.all_illustrated"))
}

extension NamedSymbol {
  /// As the line of a command names it.
  fileprivate var name: String {
    switch self {
    case .own(let symbol): symbol.name
    case .library(let symbol): "\(symbol.system):\(symbol.name)"
    }
  }
}
