import Catalan
import Catalog
import CoreVocabulary
import English
import Foundation
import Portuguese
import Spanish
import TagarelaKit

extension Part {
  /// The catalog of symbol systems: making its index, and finding in it.
  static let catalog = Part(name: "catalog") { bench in
    let concepts = try bench.concepts()
    let five = (1...5).map { PlainSystem.drawing(concepts.prefix(1500), id: "s\($0)") }
    try bench.measure(
      "index of the vocabulary and five systems of 1,500 symbols", .milliseconds, budget: 1000,
      ours: { try seconds { _ = try bench.catalog(five, in: bench.fresh("five")).systems() } }, value: { $0 * 1e3 })
    try bench.measure(
      "its first search in a new process", .milliseconds, budget: 5,
      ours: {
        let catalog = bench.catalog(five, in: bench.path("five"))
        return try seconds { _ = try catalog.find(SymbolQuery("suco", language: "pt")) }
      }, value: { $0 * 1e3 })
    let clinic = [PlainSystem.drawing(concepts, id: "pcs"), PlainSystem.clinic(100_000, concepts)]
    try bench.measure(
      "index of 100,000 pictures", .milliseconds, budget: 10_000,
      ours: { try seconds { _ = try bench.catalog(clinic, in: bench.fresh("clinic")).systems() } },
      value: { $0 * 1e3 })
    let catalog = bench.catalog(clinic, in: bench.path("clinic"))
    _ = try catalog.systems()
    for (kind, texts) in Self.asked {
      try bench.measure(
        "find in 100,000, \(kind), slowest of \(texts.count)", .milliseconds, budget: 5,
        ours: { try slowest(texts) { _ = try catalog.find(SymbolQuery($0, language: "pt")) } }, value: { $0 * 1e3 })
    }
    for (kind, texts) in [("one letter", "abcdemps".map(String.init)), ("the beginning of a name", ["bafe", "come"])] {
      try bench.measure(
        "Tab in 100,000, \(kind), slowest of \(2 * texts.count)", .milliseconds, budget: 5,
        ours: {
          try slowest(texts.flatMap { ["pcs:" + $0, "clinic:" + $0] }) {
            _ = try catalog.names(beginning: $0, system: nil, language: "pt", limit: 100)
          }
        }, value: { $0 * 1e3 })
    }
  }

  private static let asked: [(String, [String])] = [
    ("a whole word", ["água", "comer", "bafélomu", "foto", "casa", "de"]),
    ("one letter", "abcdefghijlmnopqrstuvxz".map(String.init)),
    ("two letters", ["ba", "co", "de", "pa", "ca", "xa", "qu", "re"]),
    ("three letters", ["baf", "com", "des", "esc", "par", "con"]),
    ("a beginning", ["bafe", "come", "desc", "cons", "para", "brin", "bafelo"]),
    ("mistyped", ["cachoro", "bafelumo", "comre", "brinqar", "chocholate", "helicoptro", "telefono", "escova dentes"]),
    ("some words", ["ir ao banheiro", "go to the toilet", "quero comer pão", "comer com a colher", "lavar as mãos"]),
    ("nothing like it", ["zzzzzz", "qwertyuiop", "wxkwxkwxkwxk zzqzzq", "ÿÿÿÿ"]),
  ]

  /// The slowest text's usual time: a median, so that what else the machine does is not taken for the search.
  private static func slowest(_ texts: [String], _ body: (String) throws -> Void) throws -> Double {
    try texts.map { text in
      try (0..<9).map { _ in try seconds { try body(text) } }.sorted()[4]
    }.max() ?? 0
  }
}

extension Bench {
  /// The concepts of the real vocabulary.
  func concepts() throws -> [Concept] {
    try Registry([.coreVocabulary]).all(.vocabularies).flatMap { try $0.tables().flatMap(\.concepts) }
  }

  func catalog(_ systems: [PlainSystem], in folder: String) -> SymbolCatalog {
    SymbolCatalog(
      registry: Registry([.portuguese, .spanish, .catalan, .english, .coreVocabulary] + systems.map(\.module)),
      renderer: NoDrawing(), folder: folder, notice: { _ in }
    )
  }

  /// A path at which there is nothing.
  func fresh(_ name: String) throws -> String {
    let path = path(name)
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    return path
  }
}

/// Finding draws nothing.
struct NoDrawing: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { Data() }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }
  func inspect(picture: Data) throws -> PictureFacts { throw Trouble("no drawing here") }
}
