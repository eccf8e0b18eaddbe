import GRDB
public import TagarelaKit

/// How much was touched and said in some time.
public struct UseSum: Sendable, Equatable {
  public var touches = 0
  /// Touches that follow each other within half a minute are one, and a composed sentence is one.
  public var utterances = 0
  /// Touches that were chosen from what was offered.
  public var offered = 0
  /// Those of them that stood among the first nine.
  public var likely = 0

  public init() {}

  /// Touches of an utterance, on average; nil where there is none.
  public var length: Double? { utterances > 0 ? Double(touches) / Double(utterances) : nil }

  public static func += (a: inout UseSum, b: UseSum) {
    a.touches += b.touches
    a.utterances += b.utterances
    a.offered += b.offered
    a.likely += b.likely
  }

  /// - Parameter first: the column of the touches, before those of the others.
  init(_ row: Columns, from first: Int) {
    touches = row[first]
    utterances = row[first + 1]
    offered = row[first + 2]
    likely = row[first + 3]
  }
}

/// A name that a patient has touched.
public struct WordUse: Sendable, Equatable {
  public let name: String
  /// When it was touched for the first time.
  public let first: Day
  /// How often in the days that were asked for.
  public let touches: Int
  /// How often in the days before.
  public let before: Int

  public init(name: String, first: Day, touches: Int, before: Int) {
    self.name = name
    self.first = first
    self.touches = touches
    self.before = before
  }
}

extension Workspace {
  /// The days on which a patient touched something, in order, each with its sums; read from those of the hours.
  public func useByDay(of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [(day: Day, sum: UseSum)] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT day, sum(touches), sum(utterances), sum(offered), sum(likely) FROM touch_hour
          WHERE patient = ? AND day >= ? AND day <= ? GROUP BY day ORDER BY day
          """)
      return try db.rows(statement, [patient, Self.start(from), Self.last(to)]) { row in
        Day(row[0] as String).map { (day: $0, sum: UseSum(row, from: 1)) }
      }.compactMap(\.self)
    }
  }

  /// How often a patient touched something in each hour of each day of the week: seven lists, from Monday on, of 24 hours.
  public func touchesByWeekHour(of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [[Int]] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT (strftime('%w', day) + 6) % 7, hour, sum(touches) FROM touch_hour
          WHERE patient = ? AND day >= ? AND day <= ? GROUP BY 1, 2
          """)
      var week = Array(repeating: Array(repeating: 0, count: 24), count: 7)
      try db.eachRow(statement, [patient, Self.start(from), Self.last(to)]) { row in
        let (day, hour) = (row[0] as Int, row[1] as Int)
        guard week.indices.contains(day), week[day].indices.contains(hour) else { return }
        week[day][hour] += row[2]
      }
      return week
    }
  }

  /// All names that a patient has touched until the end of some days, by themselves in any order.
  public func wordUse(
    of patient: Int64, in days: ClosedRange<Day>, before: ClosedRange<Day>
  ) throws -> [WordUse] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT symbol_name, min(day), sum(CASE WHEN day >= ?2 THEN touches ELSE 0 END),
            sum(CASE WHEN day >= ?4 AND day <= ?5 THEN touches ELSE 0 END)
          FROM touch_sum WHERE patient = ?1 AND day <= ?3 GROUP BY symbol_name
          """)
      let arguments: StatementArguments = [
        patient, days.lowerBound.description, days.upperBound.description, before.lowerBound.description,
        before.upperBound.description,
      ]
      return try db.rows(statement, arguments) { row in
        Day(row[1] as String).map { WordUse(name: row[0], first: $0, touches: row[2], before: row[3]) }
      }.compactMap(\.self)
    }
  }

  /// How many names a patient touched on each day, and how often, in order of the days.
  ///
  /// - Parameter names: those that count; nil for all.
  public func wordsByDay(
    of patient: Int64, from: Day?, to: Day?, among names: Set<String>? = nil
  ) throws -> [(day: Day, words: Set<String>, touches: Int)] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT day, symbol_name, touches FROM touch_sum WHERE patient = ? AND day >= ? AND day <= ? ORDER BY day
          """)
      var days: [(day: Day, words: Set<String>, touches: Int)] = []
      try db.eachRow(statement, [patient, Self.start(from), Self.last(to)]) { row in
        let word = (row[1] as String).folded
        guard names?.contains(word) ?? true, let day = Day(row[0] as String) else { return }
        if days.last?.day != day { days.append((day, [], 0)) }
        days[days.count - 1].words.insert(word)
        days[days.count - 1].touches += row[2]
      }
      return days
    }
  }

  private static func last(_ day: Day?) -> String { day?.description ?? "9999-12-31" }
}
