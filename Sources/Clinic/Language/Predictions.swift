import Files
import Foundation
public import Prediction
public import TagarelaKit
import Workspace

/// What is likely to be pointed at or written next: from the utterances that vocabularies bring, and from what a patient has
/// said, which stays in the workspace. Read when first asked for.
public final class Predictions: @unchecked Sendable {
  private let vocabularies: [Vocabulary]
  private let languages: [Language]
  private let grammars: [SentenceGrammar]
  private let cache: String?
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var utterances: [ConceptUtterance]?
  private var books: [String: SymbolWords] = [:]
  private var symbols: [String: Adapted<Predictor>] = [:]
  private var words: [String: Adapted<WordPredictor>] = [:]

  /// What predicts for anybody, and for the one who was last asked for.
  private struct Adapted<Made> {
    let general: Made
    var personal: Made
    /// Tells one state of what was said from another.
    var stamp = UseStamp.nobody

    init(_ general: Made) {
      self.general = general
      personal = general
    }

    /// Learns anew what somebody has said, where that is worth it.
    mutating func follow(_ stamp: UseStamp, _ adapt: (Made) throws -> Made) rethrows {
      guard !stamp.isNear(self.stamp) else { return }
      personal = try adapt(general)
      self.stamp = stamp
    }
  }

  /// - Parameter cache: the user's folder for what can be worked out again; nil to keep nothing.
  public init(_ registry: Registry, cache: String? = nil) {
    vocabularies = registry.all(.vocabularies)
    languages = registry.all(.languages)
    grammars = registry.all(.grammars)
    self.cache = cache
  }

  /// The same, over other modules.
  public func adapted(to registry: Registry) -> Predictions { Predictions(registry, cache: cache) }

  /// Predicts concepts, by key, and symbols of no concept, as ``SymbolWords`` names them.
  public func symbolPredictor(_ lexicon: Lexicon, in language: String) throws -> Predictor {
    let words = try words(lexicon, in: language)
    let classes = Dictionary(
      lexicon.concepts.map { ($0.key, Self.group(of: $0, lexicon.natures[$0.key])) }, uniquingKeysWith: { $1 })
    return Predictor(
      general: try said(lexicon, in: language).flatMap { Array(repeating: $0.concepts, count: $0.times) },
      known: lexicon.concepts.map(\.key), usage: Self.usage(lexicon, words),
      className: { classes[$0] ?? Self.people })
  }

  /// What nobody knows is mostly somebody's name.
  private static let people = "\(WordClass.noun.rawValue):person"

  /// What concepts have in common that are said in like company.
  private static func group(of concept: Concept, _ nature: ConceptNature?) -> String {
    "\(concept.wordClass.rawValue):\(nature?.kinds.first ?? concept.category)"
  }

  /// What frames and ranks say of concepts.
  private static func usage(_ lexicon: Lexicon, _ words: SymbolWords) -> Predictor.Usage {
    let groups = lexicon.frames.mapValues(groups(after:))
    let ranks = Dictionary(lexicon.concepts.map { ($0.key, $0.rank) }, uniquingKeysWith: { $1 })
    return Predictor.Usage(
      groupsAfter: { groups[$0] ?? [] }, commonness: { ranks[$0] == 1 ? 1 : ranks[$0] == 3 ? 0.05 : 0.2 },
      share: { ranks[$0] == 3 ? 0.4 : 1 }, standing: words.standing, isPassedOver: words.isUnsaid)
  }

  /// The groups of a verb's objects, as far as the verb says what they are.
  private static func groups(after frame: VerbFrame) -> Set<String> {
    let object = frame.complements.first { $0.role == .object }
    guard let kinds = object?.kinds, !kinds.contains("any") else { return [] }
    return Set(kinds.filter { !$0.hasPrefix("=") }.map { "\(WordClass.noun.rawValue):\($0)" })
  }

  /// Predicts written words, with their inflection: it has read the utterances as sentences.
  public func wordPredictor(
    _ lexicon: Lexicon, in language: String, saying sentence: (SentenceRequest) throws -> Sentence
  ) throws -> WordPredictor {
    let known = lexicon.concepts.flatMap { $0.words[language] ?? [] }.flatMap { WrittenWords.of($0.text) }
    return WordPredictor(
      Predictor(general: try written(lexicon, in: language, saying: sentence), known: known))
  }

