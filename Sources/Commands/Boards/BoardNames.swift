import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of boards take and complete.
enum BoardParameter {
  static let board = Argument.operand("board", .name(boardNames))
  static let cell = Argument.operand("cell", .name(cellNames))
  static let cells = Argument.operands("cells", .name(cellNames))

  static let boardNames: Parameter.Names = { text, context in
    try context.workspace.boardNames(beginning: text, for: context.subject?.id)
  }

  /// The places of the board that the line names.
  static let cellNames: Parameter.Names = { text, context in
    guard let board = try board(in: context) else { return [] }
    return cellNames(beginning: text, on: board.size, pages: board.pages)
  }

  /// Only the pages on which a cell can be called so are looked through.
  static func cellNames(beginning text: String, on size: GridSize, pages: Int) -> [String] {
    let text = text.folded
    var names: [String] = []
    for page in 1...max(1, pages) where names.count < mostOffered {
      let prefix = page == 1 ? "" : "\(page):"
      guard text.hasPrefix(prefix) || prefix.hasPrefix(text) else { continue }
      let first = (page - 1) * size.count + 1
      names += (first..<first + size.count).lazy.map { size.name(ofPosition: $0) }
        .filter { $0.folded.hasPrefix(text) }.prefix(mostOffered - names.count)
    }
    return names
  }

  /// A cell, then what it gets, in turn.
  static func pairs(_ other: @escaping Parameter.Names) -> Argument<[String]> {
    Argument.operands(
      "cells",
      .name { text, context in
        let before = context.typed.count - wordsBeforeCells
        return try before % 2 == 0 ? cellNames(text, context) : other(text, context)
      })
  }

  static let colors = Names.values { _ in CategoryColor.allCases.map(\.rawValue) }

  /// As the user's language calls them, or as they are called everywhere, where that is what was begun.
  static let layouts: Parameter.Names = { text, context in
    context.registry.all(.layouts).compactMap { layout in
      [layout.name(in: context.wording.language.id), layout.id].first { $0.folded.hasPrefix(text.folded) }
    }
  }

  /// Noun, verb and board.
  private static let wordsBeforeCells = 3
  private static let mostOffered = 200

  private static func board(in context: Context) throws -> BoardRecord? {
    guard context.typed.count >= wordsBeforeCells else { return nil }
    return try? context.workspace.board(named: context.typed[wordsBeforeCells - 1], for: context.subject?.id)
  }
}

/// Boards for examples.
enum BoardExamples {
  static let juice = [
    "category new nouns --color yellow", "symbol new juice --category nouns --picture pictures/suco.svg",
    "board new Snack", "board put Snack 1 juice",
  ]
  static let linked = juice + ["board new Fruit", "board word Fruit B2 banana", "board link Snack A1 Fruit"]
}
