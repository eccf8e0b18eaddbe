import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

/// The sums by day are what the touches come to, whatever was done.
struct TouchSumTests {
  /// Counted from the touches themselves.
  private func counted(_ desk: Desk, of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [String: Int] {
    Dictionary(
      try desk.workspace.touches(of: patient, from: from, to: to).map { ($0.symbolName, 1) }, uniquingKeysWith: +)
  }

  private func expectRight(_ desk: Desk, _ location: SourceLocation = #_sourceLocation) throws {
    for patient in try desk.workspace.patients() {
      let counted = try counted(desk, of: patient.id)
      #expect(try desk.workspace.touchesBySymbol(of: patient.id) == counted, sourceLocation: location)
      let days = Dictionary(
        try desk.workspace.touches(of: patient.id).map { ($0.at.day, 1) }, uniquingKeysWith: +)
      let sums = try desk.workspace.touchesByDay(of: patient.id)
      #expect(sums.map(\.day) == days.keys.sorted(), sourceLocation: location)
      #expect(sums.map(\.touches) == days.sorted { $0.key < $1.key }.map(\.value), sourceLocation: location)
    }
    #expect(try desk.workspace.check() == [], sourceLocation: location)
  }

  private func touch(_ name: String, _ minutes: Int) -> Touch { Touch(at: .at(minutes), symbol: name) }

  @Test(arguments: 0..<12) func `after any changes, undone and done again`(_ seed: UInt64) throws {
    let desk = try Desk()
    var chance = Seeded(state: seed)
    var names: [String] = []
    for step in 0..<120 {
      let patients = try desk.workspace.patients()
      try desk.workspace.change("step \(step)") {
        switch Int.random(in: 0..<10, using: &chance) {
        case 0 where patients.count < 4:
          names.append("P\(step)")
          _ = try desk.patient("P\(step)")
        case 1:
          if let patient = patients.randomElement(using: &chance), patients.count > 1 {
            try desk.workspace.remove(patient)
          }
        default:
          guard let patient = patients.randomElement(using: &chance) else { return }
          for _ in 0..<Int.random(in: 1...5, using: &chance) {
            let name = ["suco", "água", "Água"].randomElement(using: &chance) ?? ""
            try desk.workspace.add(
              touch(name, Int.random(in: 0...6000, using: &chance)), to: patient.id, tutor: nil, plan: nil, symbol: nil)
          }
        }
      }
      for _ in 0..<Int.random(in: 0...3, using: &chance) { _ = try desk.workspace.undo() }
      if Bool.random(using: &chance) { _ = try desk.workspace.redo() }
      if step % 10 == 0 { try expectRight(desk) }
    }
    try expectRight(desk)
  }

  @Test func `of the days that are asked for, both included`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    for minutes in [0, 1440, 1441, 2880, 4320] {
      try desk.workspace.add(touch("suco", minutes), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    }
    let (from, to) = (Moment.at(1440).day, Moment.at(2880).day)
    #expect(try desk.workspace.touchesBySymbol(of: patient.id, from: from, to: to) == ["suco": 3])
    #expect(try desk.workspace.touchesByDay(of: patient.id, from: from, to: to).map(\.touches) == [2, 1])
    #expect(try desk.workspace.touchesByDay(of: patient.id, to: from).map(\.touches) == [1, 2])
  }

  @Test func `of a symbol with a new name, by the names that it had`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    var symbol = try desk.symbol("suco")
    try desk.workspace.add(touch("suco", 0), to: patient.id, tutor: nil, plan: nil, symbol: symbol.id)
    symbol.name = "sumo"
    try desk.workspace.save(symbol)
    try desk.workspace.add(touch("sumo", 1), to: patient.id, tutor: nil, plan: nil, symbol: symbol.id)
    try expectRight(desk)
    #expect(try desk.workspace.touchesBySymbol(of: patient.id) == ["suco": 1, "sumo": 1])
  }

  @Test func `of who was removed nothing is left`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    try desk.workspace.add(touch("suco", 0), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    try desk.workspace.remove(patient)
    #expect(try desk.workspace.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM touch_sum") } == 0)
  }

  @Test(arguments: [
    "UPDATE touch_sum SET touches = 5", "DELETE FROM touch_sum", "UPDATE touch_sum SET symbol_name = 'x'",
    "INSERT INTO touch_sum VALUES (1, '2030-01-01', 'suco', 1)", "UPDATE touch_sum SET day = '2012-11-06'",
  ])
  func `check says when they are wrong`(_ sql: String) throws {
    let desk = try Desk()
    let patient = try desk.patient()
    try desk.workspace.add(touch("suco", 0), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    #expect(try desk.workspace.check() == [])
    try desk.workspace.read { try $0.execute(sql: sql) }
    #expect(try desk.workspace.check().map(\.key) == ["check.touch_sums"])
  }

  @Test func `an older workspace gets them when it is opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sums-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "old.tagarela").path
    let older = Array(Schema.migrations.prefix { $0.id != Schema.touchSums.id })
    do {
      let old = try Workspace.open(path, migrations: older, tables: [], hooks: .init())
      let patient = try old.add(Patient(name: "Gi"))
      for minutes in [0, 1, 1440] {
        try old.read {
          try $0.execute(
            sql: "INSERT INTO touch(uid, patient, symbol_name, at) VALUES (?, ?, 'suco', ?)",
            arguments: ["t\(minutes)", patient.id, Moment.at(minutes).iso])
        }
      }
    }
    let now = try Workspace.open(path)
    let patient = try now.patient(named: "Gi")
    #expect(try now.touchesByDay(of: patient.id).map(\.touches) == [2, 1])
    #expect(try now.check() == [])
  }
}
