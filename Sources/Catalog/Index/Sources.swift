import GRDB
import Synchronization
import TagarelaKit

/// The vocabularies and systems of this program: opens them, and brings the index up to date with them.
final class Sources: Sendable {
  private let registry: Registry
  private let renderer: any Renderer
  private let cache: String
  private let file: IndexFile
  private let notice: @Sendable (CatalogNotice) -> Void
  private let state = Mutex(State())

  private struct State {
    var opened: [String: any SymbolSource] = [:]
    var scope: SearchScope?
    var checked: ContinuousClock.Instant?
  }

  /// For so long nothing is asked whether it has changed.
  private static let trust = Duration.seconds(2)

  init(
    registry: Registry, renderer: any Renderer, cache: String, file: IndexFile,
    notice: @escaping @Sendable (CatalogNotice) -> Void
  ) {
    self.registry = registry
    self.renderer = renderer
    self.cache = cache
    self.file = file
    self.notice = notice
  }

  var systems: [SymbolSystem] { registry.all(.systems) }

  /// What can be searched, registered as it is now.
  func scope() throws -> SearchScope {
    try state.withLock { state in
      if let scope = state.scope, let checked = state.checked, ContinuousClock.now - checked < Self.trust {
        return scope
      }
      let scope = try retrying { try renewedScope(&state) }
      state.scope = scope
      state.checked = .now
      return scope
    }
  }

  /// Asks again at the next use what has changed.
  func forget() {
    state.withLock { $0.checked = nil }
  }

  /// Once more with an index that was found damaged and has been emptied.
  func retrying<Result>(_ body: () throws -> Result) throws -> Result {
    for _ in 0..<2 {
      do { return try body() } catch is IndexFile.Lost { continue }
    }
    throw Failure("catalog.unusable", ["folder": .text(cache)])
  }

  /// An opened system.
  ///
  /// - Throws: `Failure` `system.unknown`, and the system's own when it can't be opened.
  func source(_ id: String) throws -> any SymbolSource {
    let system = try system(id)
    return try state.withLock { try opened(system, &$0) }
  }

  /// - Throws: `Failure` `system.unknown`.
  @discardableResult
  func system(_ id: String) throws -> SymbolSystem {
    if let system = registry.first(.systems, id: id) { return system }
    throw Failure("system.unknown", ["name": .text(id)], candidates: nearest(to: id, among: systems.map(\.id)))
  }

  private func opened(_ system: SymbolSystem, _ state: inout State) throws -> any SymbolSource {
    if let source = state.opened[system.id] { return source }
    let file = file
    let aids = SystemAids(
      registry: registry, renderer: renderer, concepts: { try file.read(ConceptRow.all) }, cache: cache)
    let source = try system.open(aids)
    state.opened[system.id] = source
    return source
  }

  private func renewedScope(_ state: inout State) throws -> SearchScope {
    var scope = SearchScope()
    var fingerprints: [String] = []
    for vocabulary in registry.all(.vocabularies) {
      do {
        let fingerprint = try vocabulary.fingerprint()
        scope.vocabularies.append(SearchScope.Part(vocabulary.id, try registered(vocabulary, fingerprint)))
        fingerprints.append("\(vocabulary.id) \(fingerprint)")
      } catch let error where !(error is IndexFile.Lost) {
        scope.trouble = scope.trouble ?? failure(error, vocabulary.id)
      }
    }
    // A system may choose its symbols by the concepts that there are.
    let concepts = fingerprints.joined(separator: "\n")
    for system in systems {
      do {
        let source = try opened(system, &state)
        let fingerprint = try source.fingerprint() + "\n" + concepts
        scope.systems.append(SearchScope.Part(system.id, try registered(system, source, fingerprint)))
      } catch let error where !(error is IndexFile.Lost) {
        scope.unavailable[system.id] = failure(error, system.name)
      }
    }
    return scope
  }

  private func failure(_ error: any Error, _ name: String) -> Failure {
    error as? Failure
      ?? Failure("system.failed", ["name": .text(name), "reason": .text(String(describing: error))])
  }

  private func registered(_ vocabulary: Vocabulary, _ fingerprint: String) throws -> SourceRow {
    let find = { try SourceRow.find(.vocabulary, vocabulary.id, $0) }
    if let row = try file.read(find), row.fingerprint == fingerprint { return row }
    let writer = VocabularyWriter(
      vocabulary: vocabulary.id, fingerprint: fingerprint, concepts: try vocabulary.tables().flatMap(\.concepts))
    try file.write(writer.write)
    return try kept(file.read(find))
  }

  private func registered(_ system: SymbolSystem, _ source: any SymbolSource, _ fingerprint: String) throws
    -> SourceRow
  {
    let find = { try SourceRow.find(.system, system.id, $0) }
    if let row = try file.read(find), row.fingerprint == fingerprint { return row }
    var symbols: [SystemSymbol] = []
    let progress = Progress(system: system.name, notice: notice)
    let complaints = try source.list(progress: progress.listed) { symbols.append($0) }
    let writer = SystemWriter(
      system: system.id, fingerprint: fingerprint, symbols: symbols, complaints: complaints)
    try file.write { db in try writer.write(db) { progress.written($0, of: symbols.count) } }
    progress.end(symbols.count)
    return try kept(file.read(find))
  }

  private func kept(_ row: SourceRow?) throws -> SourceRow {
    guard let row else { throw IndexFile.Lost() }
    return row
  }
}
