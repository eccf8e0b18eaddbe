import Foundation
import GRDB
import Shell
public import TagarelaKit
import Workspace

/// Holds a module that keeps data of its own and adds commands for them to what an activity promises: its tables lie beside the
/// others without touching them, go with their patient, are undone, and take nothing for granted that comes from a file.
///
/// - Parameters:
///   - module: the activity's identifier.
///   - registry: the module among the others.
/// - Returns: what it breaks; empty when it keeps all.
/// - Throws: what making a workspace in the temporary folder throws.
public func checkConformance(ofActivity module: String, in registry: Registry) throws -> [String] {
  guard let loaded = registry.modules.first(where: { $0.id == module }), loaded.state == .ready else {
    return ["there is no module \(module) that is ready"]
  }
  func adds(_ point: String) -> [String] { loaded.extensions.filter { $0.point == point }.map(\.id) }
  var found: [String] = []
  if adds(ExtensionPoint<Noun>.nouns.name).isEmpty { found.append("it adds no noun") }
  for id in adds(ExtensionPoint<WorkspaceTables>.tables.name) + adds(ExtensionPoint<ParcelPart>.parcelParts.name)
  where id != module {
    found.append("its tables and parts are called as itself, not \(id)")
  }
  guard let tables = registry.first(.tables, id: module) else { return found + ["it keeps nothing"] }
  let folder = FileManager.default.temporaryDirectory.appending(path: "activity-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let passing = Workspace.Hooks(isTemporary: true)
  let others = registry.all(.tables).filter { $0.id != module }
  let plain = try Workspace.open(folder.appending(path: "plain").path, tables: others, hooks: passing)
  let path = folder.appending(path: "clinic").path
  let workspace = try Workspace.open(path, tables: others + [tables], hooks: passing)
  let check = ActivityCheck(
    module: module, tables: tables, others: others, before: try plain.read(parts(of:)), workspace: workspace)
  found += try check.ofTables()
  if let part = registry.first(.parcelParts, id: module) {
    found += try check.of(part) + missingTexts(of: part, in: registry)
  }
  return found.map { "activity \(module): \($0)" }
}

/// What `receive` calls the items of a part, and counts them as.
private func missingTexts(of part: ParcelPart, in registry: Registry) -> [String] {
  registry.all(.languages).map(\.id).flatMap { language in
    let texts = registry.all(.translations).filter { $0.language == language }
    func has(_ key: String, _ table: (Translation) -> String) -> Bool {
      texts.contains { MessageTable(table($0)).texts[key] != nil }
    }
    return [
      has("value.\(part.id)", \.words) ? nil : "\(language) has no word for value.\(part.id)",
      has("count.\(part.id)", \.messages) ? nil : "\(language) has no text for count.\(part.id)",
    ].compactMap(\.self)
  }
}

/// Tables, indexes and triggers by name, with what made them.
private func parts(of db: Database) throws -> [String: String] {
  let rows = try Row.fetchAll(db, sql: "SELECT name, coalesce(sql, '') AS sql FROM sqlite_schema")
  return Dictionary(rows.map { ($0["name"], $0["sql"]) }) { first, _ in first }
}

private struct ActivityCheck {
  let module: String
  let tables: WorkspaceTables
  /// Those of the other modules.
  let others: [WorkspaceTables]
  /// Of a workspace without the module.
  let before: [String: String]
  let workspace: Workspace

  func ofTables() throws -> [String] {
    try workspace.read { db in
      let now = try parts(of: db)
      var found: [String] = []
      for (name, sql) in before where now[name] != sql { found.append("it changes \(name), which isn't its own") }
      let own = now.keys.filter { before[$0] == nil && !$0.hasPrefix("sqlite_") }
      for name in own where !name.hasPrefix(module.replacing("-", with: "_")) {
        found.append("\(name) doesn't begin with its identifier")
      }
      let undoable = Set(tables.migrations.flatMap(\.undoable))
      for table in try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      where before[table] == nil && !table.hasPrefix("sqlite_") {
        if !undoable.contains(table) { found.append("undo doesn't take back what happens to \(table)") }
        found += try complaints(about: table, db)
      }
      return found
    }
  }

  private func complaints(about table: String, _ db: Database) throws -> [String] {
    var found: [String] = []
    let unique = try db.indexes(on: table).filter(\.isUnique).map(\.columns)
    if !unique.contains(["uid"]) { found.append("\(table) has no unique uid, by which other workspaces know its rows") }
    for key in try db.foreignKeys(on: table) where key.destinationTable != "media" {
      let rows = try Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\"\(table)\")")
      let end = rows.first { ($0["table"] as String?) == key.destinationTable }?["on_delete"] as String?
      if end != "CASCADE" && end != "SET NULL" {
        found.append("a row of \(table) keeps its \(key.destinationTable) from being removed")
      }
    }
    return found
  }

  /// What a part sends along with the first kind of parcel that it travels with.
  private func gathered(by part: ParcelPart, of patient: PatientRecord) throws -> [ParcelItem] {
    let kinds = part.travelsWith.sorted { $0.rawValue < $1.rawValue }
    return try kinds.first.map { try part.gather(workspace, patient, $0) } ?? []
  }

  /// What a part takes it knows again, and as nobody else's.
  private func complaints(aboutIdentity part: ParcelPart, of patient: PatientRecord) throws -> [String] {
    let fields = ["at": "2026-03-02T10:00:00", "until": "2026-03-02T11:00:00", "text": "Bolo", "name": "Bolo"]
    let sent = ParcelItem(part: module, uid: "plain", fields: fields)
    guard case .new? = try? part.compare(workspace, patient, sent) else { return [] }
    let other = try workspace.change("check") {
      try part.take(workspace, patient, sent)
      return try workspace.add(Patient(name: "Bia"), photo: nil)
    }
    return try gathered(by: part, of: patient).filter { $0.uid == sent.uid }.flatMap { item -> [String] in
      var found: [String] = []
      if try part.compare(workspace, patient, item) != .same { found.append("it doesn't know again what it took") }
      if try part.compare(workspace, other, item) != .unreadable {
        found.append("it takes what is another patient's here")
      }
      return found
    }
  }

  /// What comes from a file may be anything.
  func of(_ part: ParcelPart) throws -> [String] {
    var found: [String] = []
    let patient = try workspace.change("check") { try workspace.add(Patient(name: "Ana"), photo: nil) }
    if try !gathered(by: part, of: patient).isEmpty { found.append("it sends something of nothing") }
    let texts = [
      "", "\u{0}", "NULL", "9999-99-99", String(repeating: "x", count: 100_000), "'; DROP TABLE patient; --",
    ]
    for text in texts {
      let fields = Dictionary(uniqueKeysWithValues: ["at", "text", "name", "parts", "until"].map { ($0, text) })
      for media in [[:], ["picture": Data([0xFF]), "sound": Data(), "picture2": Data(text.utf8)]] {
        let item = ParcelItem(part: module, uid: "hostile", fields: fields, media: media)
        do {
          let arrival = try part.compare(workspace, patient, item)
          if case .unreadable = arrival { continue }
          try workspace.change("check") { try part.take(workspace, patient, item) }
        } catch is Failure {
          continue
        } catch {
          found.append("an error that is no Failure: \(error)")
        }
      }
    }
    found += try complaints(aboutIdentity: part, of: patient)
    let problems = try workspace.check(tables: others + [tables]).map(\.key)
    if !problems.isEmpty { found.append("what came from a file leaves problems behind: \(problems)") }
    return found
  }
}
