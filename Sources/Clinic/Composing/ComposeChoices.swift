public import Composing
import TagarelaKit
public import Workspace

/// What a guided sentence offers: concepts of the vocabularies and the workspace's own symbols, or only those of a board or
/// among a patient's favourites.
public struct ComposeChoices {
  public let guide: SentenceGuide
  /// The workspace's symbols for choices that it has some for.
  public let symbols: [String: SymbolRecord]
  private let categories: [String: ComposeCategory]
  private let synonyms: [String: [String]]
  /// The key of the failure that says why something isn't among them; nil where they are all that there is.
  let limit: String?

  /// - Parameters:
  ///   - symbols: what alone may be offered; nil for all that there is.
  ///   - limit: says of a word that it isn't among the symbols.
  init(
    _ clinic: Clinic, in language: String, for patient: Int64?, only symbols: [ComposeSource]?, limit: String? = nil
  ) throws {
    self.limit = limit
    let lexicon = try clinic.grammars.words()
    let book = try clinic.predictions.words(lexicon, in: language)
    var collected = Collected(lexicon, language)
    if let symbols {
      for source in symbols { collected.add(source, id: book.id(of: source.name, concept: source.concept)) }
    } else {
      // A vocabulary's name only stands for one: the town's, the mother's.
      for concept in lexicon.concepts where concept.wordClass != .name { collected.add(concept) }
      for source in try clinic.composeSources(clinic.workspace.symbols(for: patient)) {
        collected.add(source, id: book.id(of: source.name, concept: source.concept))
      }
    }
    guide = SentenceGuide(choices: collected.choices, frames: lexicon.frames.merging(collected.frames) { $1 })
    self.symbols = collected.symbols
    categories = collected.categories
    synonyms = collected.concepts.mapValues { concept in
      concept.words[language]?.flatMap { [$0.text] + ($0.feminine.map { [$0] } ?? []) } ?? []
    }
  }

  /// All words that the language has for a choice.
  public func words(for id: String) -> [String] { synonyms[id] ?? [] }

  /// The category of a choice.
  func category(of choice: Choice) -> ComposeCategory {
    categories[choice.id] ?? ComposeCategory(key: UsualCategory.miscellaneous.rawValue)
  }

  /// Whether one of the choices is called so.
  func has(_ word: String) -> Bool {
    let wanted = word.folded
    return guide.choices.contains { choice in
      choice.word.folded == wanted || choice.id == word || words(for: choice.id).contains { $0.folded == wanted }
    }
  }

  private struct Collected {
    let lexicon: Lexicon
    let language: String
    let concepts: [String: Concept]
    private(set) var choices: [Choice] = []
    private(set) var frames: [String: VerbFrame] = [:]
    private(set) var symbols: [String: SymbolRecord] = [:]
    private(set) var categories: [String: ComposeCategory] = [:]
    private var known: Set<String> = []
    /// What the words of a vocabulary's category mostly are, and its things.
    private let classes: [String: WordClass]
    private let kinds: [String: [String]]

