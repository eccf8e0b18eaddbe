import Catalog
import Clinic
public import Shell
public import TagarelaKit
public import Workspace

/// What several commands complete.
public enum Names {
  /// The workspace's symbols, each with its category.
  public static let ownSymbols: Parameter.Candidates = { text, context in
    let workspace = try context.workspace
    var names: [Int64: String?] = [:]
    return records(try workspace.symbols(beginning: text, for: context.subject?.id), text) { symbol in
      if let known = names[symbol.category] { return known }
      let name = try? workspace.category(id: symbol.category)?.name
      names[symbol.category] = .some(name)
      return name
    }
  }

  /// Those, and the symbols of the systems.
  public static let symbolsAnywhere: Parameter.Candidates = { try ownSymbols($0, $1) + library($0, $1) }

  /// Symbols of the systems, as in `pcs:juice`; before the colon the systems themselves, each with what its owners call it.
  public static let library: Parameter.Candidates = { text, context in
    guard text.contains(":") else {
      return context.registry.all(.systems).filter { $0.id.folded.hasPrefix(text.folded) }
        .map { Parameter.Candidate("\($0.id):", note: $0.name) }
    }
    return try context.clinic.catalog.names(
      beginning: text, system: nil, language: context.wording.language.id, limit: 50
    ).map { Parameter.Candidate($0) }
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

  /// Each with the age.
  public static let patients: Parameter.Candidates = { text, context in
    records(try context.workspace.patients(beginning: text), text) { patient in
      patient.born.map {
        context.wording.text(Phrase("tab.years", ["years": .integer($0.years(until: Moment.now.day))]))
      }
    }
  }

  /// Tutors of the patient in use, or of all, each with the place.
  public static let tutors: Parameter.Candidates = { text, context in
    records(try context.workspace.tutors(beginning: text, of: context.subject?.id), text) { $0.place }
  }

  /// Boards of the patient in use and of everybody, each with its size.
  public static let boards: Parameter.Candidates = { text, context in
    records(try context.workspace.boards(beginning: text, for: context.subject?.id), text) {
      "\($0.size.columns) × \($0.size.rows)"
    }
  }

  /// Plans of the patient in use, or of all, each with the tutor.
  public static let plans: Parameter.Candidates = { text, context in
    let workspace = try context.workspace
    return records(try workspace.plans(beginning: text, of: context.subject?.id), text) {
      (try? workspace.tutor(id: $0.tutor))?.name
    }
  }

  /// Records by their names, each with what it is; behind a `#`, and where several are called the same, by their numbers.
  public static func records<R: NamedRecord>(
    _ rows: [R], _ typed: String, _ note: (R) -> String?
  ) -> [Parameter.Candidate] {
    if typed.hasPrefix("#") { return rows.map { Parameter.Candidate("#\($0.id)", note: $0.name) } }
    let counts = Dictionary(rows.map { ($0.name.folded, 1) }, uniquingKeysWith: +)
    return rows.map { row in
      if counts[row.name.folded] == 1 { return Parameter.Candidate(row.name, note: note(row)) }
      return Parameter.Candidate("#\(row.id)", note: [row.name, note(row)].compactMap(\.self).joined(separator: " · "))
    }
  }

  /// Categories of the workspace.
  public static let ownCategories: Parameter.Names = { try $1.workspace.categoryNames(beginning: $0) }

  public static let systems = identifiers(.systems)

  /// These, which are the same in every language.
  public static func fixed(_ texts: [String]) -> Parameter.Candidates {
    { text, _ in texts.filter { $0.hasPrefix(text.folded) }.map { Parameter.Candidate($0) } }
  }

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
