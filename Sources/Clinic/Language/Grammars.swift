import Foundation
public import TagarelaKit

/// The grammars that modules brought, each prepared when its first sentence is made.
public final class Grammars: @unchecked Sendable {
  private let grammars: [SentenceGrammar]
  private let vocabularies: [Vocabulary]
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var lexicon: Lexicon?
  private var candidates: [String: NearestCandidates] = [:]
  private var makers: [String: @Sendable (SentenceRequest) -> Sentence] = [:]

  public init(_ registry: Registry) {
    grammars = registry.all(.grammars)
    vocabularies = registry.all(.vocabularies)
  }

  /// The languages that have one.
  public var languages: [String] { grammars.map(\.id) }

  /// - Throws: ``Failure`` `sentence.language` with the languages that there are, and what is wrong with a vocabulary.
  public func sentence(_ request: SentenceRequest, in language: String) throws -> Sentence {
    try maker(language)(request)
  }

  /// What else the same words may say, the likelier first: up to two other sentences.
  ///
  /// - Throws: as ``sentence(_:in:)``.
  public func others(_ request: SentenceRequest, in language: String) throws -> [String] {
    let maker = try maker(language)
    var found = [maker(request).text]
    for reading in 1...Self.readings where found.count < 3 {
      var request = request
      request.reading = reading
      let text = maker(request).text
      if !found.contains(text) { found.append(text) }
    }
    return Array(found.dropFirst())
  }

  /// How many readings are tried.
  private static let readings = 4

  /// - Throws: ``Failure`` `sentence.language` with the languages that there are, where this is none of them.
  public func check(_ language: String) throws { _ = try grammar(of: language) }

  private func grammar(of language: String) throws -> SentenceGrammar {
    guard let grammar = grammars.first(where: { $0.id == language }) else {
      throw Failure("sentence.language", ["language": .text(language)], candidates: languages)
    }
    return grammar
  }

  /// What all vocabularies say.
  public func words() throws -> Lexicon {
    try lock.withLock { try loaded() }
  }

  /// The words of a language, among which mistyped ones are looked for.
  ///
  /// - Parameter byEar: the language's.
  func nearestCandidates(in language: String, byEar: (String) -> String) throws -> NearestCandidates {
    try lock.withLock {
      if let known = candidates[language] { return known }
      let words = try loaded().concepts.lazy.flatMap { ($0.words[language] ?? []).lazy.map(\.text) }
      let made = NearestCandidates(words, byEar: byEar)
      candidates[language] = made
      return made
    }
  }

  private func maker(_ language: String) throws -> @Sendable (SentenceRequest) -> Sentence {
    try lock.withLock {
      if let maker = makers[language] { return maker }
      let grammar = try grammar(of: language)
      let maker = try grammar.prepare(try loaded())
      makers[language] = maker
      return maker
    }
  }

  private func loaded() throws -> Lexicon {
    if let lexicon { return lexicon }
    let loaded = try Lexicon(vocabularies)
    lexicon = loaded
    return loaded
  }
}
