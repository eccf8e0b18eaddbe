import Catalan
import Catalog
import CoreVocabulary
import English
import Foundation
import Portuguese
import Spanish
import Synchronization
import TagarelaKit

/// A symbol system in memory that counts how often it is listed.
final class MemorySystem: SymbolSource {
  let id: String
  private let contents: Mutex<[SystemSymbol]>
  private let listings = Mutex(0)

  init(_ id: String, _ symbols: [SystemSymbol]) {
    self.id = id
    contents = Mutex(symbols)
  }

  /// Symbols for all of these concepts, each with the key as its code.
  convenience init(_ id: String, concepts: [String]) {
    self.init(id, concepts.map { SystemSymbol(code: $0, concept: $0) })
  }

  var symbols: [SystemSymbol] {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }

  var timesListed: Int { listings.withLock { $0 } }

  func fingerprint() throws -> String { String(symbols.count) + (symbols.last?.code ?? "") }

  func list(progress: (Int, Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws -> [FileComplaint] {
    listings.withLock { $0 += 1 }
    let symbols = symbols
    for (index, symbol) in symbols.enumerated() {
      try take(symbol)
      progress(index + 1, symbols.count)
    }
    return id == "complaining" ? [FileComplaint(file: "a.csv", row: 3, what: Phrase("odd", ["text": "x"]))] : []
  }

  /// `made:…` is composed, `wrong…` is meant but wrong.
  func symbol(_ code: String) throws -> SystemSymbol? {
    if code.hasPrefix("wrong") { throw Failure("odd", place: Place(text: code, range: 0..<5)) }
    return code.hasPrefix("made:") ? SystemSymbol(code: code, words: ["en": ["composed"]]) : nil
  }

  func picture(of code: String, choices: [String]) throws -> Picture {
    Picture(format: .svg, bytes: Data("<svg \(id) \(code) \(choices)/>".utf8))
  }

  func joined(_ codes: [String]) throws -> SystemSymbol? { SystemSymbol(code: codes.joined(separator: "+")) }

  var module: Module {
    Module(id: "module-\(id)", version: "1") { registrar in
      try registrar.add(SymbolSystem(id: self.id, name: self.id.uppercased()) { _ in self }, to: .systems)
    }
  }
}

struct NoRenderer: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { Data() }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }
  func inspect(picture: Data) throws -> PictureFacts { PictureFacts(format: .svg, width: 1, height: 1) }
}

/// A folder that goes with its owner.
final class Folder: Sendable {
  let path = NSTemporaryDirectory() + "catalog-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A catalog over the real vocabulary and systems in memory.
struct Shelf {
  let folder: Folder
  let catalog: SymbolCatalog

  init(
    _ systems: [MemorySystem], more: [Module] = [], in folder: Folder = Folder(), path: String? = nil,
    notice: @escaping @Sendable (CatalogNotice) -> Void = { _ in }
  ) {
    self.folder = folder
    catalog = SymbolCatalog(
      registry: Registry([.portuguese, .spanish, .catalan, .english, .coreVocabulary] + systems.map(\.module) + more),
      renderer: NoRenderer(),
      folder: path ?? folder.path, notice: notice)
  }

  /// Codes of what is found.
  func find(
    _ text: String, _ language: String = "pt", systems: [String] = [], only: String? = nil, category: String? = nil,
    limit: Int = 20
  ) throws -> [String] {
    try catalog.find(
      SymbolQuery(text, systems: systems, only: only, category: category, language: language, limit: limit)
    ).map(\.symbol.code)
  }
}

/// The concepts of the real vocabulary.
func allConcepts() throws -> [Concept] {
  try Registry([.coreVocabulary]).all(.vocabularies).flatMap { try $0.tables().flatMap(\.concepts) }
}
