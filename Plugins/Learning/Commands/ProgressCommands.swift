import Clinic
import Desk
import Moments
import Shell
import TagarelaKit
import Workspace

/// What `progress` takes.
enum ProgressParameter {
  static let grouping = Argument.option("by", .choice(ProgressGrouping.self))
}

enum ProgressCommands {
  static let all = [
    Command(
      Signature(
        "progress", nil, [Common.from, Common.to, ProgressParameter.grouping, Common.patient],
        examples: [
          Example(after: ["patient new Gi", "use Gi"], "progress", prints: "Gi has answered nothing yet")
        ]),
      .reads, run: showProgress)
  ]
}

/// What was right and wrong, item by item, what goes worst first.
private func showProgress(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let grouping = arguments[ProgressParameter.grouping] ?? .item
  let counts = try AnswerStore(context.workspace).counts(
    of: patient.id, by: grouping, from: arguments[Common.from], to: arguments[Common.to])
  let rows = counts.map { count -> [Value] in
    let named: [Value] =
      switch grouping {
      case .topic: [.word(count.topic)]
      case .item: [.word(count.topic), .text(count.name), .text(count.item)]
      case .day: []
      }
    return named + [
      Value(count.last), .integer(count.right), .integer(count.wrong), .integer(count.late),
      .integer(count.all == 0 ? 0 : count.right * 100 / count.all),
      .real((Double(count.milliseconds) / Double(max(1, count.all)) / 100).rounded() / 10),
    ]
  }
  let named: [Table.Column] =
    switch grouping {
    case .topic: [.init("topic")]
    case .item: [.init("topic"), .init("name"), .init("item", .hidden)]
    case .day: []
    }
  let columns =
    named + [
      .init(grouping == .day ? "day" : "when"), .init("right", .number), .init("wrong", .number),
      .init("late", .number),
      .init("share", .bar), .init("seconds", .number),
    ]
  return .table(Table(columns, rows: rows, empty: Phrase("progress.none", ["patient": .text(patient.name)])))
}
