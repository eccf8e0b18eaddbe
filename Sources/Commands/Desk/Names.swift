import Catalog
import Shell
import TagarelaKit
import Workspace

/// What several commands complete.
enum Names {
  /// What can be put on a board: the workspace's symbols, and those of the systems.
  static let symbols: Parameter.Names = { text, context in
    try context.workspace.symbolNames(beginning: text, for: context.subject?.id) + library(text, context)
  }

  /// Symbols of the systems, as in `pcs:juice`; before the colon the systems themselves.
  static let library: Parameter.Names = { text, context in
    guard text.contains(":") else { return try systems(text, context).map { "\($0):" } }
    return try context.catalog.names(beginning: text, system: nil, language: context.wording.language.id, limit: 50)
  }

  static let systems: Parameter.Names = { text, context in
    context.registry.all(.systems).map(\.id).filter { $0.hasPrefix(text.folded) }
  }
}
