import Desk
import Shell
import TagarelaKit
import Workspace

/// The best of each topic; of one topic all that are kept.
func listRecords(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = RecordStore(workspace: try context.workspace)
  let rows: [[Value]] =
    if let topic = arguments[FirstLetterParameter.optionalTopic] {
      try store.records(of: topic).map { row(topic, $0) }
    } else {
      try LetterTopic.allCases.map { row($0, try store.records(of: $0).first) }
    }
  return .table(
    Table(
      [.init("topic"), .init("record", .number), .init("name"), .init("date")], rows: rows,
      empty: Phrase("letters.no_record")))
}

private func row(_ topic: LetterTopic, _ record: LetterRecord?) -> [Value] {
  [.word(topic.rawValue), .integer(record?.score ?? 0), Value(record?.name), Value(record?.at.day)]
}

func clearRecords(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let topic = try arguments[FirstLetterParameter.topic]
  let count = try RecordStore(workspace: try context.workspace).clear(topic)
  return Outcome(
    .nothing, said: Phrase("letters.cleared", ["topic": .word(topic.rawValue), "count": .integer(count)]))
}
