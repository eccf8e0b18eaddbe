import GRDB
public import TagarelaKit

extension SymbolCatalog {
  /// How a symbol's picture looks in a terminal, drawn once and kept for the next time and other processes, until its system or the
  /// program changes. Nothing of a workspace comes here.
  ///
  /// - Parameters:
  ///   - manner: what else it depends on, as its size.
  ///   - draw: makes it, a text for each row.
  public func rows(
    of symbol: CatalogSymbol, choices: [String], manner: String, draw: (Picture) throws -> [String]
  ) throws -> [String] {
    let look = ([symbol.code, manner] + choices).joined(separator: "\n")
    if let kept = try? kept(look, of: symbol.system) { return kept.split(separator: "\n").map(String.init) }
    let rows = try draw(picture(of: symbol, choices: choices))
    // One that can't be kept is drawn again the next time.
    try? keep(rows.joined(separator: "\n"), look, of: symbol.system)
    return rows
  }

  private func kept(_ look: String, of system: String) throws -> String? {
    try search { scope, db in
      guard let part = scope.systems.first(where: { $0.id == system }) else { return nil }
      return try db.first(
        "SELECT text FROM shown WHERE source = ? AND look = ? AND program = ?", [part.source, look, Self.program]
      ) { $0[0] }
    }
  }

  private func keep(_ text: String, _ look: String, of system: String) throws {
    let scope = try sources.scope()
    guard let part = scope.systems.first(where: { $0.id == system }) else { return }
    try file.write { db in
      if try Int.fetchOne(db, sql: "SELECT count(*) FROM shown") ?? 0 >= Self.most {
        try db.execute(sql: "DELETE FROM shown")
      }
      try db.execute(
        sql: "INSERT OR REPLACE INTO shown(source, look, program, text) VALUES (?, ?, ?, ?)",
        arguments: [part.source, look, Self.program, text])
    }
  }

  /// The program draws, and so does the tool beside it.
  private static let program = FileFingerprint.of(["/proc/self/exe"])
  /// Some 10 MB.
  private static let most = 5_000
}