    init(_ lexicon: Lexicon, _ language: String) {
      self.lexicon = lexicon
      self.language = language
      let groups = Dictionary(grouping: lexicon.concepts, by: \.category)
      classes = groups.compactMapValues { Self.mostCommon($0.map(\.wordClass)) }
      kinds = groups.compactMapValues { concepts in
        Self.mostCommon(concepts.filter { $0.wordClass == .noun }.compactMap { lexicon.natures[$0.key]?.kinds })
      }
      concepts = Dictionary(lexicon.concepts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func add(_ concept: Concept) {
      guard let word = concept.words[language]?.first, known.insert(concept.key).inserted else { return }
      categories[concept.key] = ComposeCategory(key: concept.category)
      if concept.wordClass == .verb, lexicon.frames[concept.key] == nil { frames[concept.key] = Self.anyVerb }
      choices.append(
        Choice(id: concept.key, word: word.text, wordClass: concept.wordClass, nature: lexicon.natures[concept.key]))
    }

    mutating func add(_ source: ComposeSource, id: String) {
      // The patient's own stands in place of everybody's.
      if let symbol = source.symbol, symbols[id] == nil || symbol.patient != nil { symbols[id] = symbol }
      if let concept = concepts[id] {
        guard known.insert(id).inserted else { return }
        categories[id] = ComposeCategory(key: concept.category)
        let words = concept.words[language] ?? []
        let word = words.first { $0.text.folded == source.name.folded } ?? words.first
        choices.append(
          Choice(
            id: id, word: word?.text ?? source.name, wordClass: concept.wordClass, nature: lexicon.natures[id]))
      } else if known.insert(id).inserted {
        categories[id] =
          source.category.map { ComposeCategory(key: $0) } ?? source.ownCategory.map { ComposeCategory(own: $0) }
        let wordClass = source.category.flatMap { classes[$0] } ?? source.wordClass ?? .noun
        choices.append(Choice(id: id, word: source.name, wordClass: wordClass, nature: nature(of: source, wordClass)))
        if wordClass == .verb { frames[id] = Self.anyVerb }
      }
    }

    /// The first of those that are there most often.
    private static func mostCommon<Element: Hashable>(_ elements: [Element]) -> Element? {
      let counts = Dictionary(grouping: elements, by: { $0 }).mapValues(\.count)
      let most = counts.values.max()
      return elements.first { counts[$0] == most }
    }

    /// As far as its category tells; where that says only that it is a thing, it may be any of those that people use.
    private func nature(of source: ComposeSource, _ wordClass: WordClass) -> ConceptNature {
      switch wordClass {
      case .name: ConceptNature(kinds: ["person"])
      case .noun: ConceptNature(kinds: source.category.flatMap { kinds[$0] } ?? Self.anyThing)
      default: ConceptNature(kinds: ["state"])
      }
    }

    private static let anyThing = ["thing", "food", "drink", "toy", "game", "clothing", "place"]

    /// Of a verb that no vocabulary knows.
    private static let anyVerb = VerbFrame(
      subjects: ["person", "animal"], complements: [VerbFrame.Complement(.object, kinds: ["any"])])
  }
}

/// A symbol, or a word alone, that may be offered.
struct ComposeSource {
  let name: String
  var concept: String?
  var symbol: SymbolRecord?
  /// As far as its category tells.
  var wordClass: WordClass?
  /// The vocabularies' category that is called like its own.
  var category: String?
  /// What its own category is called.
  var ownCategory: String?
}

extension Clinic {
  /// What the cells of a board offer that a patient sees: its symbols and its words, not its ways and keys.
  func composeSources(on board: BoardRecord) throws -> [ComposeSource] {
    let cells = try workspace.cells(of: board).filter { !$0.isHidden && $0.actions.isEmpty && $0.link == nil }
    let words = cells.filter { $0.symbol == nil && !$0.text.isEmpty }.map { ComposeSource(name: $0.text) }
    return try composeSources(cells.compactMap(\.symbol)) + words
  }

  func composeSources(_ symbols: [SymbolRecord]) throws -> [ComposeSource] {
    var sources: [ComposeSource] = []
    for (id, symbols) in Dictionary(grouping: symbols, by: \.category).sorted(by: { $0.key < $1.key }) {
      let wordClass = try wordClass(ofCategory: id)
      let own = try workspace.category(id: id)?.name
      let category = try own.flatMap(vocabularyCategory)
      sources += symbols.map {
        ComposeSource(
          name: $0.name, concept: $0.concept, symbol: $0, wordClass: wordClass, category: category,
          ownCategory: own)
      }
    }
    return sources
  }

  /// The vocabularies' category that a language calls so.
  private func vocabularyCategory(called name: String) throws -> String? {
    let prefix = "concept.category."
    let wanted = name.folded
    let keys = Set(try grammars.words().concepts.map(\.category))
    return registry.all(.languages).lazy.map { Wording($0.id, in: registry) }.compactMap { wording in
      keys.first { wording.text(Phrase(prefix + $0)).folded == wanted }
    }.first
  }
}
