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
  /// What it belongs to.
  let category: Int64
  let picture: Int64
  let voice: Int64?

  init(_ symbol: SymbolRecord, text: String? = nil) {
    id = symbol.uid
    self.text = text ?? symbol.meaning
    concept = symbol.concept
    category = symbol.category
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
    let words: [GameWord] =
      switch source {
      case .board(let board):
        try workspace.cells(of: board).filter { !$0.traits.isHidden && board.traits.shows($0.traits) }.compactMap {
          cell in
          cell.symbol.map { GameWord($0, text: cell.label) }
        }
      case .favourites: try workspace.favourites(of: patient.id).map { GameWord($0) }
      case .category(let category):
        try workspace.symbols(for: patient.id, category: category.id).map { GameWord($0) }
      case .usual:
        try gameWords(.favourites, for: patient).nonEmpty ?? workspace.symbols(for: patient.id).map { GameWord($0) }
      }
    var seen: Set<String> = []
    return words.filter { !$0.text.isEmpty && seen.insert($0.text.folded).inserted }
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
