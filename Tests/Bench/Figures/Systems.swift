import Bliss
import Catalan
import Catalog
import CoreVocabulary
import Emoji
import English
import Foundation
import PCS
import PIC
import Pictograms
import Portuguese
import Spanish
import SymbolFolder
import TagarelaKit

extension Part {
  /// The symbol systems themselves: registering all of them, drawing with each, and a clinic's large set.
  static let systems = Part(name: "systems") { bench in
    let registry = Registry(Self.modules)
    try bench.measure(
      "index of the vocabulary and all built-in systems", .milliseconds, budget: 1000,
      ours: {
        let catalog = bench.catalog(over: registry, in: try bench.fresh("systems"))
        return try seconds { _ = try catalog.systems() }
      }, value: { $0 * 1e3 })
    for (system, count, budget) in [("bliss", 1000, 150.0), ("pcs", 400, 100), ("pic", 400, 100), ("emoji", 400, 200)] {
      let source = try bench.source(system, in: registry)
      var codes: [String] = []
      _ = try source.list(progress: { _, _ in }) { codes.append($0.code) }
      let drawn = codes.sorted().prefix(count)
      try bench.measure(
        "\(drawn.count) pictures of \(system)", .milliseconds, budget: budget,
        ours: { try seconds { for code in drawn { _ = try source.picture(of: code, choices: []) } } },
        value: { $0 * 1e3 })
    }
    let folder = try bench.clinicsPictures(40_000)
    try bench.measure(
      "a folder of 40,000 pictures registered", .milliseconds, budget: 5000,
      ours: {
        let catalog = bench.catalog(over: try bench.registry(withPictures: folder), in: try bench.fresh("pictures"))
        return try seconds { _ = try catalog.systems() }
      }, value: { $0 * 1e3 })
    try bench.measure(
      "its first search in a new process", .milliseconds, budget: 20,
      ours: {
        let catalog = bench.catalog(over: try bench.registry(withPictures: folder), in: bench.path("pictures"))
        return try seconds { _ = try catalog.find(SymbolQuery("suco", language: "pt")) }
      }, value: { $0 * 1e3 })
  }

  static let modules: [Module] = [
    .portuguese, .spanish, .catalan, .english, .coreVocabulary, .pictograms, .pcs, .pic, .bliss, .emoji, .symbolFolder,
  ]
}

extension Bench {
  func catalog(over registry: Registry, in folder: String) -> SymbolCatalog {
    SymbolCatalog(registry: registry, renderer: NoDrawing(), folder: folder, notice: { _ in })
  }

  fileprivate func source(_ system: String, in registry: Registry) throws -> any SymbolSource {
    guard let system = registry.first(.systems, id: system) else { throw Trouble("no system \(system)") }
    let concepts = try self.concepts()
    return try system.open(
      SystemAids(registry: registry, renderer: NoDrawing(), concepts: { concepts }, cache: try fresh("source")))
  }

  /// A folder of so many small drawings, one picture under many names, with a table in three languages.
  fileprivate func clinicsPictures(_ count: Int) throws -> String {
    let folder = path("clinics-pictures")
    try FileManager.default.createDirectory(atPath: folder + "/pictures", withIntermediateDirectories: true)
    let first = folder + "/pictures/picture-0.svg"
    try #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>"#
      .write(toFile: first, atomically: true, encoding: .utf8)
    var table = "file,pt,es,en,category\n"
    for index in 0..<count {
      let name = "picture-\(index).svg"
      // A file has so many names at most.
      if index > 0 {
        let kept = folder + "/pictures/picture-\(index - index % 30_000).svg"
        if index % 30_000 == 0 {
          try FileManager.default.copyItem(atPath: first, toPath: kept)
        } else {
          guard link(kept, folder + "/pictures/" + name) == 0 else { throw Trouble("no link \(name)") }
        }
      }
      table += "\(name),figura \(index),dibujo \(index),picture \(index),things\n"
    }
    try table.write(toFile: folder + "/symbols.csv", atomically: true, encoding: .utf8)
    return folder
  }

  /// All modules, and a pack that has these pictures.
  fileprivate func registry(withPictures folder: String) throws -> Registry {
    let parts = Registry(Part.modules).all(.packParts)
    guard let part = parts.first(where: { $0.id == "symbols" }) else { throw Trouble("no part for pictures") }
    let json = Data(#"{"id":"clinic","pictures":"pictures","table":"symbols.csv"}"#.utf8)
    let content = PackContent(pack: "clinic", folder: folder, json: json)
    return Registry(
      Part.modules + [Module(id: "clinic", version: "1.0") { try part.register(content, &$0) }])
  }
}
