import Conformance
import Shell
import TagarelaKit

/// A pack registered beside all other modules, to see what becomes of it.
struct PackTrial {
  let registry: Registry
  private let module: LoadedModule?

  init(module: Module, beside others: Registry) {
    registry = others.adding([module])
    self.module = registry.modules.last
  }

  /// Why it can't be used.
  var failure: Failure? { if case .broken(let failure) = module?.state { failure } else { nil } }

  var missing: [MissingTexts] { module.map { registry.missingTexts(of: $0) } ?? [] }

  func aids(renderer: any Renderer, cache: String) -> SystemAids {
    let vocabularies = registry.all(.vocabularies)
    return SystemAids(
      registry: registry, renderer: renderer,
      concepts: { try vocabularies.flatMap { try $0.tables().flatMap(\.concepts) } }, cache: cache)
  }

  func brokenPromises(_ aids: SystemAids) -> [FileComplaint] {
    guard let module else { return [] }
    return checkConformance(of: module, in: registry, with: aids).map { what in
      FileComplaint(file: Manifest.fileName, what: Phrase("pack.conformance", ["what": .text(what)]))
    }
  }

  /// Words of the pack by which a line could mean more than without it.
  func ambiguities(without others: Registry) -> [FileComplaint] {
    guard adds(.translations) else { return [] }
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

  /// Relations of concepts that no vocabulary has, the pack's own neither.
  func strangers() -> [FileComplaint] {
    guard let relations = try? registry.first(.vocabularies, id: "\(module?.id ?? "")-relations")?.relations(),
      let concepts = try? registry.all(.vocabularies).flatMap({ try $0.tables() }).flatMap(\.concepts)
    else { return [] }
    let known = Set(concepts.map(\.key))
    return (Array(relations.natures.keys) + relations.frames.keys).sorted().filter { !known.contains($0) }.map { key in
      FileComplaint(file: Manifest.fileName, what: Phrase("relations.unknown", ["key": .text(key)]))
    }
  }

  private func adds<Extension>(_ point: ExtensionPoint<Extension>) -> Bool {
    module?.extensions.contains { $0.point == point.name } ?? false
  }

  func counts(_ aids: SystemAids) -> [PackCheck.Count] {
    var counts: [String: Int] = [:]
    for found in module?.extensions ?? [] {
      switch found.point {
      case ExtensionPoint<SymbolSystem>.systems.name:
        guard let source = try? registry.first(.systems, id: found.id)?.open(aids) else { continue }
        _ = try? source.list(progress: { _, _ in }) { _ in counts["symbol", default: 0] += 1 }
      case ExtensionPoint<Vocabulary>.vocabularies.name:
        let vocabulary = registry.first(.vocabularies, id: found.id)
        let concepts = ((try? vocabulary?.tables()) ?? []).reduce(0) { $0 + $1.concepts.count }
        let relations = (try? vocabulary?.relations()) ?? Relations()
        let count = relations.natures.count + relations.frames.count
        let utterances = ((try? vocabulary?.utterances()) ?? []).count
        if concepts > 0 || count + utterances == 0 { counts["concept", default: 0] += concepts }
        if count > 0 { counts["relation", default: 0] += count }
        if utterances > 0 { counts["utterance", default: 0] += utterances }
      case ExtensionPoint<Translation>.translations.name:
        guard let translation = registry.first(.translations, id: found.id) else { continue }
        let tables = [MessageTable(translation.words), MessageTable(translation.messages)]
        counts["message", default: 0] += tables.reduce(0) { $0 + $1.texts.count }
      case ExtensionPoint<BoardLayout>.layouts.name: counts["layout", default: 0] += 1
      case ExtensionPoint<FileFormat>.formats.name: counts["format", default: 0] += 1
      default: continue
      }
    }
    return counts.sorted { $0.key < $1.key }.map { PackCheck.Count(kind: $0.key, count: $0.value) }
  }
}
