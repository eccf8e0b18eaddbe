import Services
import Shell
public import TagarelaKit

/// Holds all that one module has registered against the promises of its extension points.
///
/// - Parameters:
///   - registry: the module among the others.
///   - aids: what its symbol systems may use.
/// - Returns: what it breaks; empty when it keeps all.
public func checkConformance(of module: LoadedModule, in registry: Registry, with aids: SystemAids) -> [String] {
  func own<Extension>(_ point: ExtensionPoint<Extension>) -> [Extension] {
    let ids = Set(module.extensions.filter { $0.point == point.name }.map(\.id))
    return registry.all(point).filter { ids.contains($0.id) }
  }
  var found: [String] = []
  // What is built in speaks all languages.
  let languages = module.origin == .builtIn ? registry.all(.languages).map(\.id) : []
  found += own(.layouts).flatMap { checkConformance(of: $0, in: languages) }
  // A program's formats may keep less of a parcel; the part of `module.json` that declares them tries them out.
  if case .program = module.origin {} else { found += own(.formats).flatMap { checkConformance(of: $0) } }
  found += own(.languages).flatMap { checkConformance(of: $0) }
  if let lexicon = try? Lexicon(registry.all(.vocabularies)) {
    found += own(.grammars).flatMap { checkConformance(of: $0, with: lexicon) }
    found += own(.pronunciations).flatMap { pronunciation in
      let words = lexicon.concepts.flatMap { $0.words[pronunciation.id] ?? [] }.map(\.text)
      return checkConformance(of: pronunciation, with: words)
    }
  }
  found += own(.vocabularies).flatMap { checkConformance(of: $0) }
  found += own(.systems).flatMap { checkConformance(of: $0, with: aids) }
  found += own(.services).flatMap { checkConformance(of: $0, in: registry, cache: aids.cache) }
  if !own(.nouns).isEmpty { found += checkConformance(of: CommandTable(registry), in: registry) }
  return found
}
