import Foundation
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
}
