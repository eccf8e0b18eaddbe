import Foundation
import TagarelaKit
import Workspace

extension Part {
  /// An agenda of 50,000 events over twenty years, of which some repeat, beside the same in a file of remind.
  static let agenda = Part(name: "agenda") { bench in
    let agenda = try LongAgenda(bench)
    let month = "agenda month 2016-06-15 --patient gi"
    try bench.measure(
      "a month of \(LongAgenda.events) events, process start included", .milliseconds,
      ours: { try agenda.seconds([month]) }, peers: try agenda.peers, value: { $0 * 1e3 })
    let several = 20
    try bench.measure(
      "  each further month", .milliseconds, budget: 20,
      ours: {
        let one = try agenda.seconds([month])
        let many = try agenda.seconds(
          (0..<several).map { "agenda month 20\(10 + $0 % 10)-0\(1 + $0 % 9)-15 --patient gi" })
        return (many - one) / Double(several - 1)
      }, value: { $0 * 1e3 })
  }
}

/// A workspace of one patient with very many events, and the same as reminders.
private struct LongAgenda {
  static let events = 50_000

  private let bench: Bench
  private let path: String
  private let reminders: String
  private static let remind = "/usr/bin/remind"

  /// Of a hundred events one repeats weekly for a year, of a thousand one daily without end, on days of twenty years.
  init(_ bench: Bench) throws {
    self.bench = bench
    path = bench.path("agenda.tagarela")
    try Programs.run(Programs.tagarela, ["-w", path, "-c", "patient new Gi"])
    var sql = "BEGIN;\n"
    var lines = ""
    for number in 0..<Self.events {
      guard let first = Day(daysSinceEpoch: 13_149 + number * 7919 % 7305) else { continue }
      let hour = 8 + number % 10
      let at = "\(first) \(hour < 10 ? "0" : "")\(hour):00:00"
      var (last, rule, when) = (first.description, "NULL", "\(first)")
      if number % 1000 == 0 {
        (last, rule, when) = ("9999-12-31", "'daily'", "\(first) *1")
      } else if number % 100 == 0, let end = Day(daysSinceEpoch: first.daysSinceEpoch + 365) {
        (last, rule, when) = ("\(end)", "'weekly until=\(end)'", "\(first) *7 UNTIL \(end)")
      }
      sql += """
        INSERT INTO agenda_event(uid, patient, first, last, at, minutes, text, folded, repetition)
        VALUES ('e\(number)', 1, '\(first)', '\(last)', '\(at)', 45, 'Fono \(number)', 'fono \(number)', \(rule));

        """
      lines += "REM \(when) AT \(hour):00 DURATION 0:45 MSG Fono \(number)\n"
    }
    let script = try bench.write(sql + "COMMIT;\n", to: "agenda.sql")
    try Programs.run(Programs.sqlite, [path], input: script)
    reminders = try bench.write(lines, to: "agenda.rem")
  }

  func seconds(_ commands: [String]) throws -> Double {
    let arguments = ["-w", path, "--json"] + commands.flatMap { ["-c", $0] }
    return try MeasuredRun(Programs.tagarela, arguments, bench).seconds
  }

  /// Nothing where remind isn't installed, which is said.
  var peers: [(name: String, run: () throws -> Double)] {
    get throws {
      guard FileManager.default.isExecutableFile(atPath: Self.remind) else {
        bench.report.note("remind isn't installed (apt-get install remind): its figure is left out")
        return []
      }
      return [
        ("remind", { try TagarelaBench.seconds { try Programs.run(Self.remind, ["-s", reminders, "2016-06-01"]) } })
      ]
    }
  }
}
