import Catalog
import TagarelaKit
public import Workspace

extension Clinic {
  /// The language in which most of the words on some boards are words; the user's where no other has more.
  public func language(ofWordsOn boards: [BoardRecord]) throws -> String {
    var words: [String] = []
    for board in boards where words.count < Self.mostTried {
      words += try workspace.cells(of: board).map(\.text.folded).filter { !$0.isEmpty }
    }
    let tried = words.removingRepeats.prefix(Self.mostTried)
    var best = (language: wording.language.id, count: 0)
    let others = registry.all(.languages).map(\.id).filter { $0 != best.language }
    for language in [best.language] + others {
      let count = try tried.count { try isWord($0, of: language) }
      if count > best.count { best = (language, count) }
    }
    return best.language
  }

  /// As many words are tried.
  private static let mostTried = 200

  /// - Parameter word: folded.
  private func isWord(_ word: String, of language: String) throws -> Bool {
    let isListed = try catalog.concepts(meaning: word, language: language).contains { concept in
      concept.words[language]?.contains { $0.text.folded == word } == true
    }
    return try isListed || !concepts(ofForm: word, in: language).isEmpty
  }
}
