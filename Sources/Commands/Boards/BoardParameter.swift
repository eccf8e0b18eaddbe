import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of boards take and complete.
enum BoardParameter {
  static let board = Argument.operand("board", .noted(Names.boards))
  /// One that is filled.
  static let cell = Argument.operand("cell", .noted(filledCells))
  static let cells = Argument.operands("cells", .noted(filledCells))

  /// The filled cells of the board that the line names, each with its word.
  static let filledCells: Parameter.Candidates = { text, context in
    guard let board = try board(in: context) else { return [] }
    return try PlaceOffer(board, context).filled(beginning: text)
  }

  /// The free places of the board that the line names, then the filled ones with their words.
  static let freeCells: Parameter.Candidates = { text, context in
    guard let board = try board(in: context) else { return [] }
    let offer = try PlaceOffer(board, context)
    return offer.free(beginning: text) + offer.filled(beginning: text)
  }

  /// Only the pages on which a cell can be called so are looked through.
  ///
  /// - Parameter taken: positions that aren't meant.
  static func cellNames(
    beginning text: String, on size: GridSize, pages: Int, without taken: Set<Int> = []
  ) -> [String] {
    let text = text.folded
    var names: [String] = []
    for page in 1...max(1, pages) where names.count < mostOffered {
      let prefix = page == 1 ? "" : "\(page):"
      guard text.hasPrefix(prefix) || prefix.hasPrefix(text) else { continue }
      let first = (page - 1) * size.count + 1
      names += (first..<first + size.count).lazy.filter { !taken.contains($0) }.map { size.name(ofPosition: $0) }
        .filter { $0.folded.hasPrefix(text) }.prefix(mostOffered - names.count)
    }
    return names
  }

  /// A cell, then what it gets, in turn.
  static func pairs(_ other: @escaping Parameter.Candidates) -> Argument<[String]> {
    Argument.operands(
      "cells",
      .noted { text, context in
        try context.operands.count % 2 == 1 ? freeCells(text, context) : other(text, context)
      })
  }

  static let colors = Names.values { _ in CategoryColor.allCases.map(\.rawValue) }

  /// As the user's language calls them, or as they are called everywhere, where that is what was begun.
  static let layouts: Parameter.Names = { text, context in
    context.registry.all(.layouts).compactMap { layout in
      [layout.name(in: context.wording.language.id), layout.id].first { $0.folded.hasPrefix(text.folded) }
    }
  }

  private static let mostOffered = 200

  private static func board(in context: Context) throws -> BoardRecord? {
    guard let name = context.operands.first else { return nil }
    return try? context.workspace.board(named: name, for: context.subject?.id)
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
