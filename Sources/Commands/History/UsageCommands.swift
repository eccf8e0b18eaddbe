import Mail
import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let usage = Noun(
    "usage",
    [
      Command(
        Signature(
          "usage", "list",
          [Common.from, Common.to, .option("by", .choice(["symbol", "day"])), Common.patient],
          examples: [
            Example(
              after: touched, "usage list",
              prints: "symbol  date and time     plan    tutor\nsuco    5 Nov 2012 10:00  Lanche  Ana"),
            Example(after: touched, "usage list --by symbol", prints: "symbol  touches\nsuco    1"),
          ]),
        .reads, run: listUsage),
      Command(
        Signature(
          "usage", "send", [Common.folder, .option("tutor", tutors), Common.patient],
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
            .operand("file", .outputFile), Common.writtenFormat, .option("tutor", tutors), Common.replace,
            Common.patient,
          ],
          examples: [Example(after: touched, "usage export giovanna.obl", prints: "✓ giovanna.obl")]),
        .acts, run: exportUsage),
    ])

  private static let touched = PlanExamples.plan + [#"plan touch Lanche 1 --at "2012-11-05 10:00""#]
  private static let tutors = Parameter.Kind.name { text, context in
    try context.workspace.tutorNames(beginning: text, of: context.subject?.id)
  }
}

private func listUsage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let touches = try context.workspace.touches(of: patient.id, from: arguments.day("from"), to: arguments.day("to"))
  switch arguments.text("by") {
  case "symbol": return try bySymbol(context, touches, patient)
  case "day": return byDay(touches, patient)
  default: return try one(context, touches, patient)
  }
}

private func one(_ context: Context, _ touches: [TouchRecord], _ patient: PatientRecord) throws -> Outcome {
  let tutors = try context.workspace.tutors(of: patient.id, former: true)
  let names = Dictionary(tutors.map { ($0.id, $0.name) }) { first, _ in first }
  let rows = touches.map { touch -> [Value] in
    [.text(touch.symbolName), .moment(touch.at), Value(touch.planName), Value(touch.tutor.flatMap { names[$0] })]
  }
  return .table(
    Table([.init("symbol"), .init("at"), .init("plan"), .init("tutor")], rows: rows, empty: none(patient)))
}

/// The most touched first; what the patient's plans show and nobody touched comes last.
private func bySymbol(_ context: Context, _ touches: [TouchRecord], _ patient: PatientRecord) throws -> Outcome {
  var counts = Dictionary(touches.map { ($0.symbolName, 1) }, uniquingKeysWith: +)
  for plan in try context.workspace.plans(of: patient.id) {
    for name in try context.symbolNames(of: plan) { counts[name, default: 0] += 0 }
  }
  let rows = counts.sorted { ($1.value, $0.key.folded) < ($0.value, $1.key.folded) }
    .map { [Value.text($0.key), .integer($0.value)] }
  return .table(Table([.init("symbol"), .init("touches", .bar)], rows: rows, empty: none(patient)))
}

private func byDay(_ touches: [TouchRecord], _ patient: PatientRecord) -> Outcome {
  let counts = Dictionary(touches.map { ($0.at.day, 1) }, uniquingKeysWith: +)
  let rows = counts.sorted { $0.key < $1.key }.map { [Value.day($0.key), .integer($0.value)] }
  return .table(Table([.init("day"), .init("touches", .bar)], rows: rows, empty: none(patient)))
}

private func none(_ patient: PatientRecord) -> Phrase { Phrase("usage.none", ["patient": .text(patient.name)]) }

/// The whole history as one file, for other programs.
private func exportUsage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = try context.speaker(arguments, for: patient)
  return try context.write(arguments, [.usage]) { _ in try context.workspace.usageParcel(of: patient, from: tutor) }
}

private func sendUsage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let tutor = try context.speaker(arguments, for: patient)
  let parcel = try context.workspace.usageParcel(of: patient, from: tutor)
  guard !parcel.touches.isEmpty else { throw Failure("usage.none", ["patient": .text(patient.name)]) }
  let wording = context.wording
  let body = parcel.touches.map { "\(wording.text($0.at))  \($0.symbol)" }.joined(separator: "\n")
  let to = try context.addressee(patient)
  let subject = wording.text(Phrase("letter.usage", ["patient": .text(patient.name)]))
  let outgoing = Outgoing(
    context: context, name: LetterName("usage", of: patient), parcel: parcel, to: to, subject: subject, body: body)
  return try context.sent(outgoing.write(to: context.outbox(arguments)), to: to)
}
