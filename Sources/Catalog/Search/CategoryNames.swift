import TagarelaKit

/// What the vocabularies' categories are called, from their modules' messages `concept.category.KEY`.
struct CategoryNames: Sendable {
  private var keys: [String: Set<String>] = [:]

  private static let prefix = "concept.category."

  init(_ registry: Registry) {
    let modules = registry.modules.filter { $0.extensions.contains { $0.point == "vocabularies" } }
    let translations = Set(modules.flatMap(\.extensions).filter { $0.point == "translations" }.map(\.id))
    for translation in registry.all(.translations) where translations.contains(translation.id) {
      for (key, text) in MessageTable(translation.messages).texts where key.hasPrefix(Self.prefix) {
        keys[text.folded, default: []].insert(String(key.dropFirst(Self.prefix.count)))
      }
    }
  }

  /// The keys of the categories that are called so in any language; a name with several words counts by its first, too.
  func keys(of name: String) -> Set<String> {
    let folded = name.folded
    if let exact = keys[folded] { return exact }
    return keys.filter { $0.key.hasPrefix(folded + " ") }.values.reduce([]) { $0.union($1) }
  }
}
