import GRDB
public import TagarelaKit

extension Workspace {
  /// How often a patient touched each symbol, by its name, from the first to the last of these days.
  ///
  /// Read from the sums by day, whose number doesn't grow with that of the touches.
  public func touchesBySymbol(of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [String: Int] {
    let sums = try sums(
      "symbol_name", of: patient, from, to, "GROUP BY symbol_name"
    ) { (name: $0[0] as String, touches: $0[1] as Int) }
    return Dictionary(sums.map { ($0.name, $0.touches) }, uniquingKeysWith: +)
  }

  /// The days on which a patient touched something, in order, with how often.
  public func touchesByDay(
    of patient: Int64, from: Day? = nil, to: Day? = nil
  ) throws -> [(day: Day, touches: Int)] {
    try sums("day", of: patient, from, to, "GROUP BY day ORDER BY day") { row in
      (day: Day(row[0] as String) ?? Moment(seconds: 0).day, touches: row[1])
    }
  }

  private func sums<Sum>(
    _ column: String, of patient: Int64, _ from: Day?, _ to: Day?, _ grouping: String, _ read: (Columns) -> Sum
  ) throws -> [Sum] {
    try self.read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT \(column), sum(touches) FROM touch_sum WHERE patient = ? AND day >= ? AND day <= ? \(grouping)")
      return try db.rows(statement, [patient, from?.description ?? "", to?.description ?? "9999-12-31"], read)
    }
  }
}

/// Whether the sums by day and by hour are what the touches come to.
struct TouchSumCheck {
  /// What was counted of one patient's day.
  private struct Count {
    let patient: Int64
    let day: String
    var touches: [String: Int] = [:]
    var hours: [Int: HourCount] = [:]
  }

  /// What was counted of one hour.
  private struct HourCount: Equatable {
    var touches = 0
    var utterances = 0
    /// When something was composed last, and touched last otherwise, on each device.
    private var lastComposed: String?
    private var lastTouched: [String?: Moment] = [:]

    init() {}

    init(touches: Int, utterances: Int) {
      self.touches = touches
      self.utterances = utterances
    }

    mutating func add(_ at: String, isComposed: Bool, on device: String?) {
      touches += 1
      if isComposed {
        if at != lastComposed { utterances += 1 }
        lastComposed = at
      } else {
        let moment = Moment(at)
        let pause = moment.flatMap { now in lastTouched[device].map { now.seconds - $0.seconds } } ?? .max
        if pause > Schema.pause { utterances += 1 }
        lastTouched[device] = moment
      }
    }

    static func == (a: HourCount, b: HourCount) -> Bool { (a.touches, a.utterances) == (b.touches, b.utterances) }
  }

  let db: Database

  /// Goes through all touches once, of which it holds a day's.
  ///
  /// - Returns: the first patients' days whose sums are wrong, at most `limit`; with a name where the patient is here.
  func wrongDays(limit: Int) throws -> [(patient: String, day: String)] {
    var wrong: [(patient: Int64, day: String)] = []
    var count: Count?
    var touches = 0
    let all = try db.makeStatement(
      sql: """
        SELECT patient, substr(at, 1, 10), symbol_name, at, CAST(substr(at, 12, 2) AS INTEGER),
          tutor IS NULL AND plan_name IS NULL, device
        FROM touch INDEXED BY touch_order ORDER BY patient, at
        """)
    try db.eachRow(all, []) { row in
      let patient: Int64 = row[0]
      let day: String = row[1]
      touches += 1
      if count?.patient != patient || count?.day != day {
        if let count, try wrong.count < limit && !isRight(count) { wrong.append((count.patient, count.day)) }
        count = Count(patient: patient, day: day)
      }
      count?.touches[row[2], default: 0] += 1
      count?.hours[row[4], default: HourCount()].add(row[3], isComposed: row[5] as Int == 1, on: row[6])
    }
    if let count, try wrong.count < limit && !isRight(count) { wrong.append((count.patient, count.day)) }
    // Sums of days without a touch are more than there are touches.
    for table in ["touch_sum", "touch_hour"] where wrong.isEmpty {
      let summed = try Int.fetchOne(db, sql: "SELECT total(touches) FROM \(table)") ?? 0
      if summed != touches { wrong.append((0, "")) }
    }
    return try wrong.map { patient, day in
      (try String.fetchOne(db, sql: "SELECT name FROM patient WHERE id = ?", arguments: [patient]) ?? "?", day)
    }
  }

  private func isRight(_ count: Count) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT symbol_name, touches FROM touch_sum WHERE patient = ? AND day = ?")
    let sums = try db.rows(statement, [count.patient, count.day]) { ($0[0] as String, $0[1] as Int) }
    let byHour = try db.cachedStatement(
      sql: "SELECT hour, touches, utterances FROM touch_hour WHERE patient = ? AND day = ?")
    let hours = try db.rows(byHour, [count.patient, count.day]) {
      ($0[0] as Int, HourCount(touches: $0[1], utterances: $0[2]))
    }
    return Dictionary(sums, uniquingKeysWith: +) == count.touches
      && Dictionary(hours) { first, _ in first } == count.hours
  }
}
