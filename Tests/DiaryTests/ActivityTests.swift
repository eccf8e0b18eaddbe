import ActivityConformance
import GRDB
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

@testable import tagarela

/// The diary keeps what an activity promises, and one that doesn't is told each thing.
struct ActivityTests {
  @Test func `the diary keeps what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "diary", in: Registry(builtInModules)))
  }

  @Test func `what an activity breaks is told`() throws {
    let bad = Module(id: "jar", version: "1") { registrar in
      try registrar.add(
        WorkspaceTables(
          id: "jar",
          migrations: [
            TableMigration(
              id: "1",
              sql: """
                CREATE TABLE praise (id INTEGER PRIMARY KEY, patient INTEGER REFERENCES patient(id));
                CREATE TRIGGER jar_spy AFTER INSERT ON patient BEGIN DELETE FROM praise; END;
                """, undoable: [])
          ]), to: .tables)
      try registrar.add(
        ParcelPart(
          id: "jar", travelsWith: [.plan],
          gather: { _, _ in [ParcelItem(part: "jar", uid: "1")] },
          compare: { _, _, _ in throw Odd() }, take: { _, _, _ in }), to: .parcelParts)
    }
    let found = try checkConformance(ofActivity: "jar", in: Registry(builtInModules + [bad]))
    for part in [
      "it adds no noun", "praise doesn't begin", "undo doesn't take back", "no unique uid", "keeps its patient",
      "sends something of nothing", "no Failure", "no word for value.jar", "no text for count.jar",
    ] {
      #expect(found.contains { $0.contains(part) }, "\(part)")
    }
  }

  private struct Odd: Error {}
}
