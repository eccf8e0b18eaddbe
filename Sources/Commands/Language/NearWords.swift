import Shell
import TagarelaKit
import Workspace

/// What there is that is written nearly like a word that no vocabulary has.
struct NearWords {
  let word: String
  let near: [String]

  /// Looks among the workspace's symbols and the vocabularies' words; a word that a symbol is called by is meant as it is.
  ///
  /// - Returns: nil where nothing is near.
  init?(_ word: String, for patient: Int64?, in language: String, _ context: Context) throws {
    let workspace = try context.workspace
    guard try workspace.symbol(called: word, for: patient) == nil else { return nil }
    let symbols = try workspace.symbols(for: patient).lazy.map(\.name)
    let words = try context.grammars.words().concepts.lazy.flatMap { ($0.words[language] ?? []).lazy.map(\.text) }
    let byEar = context.registry.first(.languages, id: language)?.byEar ?? \.folded
    near = nearest(to: word, among: Array(symbols) + words, byEar: byEar)
    guard !near.isEmpty else { return nil }
    self.word = word
  }

  var remark: Phrase {
    Phrase("sentence.near", ["word": .text(word), "candidates": .list(near.map { .text($0) })])
  }

  var record: Record { Record(["word": .text(word), "near": .list(near.map { .text($0) })]) }
}
