public import TagarelaKit
import Workspace

/// What there is that is written nearly like a word that no vocabulary has.
public struct NearWords: Sendable {
  public let word: String
  public let near: [String]

  /// Words of a line that are looked for; who has mistyped more will see it by these.
  public static let mostWords = 20

  public var remark: Phrase {
    Phrase("sentence.near", ["word": .text(word), "candidates": .list(near.map { .text($0) })])
  }

  public var record: Record { Record(["word": .text(word), "near": .list(near.map { .text($0) })]) }
}

extension Clinic {
  /// Looks for each of these words among the workspace's symbols and the vocabularies' words; a word that a symbol is
  /// called by is meant as it is.
  ///
  /// - Returns: those words for which something near was found.
  public func nearWords(_ words: [String], for patient: Int64?, in language: String) throws -> [NearWords] {
    let workspace = workspace
    let unmeant = try words.prefix(NearWords.mostWords).filter {
      try workspace.symbol(called: $0, for: patient) == nil
    }
    guard !unmeant.isEmpty else { return [] }
    let byEar = registry.first(.languages, id: language)?.byEar ?? { $0.folded }
    let symbols = NearestCandidates(try workspace.symbols(for: patient).map(\.name), byEar: byEar)
    let candidates = try symbols + grammars.nearestCandidates(in: language, byEar: byEar)
    return unmeant.compactMap { word in
      let near = candidates.nearest(to: Misspelling(word, byEar: byEar))
      return near.isEmpty ? nil : NearWords(word: word, near: near)
    }
  }
}
