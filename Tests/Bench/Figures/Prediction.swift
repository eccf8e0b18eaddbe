import Clinic
import Commands
import Foundation
import Prediction
import TagarelaKit
import TagarelaTestSupport

extension Part {
  /// What prediction saves those who wrote the dialogues that no vocabulary has seen, and how long it takes.
  static let prediction = Part(name: "prediction") { bench in
    let registry = Registry(modules)
    let predictions = Predictions(registry)
    let lexicon = try Lexicon(registry.all(.vocabularies))
    for grammar in registry.all(.grammars) {
      let language = grammar.id
      guard let dialogues = try? Dialogue.all(language) else { continue }
      let make = try grammar.prepare(lexicon)
      var words = try predictions.wordPredictor(lexicon, in: language) { make($0) }
      try bench.measure(
        "prediction, \(language): words learned", .milliseconds,
        ours: { try seconds { words = try predictions.wordPredictor(lexicon, in: language) { make($0) } } },
        value: { $0 * 1e3 })
      let book = try predictions.words(lexicon, in: language)
      var symbols = try predictions.symbolPredictor(lexicon, in: language)
      try bench.measure(
        "prediction, \(language): symbols learned", .milliseconds,
        ours: { try seconds { symbols = try Predictions(registry).symbolPredictor(lexicon, in: language) } },
        value: { $0 * 1e3 })
      try bench.report.pointing(
        language, PointedTaps(dialogues, symbols) { book.standing(for: book.id(of: $0, concept: nil)) })
      let said = Dictionary(
        lexicon.concepts.compactMap { concept in concept.words[language]?.first.map { (concept.key, $0.text) } },
        uniquingKeysWith: { first, _ in first })
      let sentences = try registry.all(.vocabularies).flatMap { try $0.utterances() }.flatMap { utterance in
        Array(repeating: make(utterance.request(said)).text, count: utterance.times)
      }
      try bench.report.writing(language, dialogues, words, Presage.all(bench, language, sentences))
      let places = dialogues.flatMap(\.sentences).flatMap { sentence in sentence.indices.map { Array(sentence[..<$0]) }
      }
      try bench.measure(
        "prediction, \(language): one word", .microseconds, budget: 1_000,
        ours: { seconds { for place in places { _ = words.words(after: place, beginning: "", count: 5) } } },
        value: { $0 / Double(places.count) * 1e6 })
    }
  }
}

/// One of the conversations that somebody had, with the symbols pointed at and as it would be written.
struct Dialogue {
  let symbols: [[String]]
  let sentences: [[String]]

  static func all(_ language: String) throws -> [Dialogue] {
    let rows = try CaseTable("prediction/\(language)").rows.filter { $0.cells.count == 3 }
    let conversations = Dictionary(grouping: rows) { Int($0.cells[0]) ?? 0 }.sorted { $0.key < $1.key }
    return conversations.map { _, rows in
      Dialogue(
        symbols: rows.map { $0.cells[1].split(separator: "|").map(String.init) },
        sentences: rows.map { WrittenWords.of($0.cells[2]) })
    }
  }
}

/// Taps of somebody who points: without prediction one on a category and one on the symbol; with it one on the symbol where it
/// is among those that are offered.
struct PointedTaps {
  private(set) var symbols = 0
  private(set) var offered = 0
  /// Those that are among the first few.
  private(set) var first = 0

  /// As many as the usual board has cells.
  static let offers = 9
  static let few = 3

  var saved: Double { Double(offered) / Double(2 * symbols) }

  /// - Parameter learns: whether what was said in earlier conversations is learned.
  init(_ dialogues: [Dialogue], _ general: Predictor, learns: Bool = true, _ id: (String) -> String) {
    var past: [[String]] = []
    for dialogue in dialogues {
      let predictor = learns && !past.isEmpty ? general.adapted(to: past) : general
      var recent: [[String]] = []
      for utterance in dialogue.symbols.map({ $0.map(id) }) {
        for place in utterance.indices {
          let likely = predictor.likelihoods(after: Array(utterance[..<place]), recent: recent)
          symbols += 1
          guard let rank = likely.best(Self.offers).firstIndex(of: utterance[place]) else { continue }
          offered += 1
          if rank < Self.few { first += 1 }
        }
        recent = recent.suffix(7) + [utterance]
      }
      past += dialogue.symbols.map { $0.map(id) }
    }
  }
}

/// Taps of somebody who writes: a key for each letter and one for the blank; with prediction one on the word as soon as it is
/// among those that are offered.
struct WrittenTaps {
  private(set) var without = 0
  private(set) var with = 0

  static let offers = 5

  var saved: Double { 1 - Double(with) / Double(without) }

  mutating func write(_ word: String, _ offered: (_ letters: String) throws -> [String]) rethrows {
    without += word.count + 1
    let wanted = word.lowercased()
    for typed in 0..<word.count
    where try offered(String(word.prefix(typed))).contains(where: { $0.lowercased() == wanted }) {
      with += typed + 1
      return
    }
    with += word.count + 1
  }

  init() {}

  init(_ dialogues: [Dialogue], _ general: WordPredictor) {
    var past: [[String]] = []
    for dialogue in dialogues {
      let predictor = past.isEmpty ? general : general.adapted(to: past)
      var recent: [[String]] = []
      for sentence in dialogue.sentences {
        for place in sentence.indices {
          write(sentence[place]) {
            predictor.words(after: Array(sentence[..<place]), beginning: $0, recent: recent, count: Self.offers)
          }
        }
        recent = recent.suffix(7) + [sentence]
      }
      past += dialogue.sentences
    }
  }
}

extension Report {
  fileprivate func pointing(_ language: String, _ taps: PointedTaps) throws {
    try add(
      Figure(
        what: "prediction, \(language): symbols among \(PointedTaps.offers) offered, of \(taps.symbols)",
        unit: .percent,
        ours: 100 * Double(taps.offered) / Double(taps.symbols)))
    try add(
      Figure(
        what: "prediction, \(language): symbols among the first \(PointedTaps.few)", unit: .percent,
        ours: 100 * Double(taps.first) / Double(taps.symbols)))
    try add(
      Figure(what: "prediction, \(language): taps saved in pointing", unit: .percent, ours: 100 * taps.saved))
  }

  fileprivate func writing(
    _ language: String, _ dialogues: [Dialogue], _ words: WordPredictor, _ peers: [(name: String, saved: Double)]
  ) throws {
    let ours = 100 * WrittenTaps(dialogues, words).saved
    let what = "prediction, \(language): taps saved in writing"
    if peers.isEmpty { try add(Figure(what: what, unit: .percent, ours: ours)) }
    for peer in peers {
      try add(Figure(what: what, unit: .percent, ours: ours, peer: peer.name, theirs: 100 * peer.saved))
    }
  }
}
