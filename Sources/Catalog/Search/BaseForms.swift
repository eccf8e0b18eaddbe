import TagarelaKit

/// The forms under which inflected words may be listed, as the languages know them; the user's language first.
struct BaseForms: Sendable {
  private let languages: [Language]

  init(_ registry: Registry, user: String) {
    let all = registry.all(.languages)
    languages = all.filter { $0.id == user } + all.filter { $0.id != user }
  }

  /// - Parameter word: folded.
  func all(of word: String) -> [(language: String, forms: [String])] {
    languages.map { language in
      (language.id, language.baseForms(word).map { SearchText($0).whole }.filter { $0 != word })
    }
  }
}
