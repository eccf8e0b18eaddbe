import Conformance
import Foundation
import TagarelaKit

@testable import SymbolFolder

/// A pack of pictures in a folder of its own, as a clinic would make it.
final class SetBench {
  let base: String
  var folder: String { base + "/pack" }
  var cache: String { base + "/cache" }
  /// Concepts of the vocabulary that the source is given.
  var concepts: [Concept] = []

  init() throws {
    base = FileManager.default.temporaryDirectory.appending(path: "set-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  static let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#.utf8)
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0])

  func write(_ path: String, _ content: Data) throws {
    let url = URL(filePath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func draw(_ paths: String...) throws {
    for path in paths { try write(path, path.hasSuffix(".svg") ? Self.svg : Self.png) }
  }

  func content(_ json: String) -> PackContent { PackContent(pack: "clinic", folder: folder, json: Data(json.utf8)) }

  /// Registers the pack as at start-up, and opens its system.
  func source(_ json: String = #"{"id":"set","table":"symbols.csv"}"#) throws -> any SymbolSource {
    let parts = Registry([.symbolFolder])
    guard let part = parts.first(.packParts, id: "symbols") else { throw Failure("no part") }
    let content = content(json)
    let registry = Registry([
      Module(id: "clinic", version: "1") { try part.register(content, &$0) }, Self.languages,
    ])
    if case .broken(let failure) = registry.modules[0].state { throw failure }
    guard let system = registry.all(.systems).first else { throw Failure("no system") }
    let concepts = concepts
    return try system.open(
      SystemAids(
        registry: registry, renderer: WritingAids.forConformance.renderer, concepts: { concepts }, cache: cache))
  }

  private static let languages = Module(id: "languages", version: "1") { registrar in
    let dates = DateStyle(short: \.description, long: \.description, read: { Day($0) })
    for id in ["pt", "es", "ca", "en"] {
      try registrar.add(
        Language(
          id: id, name: id, plural: { _ in .other }, numbers: NumberStyle(decimal: ".", group: ","), dates: dates),
        to: .languages)
    }
  }
}

/// All that a source lists.
struct Listing {
  var symbols: [SystemSymbol] = []
  var complaints: [FileComplaint] = []

  init(_ source: any SymbolSource) throws {
    var symbols: [SystemSymbol] = []
    complaints = try source.list(progress: { _, _ in }) { symbols.append($0) }
    self.symbols = symbols
  }

  subscript(code: String) -> SystemSymbol? { symbols.first { $0.code == code } }

  var codes: [String] { symbols.map(\.code) }

  /// `row key`, in order; the row is `-` where there is none.
  var said: [String] { complaints.map { "\($0.row.map(String.init) ?? "-") \($0.what.key.dropFirst(14))" } }
}
