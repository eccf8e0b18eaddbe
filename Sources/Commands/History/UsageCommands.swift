import Clinic
import Desk
import Mail
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
              prints: "symbol  date and time     plan    tutor\nsuco    5 Nov 2012 10:00  Lanche  Ana"),
            Example(after: touched, "usage list --by symbol", prints: "symbol  touches\nsuco    1"),
          ]),
        .reads, run: listUsage),
      Command(
        Signature(
          "usage", "send",
          [Common.from, Common.to, Common.folder, LetterParameter.by, Common.tutor, Common.patient],
          examples: [
            Example(
              after: touched, "usage send --to-dir sent",
              prints: "✓ sent/giovanna-usage.phist, sent/giovanna-usage.pdf, sent/giovanna-usage.eml → mae@exemplo.org")
          ]),
        .acts, run: sendUsage),
      Command(
        Signature(
          "usage", "export",
          [
            Common.file, Common.from, Common.to, Common.writtenFormat, Common.tutor, Common.replace,
            Common.patient,
          ],
          examples: [
            Example(after: touched, "usage export giovanna.obl", prints: "✓ giovanna.obl"),
            Example(
              after: touched, "usage export november.obl --from 2012-11-01 --to 2012-11-30", prints: "✓ november.obl"),
          ]),
        .acts, run: exportUsage),
    ])

  private static let touched = PlanExamples.plan + [#"plan touch Lanche 1 --at "2012-11-05 10:00""#]
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

/// The most touched first; what the patient's plans show and nobody touched comes last.
private func bySymbol(_ context: Context, _ patient: PatientRecord, _ period: Period) throws -> Outcome {
  var counts = try context.workspace.touchesBySymbol(of: patient.id, from: period.from, to: period.to)
  for plan in try context.workspace.plans(of: patient.id) {
    for name in try context.clinic.symbolNames(of: plan) { counts[name, default: 0] += 0 }
  }
  let rows = counts.sorted { ($1.value, $0.key.folded) < ($0.value, $1.key.folded) }
    .map { [Value.text($0.key), .integer($0.value)] }
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
  let to = try context.clinic.addressee(patient)
  let (letter, delivery) = try context.workspace.consult { () throws -> (Outgoing, Transport.Delivery) in
    let parcel = try context.workspace.usageParcel(of: patient, by: tutor, from: period.from, to: period.to)
    guard !parcel.touches.isEmpty else { throw Failure(period.nothing(.usage, patient)) }
    let subject = context.wording.text(Phrase("letter.usage", ["patient": .text(patient.name)]))
    let outgoing = try Outgoing(
      context.clinic, name: LetterName("usage", of: patient), parcel: parcel, to: to, subject: subject,
      body: try body(of: parcel, context, patient, period))
    return (outgoing, try context.transport(arguments).deliver(outgoing))
  }
  return try context.sent(letter, delivery)
}

/// Touches that a letter lists one by one; of more it says how many there are of which symbol.
private let mostInLetter = 500

private func body(
  of parcel: Parcel, _ context: Context, _ patient: PatientRecord, _ period: Period
) throws -> String {
  let wording = context.wording
  guard parcel.touches.count > mostInLetter else {
    return try parcel.touches.map { "\(wording.text($0.at))  \($0.symbol)" }.joined(separator: "\n")
  }
  let days = try context.workspace.touchesByDay(of: patient.id, from: period.from, to: period.to)
  let symbols = try context.workspace.touchesBySymbol(of: patient.id, from: period.from, to: period.to)
    .sorted { ($1.value, $0.key.folded) < ($0.value, $1.key.folded) }
  let summary = Phrase(
    "letter.usage_summary",
    [
      "count": .integer(parcel.touches.count), "from": Value(days.first?.day), "to": Value(days.last?.day),
    ])
  let lines = symbols.prefix(mostInLetter).map { "\(wording.number($0.value))  \($0.key)" }
  return ([wording.text(summary), ""] + lines).joined(separator: "\n")
}

extension Period.Nothing {
  fileprivate static let usage = Self(
    ever: "usage.none", between: "usage.none_between", since: "usage.none_since", until: "usage.none_until")
}
