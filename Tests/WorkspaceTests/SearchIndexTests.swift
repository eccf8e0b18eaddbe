import GRDB
import TagarelaKit
import Testing
import Workspace

/// The index of the symbols' words is whole whenever their rows are.
struct SearchIndexTests {
  @Test func `what is kept together is found as soon as it is kept`() throws {
    let desk = try Desk()
    try desk.workspace.begin()
    for word in ["suco", "água", "pão"] { _ = try desk.symbol(word) }
    try desk.workspace.keep()
    let path = desk.workspace.path
    let pending = try DatabaseQueue(path: path).read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM symbol_change")
    }
    #expect(pending == 0)
  }
}
