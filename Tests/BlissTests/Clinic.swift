import Bliss
import Foundation
import TagarelaKit

/// Bliss as a shell has it, with the packs that a test makes.
struct Clinic {
  let folder = FileManager.default.temporaryDirectory.appending(path: "bliss-\(UUID().uuidString)")
  let source: any SymbolSource

  /// - Parameter files: of one pack, by name; a pack without files has none of its own and registers nothing.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    source = try Self.open(files.isEmpty ? [] : [Self.pack(folder.path)])
  }

  /// With the folder as the only pack.
  init(pack: URL) throws { source = try Self.open([Self.pack(pack.path)]) }

  static func content(_ folder: String) -> PackContent {
    PackContent(
      pack: "words", folder: folder,
      json: Data(#"{"compositions": "compositions.json", "glosses": "glosses.json"}"#.utf8))
  }

  func list() throws -> (symbols: [SystemSymbol], complaints: [FileComplaint]) {
    var symbols: [SystemSymbol] = []
    let complaints = try source.list(progress: { _, _ in }, { symbols.append($0) })
    return (symbols, complaints)
  }

  func svg(_ code: String) throws -> String {
    String(decoding: try source.picture(of: code, choices: []).bytes, as: UTF8.self)
  }

  private static func pack(_ folder: String) -> Module {
    Module(id: "words", version: "1.0", origin: .pack(folder: folder)) { registrar in
      try PackPart.blissWords.register(content(folder), &registrar)
    }
  }

  private static func open(_ packs: [Module]) throws -> any SymbolSource {
    let registry = Registry([.bliss] + packs)
    for module in registry.modules {
      if case .broken(let failure) = module.state { throw failure }
    }
    return try SymbolSystem.bliss.open(
      SystemAids(registry: registry, renderer: NoRenderer(), concepts: { [] }, cache: NSTemporaryDirectory()))
  }
}

/// Bliss draws by itself.
private struct NoRenderer: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { throw Failure("none") }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { throw Failure("none") }
  func inspect(picture: Data) throws -> PictureFacts { throw Failure("none") }
}
