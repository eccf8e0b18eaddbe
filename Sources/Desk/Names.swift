import Catalog
import Clinic
public import Shell
public import TagarelaKit
import Workspace

/// What several commands complete.
public enum Names {
  /// The workspace's symbols.
  public static let ownSymbols: Parameter.Names = { text, context in
    try context.workspace.symbolNames(beginning: text, for: context.subject?.id)
  }

  /// Those, and the symbols of the systems.
  public static let symbolsAnywhere: Parameter.Names = { try ownSymbols($0, $1) + library($0, $1) }

  /// Symbols of the systems, as in `pcs:juice`; before the colon the systems themselves.
  public static let library: Parameter.Names = { text, context in
    guard text.contains(":") else { return try systems(text, context).map { "\($0):" } }
    return try context.clinic.catalog.names(
      beginning: text, system: nil, language: context.wording.language.id, limit: 50)
  }

  /// Categories of the workspace, and those of the vocabularies in the user's language.
  public static let categories: Parameter.Names = { text, context in
    let prefix = "concept.category."
    let own = try context.workspace.categoryNames(beginning: text)
    let language = context.wording.language.id
    let library = context.registry.all(.translations).filter { $0.language == language }
      .flatMap { MessageTable($0.messages).texts.filter { $0.key.hasPrefix(prefix) }.map(\.value) }
      .filter { $0.folded.hasPrefix(text.folded) }
    return (own + library.sorted()).removingRepeats
  }

  /// How the systems' pictures can be wanted.
  public static let choices = values { context in
    context.registry.all(.systems).flatMap(\.choices).flatMap(\.values).removingRepeats
  }

  /// Languages in which sentences can be made.
  public static let grammars: Parameter.Names = { text, context in
    try context.clinic.grammars.languages.filter { $0.hasPrefix(text.folded) }
  }

  /// By their names; behind a `#` by their numbers, each with the name.
  public static let patients: Parameter.Candidates = { text, context in
    let workspace = try context.workspace
    guard text.hasPrefix("#") else {
      return try workspace.patientNames(beginning: text).map { Parameter.Candidate($0) }
    }
    return try workspace.patients().lazy.map { Parameter.Candidate("#\($0.id)", note: $0.name) }
      .filter { $0.text.hasPrefix(text) }
  }

  /// Tutors of the patient in use, or of all.
  public static let tutors: Parameter.Names = { text, context in
    try context.workspace.tutorNames(beginning: text, of: context.subject?.id)
  }

  /// Categories of the workspace.
  public static let ownCategories: Parameter.Names = { try $1.workspace.categoryNames(beginning: $0) }

  public static let systems = identifiers(.systems)

  /// Identifiers of what modules have brought.
  public static func identifiers<Thing: Identified>(_ point: ExtensionPoint<Thing>) -> Parameter.Names {
    { text, context in context.registry.all(point).map(\.id).filter { $0.folded.hasPrefix(text.folded) } }
  }

  /// Words of the user's language for values.
  ///
  /// - Parameter keys: of the values.
  public static func values(_ keys: @escaping @Sendable (Context) throws -> [String]) -> Parameter.Names {
    { text, context in
      try keys(context).map { context.wording.word("value.\($0)") }.filter { $0.folded.hasPrefix(text.folded) }
    }
  }
}
