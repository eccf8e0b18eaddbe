import Foundation
import GRDB
import TagarelaKit
import Testing

@testable import Diary
@testable import Workspace

/// The module's data when the module isn't there any more.
struct RemovalTests {
  private let path = NSTemporaryDirectory() + "diary-\(UUID().uuidString).tagarela"

  @Test func `a module that is gone leaves its data as it is, says so, and finds it again`() throws {
    defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) } }
    var workspace: Workspace? = try Workspace.open(path, tables: [DiaryStore.tables])
    let patient = try #require(try workspace?.add(Patient(name: "Ana"), photo: nil))
    let entry = DiaryEntry(patient: patient.id, at: .now, text: "Here")
    _ = try workspace?.change("diary new") { try DiaryStore(#require(workspace)).add(entry) }
    workspace = nil
    workspace = try Workspace.open(path)
    #expect(try workspace?.check() == [])
    #expect(try workspace?.modulesGone(beside: []) == ["diary"])
    // What is done meanwhile doesn't touch it.
    _ = try workspace?.change("x") { try workspace?.add(Patient(name: "Bia"), photo: nil) }
    workspace = nil
    workspace = try Workspace.open(path, tables: [DiaryStore.tables])
    #expect(try workspace?.modulesGone(beside: [DiaryStore.tables]) == [])
    #expect(try DiaryStore(#require(workspace)).entries(of: patient.id).map(\.text) == ["Here"])
  }

  @Test func `what was hidden before entries had readers is the patient's alone, the rest is for both`() throws {
    defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) } }
    let old = WorkspaceTables(id: "diary", migrations: Array(DiaryStore.tables.migrations.prefix(1)))
    var workspace: Workspace? = try Workspace.open(path, tables: [old])
    let patient = try #require(try workspace?.add(Patient(name: "Ana"), photo: nil))
    _ = try workspace?.change("two") {
      for (uid, isHidden) in [("open", false), ("secret", true)] {
        try #require(workspace).read { db in
          try db.execute(
            sql: """
              INSERT INTO diary_entry(uid, patient, at, text, folded, hidden)
              VALUES (?, ?, '2012-11-05 08:00:00', ?, ?, ?)
              """, arguments: [uid, patient.id, uid, uid, isHidden])
        }
      }
    }
    workspace = nil
    workspace = try Workspace.open(path, tables: [DiaryStore.tables])
    let store = DiaryStore(try #require(workspace))
    func readers() throws -> [String] {
      try store.entries(of: patient.id).map { "\($0.text): \($0.readers.others)" }
    }
    #expect(try readers() == ["open: tutors,therapist", "secret: "])
    var secret = try #require(try store.entry(uid: "secret"))
    secret.isHidden = false
    try store.save(secret)
    #expect(try readers() == ["open: tutors,therapist", "secret: tutors,therapist"])
  }
}