  /// The utterances as sentences, each in its words; kept for other processes, since saying them takes most of a second.
  private func written(
    _ lexicon: Lexicon, in language: String, saying sentence: (SentenceRequest) throws -> Sentence
  ) throws -> [[String]] {
    guard let cache else { return try said(lexicon, in: language, by: sentence) }
    // The grammar is a part of this program.
    let sources = try vocabularies.map { "\($0.id) \(try $0.fingerprint())" } + [FileFingerprint.of(["/proc/self/exe"])]
    let kept = try CacheFile(in: cache, named: "sentences-\(language)").contents(for: sources.joined(separator: "\n")) {
      Data(try said(lexicon, in: language, by: sentence).map { $0.joined(separator: " ") }.joined(separator: "\n").utf8)
    }
    return String(decoding: kept, as: UTF8.self).utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.split(separator: 0x20).map { String(Substring($0)) }
    }
  }

  private func said(
    _ lexicon: Lexicon, in language: String, by sentence: (SentenceRequest) throws -> Sentence
  ) throws -> [[String]] {
    let words = Dictionary(
      lexicon.concepts.compactMap { concept in concept.words[language]?.first.map { (concept.key, $0.text) } },
      uniquingKeysWith: { first, _ in first })
    return try said(lexicon, in: language).flatMap { utterance in
      Array(repeating: WrittenWords.of(try sentence(utterance.request(words)).text), count: utterance.times)
    }
  }

  /// What is said in a language; where the verb tells who speaks, that is left out every other time.
  private func said(_ lexicon: Lexicon, in language: String) throws -> [ConceptUtterance] {
    guard grammars.first(where: { $0.id == language })?.leavesOutSpeaker == true else { return try said(lexicon) }
    let speakers = Set(lexicon.natures.filter { $1.marks.contains { $0.name == "speaker" } }.keys)
    let verbs = Set(lexicon.concepts.filter { $0.wordClass == .verb }.map(\.key))
    return try said(lexicon).enumerated().flatMap { index, utterance in
      guard let first = utterance.concepts.first, speakers.contains(first),
        utterance.concepts.contains(where: verbs.contains)
      else { return [utterance] }
      var (whole, short) = (utterance, utterance)
      short.concepts.removeFirst()
      short.times = (utterance.times + index % 2) / 2
      whole.times = utterance.times - short.times
      return [whole, short].filter { $0.times > 0 }
    }
  }

  private func said(_ lexicon: Lexicon) throws -> [ConceptUtterance] {
    try lock.withLock {
      if let utterances { return utterances }
      let known = Set(lexicon.concepts.map(\.key))
      // A pack may speak of what is no longer there.
      let read = try vocabularies.flatMap { try $0.utterances() }.filter { $0.concepts.allSatisfy(known.contains) }
      utterances = read
      return read
    }
  }

  /// What vocabularies call things in a language.
  public func words(_ lexicon: Lexicon, in language: String) throws -> SymbolWords {
    let utterances = try said(lexicon)
    return lock.withLock {
      if let book = books[language] { return book }
      let forms = languages.first { $0.id == language }?.baseForms
      var said: [String: Int] = [:]
      for utterance in utterances { for key in utterance.concepts { said[key, default: 0] += utterance.times } }
      let book = SymbolWords(lexicon, language: language, said: said, baseForms: forms ?? { _ in [] })
      books[language] = book
      return book
    }
  }

  /// What is likely to be pointed at next by this patient; by anybody for nil.
  public func symbols(_ clinic: Clinic, in language: String, for patient: Int64?) throws -> Predictor {
    let lexicon = try clinic.grammars.words()
    var adapted = try lock.withLock { symbols[language] } ?? Adapted(symbolPredictor(lexicon, in: language))
    try adapted.follow(clinic.useStamp(patient)) { general in
      let words = try words(lexicon, in: language)
      return general.adapted(to: try clinic.lastUse(by: patient) { words.id(of: $0.name, concept: $0.concept) })
    }
    lock.withLock { symbols[language] = adapted }
    return adapted.personal
  }

  /// What is likely to be written next by this patient; by anybody for nil.
  public func words(_ clinic: Clinic, in language: String, for patient: Int64?) throws -> WordPredictor {
    let make = {
      try self.wordPredictor(clinic.grammars.words(), in: language) { try clinic.grammars.sentence($0, in: language) }
    }
    var adapted = try lock.withLock { words[language] } ?? Adapted(make())
    try adapted.follow(clinic.useStamp(patient)) { general in
      general.adapted(to: try clinic.lastUse(by: patient) { $0.name }.map { $0.flatMap { WrittenWords.of($0) } })
    }
    lock.withLock { words[language] = adapted }
    return adapted.personal
  }
}

/// Whose touches were learned from, and which.
struct UseStamp: Equatable {
  var workspace = ""
  var patient: Int64?
  var touches = 0
  var last: Int64 = 0

  static let nobody = UseStamp()

  /// Whether it isn't worth learning anew.
  func isNear(_ other: UseStamp) -> Bool {
    workspace == other.workspace && patient == other.patient
      && (touches == other.touches ? last == other.last : touches > other.touches && touches - other.touches < 10)
  }
}
