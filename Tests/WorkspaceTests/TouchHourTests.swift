import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

/// The sums of hours are what the touches come to, whatever was done.
struct TouchHourTests {
  /// What a touch says, as somebody who reads the list sees it.
  private struct Seen {
    let at: Moment
    let isComposed: Bool
    let offered: Int?
  }

  /// The rule by its words: touches that follow each other within half a minute are one utterance, those of one composed
  /// sentence have one moment, and an hour's end ends an utterance.
  private func utterances(_ touches: [Seen]) -> Int {
    let composed = Set(touches.filter(\.isComposed).map(\.at)).count
    let others = touches.filter { !$0.isComposed }.map(\.at.seconds).sorted()
    let pauses = zip(others, others.dropFirst()).count { $1 - $0 > 30 }
    return composed + (others.isEmpty ? 0 : 1 + pauses)
  }

  private func seen(_ desk: Desk, of patient: Int64) throws -> [Seen] {
    try desk.workspace.read { db in
      try Row.fetchAll(
        db, sql: "SELECT at, tutor, plan_name, offered FROM touch WHERE patient = ?", arguments: [patient]
      )
      .map { row in
        Seen(
          at: try #require(Moment(row["at"] as String)),
          isComposed: (row["tutor"] as Int64?) == nil && (row["plan_name"] as String?) == nil, offered: row["offered"])
      }
    }
  }

  private func expectRight(_ desk: Desk, _ location: SourceLocation = #_sourceLocation) throws {
    for patient in try desk.workspace.patients() {
      let touches = try seen(desk, of: patient.id)
      let byDay = Dictionary(grouping: touches, by: \.at.day)
      let sums = try desk.workspace.useByDay(of: patient.id)
      #expect(sums.map(\.day) == byDay.keys.sorted(), sourceLocation: location)
      for (day, sum) in sums {
        let all = byDay[day] ?? []
        let hours = Dictionary(grouping: all, by: \.at.hour)
        #expect(sum.touches == all.count, sourceLocation: location)
        #expect(sum.utterances == hours.values.reduce(0) { $0 + utterances($1) }, sourceLocation: location)
        #expect(sum.offered == all.count { $0.offered != nil }, sourceLocation: location)
        #expect(sum.likely == all.count { $0.offered.map { $0 <= 9 } ?? false }, sourceLocation: location)
      }
      let week = try desk.workspace.touchesByWeekHour(of: patient.id)
      for touch in touches { #expect(week[touch.at.day.weekday][touch.at.hour] > 0, sourceLocation: location) }
      #expect(week.joined().reduce(0, +) == touches.count, sourceLocation: location)
    }
    #expect(try desk.workspace.check() == [], sourceLocation: location)
  }

  /// Times are near each other and near the ends of hours and days, so that each touch has others close by.
  @Test(arguments: 0..<12) func `after any changes, undone and done again`(_ seed: UInt64) throws {
    let desk = try Desk()
    var chance = Seeded(state: seed)
    for name in ["Gi", "Ana"] { _ = try desk.patient(name) }
    let midnight = Moment.at(0).day
    for step in 0..<80 {
      try desk.workspace.change("step \(step)") {
        let patients = try desk.workspace.patients()
        guard let patient = patients.randomElement(using: &chance) else { return }
        if Int.random(in: 0..<25, using: &chance) == 0, patients.count > 1 {
          return try desk.workspace.remove(patient)
        }
        for _ in 0..<Int.random(in: 1...6, using: &chance) {
          let end = Moment(midnight, hour: [1, 2, 24].randomElement(using: &chance) ?? 1)
          let at = Moment(seconds: end.seconds + Int.random(in: -90...90, using: &chance))
          let isComposed = Int.random(in: 0..<3, using: &chance) == 0
          try desk.workspace.add(
            Touch(at: at, symbol: "suco", plan: isComposed ? nil : "Lanche"), to: patient.id, tutor: nil, plan: nil,
            symbol: nil, offered: isComposed ? Int.random(in: 1...20, using: &chance) : nil)
        }
      }
      for _ in 0..<Int.random(in: 0...3, using: &chance) { _ = try desk.workspace.undo() }
      if Bool.random(using: &chance) { _ = try desk.workspace.redo() }
      if step % 8 == 0 { try expectRight(desk) }
    }
    try expectRight(desk)
  }

  @Test(arguments: [
    // Seconds after ten, and how many utterances they are.
    ([0], 1), ([0, 30], 1), ([0, 31], 2), ([0, 60, 30], 1), ([60, 0], 2), ([0, 0, 0], 1), ([0, 20, 40, 60, 91], 2),
    // At the hour's end another begins.
    ([3590, 3610], 2),
  ]) func `half a minute parts what is said`(_ seconds: [Int], _ utterances: Int) throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let ten = Moment(Moment.at(0).day, hour: 10)
    for second in seconds {
      try desk.workspace.add(
        Touch(at: Moment(seconds: ten.seconds + second), symbol: "suco", plan: "Lanche"), to: patient.id, tutor: nil,
        plan: nil, symbol: nil)
    }
    let sums = try desk.workspace.useByDay(of: patient.id)
    #expect(sums.map(\.sum.utterances) == [utterances])
    #expect(sums.first?.sum.length == Double(seconds.count) / Double(utterances))
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
  func `what is touched on two devices at the same time is no one sentence`(_ order: [Int]) throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let ten = Moment(Moment.at(0).day, hour: 10)
    // One goes on for twenty seconds, the other begins anew after 35.
    let all = [(0, "1"), (10, "2"), (20, "1"), (45, "2")]
    for place in order {
      try desk.workspace.add(
        Touch(at: Moment(seconds: ten.seconds + all[place].0), symbol: "suco", plan: "Lanche", device: all[place].1),
        to: patient.id, tutor: nil, plan: nil, symbol: nil)
    }
    #expect(try desk.workspace.useByDay(of: patient.id).map(\.sum.utterances) == [3])
    #expect(try desk.workspace.check() == [])
    try desk.workspace.read { try $0.execute(sql: "UPDATE touch SET device = '1' WHERE at LIKE '%:10'") }
    #expect(try desk.workspace.useByDay(of: patient.id).map(\.sum.utterances) == [2])
    #expect(try desk.workspace.check() == [])
    try desk.workspace.read { try $0.execute(sql: "DELETE FROM touch WHERE device = '2'") }
    #expect(try desk.workspace.useByDay(of: patient.id).map(\.sum.utterances) == [1])
    #expect(try desk.workspace.check() == [])
  }

