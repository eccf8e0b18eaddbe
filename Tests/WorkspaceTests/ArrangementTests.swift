import Foundation
import TagarelaKit
import Testing
import Workspace

/// Row T19: where the patient has put symbols comes back with the history.
struct ArrangementTests {
  private let desk: Desk
  private let board: BoardRecord
  private let uids: [String]

  init() throws {
    desk = try Desk()
    let patient = try desk.patient()
    board = try desk.board("Lanche", of: patient, desk.symbol("suco"), desk.symbol("água"), desk.symbol("pão"))
    uids = try desk.workspace.cells(of: board).map(\.uid)
  }

  /// What the page of the board tells: cells by their numbers on it, with where they are.
  private func told(_ at: String, _ places: [Int: Int], board uid: String? = nil) throws -> Reading {
    let patient = try desk.workspace.patient(named: "giovanna")
    var parcel = Parcel(kind: .usage, patient: Patient(uid: patient.uid, name: "Giovanna"))
    let positions = Dictionary(uniqueKeysWithValues: places.map { (uids[$0 - 1], $1) })
    parcel.arrangements = [
      BoardArrangement(board: uid ?? board.uid, at: try #require(Moment(at)), positions: positions)
    ]
    return Reading(parcel: parcel)
  }

  @discardableResult
  private func receive(_ reading: Reading) throws -> ChangeSet {
    let changes = try desk.workspace.changes(in: reading, pictures: Pictures())
    try desk.workspace.change("receive") { _ = try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases)) }
    return changes
  }

  private var places: [String: Int] {
    get throws {
      Dictionary(uniqueKeysWithValues: try desk.workspace.cells(of: board).map { ($0.text, $0.position) })
    }
  }

  @Test func `two that changed places do so here, once, and undo brings them back`() throws {
    let moved = try told("2012-11-05 09:15:00", [1: 2, 2: 1])
    let changes = try receive(moved)
    #expect(changes.items.map { "\($0.action) \($0.kind) \($0.name)" } == ["changed board Lanche"])
    #expect(changes.items.first?.differences.map(\.field) == ["places"])
    #expect(try places == ["água": 1, "suco": 2, "pão": 3])
    #expect(try receive(moved).items.isEmpty)
    #expect(try places == ["água": 1, "suco": 2, "pão": 3])
    _ = try desk.workspace.undo()
    #expect(try places == ["suco": 1, "água": 2, "pão": 3])
  }

  @Test func `what was put back returns to where the therapist had placed it`() throws {
    try receive(told("2012-11-05 09:15:00", [1: 2, 2: 1]))
    try receive(told("2012-11-06 09:15:00", [3: 9]))
    #expect(try places == ["suco": 1, "água": 2, "pão": 9])
    try receive(told("2012-11-07 09:15:00", [:]))
    #expect(try places == ["suco": 1, "água": 2, "pão": 3])
  }

  @Test func `what was told before something later changes nothing`() throws {
    try receive(told("2012-11-06 09:15:00", [3: 9]))
    #expect(try receive(told("2012-11-05 09:15:00", [1: 8])).items.isEmpty)
    #expect(try places == ["suco": 1, "água": 2, "pão": 9])
  }

  @Test(arguments: [[1: 2], [1: 10], [1: 0], [1: -3, 2: .max]])
  func `places that don't fit are told and left`(_ places: [Int: Int]) throws {
    let changes = try receive(told("2012-11-05 09:15:00", places))
    #expect(changes.items.isEmpty && changes.complaints.map(\.key) == ["receive.moves_left"])
    #expect(try self.places == ["suco": 1, "água": 2, "pão": 3])
  }

  @Test(arguments: ["elsewhere", ""])
  func `a board that isn't here is told`(_ uid: String) throws {
    let changes = try receive(told("2012-11-05 09:15:00", [1: 5], board: uid))
    #expect(changes.items.isEmpty && changes.complaints.map(\.key) == ["receive.moves_elsewhere"])
  }
}
