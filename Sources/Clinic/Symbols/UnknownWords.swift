import Catalog
import TagarelaKit
import Workspace

extension Clinic {
  /// Those of some words that none of the patient's boards and symbols and no vocabulary has, in whatever case and accents.
  ///
  /// - Parameter patient: those of everybody count as well.
  public func unknownWords(among words: [String], for patient: Int64) throws -> [String] {
    guard !words.isEmpty else { return [] }
    let cells = try workspace.boards(for: patient).flatMap { try workspace.cells(of: $0) }
    let written = Set(cells.map(\.text.folded))
    return try words.filter { word in
      try !written.contains(word.folded)
        && !workspace.symbolNames(beginning: word, for: patient).contains { $0.folded == word.folded }
        && catalog.concepts(meaning: word, language: wording.language.id).isEmpty
    }
  }
}