  @Test(arguments: [
    "UPDATE touch_hour SET utterances = 9", "DELETE FROM touch_hour", "UPDATE touch_hour SET hour = 23",
    "INSERT INTO touch_hour VALUES (1, '2030-01-01', 9, 1, 1, 0, 0)",
  ])
  func `check says when they are wrong`(_ sql: String) throws {
    let desk = try Desk()
    let patient = try desk.patient()
    try desk.workspace.add(
      Touch(at: .at(0), symbol: "suco"), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    #expect(try desk.workspace.check() == [])
    try desk.workspace.read { try $0.execute(sql: sql) }
    #expect(try desk.workspace.check().map(\.key) == ["check.touch_sums"])
  }

  @Test func `an older workspace gets them when it is opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hours-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "old.tagarela").path
    let older = Array(Schema.migrations.prefix { $0.id != Schema.touchHours.id })
    let ten = Moment(Moment.at(0).day, hour: 10)
    do {
      let old = try Workspace.open(path, migrations: older, tables: [], hooks: .init())
      let patient = try old.add(Patient(name: "Gi"))
      try old.read { db in
        for (number, (seconds, plan)) in [(0, "P"), (20, "P"), (51, "P"), (51, nil), (51, nil), (60, nil)].enumerated()
        {
          try db.execute(
            sql: "INSERT INTO touch(uid, patient, plan_name, symbol_name, at) VALUES (?, ?, ?, 'suco', ?)",
            arguments: ["t\(number)", patient.id, plan, Moment(seconds: ten.seconds + seconds).iso])
        }
      }
    }
    let now = try Workspace.open(path)
    let sum = try #require(try now.useByDay(of: now.patient(named: "Gi").id).first?.sum)
    #expect(sum.touches == 6)
    // Two of touches, for the third is 31 seconds after the second, and two that were composed.
    #expect(sum.utterances == 4)
    #expect(try now.check() == [])
  }

  @Test func `words are told with their first day, and how often in which days`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    func touch(_ name: String, day: Int) throws {
      try desk.workspace.add(
        Touch(at: .at(1440 * day), symbol: name), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    }
    for (name, day) in [("suco", 0), ("suco", 3), ("suco", 5), ("pão", 5), ("bola", 9), ("água", 2)] {
      try touch(name, day: day)
    }
    func day(_ number: Int) -> Day { Moment.at(1440 * number).day }
    let words = try desk.workspace.wordUse(of: patient.id, in: day(4)...day(7), before: day(1)...day(3))
      .sorted { $0.name < $1.name }
    #expect(
      words == [
        WordUse(name: "pão", first: day(5), touches: 1, before: 0),
        WordUse(name: "suco", first: day(0), touches: 1, before: 1),
        WordUse(name: "água", first: day(2), touches: 0, before: 1),
      ])
    let days = try desk.workspace.wordsByDay(of: patient.id, from: day(3), to: day(9), among: ["suco", "pao"])
    #expect(days.map(\.day) == [day(3), day(5)])
    #expect(days.map(\.words) == [["suco"], ["suco", "pao"]])
    #expect(days.map(\.touches) == [1, 2])
  }
}
