import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// By what the touches are counted.
enum UsageGrouping: String, CaseIterable {
  case symbol, day
}

/// What the commands of the history of use take.
enum UsageParameter {
  static let by = Argument.option("by", .choice(UsageGrouping.self))
}

extension Noun {
  static let usage = Noun(
    "usage",
    [
      Command(
        Signature(
          "usage", "list",
          [Common.from, Common.to, UsageParameter.by, Common.patient],
          examples: [
            Example(
              after: touched, "usage list",
              prints: "symbol  date and time     plan   tutor\njuice   5 Nov 2012 10:00  Snack  Ana"),
            Example(after: touched, "usage list --by symbol", prints: "symbol  touches\njuice   1"),
          ]),
        .reads, run: listUsage),
      Command(
        Signature(
          "usage", "send",
          [Common.from, Common.to, Common.folder, LetterParameter.by, Common.tutor, Common.patient],
          examples: [
            Example(
              after: touched, "usage send --to-dir sent",
              prints:
                "✓ written, not sent: sent/giovanna-usage.phist, sent/giovanna-usage.pdf, sent/giovanna-usage.eml → mother@example.org"
            )
          ]),
        .acts, run: sendUsage),
      Command(
        Signature(
          "usage", "export",
          [
            Common.file(FileOffer.names(FileOffer.patientToday, as: FileOffer.formats(of: .usage))), Common.from,
            Common.to, Common.writtenFormat, Common.tutor, Common.replace,
            Common.patient,
          ],
          examples: [
            Example(after: touched, "usage export giovanna.obl", prints: "✓ giovanna.obl"),
            Example(
              after: touched, "usage export november.obl --from 2012-11-01 --to 2012-11-30", prints: "✓ november.obl"),
          ]),
        .acts, run: exportUsage),
    ])

  private static let touched = PlanExamples.plan + [#"plan touch Snack 1 --at "2012-11-05 10:00""#]
}

private func listUsage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let period = try Period(arguments)
  switch arguments[UsageParameter.by] {
  case .symbol: return try bySymbol(context, patient, period)
  case .day: return try byDay(context, patient, period)
  case nil: return try one(context, patient, period)
  }
}

private func one(_ context: Context, _ patient: PatientRecord, _ period: Period) throws -> Outcome {
  let tutors = try context.workspace.tutors(of: patient.id, former: true)
  let names = Dictionary(tutors.map { ($0.id, $0.name) }) { first, _ in first }
  let (workspace, id) = (try context.workspace, patient.id)
  let count = try workspace.touchCount(of: id, from: period.from, to: period.to, upTo: Table.sample + 1)
  let rows = Flow<[Value]>(count: count) { row in
    try workspace.forEachTouch(of: id, from: period.from, to: period.to) { touch in
      try row([
        .text(touch.symbolName), .moment(touch.at), Value(touch.planName), Value(touch.tutor.flatMap { names[$0] }),
      ])
    }
  }
  return .table(
    Table(
      [.init("symbol"), .init("at"), .init("plan"), .init("tutor")], rows: rows,
      empty: period.nothing(.usage, patient)))
}

private func bySymbol(_ context: Context, _ patient: PatientRecord, _ period: Period) throws -> Outcome {
  let rows = try context.clinic.usageBySymbol(of: patient, in: period).map { symbol, touches in
    [Value.text(symbol), .integer(touches)]
  }
  return .table(
    Table([.init("symbol"), .init("touches", .bar)], rows: rows, empty: period.nothing(.usage, patient)))
}

private func byDay(_ context: Context, _ patient: PatientRecord, _ period: Period) throws -> Outcome {
  let rows = try context.workspace.touchesByDay(of: patient.id, from: period.from, to: period.to)
    .map { [Value.day($0.day), .integer($0.touches)] }
  return .table(
    Table([.init("day"), .init("touches", .bar)], rows: rows, empty: period.nothing(.usage, patient)))
}

/// The history of a period, all of it unless given, as one file for other programs.
private func exportUsage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = try context.speaker(arguments, for: patient)
  let period = try Period(arguments)
  // What others write meanwhile is not in it.
  return try context.workspace.consult {
    try context.write(arguments, [.usage]) { _ in
      try context.workspace.usageParcel(of: patient, by: tutor, from: period.from, to: period.to)
    }
  }
}

private func sendUsage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = try context.speaker(arguments, for: patient)
  let period = try Period(arguments)
  let (letter, delivery) = try context.clinic.sendUsage(
    of: patient, by: tutor, in: period, via: context.transport(arguments))
  return try context.sent(letter, delivery.concluded())
}
