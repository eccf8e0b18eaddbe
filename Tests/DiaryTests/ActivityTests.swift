import ActivityConformance
import BuiltIns
import GRDB
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

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
                CREATE TABLE sweets (id INTEGER PRIMARY KEY, patient INTEGER REFERENCES patient(id));
                CREATE TRIGGER jar_spy AFTER INSERT ON patient BEGIN DELETE FROM sweets; END;
                """, undoable: [])
          ]), to: .tables)
      try registrar.add(
        ParcelPart(
          id: "jar", travelsWith: [.plan],
          gather: { _, _, _ in [ParcelItem(part: "jar", uid: "1")] },
          compare: { _, _, _ in throw Odd() }, take: { _, _, _ in }), to: .parcelParts)
    }
    let found = try checkConformance(ofActivity: "jar", in: Registry(builtInModules + [bad]))
    for part in [
      "it adds no noun", "sweets doesn't begin", "undo doesn't take back", "no unique uid", "keeps its patient",
      "sends something of nothing", "no Failure", "no word for value.jar", "no text for count.jar",
    ] {
      #expect(found.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func `an activity that takes what is another patient's is told`() throws {
    let bad = Module(id: "jar", version: "1") { registrar in
      try registrar.add(
        WorkspaceTables(
          id: "jar",
          migrations: [
            TableMigration(
              id: "1",
              sql: """
                CREATE TABLE jar (
                  id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE,
                  patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE);
                """, undoable: ["jar"])
          ]), to: .tables)
      try registrar.add(
        ParcelPart(
          id: "jar", travelsWith: [.plan],
          gather: { workspace, patient, _ in
            try workspace.read { db in
              try String.fetchAll(db, sql: "SELECT uid FROM jar WHERE patient = ?", arguments: [patient.id])
                .map { ParcelItem(part: "jar", uid: $0) }
            }
          },
          compare: { workspace, _, item in
            let known = try workspace.read { db in
              try Int.fetchOne(db, sql: "SELECT 1 FROM jar WHERE uid = ?", arguments: [item.uid])
            }
            return known == nil ? .new(name: "", at: nil) : .same
          },
          take: { workspace, patient, item in
            try workspace.read { db in
              try db.execute(
                sql: "INSERT INTO jar(uid, patient) VALUES (?, ?) ON CONFLICT DO NOTHING",
                arguments: [item.uid, patient.id])
            }
          }), to: .parcelParts)
    }
    let found = try checkConformance(ofActivity: "jar", in: Registry(builtInModules + [bad]))
    #expect(found.contains { $0.contains("another patient's") })
    #expect(!found.contains { $0.contains("know again") })
  }

  private struct Odd: Error {}
}
