import Conformance
import Shell
import TagarelaKit

/// A pack registered beside all other modules, to see what becomes of it.
struct PackTrial {
  let pack: FoundPack
  let manifest: Manifest
  /// The modules without it.
  let others: Registry
  let registry: Registry

  /// - Parameter modules: all others.
  init(pack: FoundPack, manifest: Manifest, others: Registry, modules: [Module], parts: [PackPart]) {
    self.pack = pack
    self.manifest = manifest
    self.others = others
    registry = Registry(modules + [pack.module(parts)])
  }

  func result(renderer: any Renderer, cache: String) -> PackCheck {
    guard let module = registry.modules.last else { return PackCheck(complaints: [], counts: []) }
    if case .broken(let failure) = module.state {
      return PackCheck(complaints: [FileComplaint(failure, in: Manifest.fileName)], counts: [])
    }
    let vocabularies = registry.all(.vocabularies)
    let aids = SystemAids(
      registry: registry, renderer: renderer,
      concepts: { try vocabularies.flatMap { try $0.tables().flatMap(\.concepts) } }, cache: cache)
    let broken = checkConformance(of: module, in: registry, with: aids).map { what in
      FileComplaint(file: Manifest.fileName, what: Phrase("pack.conformance", ["what": .text(what)]))
    }
    return PackCheck(complaints: ambiguities(module) + broken, counts: counts(module, aids))
  }

  /// Words of the pack by which a line could mean more than without it.
  private func ambiguities(_ module: LoadedModule) -> [FileComplaint] {
    guard module.extensions.contains(where: { $0.point == ExtensionPoint<Translation>.translations.name }) else {
      return []
    }
    let before = Set(AmbiguousWord.all(of: CommandTable(others), in: others))
    var seen: Set<String> = []
    return AmbiguousWord.all(of: CommandTable(registry), in: registry).compactMap { found in
      guard !before.contains(found), seen.insert(found.word).inserted else { return nil }
      return FileComplaint(
        file: Manifest.fileName,
        what: Phrase(
          "pack.word_ambiguous",
          ["word": .text(found.word), "meanings": .text(found.meanings.joined(separator: ", "))]))
    }
  }

  private func counts(_ module: LoadedModule, _ aids: SystemAids) -> [PackCheck.Count] {
    var counts: [String: Int] = [:]
    for found in module.extensions {
      switch found.point {
      case ExtensionPoint<SymbolSystem>.systems.name:
        guard let source = try? registry.first(.systems, id: found.id)?.open(aids) else { continue }
        _ = try? source.list(progress: { _, _ in }) { _ in counts["symbol", default: 0] += 1 }
      case ExtensionPoint<Vocabulary>.vocabularies.name:
        let tables = (try? registry.first(.vocabularies, id: found.id)?.tables()) ?? []
        counts["concept", default: 0] += tables.reduce(0) { $0 + $1.concepts.count }
      case ExtensionPoint<Translation>.translations.name:
        guard let translation = registry.first(.translations, id: found.id) else { continue }
        let tables = [MessageTable(translation.words), MessageTable(translation.messages)]
        counts["message", default: 0] += tables.reduce(0) { $0 + $1.texts.count }
      default: continue
      }
    }
    return counts.sorted { $0.key < $1.key }.map { PackCheck.Count(kind: $0.key, count: $0.value) }
  }
}
