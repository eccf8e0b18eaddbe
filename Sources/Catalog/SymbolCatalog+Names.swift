import GRDB
import TagarelaKit

extension SymbolCatalog {
  /// What a symbol can be called that begins with `text`, for completion: the words of the user's language that count
  /// most first, then codes, then words of other languages.
  ///
  /// - Parameters:
  ///   - text: after the colon when `system` is given; else with it, `pcs:ju`. Without a colon the systems are offered.
  ///   - language: the user's.
  /// - Returns: at most `limit`, each with what stood before the colon.
  public func names(beginning text: String, system: String?, language: String, limit: Int) throws -> [String] {
    if let system { return try names(text, system, language, limit) }
    guard let colon = text.firstIndex(of: ":") else {
      let folded = text.folded
      return Array(sources.systems.map(\.id).filter { $0.hasPrefix(folded) }.map { $0 + ":" }.prefix(limit))
    }
    let system = String(text[..<colon])
    return try names(String(text[text.index(after: colon)...]), system, language, limit).map { "\(system):\($0)" }
  }

  private func names(_ text: String, _ system: String, _ language: String, _ limit: Int) throws -> [String] {
    try search { scope, db in
      guard limit > 0, let part = scope.systems.first(where: { $0.id == system }) else { return [] }
      let completion = NameCompletion(
        db: db, text: text, system: part, vocabularies: scope.vocabularies, language: language, limit: limit)
      return try completion.names()
    }
  }
}
