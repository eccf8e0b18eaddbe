import Catalog
import Clinic
import TagarelaKit
import Workspace

/// A word of the patient's with its picture, as games use it.
struct GameWord {
  /// The symbol's identity.
  let id: String
  /// As it is written and said.
  let text: String
  let concept: String?
  /// What it is: the category of the vocabulary, such as animals, else the patient's own.
  let group: String
  let picture: Int64
  let voice: Int64?

  fileprivate init(_ symbol: SymbolRecord, text: String, group: String) {
    id = symbol.uid
    self.text = text
    concept = symbol.concept
    self.group = group
    picture = symbol.picture
    voice = symbol.voice
  }
}

/// Where a game's words come from.
enum WordSource {
  case board(BoardRecord)
  case favourites
  case category(CategoryRecord)
  /// The favourites where there are some, else all that the patient sees.
  case usual
}

extension Clinic {
  /// The words of a source that have a text, each once.
  func gameWords(_ source: WordSource, for patient: PatientRecord) throws -> [GameWord] {
    var seen: Set<String> = []
    let symbols = try labelled(source, for: patient).filter { _, text in
      !text.isEmpty && seen.insert(text.folded).inserted
    }
    let known = try symbols.map { symbol, _ in try symbol.concept.flatMap { try catalog.concept($0)?.category } }
    // One of the clinic's own goes with most of those that stand in its category.
    let kin = Dictionary(grouping: zip(symbols, known)) { $0.0.symbol.category }
      .mapValues {
        Dictionary(grouping: $0.compactMap(\.1)) { $0 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
      }
    return zip(symbols, known).map { labelled, group in
      GameWord(
        labelled.symbol, text: labelled.text,
        group: group ?? (kin[labelled.symbol.category] ?? nil) ?? "\(labelled.symbol.category)")
    }
  }

  private func labelled(
    _ source: WordSource, for patient: PatientRecord
  ) throws -> [(symbol: SymbolRecord, text: String)] {
    switch source {
    case .board(let board):
      try workspace.cells(of: board).filter { !$0.traits.isHidden && board.traits.shows($0.traits) }.compactMap {
        cell in
        cell.symbol.map { ($0, cell.label ?? $0.meaning) }
      }
    case .favourites: try workspace.favourites(of: patient.id).map { ($0, $0.meaning) }
    case .category(let category):
      try workspace.symbols(for: patient.id, category: category.id).map { ($0, $0.meaning) }
    case .usual:
      try labelled(.favourites, for: patient).nonEmpty
        ?? workspace.symbols(for: patient.id).map { ($0, $0.meaning) }
    }
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
