import Foundation
import TagarelaKit
import Testing
import Workspace

/// Rows T7, T10 and T12 at the workspace.
struct HistoryTests {
  @Test func `a picture that is kept is known by its bytes, a voice is none`() throws {
    let desk = try Desk()
    let picture = try desk.workspace.keep(.sample("a"), width: 10, height: 10)
    let voice = Data("RIFF".utf8)
    _ = try desk.workspace.keep(Voice(bytes: voice), seconds: 1)
    #expect(try desk.workspace.keptPicture(Picture.sample("a").bytes) == picture)
    #expect(try desk.workspace.keptPicture(Picture.sample("b").bytes) == nil)
    #expect(try desk.workspace.keptPicture(voice) == nil)
  }

  @Test func `observations and touches come in order of time`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    for minutes in [30, 10, 20] {
      try desk.workspace.add(Observation(at: .at(minutes), text: "\(minutes)"), to: patient.id)
      try desk.workspace.add(
        Touch(at: .at(minutes), symbol: "\(minutes)"), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    }
    #expect(try desk.workspace.observations(of: patient.id).map(\.text) == ["10", "20", "30"])
    #expect(try desk.workspace.touches(of: patient.id).map(\.symbolName) == ["10", "20", "30"])
  }

  @Test func `a period takes its first and last day whole`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let days = ["2012-11-04 23:59:59", "2012-11-05 00:00:00", "2012-11-06 23:59:59", "2012-11-07 00:00:00"]
    for text in days { try desk.workspace.add(Observation(at: #require(Moment(text)), text: text), to: patient.id) }
    let found = try desk.workspace.observations(of: patient.id, from: Day("2012-11-05"), to: Day("2012-11-06"))
    #expect(found.map(\.text) == ["2012-11-05 00:00:00", "2012-11-06 23:59:59"])
    #expect(try desk.workspace.observations(of: patient.id, to: Day("2012-11-05")).count == 2)
  }

  @Test func `one patient's history is not another's`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    try desk.workspace.add(Observation(at: .at(0), text: "x"), to: patient.id)
    #expect(try desk.workspace.observations(of: desk.patient("Bia").id).isEmpty)
  }

  @Test func `every change is undone and done again, in its order`() throws {
    let desk = try Desk()
    let workspace = desk.workspace
    let patient = try workspace.change("one") { try desk.patient() }
    try workspace.change("two") { _ = try workspace.add(Observation(at: .at(0), text: "água 'x'"), to: patient.id) }
    try workspace.change("three") { try workspace.remove(patient) }
    #expect(try workspace.undo() == "three")
    #expect(try workspace.observations(of: patient.id).map(\.text) == ["água 'x'"])
    #expect(try workspace.undo() == "two")
    #expect(try workspace.undo() == "one")
    #expect(try workspace.patients().isEmpty)
    #expect(try workspace.undo() == nil)
    for label in ["one", "two", "three", nil] { #expect(try workspace.redo() == label) }
    #expect(try workspace.patients().isEmpty)
    #expect(try workspace.check().isEmpty)
  }

  @Test func `a change that fails leaves everything as it was`() throws {
    let desk = try Desk()
    _ = #expect(throws: Failure.self) {
      try desk.workspace.change("two patients") {
        _ = try desk.patient()
        _ = try desk.patient()
      }
    }
    #expect(try desk.workspace.patients().isEmpty)
    #expect(try desk.workspace.undo() == nil)
  }

  @Test func `a new change forgets what was undone`() throws {
    let desk = try Desk()
    try desk.workspace.change("one") { _ = try desk.patient() }
    _ = try desk.workspace.undo()
    try desk.workspace.change("other") { _ = try desk.patient("Bia") }
    #expect(try desk.workspace.redo() == nil)
    #expect(try desk.workspace.patients().map(\.name) == ["Bia"])
  }
}
